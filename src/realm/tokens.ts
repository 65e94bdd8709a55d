import type { Seat } from '../core/game.ts';
import { roadField, seatField } from './data.ts';
import type { RoadId } from './map.ts';

// The parts of the notations of both games. Each reader returns `undefined` for an unknown text.

/** Applies `make` to a part unless reading it failed. */
export function read<Part, Whole>(part: Part | undefined, make: (part: Part) => Whole): Whole | undefined {
  return part === undefined ? undefined : make(part);
}

/** The text as one of `words`. */
export function word<T extends string>(text: string, words: readonly T[]): T | undefined {
  return words.find((known) => known === text);
}

export function roadNamed(text: string): RoadId | undefined {
  return word(text, roadField.values);
}

export function seatNamed(text: string): Seat | undefined {
  return seatField.values.find((seat) => String(seat) === text);
}

/** Writes a tile: `dragon`, or `(dragon)` for a face-down one. */
export function tile(kind: string, hidden: boolean | undefined): string {
  return hidden ? `(${kind})` : kind;
}

/** Reads `dragon@road` or, for a face-down tile (EL-0.4), `(dragon)@road`. */
export function placedNamed<T extends string>(
  text: string,
  kinds: readonly T[],
): { readonly kind: T; readonly hidden: { readonly hidden?: true }; readonly road: RoadId } | undefined {
  const [, face = '', covered = '', place = ''] = /^(?:([^(@]*)|\(([^@]*)\))@([^@]*)$/.exec(text) ?? [];
  const kind = word(face || covered, kinds);
  const road = roadNamed(place);
  if (kind === undefined || road === undefined) return undefined;
  return { kind, hidden: covered === '' ? {} : { hidden: true }, road };
}

/**
 * Reads the road and the cards of a caravan: `road:dragon+raft+raft`.
 * @param kinds in the order in which a multiset lists them.
 */
export function caravanNamed<T extends string>(
  text: string,
  kinds: readonly T[],
): { readonly road: RoadId; readonly cards: readonly T[] } | undefined {
  const [before = '', after = ''] = text.split(':', 2);
  const road = roadNamed(before);
  const cards = multisetNamed(after, kinds, 3, 4);
  return road === undefined || cards === undefined || `${before}:${after}` !== text ? undefined : { road, cards };
}

/** Writes the tiles kept at the end of a round, open ones first: `dragon+(unicorn)`. */
export function keptTiles(open: readonly string[], hidden: readonly string[]): string {
  return [...open, ...hidden.map((kind) => tile(kind, true))].join('+');
}

/**
 * Reads what {@link keptTiles} writes.
 * @param kinds in the order in which a multiset lists them.
 * @param most the maximum number of open tiles, and of face-down tiles.
 */
export function keptNamed<T extends string>(
  text: string,
  kinds: readonly T[],
  most: number,
): { readonly open: readonly T[]; readonly hidden: readonly T[] } | undefined {
  const names = text === '' ? [] : text.split('+');
  const open = multisetNamed(names.filter((name) => !name.startsWith('(')).join('+'), kinds, 0, most);
  const covered = names.filter((name) => name.startsWith('(')).map((name) => name.slice(1, -1));
  const hidden = multisetNamed(covered.join('+'), kinds, 0, most);
  if (open === undefined || hidden === undefined || keptTiles(open, hidden) !== text) return undefined;
  return { open, hidden };
}

/** Reads a multiset (EL-0.2) of `min` to `max` names joined by plus signs. */
function multisetNamed<T extends string>(
  text: string,
  kinds: readonly T[],
  min: number,
  max: number,
): readonly T[] | undefined {
  const names = text === '' ? [] : text.split('+');
  const found = names.flatMap((name) => word(name, kinds) ?? []);
  const ranks = found.map((kind) => kinds.indexOf(kind));
  const sorted = ranks.every((rank, index) => rank >= (ranks[index - 1] ?? 0));
  return sorted && found.length === names.length && found.length >= min && found.length <= max ? found : undefined;
}
