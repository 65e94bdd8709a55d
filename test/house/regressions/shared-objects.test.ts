import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/core/game.ts';
import { seeded } from '../../../src/core/rng.ts';
import { elfengold, elfenwizards, games, theChallenge } from '../../../src/index.ts';
import { anyMove } from '../../core/at-random.ts';

/** The library returned an object of a static table: a caller who changed it changed the library for all. */
describe('a caller cannot change what the next caller gets', () => {
  it.each([
    ['elfengold', elfengold, 'bid:7'],
    ['the-challenge', theChallenge, 'offer:green'],
    ['the-challenge', theChallenge, 'play:immunity:s0'],
  ] as const)('%s: the move of a notation', (_id, game, text) => {
    const move = game.parse(text);
    expect(move).toBeDefined();
    const before = JSON.stringify(move);
    Reflect.set(Object(move), 'type', 'spoiled');
    expect(JSON.stringify(game.parse(text))).toBe(before);
  });

  it('elfenwizards: a roll', () => {
    const { dice } = Object(elfenwizards.moves['roll']);
    expect(Reflect.set(dice.values[0], 0, 777)).toBe(false);
    expect(dice.values[0]).toEqual([1]);
  });
});

it.each(Object.keys(games))('%s: all exports of its module are frozen', async (id) => {
  const module: object = await import(`../../../src/games/${id}/index.ts`);
  const loose = Object.entries(module).filter(
    ([, own]) => !reached(own).every((part) => Object.isFrozen(part) || typeof part === 'function'),
  );
  expect(loose.map(([name]) => name)).toEqual([]);
});

describe.each(Object.entries(games))('%s', (_id, game) => {
  it('is deeply frozen', () => {
    const loose = reached(game).filter((own) => !Object.isFrozen(own));
    expect(loose).toEqual([]);
  });

  it('returns frozen objects if it returns them twice', () => {
    for (let seed = 1; seed <= 6; seed++) play(game, seed);
  });
});

/** Plays a game, asks for everything twice, and looks for objects that two answers share. */
function play(game: Game, seed: number): void {
  const rng = seeded(seed);
  const { max, min } = game.seats;
  const options = { players: min + (seed % (max - min + 1)) };
  const ofGame = new Set(reached(game.moves));
  let state = game.setup(options);
  shareNothing([state, game.setup(options), game.setup()], 'setup');
  for (let ply = 0; ply < 250 && game.actor(state) !== 'over'; ply++) {
    const moves = game.legalMoves(state);
    const move = anyMove(game, state, rng);
    const text = game.print(move);
    const answers = [
      ...[moves, game.legalMoves(state), game.chances(state), game.chances(state), game.parse(text), game.parse(text)],
      ...(game.actor(state) === 'chance' ? [game.sample(state, seeded(ply)), game.sample(state, seeded(ply))] : []),
      ...[game.view(state, 0), game.view(state, 0), game.view(state, 'table'), game.clone(state), state, ofGame],
    ];
    shareNothing(answers, text);
    const events: unknown[] = [];
    const again: unknown[] = [];
    const next = game.apply(state, move, (event) => events.push(event));
    const other = game.apply(state, move, (event) => again.push(event));
    shareNothing([state, move, next, other, events, again, game.outcome(next), game.outcome(next)], text);
    state = next;
  }
}

function shareNothing(answers: readonly unknown[], after: string): void {
  const seen = new Set<unknown>();
  for (const answer of answers) {
    const parts = answer instanceof Set ? answer : new Set(reached(answer));
    for (const part of parts) if (seen.has(part) && !Object.isFrozen(part)) expect({ after, shared: part }).toBe(null);
    for (const part of parts) seen.add(part);
  }
}

/** Every object and function that can be reached by keys. */
function reached(from: unknown): unknown[] {
  const found = new Set<unknown>();
  const visit = (value: unknown): void => {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || found.has(value)) return;
    found.add(value);
    for (const part of Object.values(value)) visit(part);
  };
  visit(from);
  return [...found];
}
