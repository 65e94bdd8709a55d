import type { Frozen, Seat, Viewer } from '../core/game.ts';
import type { Outcome } from '../core/outcome.ts';
import type { Town } from './map.ts';
import type { Pool } from './pool.ts';
import type { Counter } from './transport.ts';

/**
 * What Elfenland and Elfengold have in common, for the rules that both use. A pool holds, by the number of a kind,
 * how many pieces of it there are; towns and roads are numbers too. Moves and events call all of them by name.
 */
export interface Realm {
  readonly players: number;
  readonly destination: boolean;
  /** The starting player of the round (EL-0.1); `null` until it is settled (EL-1.2). */
  readonly starter: Seat | null;
  /** The seat whose turn it is, or for which chance acts. */
  readonly turn: Seat;
  /** By seat: the town of its boot. */
  readonly boots: readonly Town[];
  /** By seat: the towns where its pieces still lie, as bits: bit t for town t. */
  readonly pieces: readonly number[];
  /** By seat: its cards. */
  readonly hands: readonly Pool[];
  /** By seat: its counters that lie open. */
  readonly open: readonly Pool[];
  /** By seat: its counters that lie face down. */
  readonly faceDown: readonly Pool[];
  /** By seat: the town of its town card (EL-3.3); `null` while it has none. */
  readonly townCards: readonly (Town | null)[];
  /** By road: the counter on it. */
  readonly counters: readonly (Counter | null)[];
  /** By road: whether an obstacle is on it. */
  readonly obstacles: Frozen<readonly boolean[]>;
  /** Travel cards not in play. */
  readonly deck: Pool;
  /** Cards played, all open. */
  readonly discard: Pool;
  /** Counters not in play. */
  readonly pile: Pool;
}

/** What a viewer knows in place of {@link Realm}: `null` stands for what he cannot see, beside its size. */
export interface RealmView extends Omit<Realm, 'hands' | 'faceDown' | 'townCards' | 'deck' | 'pile'> {
  readonly viewer: Viewer;
  readonly hands: readonly (Pool | null)[];
  readonly handSizes: readonly number[];
  readonly faceDown: readonly (Pool | null)[];
  readonly faceDownSizes: readonly number[];
  /** `null` too where there is none. */
  readonly townCards: readonly (Town | null)[];
  readonly deckSize: number;
  readonly pileSize: number;
  /** Once the game is over. */
  readonly outcome: Outcome | null;
}

/** What both games may set. */
export interface RealmOptions {
  readonly players: 2 | 3 | 4 | 5 | 6;
  /** EL-1.2: who begins is drawn, or given. */
  readonly firstSeat: 'random' | Seat;
  /** EL-9.2: the variant with town cards. */
  readonly destination: boolean;
}
