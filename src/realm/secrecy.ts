import { at } from '../core/checked-access.ts';
import type { Draft } from '../core/game.ts';
import { lastingList } from '../core/lasting.ts';
import type { Rng } from '../core/rng.ts';
import { poolFrom } from './counts.ts';
import { townCardIds } from './data.ts';
import type { SecretEvent } from './events.ts';
import type { RoadId, TownId } from './map.ts';
import { roadOf, roads, townOf } from './map.ts';
import type { Pool } from './pool.ts';
import { add, countOf, dealtFrom, remove, sizeOf } from './pool.ts';
import { kindOf } from './transport.ts';
import type { Realm, RealmView } from './types.ts';
import { hasTownCard } from './view.ts';

/** What some may see and others not. */
type Secrets = Pick<Realm, 'hands' | 'faceDown' | 'townCards' | 'deck' | 'pile'>;

/**
 * EL-10.5: what is hidden, drawn from what the viewer holds possible, every unseen piece being equally likely anywhere.
 * @param cards all cards that may be in hands or deck, less those that lie open.
 * @param tiles all tiles, less those that lie open.
 * @param sure by seat: cards that are known to be in its hand; all the others are drawn.
 * @throws Error when a hand cannot hold them.
 */
export function guess(
  view: RealmView,
  cardKinds: readonly string[],
  tileKinds: readonly string[],
  cards: Pool,
  tiles: Pool,
  rng: Rng,
  sure?: readonly Pool[],
): Draft<Secrets> {
  const { seats } = view;
  const [deck, pile] = [cards.slice(), tiles.slice()];
  const spread = (
    known: readonly (Pool | null)[],
    sizes: readonly number[],
    unseen: number[],
    parts?: readonly Pool[],
  ): number[][] => {
    for (const pool of known) if (pool !== null) takeFrom(unseen, pool);
    if (parts !== undefined) {
      known.forEach((pool, seat) => {
        if (pool === null) takeFrom(unseen, at(parts, seat));
      });
    }
    return known.map((pool, seat) => {
      if (pool !== null) return [...pool];
      return parts === undefined
        ? dealtFrom(unseen, at(sizes, seat), rng)
        : filledUp(at(parts, seat), at(sizes, seat), unseen, rng);
    });
  };
  const hands = seats.map(({ hand }) => hand && poolFrom(hand, cardKinds));
  const handSizes = seats.map(({ handSize }) => handSize);
  const faceDown = seats.map((seat) => seat.faceDown && poolFrom(seat.faceDown, tileKinds));
  const faceDownSizes = seats.map(({ faceDownSize }) => faceDownSize);
  // Few games have town cards: the list is made for the first seat that has one.
  let undealt: TownId[] | undefined;
  return {
    hands: spread(hands, handSizes, deck, sure),
    faceDown: spread(faceDown, faceDownSizes, pile),
    townCards: seats.map(({ townCard }, seat) => {
      if (townCard !== null) return townOf(townCard);
      if (!hasTownCard(view, seat)) return null;
      undealt ??= townCardIds.filter((id) => seats.every((other) => other.townCard !== id));
      return townOf(at(undealt.splice(rng.int(undealt.length), 1), 0));
    }),
    deck,
    pile,
  };
}

/** The part of a view that lies open, as a state has it. */
export function openOf({
  starter,
  turn,
  seats,
  roads: lying,
}: RealmView): Pick<Draft<Realm>, 'starter' | 'turn' | 'boots' | 'pieces' | 'counters' | 'obstacles'> {
  return {
    starter,
    turn: turn ?? 0,
    boots: seats.map(({ town }) => townOf(town)),
    pieces: seats.map(({ pieces }) => pieces.reduce((bits, town) => bits | (1 << townOf(town)), 0)),
    counters: byRoad(lying, null, ({ counter }) => counter && kindOf(counter)),
    obstacles: lastingList(byRoad(lying, false, ({ obstacle }) => obstacle)),
  };
}

/** By the number of a road, what is made of what lies there. @param none where nothing does. */
export function byRoad<Id extends RoadId, Lying, None, Item>(
  lying: { readonly [Key in Id]?: Lying },
  none: None,
  itemOf: (road: Lying) => Item,
): (None | Item)[] {
  const items: (None | Item)[] = roads.map(() => none);
  // To look for each of the 48 roads takes a hundred times as long: objects with few of many keys differ in shape.
  for (const id in lying) {
    const road = lying[id];
    if (road !== undefined) items[roadOf(id)] = itemOf(road);
  }
  return items;
}

/** A pool of that size, of which a part is known; it is no part of the unseen any more. */
function filledUp(part: Pool, size: number, unseen: number[], rng: Rng): number[] {
  const missing = size - sizeOf(part);
  if (missing < 0 || unseen.some((pieces) => pieces < 0)) {
    throw new Error('What is known contradicts the view: a hand cannot hold it.');
  }
  const pool = dealtFrom(unseen, missing, rng);
  for (let kind = 0; kind < pool.length; kind++) add(pool, kind, countOf(part, kind));
  return pool;
}

/** EL-10.4: what others learn of it. */
export function redacted<Card extends string, Tile extends string>(
  event: SecretEvent<Card, Tile>,
): SecretEvent<Card, Tile> {
  switch (event.type) {
    case 'town-card-dealt':
      return { ...event, town: null };
    case 'card-drawn':
      return { ...event, card: null };
    case 'tile-drawn':
      return { ...event, tile: null };
    case 'kept':
      return typeof event.hidden === 'number' ? event : { ...event, hidden: event.hidden.length };
  }
}

function takeFrom(pool: number[], other: Pool): void {
  for (let kind = 0; kind < pool.length; kind++) remove(pool, kind, countOf(other, kind));
}

/** A pool less what is on the roads. */
export function lessCounters(tiles: readonly number[], counters: readonly (number | null)[]): number[] {
  const left = tiles.slice();
  for (const counter of counters) if (counter !== null) remove(left, counter);
  return left;
}

/** A pool less others. */
export function less(pool: Pool, others: readonly Pool[]): number[] {
  const left = pool.slice();
  for (const other of others) takeFrom(left, other);
  return left;
}
