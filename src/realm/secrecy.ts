import { at } from '../core/checked-access.ts';
import { coreFailure } from '../core/failures.ts';
import type { Draft } from '../core/game.ts';
import { lastingList } from '../core/lasting.ts';
import type { Rng } from '../core/rng.ts';
import { poolFrom } from './counts.ts';
import { townCardIds } from './data.ts';
import type { SecretEvent } from './events.ts';
import type { RoadId } from './map.ts';
import { roadOf, roads, townOf } from './map.ts';
import type { Pool } from './pool.ts';
import { add, countOf, dealtFrom, remove, sizeOf } from './pool.ts';
import { kindOf } from './transport.ts';
import type { Realm, RealmView } from './types.ts';
import { hasTownCard } from './view.ts';

/** What some may see and others not. */
type Secrets = Pick<Realm, 'hands' | 'faceDown' | 'townCards' | 'deck' | 'pile'>;

/**
 * EL-10.5: draws what is hidden from what the viewer holds possible, every unseen piece being equally likely anywhere.
 * @param cards all cards that may be in hands or deck, less those that lie open.
 * @param tiles all tiles, less those that lie open.
 * @param sure by seat: cards that are known to be in its hand; all the others are drawn.
 * @throws Error when a hand cannot hold them.
 */
export function guesser(
  view: RealmView,
  cardKinds: readonly string[],
  tileKinds: readonly string[],
  cards: Pool,
  tiles: Pool,
  sure?: readonly Pool[],
): (rng: Rng) => Draft<Secrets> {
  const { seats } = view;
  const hands = spread(
    seats.map(({ hand, handSize }, seat) => holding(hand && poolFrom(hand, cardKinds), sure?.[seat], handSize)),
    cards,
  );
  const faceDown = spread(
    seats.map((seat) => holding(seat.faceDown && poolFrom(seat.faceDown, tileKinds), undefined, seat.faceDownSize)),
    tiles,
  );
  const towns = seats.map(({ townCard }) => townCard && townOf(townCard));
  const drawsTown = seats.map(({ townCard }, seat) => townCard === null && hasTownCard(view, seat));
  const unseenTowns = drawsTown.includes(true)
    ? townCardIds.filter((id) => seats.every((other) => other.townCard !== id)).map(townOf)
    : [];
  return (rng) => {
    const { held: drawnHands, unseen: deck } = hands(rng);
    const { held: drawnTiles, unseen: pile } = faceDown(rng);
    const undealt = unseenTowns.slice();
    return {
      hands: drawnHands,
      faceDown: drawnTiles,
      townCards: towns.map((town, seat) =>
        at(drawsTown, seat) ? at(undealt.splice(rng.int(undealt.length), 1), 0) : town,
      ),
      deck,
      pile,
    };
  };
}

/** What a seat holds: the pieces that are known, and how many more. */
interface Holding {
  readonly known: Pool | undefined;
  readonly missing: number;
}

function holding(seen: Pool | null, sure: Pool | undefined, size: number): Holding {
  const known = seen ?? sure;
  const missing = known === undefined ? size : size - sizeOf(known);
  if (missing < 0) throw contradiction();
  return { known, missing };
}

/** Deals the missing pieces of each holding out of those that nobody is known to hold. */
function spread(
  holdings: readonly Holding[],
  pieces: Pool,
): (rng: Rng) => { readonly held: number[][]; readonly unseen: number[] } {
  const left = less(
    pieces,
    holdings.flatMap(({ known }) => (known === undefined ? [] : [known])),
  );
  if (left.some((count) => count < 0)) throw contradiction();
  return (rng) => {
    const unseen = left.slice();
    const held = holdings.map(({ known, missing }) => {
      const pool = dealtFrom(unseen, missing, rng);
      if (known !== undefined) for (let kind = 0; kind < pool.length; kind++) add(pool, kind, countOf(known, kind));
      return pool;
    });
    return { held, unseen };
  };
}

function contradiction(): Error {
  return coreFailure('core/contradiction', { holder: 'hand' });
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
