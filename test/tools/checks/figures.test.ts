import { expect, it } from 'vitest';
import { crossings, faultsOf, placesOfGames } from './figures.ts';

it('reports the figure that exceeds its ceiling', () => {
  expect(faultsOf({ lines: 10, entries: 3 }, { lines: 10, entries: 3 })).toEqual([]);
  expect(faultsOf({ lines: 11, entries: 3 }, { lines: 10, entries: 3 })).toEqual(['lines: 11, more than 10.']);
});

it('every figure is within its ceiling, and every ceiling has a figure', () => {
  expect(faultsOf({ lines: 10 }, { entries: 3 })).toEqual([
    'There is no ceiling for "lines" (10).',
    'Nothing has measured "entries".',
  ]);
});

it("counts the imports from another game's folder", () => {
  const text = `
    import { at } from '../../core/checked-access.ts';
    import { board } from './board.ts';
    import { map } from '../elfenland/map.ts';
    export type { Road } from '../../elfenland/types.ts';
    const law = await import('../elfenland/map.ts');`;
  expect(crossings('src/games/elfengold/index.ts', text)).toEqual([
    'src/games/elfenland/map.ts',
    'src/games/elfenland/map.ts',
  ]);
  expect(crossings('src/rl/index.ts', text)).toEqual([]);
});

it('finds files that list all games', () => {
  const files = ['README.md', 'src/games/index.ts', 'CHANGELOG.md', 'src/core/game.ts', 'test/games/strage/spec.ts'];
  expect(placesOfGames(files)).toEqual(['README.md', 'src/games/index.ts']);
});
