import { describe, expect, it } from 'vitest';
import { IllegalMoveError } from '../../src/core/errors.ts';
import type { Outcome } from '../../src/core/outcome.ts';
import { seeded } from '../../src/core/rng.ts';
import { elfengold } from '../../src/games/elfengold/index.ts';
import { strage } from '../../src/games/strage/index.ts';
import { kit as strageKit } from '../../src/games/strage/kit.ts';
import { theChallenge } from '../../src/games/the-challenge/index.ts';
import { type Action, actionsOf, Environment } from '../../src/rl/index.ts';
import { kitOf } from '../games/kit-of.ts';
import { specs, tablesOf } from './specs.ts';

function anyAction({ legalActions }: Pick<Environment, 'legalActions'>, pick: number): Action {
  const action = legalActions[pick % legalActions.length] ?? expect.fail('there is no legal action');
  return action;
}

/** Plays an episode to its end, with decisions by `picks`. @returns the actions. */
function playOut(env: Pick<Environment, 'player' | 'legalActions' | 'step'>, seed: number): Action[] {
  const rng = seeded(seed);
  const taken: Action[] = [];
  while (env.player !== null) {
    const action = anyAction(env, rng.int(2 ** 32));
    env.step(action);
    taken.push(action);
  }
  return taken;
}

/** A text that is equal only for equal numbers. */
function bytesOf({ buffer, byteOffset, byteLength }: Float32Array | Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
}

describe.each(specs)('the environment of $game.id', (spec) => {
  const { game } = spec;
  const kit = kitOf(game.id);
  const actions = actionsOf(game);

  it.each(tablesOf(spec))('plays the game move by move, with %j', async (options) => {
    const env = await new Environment(kit, { options, seed: 7 }).ready();
    const { observe } = env.observations;
    const chance = seeded(7);
    const rng = seeded(8);
    let state = game.setup(options);
    for (let step = 0; step < 200; step++) {
      while (game.actor(state) === 'chance') state = game.apply(state, game.sample(state, chance));
      const actor = game.actor(state);
      const seat = rng.int(env.players);
      expect(bytesOf(env.observe(seat))).toBe(bytesOf(observe(game.view(state, seat), seat)));
      expect([env.player, env.terminated, env.truncated]).toEqual(
        actor === 'over' ? [null, true, false] : [actor, false, false],
      );
      const moves = game.legalMoves(state);
      expect(Buffer.from(env.mask()).equals(actions.mask(moves))).toBe(true);
      expect(env.legalActions.map((action) => game.print(actions.moveOf(action)))).toEqual(moves.map(game.print));
      if (actor === 'over') break;
      const action = anyAction(env, rng.int(2 ** 32));
      env.step(action);
      state = game.apply(state, actions.moveOf(action));
    }
  });

  it('writes to given arrays with any previous content', async () => {
    const env = await new Environment(kit, { seed: 3 }).ready();
    const [vector, mask] = [new Float32Array(env.observations.size).fill(9), new Uint8Array(actions.size).fill(9)];
    const rng = seeded(4);
    for (let step = 0; step < 100 && env.player !== null; step++) {
      expect(env.observe(env.player, vector)).toBe(vector);
      expect(bytesOf(vector)).toBe(bytesOf(env.observe(env.player)));
      expect(env.mask(mask)).toBe(mask);
      expect(bytesOf(mask)).toBe(bytesOf(env.mask()));
      const again = actions.mask(env.legalActions.map(actions.moveOf), mask.fill(9));
      expect(bytesOf(again)).toBe(bytesOf(env.mask()));
      env.step(anyAction(env, rng.int(2 ** 32)));
    }
    const message = `The array has 3 numbers; expected ${env.observations.size}.`;
    const refusal = expect.objectContaining({ name: 'RangeError', code: 'rl/wrong-length', message });
    expect(() => env.observe(0, new Float32Array(3))).toThrow(refusal);
    expect(() => env.mask(new Uint8Array(3))).toThrow(`The array has 3 numbers; expected ${actions.size}.`);
  });

  it('repeats episodes for the same seed and varies them for others', async () => {
    const env = await new Environment(kit, { seed: 5 }).ready();
    const first = [playOut(env, 1), [...env.observe(0)], env.returns()];
    env.reset();
    const second = [playOut(env, 1), [...env.observe(0)], env.returns()];
    env.reset(5);
    expect([playOut(env, 1), [...env.observe(0)], env.returns()]).toEqual(first);
    env.reset();
    expect([playOut(env, 1), [...env.observe(0)], env.returns()]).toEqual(second);
    expect(second).not.toEqual(first);
    env.reset(6);
    expect(playOut(env, 1)).not.toEqual(first[0]);
  });

  it('returns rewards that sum to 0 over the seats of an episode', () => {
    for (let seed = 0; seed < 4; seed++) {
      const env = new Environment(kit, { seed });
      expect(env.returns()).toEqual(Array.from({ length: env.players }, () => 0));
      playOut(env, seed);
      const returns = env.returns();
      expect(returns.reduce((sum, own) => sum + own, 0)).toBeCloseTo(0, 12);
      expect(returns.length).toBe(env.players);
      expect(Math.min(...returns)).toBeGreaterThanOrEqual(-1);
      expect(env.terminated).toBe(true);
      expect(() => env.step(0)).toThrow('The episode has ended; reset begins another.');
    }
  });
});

it('a single seat gets 0, although it wins', () => {
  const setup = () => ({ ...strage.setup({ players: 2 }), players: 1 });
  const outcome = (): Outcome => ({ scores: [1], tiebreaks: [], ranking: [1], winners: [0] });
  expect(new Environment({ game: { ...strage, setup, outcome, actor: () => 'over' } }).returns()).toEqual([0]);
});

it('observing fails before the schema is loaded', async () => {
  const env = new Environment(strageKit);
  expect(() => env.observe()).toThrow('await environment.ready() first');
  expect((await env.ready()).observe()).toEqual(env.observe());
  await expect(new Environment({ game: strage }).ready()).rejects.toThrow('its kit has no schemas');
});

it('two environments with equal numbers of players share the layout of their observations', async () => {
  const layoutFor = async (players: 2 | 3) =>
    (await new Environment(strageKit, { options: { players } }).ready()).observations;
  const layout = await layoutFor(2);
  expect(await layoutFor(2)).toBe(layout);
  expect(Object.isFrozen(layout.names)).toBe(true);
  expect((await layoutFor(3)).size).toBeGreaterThan(layout.size);
  // Lists with one item per seat depend on the number of seats.
  const smaller = { ...strageKit, game: { ...strage, seats: { min: 2, max: 3 } } };
  const other = await new Environment(smaller, { options: { players: 2 } }).ready();
  expect(other.observations).not.toBe(layout);
  // Options that the caller changes later have no effect.
  const options: { players: 2 | 3 } = { players: 3 };
  const env = new Environment(smaller, { options });
  options.players = 2;
  expect((await env.ready()).observations.size).toBeGreaterThan(other.observations.size);
});

describe('returns', () => {
  /** The returns after a game of three has ended like this. */
  function returnsOf(winners: readonly number[], players: 2 | 3 | 4 = 3): number[] {
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const outcome: Outcome = { scores: seats, tiebreaks: [], ranking: seats, winners };
    return new Environment({ game: { ...strage, outcome: () => outcome } }, { options: { players } }).returns();
  }

  it('are 1 for a sole winner, and shared among joint winners', () => {
    expect(returnsOf([1])).toEqual([-0.5, 1, -0.5]);
    expect(returnsOf([0], 2)).toEqual([1, -1]);
    expect(returnsOf([0, 2])).toEqual([0.25, -0.5, 0.25]);
  });

  it('are 0 if all win or no seat wins', () => {
    expect(returnsOf([0, 1, 2])).toEqual([0, 0, 0]);
    expect(returnsOf([])).toEqual([0, 0, 0]);
  });
});

describe('a step', () => {
  it('with an illegal action throws with the clause and changes nothing', async () => {
    const env = await new Environment(strageKit, { options: { order: [0, 1, 2] } }).ready();
    const before = [env.observe(), env.mask()];
    const square = env.actions.idOf({ type: 'place', to: 63 });
    expect(() => env.step(square)).toThrow(IllegalMoveError);
    expect(() => env.step(square)).toThrow(
      expect.objectContaining({ violation: expect.objectContaining({ code: 'strage/outside-placement-area' }) }),
    );
    expect(() => env.step(env.actions.idOf({ type: 'roll', die: 3 }))).toThrow('(ST-3.2)');
    expect(() => env.step(env.actions.size)).toThrow(RangeError);
    expect(() => Reflect.apply(env.step, env, ['0'])).toThrow('There is no action "0"; ');
    expect(() => Reflect.apply(Array.prototype.sort, env.legalActions, [])).toThrow(TypeError);
    expect([env.observe(), env.mask()]).toEqual(before);
  });

  it('may be a bid that the seat cannot pay (EG-7.6)', () => {
    const env = new Environment({ game: elfengold }, { seed: 3 });
    const pass = env.actions.idOf({ type: 'pass' });
    const bid = env.actions.idOf({ type: 'bid', amount: 250 });
    const canBid = (): boolean => env.legalActions.includes(env.actions.idOf({ type: 'bid', amount: 1 }));
    while (!canBid()) env.step(env.legalActions.includes(pass) ? pass : anyAction(env, 0));
    expect(env.mask()[bid]).toBe(1);
    env.step(bid);
    expect(env.legalActions.map((action) => elfengold.print(env.actions.moveOf(action)))).toContain('bid:251');
  });
});

it('an episode is truncated after the maximum number of actions', () => {
  const env = new Environment({ game: theChallenge }, { options: { players: 4 }, maxActions: 5 });
  expect(playOut(env, 1)).toHaveLength(5);
  expect([env.player, env.terminated, env.truncated]).toEqual([null, false, true]);
  expect(env.legalActions).toEqual([]);
  expect(env.mask().includes(1)).toBe(false);
  expect(env.returns()).toEqual([0, 0, 0, 0]);
  env.reset();
  expect([env.player === null, env.truncated]).toEqual([false, false]);
  expect(playOut(env, 1)).toHaveLength(5);
});
