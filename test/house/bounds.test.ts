import { describe, expect, it } from 'vitest';
import type { Kit } from '../../src/core/kit.ts';
import { Match } from '../../src/core/match.ts';
import { seeded } from '../../src/core/rng.ts';
import { kits } from '../../src/index.ts';

type Json = null | boolean | number | string | Json[] | { readonly [key: string]: Json };

/** By game: numbers of a view, the least and the most that they can be by that clause. */
const BOUNDS: Readonly<
  Record<string, readonly (readonly [clause: string, path: string, least: number, most: number])[]>
> = {
  strage: [
    ['ST-1.1', 'players', 2, 4],
    ['ST-1.1', 'turn', 0, 3],
    ['ST-2.1', 'reserve.0', 0, 6],
    ['ST-2.1', 'orcReserve', 0, 8],
    ['ST-2.1', 'saved.0', 0, 16],
    ['ST-2.1', 'killed', 0, 16],
    ['ST-4.1', 'points', 0, 6],
  ],
  elfenwizards: [
    ['EW-2.1', 'wizards.0.0', 0, 21],
    ['EW-2.2', 'grey.0.0', 0, 12],
    ['EW-2.2', 'greySupply', 0, 12],
    ['EW-2.2', 'reserve.0', 0, 7],
    ['EW-2.2', 'boxes.0.0', 0, 7],
    ['EW-2.2', 'minors.0', 0, 7],
    ['EW-2.2', 'minorBox.0', 0, 7],
    ['EW-4.1', 'turn', 0, 4],
    // One Magic User over all grey tokens for four turns; the fourteen titles above one for as many, and minors.
    ['EW-13.1', 'scores.0', -40, 287],
  ],
  'the-challenge': [
    ['TC-1.1', 'fairyPoints.0', 1, 9],
    ['TC-2.1', 'forest.0', 0, 19],
    ['TC-2.1', 'eliminated.0', 0, 19],
    ['TC-2.1', 'stonesLeft', 0, 80],
    ['TC-2.3', 'forestFairies.0', 0, 7],
    ['TC-2.3', 'used.0', 0, 7],
    ['TC-2.3', 'fairiesLeft', 0, 30],
    ['TC-2.3', 'seats.0.fairies', 0, 30],
    ['TC-9.7', 'seats.0.stones', 0, 7],
  ],
  'fairys-fate': [
    ['FF-2.1', 'deck.0', 0, 18],
    ['FF-2.1', 'gone.0', 0, 18],
    ['FF-2.1', 'seats.0.objects.orange', 0, 5],
    ['FF-2.1', 'seats.0.fairies.wisdom', 0, 3],
    ['FF-2.1', 'seats.0.serpents', 0, 18],
    ['FF-2.1', 'seats.0.petrified', 0, 3],
    ['FF-3.4', 'piles.0.size', 0, 22],
    ['FF-10.3', 'barePasses', 0, 5],
  ],
  elfenland: [
    ['EL-2.1', 'handSizes.0', 0, 72],
    ['EL-2.1', 'deckSize', 0, 72],
    ['EL-2.1', 'discard.0', 0, 12],
    ['EL-2.1', 'open.0.0', 0, 8],
    ['EL-2.1', 'faceDownSizes.0', 0, 48],
    ['EL-2.1', 'pileSize', 0, 48],
    ['EL-3.2', 'pieces.0', 0, 2 ** 21 - 2],
    ['EL-3.4', 'display.0', 0, 5],
    ['EL-1.1', 'round', 0, 4],
  ],
  elfengold: [
    ['EG-2.1', 'open.0.0', 0, 9],
    ['EG-2.1', 'faceDownSizes.0', 0, 48],
    ['EG-2.1', 'pileSize', 0, 48],
    ['EG-2.2', 'handSizes.0', 0, 69],
    ['EG-2.2', 'deckSize', 0, 76],
    ['EG-2.2', 'discard.0', 0, 9],
    ['EG-2.2', 'goldPile', 0, 7],
    ['EG-2.3', 'values.1', 0, 7],
    ['EG-3.4', 'display.0', 0, 3],
    ['EG-3.6', 'round', 0, 6],
    ['EL-3.2', 'pieces.0', 0, 2 ** 21 - 2],
  ],
};

/** No clause bounds what is earned on the roads of Elfengold (EG-9.3), and so what a purse holds. */
const UNBOUNDED: Readonly<Record<string, readonly string[]>> = {
  elfengold: ['gold', 'step.earned', 'outcome.tiebreaks', 'earned'],
};

/** The same with another value in that place. */
function changed(value: Json, path: readonly string[], to: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return to;
  if (Array.isArray(value)) return value.map((item, index) => (index === Number(key) ? changed(item, rest, to) : item));
  if (typeof value !== 'object' || value === null) throw new Error(`There is no ${key}.`);
  const { [key]: inner, ...others } = { ...value };
  if (inner === undefined) throw new Error(`There is no ${key}.`);
  return { ...others, [key]: changed(inner, rest, to) };
}

/** Where a value has a string, a number, a boolean or `null`. */
function leavesOf(value: Json, path: readonly string[] = []): { path: readonly string[]; leaf: Json }[] {
  if (typeof value !== 'object' || value === null) return [{ path, leaf: value }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** The views of the table and of the first seat, now and then in a game. */
function viewsOf({ game }: Kit): Json[] {
  const match = new Match(game, { seed: 1 });
  const rng = seeded(2);
  const views: Json[] = [];
  for (let ply = 0; ply < 120 && match.actor !== 'over'; ply++) {
    if (ply % 40 === 0)
      for (const viewer of ['table', 0] as const) views.push(JSON.parse(JSON.stringify(match.observe(viewer).view)));
    const { actor } = match;
    if (actor === 'chance') match.chance();
    else {
      const { moves } = match.observe(actor);
      const move = moves[rng.int(moves.length)];
      if (move !== undefined) match.play(actor, move);
    }
  }
  return views;
}

/** What a JSON Schema leaves open: numbers without bounds, texts that are no ids, lists of any length. */
function openIn(schema: unknown, path: readonly string[] = []): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const {
    type,
    anyOf,
    oneOf,
    properties,
    items,
    minimum,
    maximum,
    maxItems,
    enum: listed,
    const: only,
  }: Record<string, unknown> = { ...schema };
  const members = [anyOf, oneOf].flatMap((all) => (Array.isArray(all) ? all : []));
  const isOpen =
    listed === undefined &&
    only === undefined &&
    ((type === 'integer' && !(Number(minimum) > -1e9 && Number(maximum) < 1e9)) ||
      type === 'string' ||
      type === 'number' ||
      (type === 'array' && maxItems === undefined));
  return [
    ...(isOpen ? [path.join('.')] : []),
    ...members.flatMap((member) => openIn(member, path)),
    ...openIn(items, path),
    ...Object.entries({ ...Object(properties) }).flatMap(([key, inner]) => openIn(inner, [...path, key])),
  ];
}

describe.each(kits.map((kit) => ({ id: kit.game.id, kit })))('the schemas of $id', ({ id, kit }) => {
  it('leave no number, text or list of a view or an event open, unless the rules do', async () => {
    const schemas = await kit.schemas?.();
    for (const what of ['view', 'event'] as const) {
      const open = new Set(openIn(schemas?.[what].json));
      expect([...open].filter((path) => UNBOUNDED[id]?.includes(path) !== true)).toEqual([]);
    }
  });

  it('take numbers of a view to the bounds of the rules, and none beyond', async () => {
    const is = (await kit.schemas?.())?.view.is;
    const [view = null] = viewsOf(kit);
    expect(BOUNDS[id]?.length).toBeGreaterThan(5);
    for (const [clause, name, least, most] of BOUNDS[id] ?? []) {
      const path = name.split('.');
      const taken = [least - 1, least, most, most + 1].map((tried) => is?.(changed(view, path, tried)));
      expect({ clause, name, taken }).toEqual({ clause, name, taken: [false, true, true, false] });
    }
  });

  it('take no unknown id, no part of a number and nothing for what is not hidden', async () => {
    const is = (await kit.schemas?.())?.view.is;
    const views = viewsOf(kit);
    expect(views.length).toBeGreaterThan(3);
    for (const view of views) {
      expect(is?.(view)).toBe(true);
      const taken = leavesOf(view).flatMap(({ path, leaf }) =>
        ['nobody', '', -100, 0.5, ...(typeof leaf === 'boolean' ? [0, 1, null] : [])].flatMap((odd) =>
          is?.(changed(view, path, odd)) === false ? [] : [`${path.join('.')}: ${JSON.stringify(odd)}`],
        ),
      );
      expect(taken).toEqual([]);
    }
  });
});
