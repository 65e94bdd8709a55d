import { describe, expect, it } from 'vitest';
import { schemas as elfengold } from '../../src/games/elfengold/schema.ts';
import { schemas as elfenland } from '../../src/games/elfenland/schema.ts';
import { schemas as elfenwizards } from '../../src/games/elfenwizards/schema.ts';
import { schemas as strage } from '../../src/games/strage/schema.ts';
import { gamesOf } from '../tools/entries.ts';
import { schemaPathOf, schemaTextsOf } from '../tools/json-schemas.ts';

/** After a change of the shapes let the JSON Schemas be written again: `npm run schemas`, or this test with `-u`. */
it.each(gamesOf())('the JSON Schemas of %s say what its shapes say', async (game) => {
  const texts = await schemaTextsOf(game);
  expect(Object.keys(texts)).toEqual(['options', 'move', 'view', 'event', 'record']);
  for (const [what, text] of Object.entries(texts)) await expect(text).toMatchFileSnapshot(schemaPathOf(game, what));
});

describe('what no JSON Schema can say', () => {
  it('is that a multiset stands in order, in a move, in a record and in an event', () => {
    const [road] = [
      ...JSON.stringify(elfenland.move.json).matchAll(/"road":\{"type":"string","enum":\["([^"]+)"/g),
    ].map(([, id]) => id);
    const inOrder = { type: 'caravan', road, cards: ['giant-pig', 'giant-pig', 'unicorn'] };
    const outOfOrder = { type: 'caravan', road, cards: ['unicorn', 'giant-pig', 'giant-pig'] };
    const record = { feyrules: 1, game: 'elfenland', rulesVersion: 1, tags: {}, options: {} };
    for (const [move, taken] of [
      [inOrder, true],
      [outOfOrder, false],
    ] as const) {
      expect(elfenland.move.is(move)).toBe(taken);
      expect(elfenland.record.is({ ...record, moves: [move] })).toBe(taken);
    }
    for (const [tiles, taken] of [
      [['giant-pig', 'unicorn'], true],
      [['unicorn', 'giant-pig'], false],
    ] as const) {
      expect(elfengold.move.is({ type: 'keep', open: tiles, hidden: [] })).toBe(taken);
      expect(elfengold.move.is({ type: 'keep', open: [], hidden: tiles })).toBe(taken);
      expect(elfengold.event.is({ type: 'kept', seat: 0, open: tiles, hidden: 1 })).toBe(taken);
    }
    for (const [dice, taken] of [
      [[1, 2, 2], true],
      [[2, 1, 2], false],
    ] as const) {
      expect(elfenwizards.move.is({ type: 'roll', dice })).toBe(taken);
      expect(elfenwizards.event.is({ type: 'rolled', seat: 0, dice })).toBe(taken);
    }
  });

  it('is that a text is a notation', () => {
    const record = { feyrules: 1, game: 'strage', rulesVersion: 1, tags: {}, options: {} };
    expect(strage.record.is({ ...record, moves: ['@a1'] })).toBe(true);
    for (const text of ['@a9', 'a b', '', '@a1'.padEnd(100_000, ' '), 'x'.repeat(100_000)]) {
      expect(strage.record.is({ ...record, moves: [text] })).toBe(false);
    }
  });

  it('is that 0 is not -0', () => {
    expect([0, -0].map((to) => strage.move.is({ type: 'place', to }))).toEqual([true, false]);
  });
});

it.each([undefined, null, () => 1, Symbol('x'), 1n, Number.NaN, [], new Date(), new Proxy({}, {})])(
  'no move is %o',
  (value) => {
    expect(strage.move.is(value)).toBe(false);
  },
);
