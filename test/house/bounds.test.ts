import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { seeded } from '../../src/core/rng.ts';
import { playAny } from '../core/at-random.ts';
import { specs } from '../games/specs.ts';

type Json = null | boolean | number | string | Json[] | { readonly [key: string]: Json };

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

/** The paths of strings, numbers, booleans and `null` in a value. */
function leavesOf(value: Json, path: readonly string[] = []): { path: readonly string[]; leaf: Json }[] {
  if (typeof value !== 'object' || value === null) return [{ path, leaf: value }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** The views of the table and of the first seat, at some plies of a game. */
function viewsOf(game: Game): Json[] {
  const match = new Match(game, { seed: 1 });
  const rng = seeded(2);
  const views: Json[] = [];
  for (let ply = 0; ply < 120 && match.actor !== 'over'; ply++) {
    if (ply % 40 === 0)
      for (const viewer of ['table', 0] as const) views.push(JSON.parse(JSON.stringify(match.observe(viewer).view)));
    playAny(match, rng);
  }
  return views;
}

/** The unbounded parts of a JSON Schema: numbers without bounds, strings that are not ids, lists of any length. */
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
    uniqueItems,
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
      (type === 'array' && maxItems === undefined && uniqueItems !== true)); // a set is as long as its items allow
  return [
    ...(isOpen ? [path.join('.')] : []),
    ...members.flatMap((member) => openIn(member, path)),
    ...openIn(items, path),
    ...Object.entries({ ...Object(properties) }).flatMap(([key, inner]) => openIn(inner, [...path, key])),
  ];
}

describe.each(specs)('the schemas of $game.id', ({ game, schemas, unbounded = [] }) => {
  it('bound every number, text and list of a view or an event that the rules bound', () => {
    for (const what of ['view', 'event'] as const) {
      const open = new Set(openIn(schemas[what].json));
      expect([...open].filter((path) => !unbounded.includes(path))).toEqual([]);
    }
  });

  it('refuse unknown ids, fractions, and null for visible values', () => {
    const { is } = schemas.view;
    const views = viewsOf(game);
    expect(views.length).toBeGreaterThan(3);
    for (const view of views) {
      expect(is(view)).toBe(true);
      const taken = leavesOf(view).flatMap(({ path, leaf }) =>
        ['nobody', '', -100, 0.5, ...(typeof leaf === 'boolean' ? [0, 1, null] : [])].flatMap((odd) =>
          is(changed(view, path, odd)) === false ? [] : [`${path.join('.')}: ${JSON.stringify(odd)}`],
        ),
      );
      expect(taken).toEqual([]);
    }
  });
});
