import { describe, expect, it } from 'vitest';
import { readMove, readType } from '../../src/core/read-move.ts';
import { elfengold } from '../../src/games/elfengold/index.ts';
import { games } from '../../src/games/index.ts';
import { strage } from '../../src/games/strage/index.ts';

it('a value that is no object is no move and has no type', () => {
  for (const given of [undefined, null, 7, 'end', true, Object.assign(() => 1, { type: 'end' })]) {
    expect(readType(given)).toBe('');
    expect(readMove(given, 'end', {})).toBeUndefined();
  }
  expect(
    strage.violation(
      strage.setup(),
      Object.assign(() => 1, { type: 'end' }),
    )?.code,
  ).toBe('strage/unknown-move');
});

it('an object that JSON writes differently is no move', () => {
  const state = strage.apply(strage.setup(), { type: 'roll', die: 2 });
  for (const given of [new Date(0), { toJSON: () => 'end' }, Object.create({ toJSON: () => 'end' })]) {
    const move: unknown = Object.assign(given, { type: 'end' });
    expect(readMove(move, 'end', {})).toBeUndefined();
    expect(strage.violation(state, move)?.code).toBe('strage/unknown-move');
  }
});

it('an inherited field that the move does not have is refused', () => {
  const move: unknown = Object.assign(Object.create({ to: 3 }), { type: 'end' });
  expect(readMove(move, 'end', {})).toEqual({ flaw: 'to' });
});

it('only a deeply frozen move is kept without a copy', () => {
  const to = { values: [], optional: false, schema: {}, read: (value: unknown): unknown => value, has: () => true };
  const frozenAs = (given: unknown): boolean => {
    const reading = readMove(given, 'place', { to });
    return reading !== undefined && 'move' in reading && Object.isFrozen(reading.move);
  };
  expect(frozenAs(Object.freeze({ type: 'place', to: 3 }))).toBe(true);
  expect(frozenAs({ type: 'place', to: 3 })).toBe(false);
  expect(frozenAs(Object.freeze({ type: 'place', to: [3] }))).toBe(false);
});

describe('the sentence of a malformed move', () => {
  const table = elfengold.setup();
  const said = (move: object, locale: string): string => {
    const refused = elfengold.violation(table, move);
    return refused === undefined ? '' : elfengold.describeViolation(refused, locale);
  };

  it.each([
    [
      { type: 'bid', amount: 0 },
      'its field "amount" must be an integer, 1 or more',
      '"amount" deve essere un numero intero, 1 o più',
    ],
    [
      { type: 'first-seat' },
      'its field "seat" must be an integer from 0 to 5',
      '"seat" deve essere un numero intero da 0 a 5',
    ],
    [{ type: 'pass', toString: 1 }, 'it cannot have a field "toString"', 'non può avere un campo "toString"'],
    [
      { type: 'end', take: 'all' },
      'its field "take" must be one of "gold", "cards"',
      'il campo "take" deve essere uno di questi valori: "gold", "cards"',
    ],
    [
      { type: 'travel', wizard: false },
      'its field "wizard" must be absent or true',
      '"wizard" deve mancare o essere true',
    ],
    [{ type: 'fly', town: 'elfhold' }, '"usselen", ….', '"usselen", ….'],
    [
      { type: 'keep', open: ['unicorn', 'dragon'] },
      'its field "open" must be a list with 0 to 2 of these values, in this order: "double", "dragon"',
      'una lista di valori fra questi, da 0 a 2, in quest\'ordine: "double", "dragon"',
    ],
  ])('%j', (move, en, it) => {
    expect(said(move, 'en')).toContain(en);
    expect(said(move, 'it')).toContain(it);
  });

  it('says what every field of every game expects', () => {
    for (const game of Object.values(games)) {
      for (const [type, fields] of Object.entries(game.moves)) {
        for (const field of Object.keys(fields)) {
          const said = game.describeViolation({
            code: `${game.id}/malformed-move`,
            clause: '',
            params: { type, field },
          });
          expect(said).toMatch(/its field "\S+" must be ./);
        }
      }
    }
  });
});
