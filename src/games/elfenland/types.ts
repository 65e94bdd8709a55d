import type { Seat, Viewer } from '../../core/game.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { RoadId, Town, TownId } from './map.ts';
import type { DrawMove, Pool } from './pool.ts';
import type { CardKind, Counter, CounterKind } from './transport.ts';

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
  readonly obstacles: readonly boolean[];
  /** Travel cards not in play. */
  readonly deck: Pool;
  /** Cards played, all open. */
  readonly discard: Pool;
  /** Counters not in play. */
  readonly pile: Pool;
}

/** Where the game stands. */
export type PhaseName =
  | 'first-seat'
  | 'town-card'
  | 'display'
  | 'deal'
  | 'face-down'
  | 'counters'
  | 'refill'
  | 'blind'
  | 'planning'
  | 'movement'
  | 'discard'
  | 'keep'
  | 'over';

/** What means something in one phase only. */
export type Step =
  | { readonly kind: 'none' }
  /** EL-4.1: so many cards are still due to the seat. */
  | { readonly kind: 'deal'; readonly due: number }
  /** EL-5.2: the seats take their first, second or third counter: 1 … 3. */
  | { readonly kind: 'counters'; readonly lap: number }
  /** EL-6.4: so many passes in a row. */
  | { readonly kind: 'planning'; readonly passes: number };

export interface State extends Realm {
  readonly phase: PhaseName;
  /** The number of rounds of the game. */
  readonly rounds: Options['rounds'];
  readonly deal: Options['deal'];
  readonly finalHandLimit: boolean;
  /** The round being played, from 1; 0 in the set-up. */
  readonly round: number;
  /** By seat: whether it still has its obstacle in hand. */
  readonly obstacleInHand: readonly boolean[];
  /** The counters that lie face up for all (EL-3.4). */
  readonly display: Pool;
  readonly step: Step;
}

export interface FirstSeatMove {
  readonly type: 'first-seat';
  readonly seat: Seat;
}

export interface TownCardMove {
  readonly type: 'town-card';
  readonly town: TownId;
}

export interface TakeMove {
  readonly type: 'take';
  readonly tile: CounterKind;
}

export interface TakeBlindMove {
  readonly type: 'take-blind';
}

/** `hidden`: one of the mover's face-down counters (EL-0.4). */
export interface PlaceMove<Tile extends string = CounterKind> {
  readonly type: 'place';
  readonly tile: Tile;
  readonly road: RoadId;
  readonly hidden?: true;
}

export interface ObstacleMove {
  readonly type: 'obstacle';
  readonly road: RoadId;
}

export interface PassMove {
  readonly type: 'pass';
}

export interface TravelMove {
  readonly type: 'travel';
  readonly road: RoadId;
}

export interface CaravanMove {
  readonly type: 'caravan';
  readonly road: RoadId;
  /** The cards paid, a multiset (EL-0.2). */
  readonly cards: readonly CardKind[];
}

export interface EndMove {
  readonly type: 'end';
}

export interface DiscardMove {
  readonly type: 'discard';
  readonly card: CardKind;
}

/** What is kept of the open and of the face-down counters, two multisets (EL-0.2). */
export interface KeepMove {
  readonly type: 'keep';
  readonly open: readonly CounterKind[];
  readonly hidden: readonly CounterKind[];
}

export type Move =
  | FirstSeatMove
  | TownCardMove
  | DrawMove<CardKind>
  | TakeMove
  | TakeBlindMove
  | PlaceMove
  | ObstacleMove
  | PassMove
  | TravelMove
  | CaravanMove
  | EndMove
  | DiscardMove
  | KeepMove;

/** What happens in Elfenland and in Elfengold alike. A key that may be absent is so for whoever may not know it. */
export type RealmEvent =
  | { readonly type: 'first-seat'; readonly seat: Seat }
  | { readonly type: 'town-card-dealt'; readonly seat: Seat; readonly town?: TownId }
  | { readonly type: 'round'; readonly round: number; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'piece-taken'; readonly seat: Seat; readonly town: TownId; readonly taken: number }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] };

/** Everything that happens. `seat` is whoever does it, or to whom it happens. */
export type Event =
  | RealmEvent
  | { readonly type: 'displayed'; readonly tile: CounterKind }
  | { readonly type: 'card-drawn'; readonly seat: Seat; readonly card?: CardKind }
  /** EL-5.1: face down. */
  | { readonly type: 'tile-drawn'; readonly seat: Seat; readonly tile?: CounterKind }
  /** EL-5.2: out of the display, or the unseen top of the pile. */
  | { readonly type: 'tile-taken'; readonly seat: Seat; readonly tile: CounterKind; readonly from: 'display' | 'pile' }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly tile: CounterKind;
      readonly road: RoadId;
      readonly hidden: boolean;
    }
  | { readonly type: 'obstacle-placed'; readonly seat: Seat; readonly road: RoadId }
  | {
      readonly type: 'travelled';
      readonly seat: Seat;
      readonly road: RoadId;
      readonly from: TownId;
      readonly to: TownId;
      readonly by: CounterKind | 'raft' | 'caravan';
      readonly paid: readonly CardKind[];
    }
  | { readonly type: 'move-ended'; readonly seat: Seat }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: CardKind }
  /** `hidden` is the number of face-down counters kept for whoever may not see them. */
  | {
      readonly type: 'kept';
      readonly seat: Seat;
      readonly open: readonly CounterKind[];
      readonly hidden: readonly CounterKind[] | number;
    };

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

/** What a viewer sees (§10): everything but other hands, face-down counters and town cards, the deck and the pile. */
export interface View extends RealmView, Omit<State, keyof Realm> {}

export interface Options {
  readonly players: 2 | 3 | 4 | 5 | 6;
  /** EL-1.2: who begins is drawn, or given. */
  readonly firstSeat: 'random' | Seat;
  /** 4 in the game of 1998, 3 in that of 2015. */
  readonly rounds: 3 | 4;
  /** EL-4.1, EL-4.2. */
  readonly deal: 'to-eight' | 'eight-new';
  /** EL-7.9. */
  readonly finalHandLimit: boolean;
  /** EL-9.2: the variant with town cards. */
  readonly destination: boolean;
}
