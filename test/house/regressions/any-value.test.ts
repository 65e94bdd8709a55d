import { describe, expect, it } from 'vitest';
import { IllegalMoveError } from '../../../src/core/errors.ts';
import type { BaseState, Game, Tagged } from '../../../src/core/game.ts';
import { Match } from '../../../src/core/match.ts';
import { replay } from '../../../src/core/record.ts';
import { seeded } from '../../../src/core/rng.ts';
import { games, strage } from '../../../src/index.ts';
import { explain } from '../../../src/referee/explain.ts';
import { anyOf } from '../../core/at-random.ts';

/** Throws at the n-th property access; before that answers truthfully. */
function throwing(target: object, after: number): object {
  let asked = 0;
  const unless = <T>(answer: () => T): T => {
    if (asked++ >= after) throw new Error('a trap');
    return answer();
  };
  return new Proxy(target, {
    get: (own, key) => unless(() => Reflect.get(own, key)),
    has: (own, key) => unless(() => Reflect.has(own, key)),
    ownKeys: (own) => unless(() => Reflect.ownKeys(own)),
    getOwnPropertyDescriptor: (own, key) => unless(() => Reflect.getOwnPropertyDescriptor(own, key)),
    getPrototypeOf: (own) => unless(() => Reflect.getPrototypeOf(own)),
  });
}

/** From the n-th property access on, answers with something else. */
function lying(target: object, after: number, lie: unknown): object {
  let asked = 0;
  return new Proxy(target, { get: (own, key) => (asked++ >= after ? lie : Reflect.get(own, key)) });
}

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

function without(move: object, key: string): object {
  return Object.fromEntries(Object.entries(move).filter(([own]) => own !== key));
}

/** Lists that are not real arrays. */
function oddLists(list: readonly unknown[]): unknown[] {
  const holey = [...list];
  holey.length += 1;
  const hidden = [...list];
  for (const index of list.keys()) Object.defineProperty(hidden, index, { enumerable: false });
  const trapped = [...list];
  Object.defineProperty(trapped, 0, { get: () => expect.fail('a getter') });
  class List extends Array<unknown> {
    override map(): never {
      throw new Error('an override');
    }
    override join(): never {
      throw new Error('an override');
    }
  }
  return [
    ...[holey, hidden, trapped, List.from(list), revoked([...list]), Object.create([...list]), { ...list }],
    ...Array.from({ length: 6 }, (_, after) => throwing([...list], after)),
    ...[99, -0, 2.5, Number.NaN, Number.POSITIVE_INFINITY, 'x', null, {}, Symbol('x')].flatMap((lie) =>
      Array.from({ length: 8 }, (_, after) => lying([...list], after, lie)),
    ),
  ];
}

/** Makes a value that is not JSON from a move; anew each time, since many of them answer only once. */
function* spoiled(move: object): Generator<() => unknown> {
  for (const [key, value] of Object.entries(move)) {
    const descriptors = [
      { value, enumerable: false },
      { get: () => expect.fail('a getter'), enumerable: true },
      { get: () => value, enumerable: false },
    ];
    for (const descriptor of descriptors) yield () => Object.defineProperty(without(move, key), key, descriptor);
    yield () => Object.assign(Object.create({ [key]: value }), without(move, key));
    yield () => Object.assign(Object.create(null, { [key]: { value } }), without(move, key));
    if (key !== 'type') yield () => Object.defineProperty({ ...move }, key, { value: 'x', enumerable: false });
    if (!Array.isArray(value)) continue;
    for (const list of oddLists(value).keys()) yield () => ({ ...move, [key]: oddLists(value)[list] });
  }
  yield () => Object.create(move);
  yield () => revoked({ ...move });
  for (let after = 0; after < 24; after++) {
    yield () => throwing({ ...move }, after);
    for (const lie of [undefined, -1, 1e9, 'x', '__proto__', [6, 6, 6, 6, 6, 6, 6, 6], {}, Symbol('x')]) {
      yield () => lying({ ...move }, after, lie);
    }
  }
}

describe.each(Object.entries(games))('%s', (_id, game) => {
  it('answers any value given as a move', () => {
    for (const { state, move } of positions(game)) {
      const led = new Set(game.legalMoves(state).map((legal) => JSON.stringify(game.apply(state, legal))));
      for (const make of spoiled(move)) answers(game, state, led, make);
    }
  });
});

/** @param led the results of the legal moves. */
function answers(game: Game, state: BaseState, led: ReadonlySet<string>, make: () => unknown): void {
  const refused = game.violation(state, make());
  expect(refused === undefined || refused.code.startsWith(`${game.id}/`)).toBe(true);
  expect(typeof explain({ game }, state, make()).text).toBe('string');
  const after = made(game, state, make());
  if (after !== undefined && !led.has(JSON.stringify(after))) expect(after).toBe('where a legal move leads');
}

/** `undefined` if the move is refused; any other exception is a bug. */
function made(game: Game, state: BaseState, given: unknown): BaseState | undefined {
  try {
    return game.apply(state, Object(given));
  } catch (error) {
    expect(error).toBeInstanceOf(IllegalMoveError);
    return undefined;
  }
}

interface Position {
  readonly state: BaseState;
  readonly move: Tagged;
}

/** One position for every move type that random games reach. */
function positions(game: Game): Iterable<Position> {
  const rng = seeded(4);
  const found = new Map<string, Position>();
  for (let round = 0; round < 3; round++) {
    let state = game.setup();
    for (let ply = 0; ply < 400 && game.actor(state) !== 'over'; ply++) {
      const move = anyOf(game.legalMoves(state), rng);
      if (!found.has(move.type)) found.set(move.type, { state, move });
      state = game.apply(state, move);
    }
  }
  return found.values();
}

it('a match answers any value given as a move', () => {
  const match = new Match(strage, { seed: 1 });
  while (match.actor === 'chance') match.chance();
  const seat = typeof match.actor === 'number' ? match.actor : expect.fail();
  for (const move of match.observe(seat).moves) {
    for (const make of spoiled(move)) expect(() => match.violation(seat, make())).not.toThrow();
  }
});

it('a match makes the move that it has checked', () => {
  for (let after = 0; after < 12; after++) {
    const match = new Match(strage, { options: { order: [0, 1, 2] }, chance: 'dictated' });
    const tried = [
      () => match.chance(Object(lying({ type: 'roll', die: 4 }, after, 6))),
      () => match.chance({ type: 'roll', die: 4 }),
      () => match.play(0, Object(lying({ type: 'place', to: 1 }, after, 63))),
      () => match.play(0, Object(lying({ type: 'place', to: 2 }, after, 'end'))),
    ];
    for (const attempt of tried) {
      try {
        attempt();
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }
    const { moves } = match.record();
    expect(replay(strage, match.record()).state).toEqual(match.state);
    expect(moves.length).toBeGreaterThan(0);
  }
});

it('explain makes the move that it has judged', () => {
  const state = strage.apply(strage.setup({ order: [0, 1, 2] }), { type: 'roll', die: 4 });
  const isLegal = (...squares: unknown[]) => {
    const move = Object.defineProperty({ type: 'place' }, 'to', { get: () => squares.shift(), enumerable: true });
    return explain({ game: strage }, state, move).legal;
  };
  expect([isLegal(1, 63), isLegal('x', 1)]).toEqual([true, false]);
});

describe('a frozen move is read once', () => {
  it('but not an unfrozen list in it', () => {
    const lists = Object.values(games).flatMap((game) =>
      [...positions(game)].flatMap(({ state, move }) =>
        Object.values(move).flatMap((value) =>
          Array.isArray(value) && value.length > 0 ? [{ game, state, move }] : [],
        ),
      ),
    );
    expect(lists.length).toBeGreaterThan(3);
    for (const { game, state, move } of lists) {
      const own: Tagged = JSON.parse(JSON.stringify(move));
      Object.freeze(own);
      expect(game.violation(state, own)).toBeUndefined();
      for (const value of Object.values(own)) if (Array.isArray(value)) value[0] = 'x';
      expect(game.violation(state, own)).toMatchObject({ code: `${game.id}/malformed-move` });
    }
  });

  it('and a getter that changes later has no effect', () => {
    const { state, move } = [...positions(strage)].find(({ move }) => move.type === 'place') ?? expect.fail();
    let asked = 0;
    const given = Object.freeze({
      ...move,
      get to() {
        return asked++ === 0 ? Reflect.get(move, 'to') : 63;
      },
    });
    for (let time = 0; time < 3; time++) expect(made(strage, state, given)).toEqual(made(strage, state, move));
  });

  it('and a proxy with invented keys has no effect', () => {
    const { state, move } = [...positions(strage)].find(({ move }) => move.type === 'move') ?? expect.fail();
    const lies = { get: (own: object, key: string) => (key === 'retire' ? true : Reflect.get(own, key)) };
    const given = new Proxy(Object.freeze({ ...move }), lies);
    for (let time = 0; time < 3; time++) expect(made(strage, state, given)).toEqual(made(strage, state, move));
  });

  it('and refused if it cannot be asked whether it is frozen', () => {
    const { state, move } = [...positions(strage)][0] ?? expect.fail();
    const isExtensible = (): never => {
      throw new Error('a trap');
    };
    const given = new Proxy(Object.freeze({ ...move }), { isExtensible });
    expect(made(strage, state, given)).toBeUndefined();
  });

  it('per game', () => {
    const pass = Object.freeze({ type: 'pass' });
    const end = Object.freeze({ type: 'end' });
    const seat = Object.freeze({ type: 'first-seat', seat: 0 });
    for (let time = 0; time < 2; time++) {
      for (const game of Object.values(games)) {
        for (const move of [pass, end, seat]) {
          const copy = JSON.parse(JSON.stringify(move));
          expect(game.violation(game.setup(), move)).toEqual(game.violation(game.setup(), copy));
        }
      }
    }
  });
});

it('a move is what JSON would write', () => {
  const state = strage.setup({ players: 2 });
  const [move] = strage.legalMoves(state);
  expect(strage.violation(state, { ...move, [Symbol('mark')]: 1 })).toBeUndefined();
  expect(strage.violation(state, Object.assign(Object.create(null), move))).toBeUndefined();
  expect(strage.violation(state, new Proxy({ ...move }, {}))).toBeUndefined();
  const hidden = Object.defineProperty({ ...move }, 'note', { value: 1 });
  expect(strage.violation(state, hidden)).toMatchObject({ code: 'strage/malformed-move', params: { field: 'note' } });
});

it('an invented key is quoted in shortened form', () => {
  const state = strage.setup();
  const refused = strage.violation(state, { type: 'roll', die: 1, ['x"\u001b'.repeat(1000)]: 1 });
  expect(refused?.code).toBe('strage/malformed-move');
  expect(String(refused?.params['field']).length).toBeLessThanOrEqual(200);
  expect(strage.violation(state, { type: 'roll', die: 7 })?.params['field']).toBe('die');
});
