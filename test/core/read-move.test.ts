import { expect, it } from 'vitest';
import { readMove, readType } from '../../src/core/read-move.ts';
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
