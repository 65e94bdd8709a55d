import { describe, expect, it } from 'vitest';
import type { BaseState } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { recordOf, replay } from '../../src/core/record.ts';
import { seeded } from '../../src/core/rng.ts';
import type { Move } from '../../src/games/strage/index.ts';
import { strage } from '../../src/games/strage/index.ts';
import { games } from '../../src/index.ts';
import { playAny } from './at-random.ts';

/** Tries every mutation that a caller without types can make on an object. */
function spoil(value: object, change: object): void {
  try {
    Object.assign(value, change);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

/** The paths in the value at which something is mutable. */
function loose(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, item]) => loose(item, `${path}.${key}`));
  return Object.isFrozen(value) ? inner : [path, ...inner];
}

describe('a match keeps its own copy', () => {
  it('when the caller changes a move after playing it', () => {
    const match = new Match(strage, { options: { order: [0, 1, 2] } });
    const [roll, move]: Move[] = [
      { type: 'roll', die: 4 },
      { type: 'place', to: 8 },
    ];
    if (roll === undefined || move === undefined) throw new Error('two moves');
    const drawn = match.chance(roll);
    match.play(0, move);
    spoil(roll, { die: 6 });
    spoil(drawn, { die: 6 });
    spoil(move, { to: 63 });
    expect(match.record().moves).toEqual([
      { type: 'roll', die: 4 },
      { type: 'place', to: 8 },
    ]);
  });

  it('when the caller changes options, tags and records', () => {
    const options = { order: [0, 1, 2] };
    const tags = { Red: 'Anna' };
    const match = new Match(strage, { options, tags });
    match.chance({ type: 'roll', die: 4 });
    const stored = structuredClone(match.record());
    const resumed = new Match(strage, { record: stored });
    options.order.push(2);
    tags.Red = 'Berta';
    const [move] = stored.moves;
    if (typeof move === 'object' && move !== null) Object.assign(move, { die: 6 });
    Object.assign(stored.options, { order: [2, 1, 0] });
    for (const { moves, ...head } of [match.record(), resumed.record()]) {
      expect(moves).toEqual([{ type: 'roll', die: 4 }]);
      expect(head).toMatchObject({ options: { order: [0, 1, 2] }, tags: { Red: 'Anna' } });
    }
  });

  it('when the caller changes what one viewer got', () => {
    const match = new Match(strage, { options: { order: [0, 1, 2] } });
    match.chance({ type: 'roll', die: 4 });
    const [entry = expect.fail('nothing told')] = match.feed(0);
    spoil(entry.event, { points: 99 });
    expect(match.feed(1)).toEqual([
      { index: 0, event: { type: 'points-rolled', seat: 0, points: 4 }, clause: 'ST-3.1' },
    ]);
  });

  it('also in its record, and in the states a replay of it gives', () => {
    const options = { order: [0, 1, 2] };
    const moves: Move[] = [{ type: 'roll', die: 4 }];
    const record = recordOf(strage, options, moves);
    options.order.push(0);
    moves.push({ type: 'end' });
    spoil(moves[0] ?? {}, { die: 1 });
    expect(record).toMatchObject({ options: { order: [0, 1, 2] }, moves: [{ type: 'roll', die: 4 }] });
    const given = structuredClone(record);
    const reached = replay(strage, given);
    const [first] = given.moves;
    if (typeof first === 'object' && first !== null) Object.assign(first, { die: 1 });
    expect(reached.moves).toEqual([{ type: 'roll', die: 4 }]);
    expect(loose([Object.freeze(record), Object.freeze(reached)]).slice(1)).toEqual([]);
  });
});

describe.each(Object.values(games))('a match of $name returns', (game) => {
  const match = new Match(game, { seed: 3 });
  const rng = seeded(4);
  const isOver = (): boolean => match.actor === 'over';
  const handedOut = (of: Match = match): readonly object[] => {
    const viewers = [...Array(of.state.players).keys(), 'table' as const];
    const own = viewers.flatMap((viewer) => [of.observe(viewer), of.feed(viewer, 3)]);
    const state: BaseState = of.state;
    return [state, of.record(), ...own, ...(of.outcome === undefined ? [] : [of.outcome])];
  };

  it('the same frozen objects until something changes', () => {
    while (!isOver() && match.plies < 400) {
      playAny(match, rng);
      if (match.plies % 20 !== 0 && !isOver()) continue;
      const first = handedOut();
      expect(first.flatMap((value) => loose(value, 'x'))).toEqual([]);
      handedOut().forEach((value, index) => {
        expect(value).toBe(first[index]);
      });
      if (isOver()) continue;
      playAny(match, rng);
      const then = handedOut();
      for (const index of [0, 1]) expect(then[index]).not.toBe(first[index]);
      const told = (values: readonly object[]): string =>
        JSON.stringify(values, (key, value) => (key === 'seen' ? undefined : value));
      expect(told(then)).toBe(told(handedOut(new Match(game, { record: match.record() }))));
    }
    expect(match.plies).toBeGreaterThan(50);
  });
});
