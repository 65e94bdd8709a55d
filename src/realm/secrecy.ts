import { at } from '../core/checked-access.ts';
import type { Draft, Seat, Viewer } from '../core/game.ts';
import type { Rng } from '../core/rng.ts';
import { townCardIds } from './data.ts';
import type { SecretEvent } from './events.ts';
import type { Town } from './map.ts';
import { townOf } from './map.ts';
import { placeInOrder } from './order.ts';
import type { Pool } from './pool.ts';
import { add, countOf, dealtFrom, remove, sizeOf } from './pool.ts';
import type { Realm, RealmView } from './types.ts';

const allTownCards: readonly Town[] = townCardIds.map(townOf);

/** What some may see and others not. */
type Secrets = Pick<Realm, 'hands' | 'faceDown' | 'townCards' | 'deck' | 'pile'>;

/** What a viewer sees in place of it. */
type Seen = Pick<
  RealmView,
  'hands' | 'handSizes' | 'faceDown' | 'faceDownSizes' | 'townCards' | 'deckSize' | 'pileSize'
>;

/** The viewer's own (EL-10.2), of the rest how many there are (EL-10.1), and nothing else (EL-10.3). */
export function seenOf({ hands, faceDown, townCards, deck, pile }: Secrets, viewer: Viewer, isOver: boolean): Seen {
  const own = (pools: readonly Pool[]): (Pool | null)[] =>
    pools.map((pool, seat) => (seat === viewer ? pool.slice() : null));
  return {
    hands: own(hands),
    handSizes: hands.map(sizeOf),
    faceDown: own(faceDown),
    faceDownSizes: faceDown.map(sizeOf),
    townCards: townCards.map((town, seat) => (seat === viewer || isOver ? town : null)),
    deckSize: sizeOf(deck),
    pileSize: sizeOf(pile),
  };
}

/**
 * EL-10.5: what is hidden, drawn from what the viewer holds possible, every unseen piece being equally likely anywhere.
 * @param cards all cards that may be in hands or deck, less those that lie open.
 * @param tiles all tiles, less those that lie open.
 * @param sure by seat: cards that are known to be in its hand; all the others are drawn.
 * @throws Error when a hand cannot hold them.
 */
export function guess(
  seen: Seen,
  dealtTown: (seat: Seat) => boolean,
  cards: Pool,
  tiles: Pool,
  rng: Rng,
  sure?: readonly Pool[],
): Draft<Secrets> {
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
  // Few games have town cards: the list is made for the first seat that has one.
  let undealt: Town[] | undefined;
  return {
    hands: spread(seen.hands, seen.handSizes, deck, sure),
    faceDown: spread(seen.faceDown, seen.faceDownSizes, pile),
    townCards: seen.townCards.map((town, seat) => {
      if (town !== null || !dealtTown(seat)) return town;
      undealt ??= allTownCards.filter((card) => !seen.townCards.includes(card));
      return at(undealt.splice(rng.int(undealt.length), 1), 0);
    }),
    deck,
    pile,
  };
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

/** Whether the seat has its town card while they are being dealt in turn order (EL-3.3). */
export function hasBeenDealt(realm: Pick<Realm, 'players' | 'starter' | 'turn'>, seat: Seat): boolean {
  return placeInOrder(realm, seat) < placeInOrder(realm, realm.turn);
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
