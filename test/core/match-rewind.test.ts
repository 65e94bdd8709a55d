import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlyError } from '../../src/core/errors.ts';
import type { Tagged } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { recordOf, replay } from '../../src/core/record.ts';
import { seeded } from '../../src/core/rng.ts';
import { shown } from '../../src/core/wording.ts';
import { strage } from '../../src/games/strage/index.ts';
import { games } from '../../src/index.ts';
import { viewersOf } from '../../src/testing/play.ts';
import { playAny } from './at-random.ts';

const LONG = 200;
const RUNS = { numRuns: 6, seed: 8 };

/** A long game of random moves, which rearranges, bids and plans as often as the game allows. */
function played(game: Match['game']): Match {
  const match = new Match(game, { seed: 5 });
  const rng = seeded(12);
  while (match.plies < LONG && match.actor !== 'over') playAny(match, rng);
  return match;
}

/** Plays the same moves again, up to that ply. */
function playAgain(match: Match, moves: readonly Tagged[], to: number): void {
  for (const move of moves.slice(match.plies, to)) {
    if (typeof match.actor === 'number') match.play(match.actor, move);
    else match.chance(move);
  }
}

/** All output of a match, without tokens. */
function toldBy(match: Match): string {
  const viewers = viewersOf(match.state).map((viewer) => {
    const { seen: _, ...observation } = match.observe(viewer);
    return { observation, feed: match.feed(viewer), later: match.feed(viewer, 20) };
  });
  const seats = viewersOf(match.state).filter((viewer) => typeof viewer === 'number');
  const undo = seats.map((seat) => [match.undoRefusal(seat), match.lastDecision(seat)]);
  const { plies, actor, outcome, state } = match;
  return JSON.stringify({ plies, actor, outcome, state, record: match.record(), viewers, undo });
}

describe.each(Object.values(games))('a match of $id', (game) => {
  const whole = played(game);
  const record = whole.record();
  const { moves } = replay(game, record);
  const plies = fc.nat(moves.length);

  it('gives the state after any ply, equal to a replay of the first moves', () => {
    fc.assert(
      fc.property(plies, (ply) => {
        const { state } = replay(game, record, ply);
        expect(whole.stateAt(ply)).toEqual(state);
        expect(Object.isFrozen(whole.stateAt(ply))).toBe(true);
      }),
      RUNS,
    );
    expect(whole.stateAt(whole.plies)).toBe(whole.state);
    expect(whole.record()).toEqual(record);
  });

  it('is the same after a rewind and the same moves, feeds included', () => {
    const match = new Match(game, { record });
    fc.assert(
      fc.property(plies, plies, (ply, to) => {
        if (ply > match.plies) playAgain(match, moves, ply);
        match.rewind(ply);
        const early = new Match(game, { record: recordOf(game, record.options, moves.slice(0, ply)) });
        expect(toldBy(match)).toBe(toldBy(early));
        playAgain(match, moves, to);
        playAgain(early, moves, to);
        expect(toldBy(match)).toBe(toldBy(early));
      }),
      RUNS,
    );
    playAgain(match, moves, moves.length);
    expect(toldBy(match)).toBe(toldBy(whole));
    expect(JSON.stringify(match.record())).toBe(JSON.stringify(record));
  });

  it('can be forked, and changes to one match do not affect the other', () => {
    const match = new Match(game, { record });
    const before = toldBy(match);
    fc.assert(
      fc.property(plies, plies, (ply, to) => {
        const fork = match.fork(ply);
        const early = toldBy(new Match(game, { record: recordOf(game, record.options, moves.slice(0, ply)) }));
        expect(toldBy(fork)).toBe(early);
        playAgain(fork, moves, to);
        expect(toldBy(match)).toBe(before);
        const later = toldBy(fork);
        match.rewind(Math.min(ply, to));
        playAgain(match, moves, moves.length);
        expect(toldBy(fork)).toBe(later);
        expect(toldBy(match)).toBe(before);
      }),
      RUNS,
    );
  });

  it.each([-1, 0.5, moves.length + 1, Number.NaN, Number.POSITIVE_INFINITY, '3', null, [3], {}])(
    'refuses ply %j with a code',
    (ply) => {
      const match = Object(new Match(game, { record }));
      for (const ask of [() => match.stateAt(ply), () => match.rewind(ply), () => match.fork(ply)]) {
        expect(ask).toThrow(PlyError);
        expect(ask).toThrow(RangeError);
        expect(ask).toThrow(
          expect.objectContaining({ code: 'match/no-such-ply', params: { ply: shown(ply), last: moves.length } }),
        );
        expect(ask).toThrow(`There is no ply ${shown(ply)}; the plies are 0 to ${moves.length}.`);
      }
      expect(match.plies).toBe(moves.length);
    },
  );
});

it('a fork draws what the match itself would draw', () => {
  const match = new Match(strage, { options: { players: 2, order: [0, 1] }, seed: 'forked' });
  const fork = match.fork();
  expect(fork.chance()).toEqual(match.chance());
  const dictated = new Match(strage, { chance: 'dictated' }).fork();
  expect(() => dictated.chance()).toThrow('Chance is dictated in this match: pass the chance move.');
});

it('a rewound match never gives a token it gave before', () => {
  const match = new Match(strage, { options: { players: 2, order: [0, 1] }, seed: 3 });
  match.chance();
  const tokens = new Set<string>();
  for (let time = 0; time < 5; time++) {
    for (const viewer of [0, 1, 'table'] as const) tokens.add(match.observe(viewer).seen + viewer);
    match.play(0, { type: 'end' });
    for (const viewer of [0, 1, 'table'] as const) tokens.add(match.observe(viewer).seen + viewer);
    match.rewind(1);
  }
  expect(tokens.size).toBe(30);
});
