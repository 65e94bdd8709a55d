import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { games } from '../../src/index.ts';
import { entries, gamesOf, ROOT } from '../tools/entries.ts';

it('an entry stands for every part of the library and for every game, and leads to a source', () => {
  const found = entries();
  const parts = ['index', 'core', 'bots', 'arena', 'rl', 'referee', 'adapters/boardgame-io'];
  const ofGames = Object.keys(games).flatMap((game) => [game, `${game}/kit`, `${game}/board`]);
  expect(Object.keys(found)).toEqual(expect.arrayContaining([...parts, ...ofGames]));
  expect(gamesOf()).toEqual(Object.keys(games).sort());
  expect(Object.values(found).filter((source) => !existsSync(`${ROOT}/${source}`))).toEqual([]);
});

it('nothing is an entry that has the name of one by chance', () => {
  expect(Object.keys(entries()).filter((entry) => entry.startsWith('cli') || entry.startsWith('schema'))).toEqual([]);
});
