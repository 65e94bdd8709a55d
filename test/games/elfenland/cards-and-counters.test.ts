import { describe, expect, it } from 'vitest';
import { seeded } from '../../../src/core/rng.ts';
import type { Options, State } from '../../../src/games/elfenland/index.ts';
import { counterKinds, elfenland } from '../../../src/games/elfenland/index.ts';
import { eventsOf, legal, list, odds, play, position, refused, tilesOf } from './position.ts';

const sum = (pool: readonly number[] = []): number => pool.reduce((total, pieces) => total + pieces, 0);

/** The state after all pending draws, each chosen by weight. */
function drawAll(state: State): State {
  const rng = seeded(4);
  let reached = state;
  while (elfenland.actor(reached) === 'chance') reached = elfenland.apply(reached, elfenland.sample(reached, rng));
  return reached;
}

/** The seats of the deal, one entry per card. */
function dealtTo(state: State): number[] {
  const rng = seeded(4);
  const seats: number[] = [];
  let reached = state;
  while (reached.phase === 'deal') {
    seats.push(reached.turn);
    reached = elfenland.apply(reached, elfenland.sample(reached, rng));
  }
  return seats;
}

const begun = (options: Partial<Options>): State =>
  play(elfenland.setup({ firstSeat: 1, ...options }), 'dragon dragon dragon dragon dragon');

const runs = (seats: readonly number[]): string =>
  seats
    .filter((seat, at) => seat !== seats[at - 1])
    .map((seat) => `${seat}:${seats.filter((other) => other === seat).length}`)
    .join(' ');

/** The end of a round in which players kept and played cards. */
const between = (deal: State['deal']): State =>
  position({
    phase: 'keep',
    players: 3,
    deal,
    hands: ['dragon*4', 'raft', ''],
    discard: 'unicorn*5 raft*2',
    open: ['dragon unicorn'],
  });

describe('§4, travel cards', () => {
  it('EL-4.1 each hand is filled to eight cards in turn order, one seat after another', () => {
    expect(runs(dealtTo(begun({ players: 3 })))).toBe('1:8 2:8 0:8');
    expect(drawAll(begun({ players: 3 })).hands.map(sum)).toEqual([8, 8, 8]);
  });

  it('EL-4.1 only missing cards are drawn, after the discard pile has joined the deck', () => {
    const next = play(between('to-eight'), 'keep:dragon');
    expect(next).toMatchObject({ phase: 'deal', starter: 1 });
    expect(sum(next.discard)).toBe(0);
    expect(sum(next.deck)).toBe(72 - 5);
    expect(odds(next)['unicorn']).toBe(10);
    expect(runs(dealtTo(next))).toBe('1:7 2:8 0:4');
  });

  it('EL-4.1 the card goes to the hand', () => {
    const state = begun({ players: 2 });
    expect(list(play(state, 'raft raft').hands[1])).toBe('raft*2');
    expect(eventsOf(state, 'raft')).toEqual([{ type: 'card-drawn', seat: 1, card: 'raft' }]);
  });

  it('EL-4.2 with `eight-new` each seat draws eight cards on top of those it kept', () => {
    const next = play(between('eight-new'), 'keep:dragon');
    expect(sum(next.discard)).toBe(0);
    expect(runs(dealtTo(next))).toBe('1:8 2:8 0:8');
    expect(drawAll(next).hands.map(sum)).toEqual([12, 9, 8]);
  });
});

describe('§5, counters', () => {
  it('EL-5.1 in turn order each player draws a counter and keeps it face down', () => {
    let state = begun({ players: 3 });
    while (state.phase === 'deal') state = play(state, legal(state)[0] ?? '');
    expect(state).toMatchObject({ phase: 'face-down', turn: 1 });
    expect(odds(state)['dragon']).toBe(3);
    const drawn = play(state, 'unicorn dragon elfcycle');
    expect(drawn.faceDown.map(tilesOf)).toEqual(['elfcycle', 'unicorn', 'dragon']);
    expect(drawn).toMatchObject({ phase: 'counters', turn: 1 });
    expect(eventsOf(state, 'unicorn')).toEqual([{ type: 'tile-drawn', seat: 1, tile: 'unicorn' }]);
  });

  const choosing = position({ phase: 'counters', players: 3, starter: 1, display: 'dragon*2 unicorn troll-wagon*2' });

  it('EL-5.2 a counter taken from the display is replaced at once by a draw from the pile', () => {
    expect(legal(choosing)).toEqual(['+?', '+dragon', '+troll-wagon', '+unicorn']);
    const taken = play(choosing, '+unicorn');
    expect(taken).toMatchObject({ phase: 'refill', turn: 1 });
    expect(odds(taken)['unicorn']).toBe(7);
    const refilled = play(taken, 'dragon');
    expect(tilesOf(refilled.display)).toBe('dragon*3 troll-wagon*2');
    expect(tilesOf(refilled.open[1])).toBe('unicorn');
    expect(refilled).toMatchObject({ phase: 'counters', turn: 2 });
    expect(refused(choosing, '+elfcycle')).toBe('not-in-display EL-5.2');
  });

  it('EL-5.2 a player may instead take the unseen top of the pile, which is laid open', () => {
    const blind = play(choosing, '+?');
    expect(blind).toMatchObject({ phase: 'blind', turn: 1 });
    expect(odds(blind)).toEqual({
      dragon: 6,
      elfcycle: 8,
      'giant-pig': 8,
      'magic-cloud': 8,
      'troll-wagon': 6,
      unicorn: 7,
    });
    const drawn = play(blind, 'elfcycle');
    expect(tilesOf(drawn.open[1])).toBe('elfcycle');
    expect(tilesOf(drawn.display)).toBe('dragon*2 troll-wagon*2 unicorn');
    expect(drawn).toMatchObject({ phase: 'counters', turn: 2 });
  });

  it('EL-5.2 both are public', () => {
    expect(eventsOf(choosing, '+unicorn dragon')).toEqual([
      { type: 'tile-taken', seat: 1, tile: 'unicorn', from: 'display' },
      { type: 'displayed', tile: 'dragon' },
    ]);
    expect(eventsOf(choosing, '+? elfcycle')).toEqual([
      { type: 'tile-taken', seat: 1, tile: 'elfcycle', from: 'pile' },
    ]);
  });

  it('EL-5.2 players take turns three times, in turn order', () => {
    const seats: number[] = [];
    let state: State = choosing;
    while (state.phase !== 'planning') {
      if (state.phase === 'counters') seats.push(state.turn);
      state = play(state, legal(state).at(-1) ?? '');
    }
    expect(seats).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0]);
    expect(state.open.map(sum)).toEqual([3, 3, 3]);
    expect(state.turn).toBe(1);
  });

  it('EL-5.3 a counter kept from an earlier round stays open or face down', () => {
    const state = position({ phase: 'keep', open: ['dragon', 'unicorn*2'], faceDown: ['', 'elfcycle'] });
    const open = drawAll(
      play(position({ phase: 'keep', open: ['dragon*2', 'unicorn*2'] }), 'keep:dragon keep:unicorn'),
    );
    expect(open.open.map(tilesOf)).toEqual(['dragon', 'unicorn']);
    const hidden = drawAll(play({ ...state, turn: 1 }, 'keep:(elfcycle)'));
    expect(hidden.faceDown.map(sum)).toEqual([1, 2]);
    expect(hidden.faceDown[1]?.[counterKinds.indexOf('elfcycle')]).toBeGreaterThan(0);
  });
});
