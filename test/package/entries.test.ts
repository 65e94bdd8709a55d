import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { games } from '../../src/index.ts';
import { entries, gamesOf, ROOT } from '../tools/entries.ts';

it('every part of the library and every game has an entry that leads to a source', () => {
  const found = entries();
  const parts = ['index', 'core', 'bots', 'arena', 'rl', 'referee', 'adapters/boardgame-io'];
  const ofGames = Object.keys(games).flatMap((game) => [game, `${game}/kit`, `${game}/board`]);
  expect(Object.keys(found)).toEqual(expect.arrayContaining([...parts, ...ofGames]));
  expect(gamesOf()).toEqual(Object.keys(games).sort());
  expect(Object.values(found).filter((source) => !existsSync(`${ROOT}/${source}`))).toEqual([]);
});

it('a file with a matching name is not an entry by accident', () => {
  expect(Object.keys(entries()).filter((entry) => entry.startsWith('cli') || entry.startsWith('schema'))).toEqual([]);
});
