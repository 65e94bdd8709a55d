import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { strage } from '../../src/games/strage/index.ts';
import { schemas } from '../../src/games/strage/schema.ts';
import { recordSchemaOf } from '../../src/schema/record.ts';

const record = { feyrules: 1, game: 'strage', rulesVersion: strage.rulesVersion, tags: {}, options: {} };

describe('the schemas of a game', () => {
  it('take options, and views, as the game gives them', () => {
    expect([{}, { players: 2 }, { players: 9 }, { castle: true }].map(schemas.options.is)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const view = strage.view(strage.setup({ players: 2 }), 0);
    expect([view, { ...view, castle: true }, {}].map(schemas.view.is)).toEqual([true, false, false]);
  });
});

describe('the shape of a record', () => {
  it('takes the notations of its game and no others', () => {
    const shape = recordSchemaOf(strage, z.strictObject({}), z.never());
    expect([[], ['@a1'], ['6', '@b2']].map((moves) => shape.safeParse({ ...record, moves }).success)).toEqual([
      true,
      true,
      true,
    ]);
    for (const text of ['@a9', 'castle', 'a b', '']) {
      expect(shape.safeParse({ ...record, moves: ['@a1', text] }).success).toBe(false);
    }
  });
});
