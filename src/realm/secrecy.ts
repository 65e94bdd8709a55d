import { at } from '../core/checked-access.ts';
import { coreFailure } from '../core/failures.ts';
import { frozenList } from '../core/frozen.ts';
import type { Draft } from '../core/game.ts';
import type { Pool } from '../core/pool.ts';
import { add, countOf, dealtFrom, remove, sizeOf } from '../core/pool.ts';
import type { Rng } from '../core/rng.ts';
import { poolFrom } from './counts.ts';
import { townCardIds } from './data.ts';
import type { SecretEvent } from './events.ts';
import type { RoadId } from './map.ts';
import { roadOf, roads, townOf } from './map.ts';
import { kindOf } from './transport.ts';
import type { Realm, RealmView } from './types.ts';
import { hasTownCard } from './view.ts';

/** The fields that are hidden from some viewers. */
type Secrets = Pick<Realm, 'hands' | 'faceDown' | 'townCards' | 'deck' | 'pile'>;

/**
 * EL-10.5: returns a function that draws everything hidden from the viewer. Each unseen piece is equally likely to be
 * in each hidden place.
 * @param cards all cards in hands and the deck.
 * @param tiles all tiles in the pile and all face-down tiles of seats.
 * @param sure by seat: cards known to be in its hand; the function draws the others.
 * @throws Error if the known cards of a seat exceed its hand, or those of all seats exceed `cards`.
 */
export function hiddenSampler(
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

/** The pieces of a seat: the known ones, and the number of others. */
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

/** Deals each seat its missing pieces at random, from the pieces whose place is unknown. */
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

/** The fields of a state that every viewer sees, read from a view. */
export function publicFields({
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
    obstacles: frozenList(byRoad(lying, false, ({ obstacle }) => obstacle)),
  };
}

/** One value for each of the 48 roads, by number. @param none the value of an empty road. */
export function byRoad<Id extends RoadId, Lying, None, Item>(
  lying: { readonly [Key in Id]?: Lying },
  none: None,
  itemOf: (road: Lying) => Item,
): (None | Item)[] {
  const items: (None | Item)[] = roads.map(() => none);
  // Hot path: visits only roads with tiles. Visiting all 48 is much slower, because the objects differ in shape.
  for (const id in lying) {
    const road = lying[id];
    if (road !== undefined) items[roadOf(id)] = itemOf(road);
  }
  return items;
}

/** EL-10.4: an event without the part that is hidden from other players. */
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

/** `tiles` minus the counters on the roads. */
export function lessCounters(tiles: readonly number[], counters: readonly (number | null)[]): number[] {
  const left = tiles.slice();
  for (const counter of counters) if (counter !== null) remove(left, counter);
  return left;
}

/** `pool` minus the pieces of `others`. */
export function less(pool: Pool, others: readonly Pool[]): number[] {
  const left = pool.slice();
  for (const other of others) for (let kind = 0; kind < left.length; kind++) remove(left, kind, countOf(other, kind));
  return left;
}
