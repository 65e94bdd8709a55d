import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { kit as elfengoldKit } from '../../src/games/elfengold/kit.ts';
import { kit as elfenlandKit } from '../../src/games/elfenland/kit.ts';
import { kit as elfenwizardsKit } from '../../src/games/elfenwizards/kit.ts';
import { kits } from '../../src/games/index.ts';
import { kit as strageKit } from '../../src/games/strage/kit.ts';
import { schemasOf } from '../testing/kit-schemas.ts';

const [elfengold, elfenland] = [await schemasOf(elfengoldKit), await schemasOf(elfenlandKit)];
const [elfenwizards, strage] = [await schemasOf(elfenwizardsKit), await schemasOf(strageKit)];

/** By game: a digest of each of its JSON Schemas, which users rely on. After an intended change use `-u`. */
it.each(kits)('$game.id keeps its JSON Schemas', async (kit) => {
  const digests = Object.entries<{ readonly json: unknown }>({ ...(await schemasOf(kit)) }).map(
    ([what, { json }]) => `${what} ${createHash('sha256').update(JSON.stringify(json)).digest('hex').slice(0, 16)}\n`,
  );
  const file = new URL(`../games/${kit.game.id}/schemas.txt`, import.meta.url);
  await expect(digests.join('')).toMatchFileSnapshot(fileURLToPath(file));
});

describe('`is` checks what no JSON Schema can express', () => {
  it('the order of a multiset, in a move and in a record', () => {
    const [road] = [...JSON.stringify(elfenland.move.json).matchAll(/"road":\{"enum":\["([^"]+)"/g)].map(
      ([, id]) => id,
    );
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
    }
    for (const [dice, taken] of [
      [[1, 2, 2], true],
      [[2, 1, 2], false],
    ] as const) {
      expect(elfenwizards.move.is({ type: 'roll', dice })).toBe(taken);
    }
  });

  it('whether a text is a notation', () => {
    const record = { feyrules: 1, game: 'strage', rulesVersion: 1, tags: {}, options: {} };
    expect(strage.record.is({ ...record, moves: ['@a1'] })).toBe(true);
    for (const text of ['@a9', 'a b', '', '@a1'.padEnd(100_000, ' '), 'x'.repeat(100_000)]) {
      expect(strage.record.is({ ...record, moves: [text] })).toBe(false);
    }
  });

  it('-0', () => {
    expect([0, -0].map((to) => strage.move.is({ type: 'place', to }))).toEqual([true, false]);
  });
});

it.each([undefined, null, () => 1, Symbol('x'), 1n, Number.NaN, [], new Date(), new Proxy({}, {})])(
  '%o is not a move',
  (value) => {
    expect(strage.move.is(value)).toBe(false);
  },
);
