import { describe, expect, it } from 'vitest';
import type { BaseState, Game, GameTypes, Seat } from '../../src/core/game.ts';
import type { JsonSchema } from '../../src/core/kit.ts';
import type { Rng } from '../../src/core/rng.ts';
import { fairysFate } from '../../src/games/fairys-fate/index.ts';
import { strage } from '../../src/games/strage/index.ts';
import { theChallenge } from '../../src/games/the-challenge/index.ts';
import { type Observations, observationsOf } from '../../src/rl/index.ts';
import { canonical } from '../../src/testing/graph.ts';
import { kitOf } from '../games/kit-of.ts';
import type { Spec } from '../testing/spec.ts';
import { hereAndThere, playersOf, specs } from './specs.ts';

const seatsOf = ({ players }: BaseState): Seat[] => Array.from({ length: players }, (_, seat) => seat);

/** The layout of a game for some options. */
async function layoutOf<T extends GameTypes>(
  game: Game<T>,
  options: Partial<T['options']> = {},
): Promise<Observations<T['view']>> {
  return observationsOf(game, await viewSchemaOf(game), options);
}

async function viewSchemaOf(game: Pick<Game, 'id'>): Promise<JsonSchema> {
  const schemas = await kitOf(game.id).schemas?.();
  return schemas?.view.json ?? expect.fail();
}

/** The layouts of a game, each made once. */
async function layoutsOf({ game }: Spec): Promise<(options: object) => Observations<unknown>> {
  const schema = await viewSchemaOf(game);
  const known = new Map<object, Observations<unknown>>();
  return (options) => {
    const layout = known.get(options) ?? observationsOf(game, schema, options);
    known.set(options, layout);
    return layout;
  };
}

/** A text that is equal only for equal vectors. */
function textOf(vector: Float32Array): string {
  return Buffer.from(vector.buffer).toString('latin1');
}

/** The names of the non-zero numbers, with their values unless these are 1. */
function shown(names: readonly string[], vector: Float32Array): string[] {
  return names.flatMap((name, index) => {
    const number = vector[index] ?? 0;
    return number === 0 ? [] : [number === 1 ? name : `${name}:${number}`];
  });
}

describe.each(specs)('the observations of $game.id', (spec) => {
  const { game } = spec;

  it('encode every view, and different views differently', async () => {
    const layouts = await layoutsOf(spec);
    /** By layout and vector: the view. */
    const seen = new Map<string, string>();
    hereAndThere(spec, 6, (state, options, rng) => {
      const { size, observe } = layouts(options);
      for (const seat of seatsOf(state)) {
        const view = game.view(state, seat);
        const vector = observe(view, seat);
        expect(vector.length).toBe(size);
        expect(textOf(observe(game.view(game.resample(view, rng), seat), seat))).toBe(textOf(vector));
        const key = `${JSON.stringify(options)} ${textOf(vector)}`;
        const text = `${seat} ${canonical(view)}`;
        expect(seen.get(key) ?? text).toBe(text);
        seen.set(key, text);
      }
    });
    expect(seen.size).toBeGreaterThan(100);
  });

  it('change with any change of a view', async () => {
    const layouts = await layoutsOf(spec);
    let changes = 0;
    hereAndThere(spec, 20, (state, options, rng) => {
      const { observe } = layouts(options);
      const view = game.view(state, 0);
      const changed = changedSomewhere(spec, view, rng);
      if (changed === undefined) return;
      changes += 1;
      if (!differs(observe(view, 0), () => observe(changed, 0))) {
        throw new Error(`${JSON.stringify(view)} looks like ${JSON.stringify(changed)}`);
      }
    });
    expect(changes).toBeGreaterThan(20);
  });

  it('have unique names, including names per seat', async () => {
    for (const players of playersOf(spec)) {
      const { size, names, observe } = await layoutOf(game, { players });
      expect([names.length, new Set(names).size]).toEqual([size, size]);
      const state = game.setup({ players });
      for (const seat of seatsOf(state)) {
        expect(shown(names, observe(game.view(state, seat), seat))).toContain(`observer=${seat}`);
      }
      for (const nobody of [players, -1, 0.5, Number.NaN]) {
        expect(() => observe(game.view(state, 0), nobody)).toThrow(`There is no seat ${nobody};`);
      }
    }
  });
});

it('observations cannot be made from a schema with a list of unknown length', () => {
  const schema = { type: 'object', properties: { order: { type: 'array', items: { type: 'boolean' } } } };
  expect(() => observationsOf(strage, schema)).toThrow('The schema of order needs maxItems.');
});

describe('an observation', () => {
  it('shows the values of its view', async () => {
    const { names, observe } = await layoutOf(strage, { players: 2 });
    const state = strage.apply(strage.setup({ players: 2 }), { type: 'roll', die: 4 });
    const read = shown(names, observe(strage.view(state, 1), 1)).filter((name) => !name.startsWith('board'));
    expect(read).toEqual(
      [
        ...['observer=1', 'viewer=1', 'actor=chance', 'phase=order', 'turn=null', 'starter=null', 'seats[0].name=red'],
        ...['seats[0].reserve=6', 'seats[0].saved=0', 'seats[1].name=green', 'seats[1].reserve=6', 'seats[1].saved=0'],
        ...['outcome=null', 'order.length:0', 'points=0', 'placed=0', 'orcReserve=8', 'killed=0', 'step.kind=order'],
        ...['step.order.ahead[0]=0', 'step.order.ahead[1]=0', 'step.order.faces[0]=4', 'step.order.faces[1]=0'],
      ].filter((name) => !name.endsWith(':0')),
    );
    expect(names.filter((name) => name.startsWith('board[63]'))).toHaveLength(10);
  });

  it('has null for hidden values', async () => {
    const { names, observe } = await layoutOf(theChallenge, { players: 2 });
    const read = shown(names, observe(theChallenge.view(theChallenge.setup({ players: 2 }), 0), 0));
    expect(read).toContain('seats[1].hand=null');
    expect(read).not.toContain('seats[0].hand=null');
  });

  it('truncates nothing, and reports what does not fit', async () => {
    const { observe } = await layoutOf(fairysFate, { players: 2 });
    const view = fairysFate.view(fairysFate.setup({ players: 2 }), 0);
    const hand = Array.from({ length: 8 }, () => ({ back: 'light', card: null }) as const);
    const crowded = { ...view, seats: view.seats.map((player) => ({ ...player, hand })) };
    expect(() => observe(crowded, 0)).toThrow(/^seats\[0\]\.hand cannot be .*; expected up to 7 items\.$/);
    expect(() => observe({ ...view, turn: 5 }, 0)).toThrow('turn cannot be 5; expected [0,1,2,3,4,null].');
    expect(() => observe({ ...view, piles: [] }, 0)).toThrow('piles cannot be []; expected 4 items.');
    const cards = { ...view.cards, 'light-truth': 2 ** 24 + 1 };
    expect(() => observe({ ...view, cards }, 0)).toThrow('cards.light-truth cannot be');
  });
});

/** Whether the second vector differs, or cannot encode its value. */
function differs(vector: Float32Array, other: () => Float32Array): boolean {
  try {
    return textOf(other()) !== textOf(vector);
  } catch (error) {
    return error instanceof RangeError;
  }
}

/** The view with one value replaced by another that its schema allows; `undefined` if there is none. */
function changedSomewhere({ schemas }: Spec, view: unknown, rng: Rng): unknown {
  const paths = pathsOf(view);
  const path = paths[rng.int(paths.length)] ?? [];
  const before = canonical(view);
  for (const value of othersFor(view, path, paths, rng)) {
    const changed = replaced(view, path, value);
    if (canonical(changed) !== before && schemas.view.is(changed)) return changed;
  }
  return undefined;
}

/** Replacements for the value at the path: a neighbour, nothing, a shorter list, or a value from elsewhere. */
function othersFor(view: unknown, path: readonly string[], paths: readonly (readonly string[])[], rng: Rng): unknown[] {
  const own = valueAt(view, path);
  const elsewhere = Array.from({ length: 20 }, () => valueAt(view, paths[rng.int(paths.length)] ?? []));
  const near = typeof own === 'number' ? [own + 1, own - 1] : typeof own === 'boolean' ? [!own] : [];
  const shorter = Array.isArray(own) ? [own.slice(0, -1), [...own, own[0]]] : [];
  return [...near, ...shorter, null, 0, 1, ...elsewhere];
}

/** The paths of all nested values. */
function pathsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const inner = Object.entries(value).flatMap(([key, item]) => pathsOf(item).map((path) => [key, ...path]));
  return [[], ...inner];
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => Object.entries(Object(at)).find(([own]) => own === key)?.[1], value);
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? replaced(item, rest, by) : item));
  return Object.fromEntries(
    Object.entries(Object(value)).map(([own, item]) => [own, own === key ? replaced(item, rest, by) : item]),
  );
}
