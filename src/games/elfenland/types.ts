import type { BySeat } from '../../core/game.ts';
import type { Pool } from '../../core/pool.ts';
import type { CounterKind, TravelCardKind } from '../../realm/transport.ts';
import type { Realm, RealmOptions, RealmOutcome, RealmSeat, RealmView } from '../../realm/types.ts';

/**
 * Cards of one kind (EL-2.1).
 * @maximum 12
 */
type CardsOfKind = number;

/** Cards by kind. */
type Cards = Readonly<Record<TravelCardKind, CardsOfKind>>;

/**
 * Counters of one kind (EL-2.1).
 * @maximum 8
 */
type CountersOfKind = number;

/** Counters by kind. */
type Counters = Readonly<Record<CounterKind, CountersOfKind>>;

/**
 * Counters of one kind in the display (EL-3.4).
 * @maximum 5
 */
type Displayed = number;

/**
 * Number of cards in a hand (EL-4.1, EL-4.2).
 * @maximum 12
 */
type HandSize = number;

/** The phase of the game. */
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

/** Data that only some phases need. */
export type Step =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'deal';
      /**
       * EL-4.1: number of cards still to be dealt to the seat.
       * @minimum 1
       * @maximum 8
       */
      readonly due: number;
    }
  | {
      readonly kind: 'counters';
      /**
       * EL-5.2: whether the seats take their first, second or third counter.
       * @minimum 1
       * @maximum 3
       */
      readonly lap: number;
    }
  | {
      readonly kind: 'planning';
      /**
       * EL-6.4: passes in a row.
       * @maximum 5
       */
      readonly passes: number;
    };

/** The whole state, with numbers instead of names (see {@link Realm}). A {@link View} shows a viewer's part of it. */
export interface State extends Realm {
  readonly phase: PhaseName;
  /** Number of rounds in the game. */
  readonly rounds: Options['rounds'];
  readonly deal: Options['deal'];
  readonly finalHandLimit: boolean;
  /** The current round, from 1; 0 during set-up. */
  readonly round: number;
  /** Whether the seat still has its obstacle. */
  readonly obstacleInHand: BySeat<boolean>;
  /** The counters of the display, by kind (EL-3.4). */
  readonly display: Pool;
  readonly step: Step;
}

/**
 * What a viewer sees (§10). The deck and the pile are hidden, and so are the hands, face-down counters and town cards
 * of other seats.
 */
export interface View extends RealmView<Cards, Counters> {
  readonly phase: PhaseName;
  /** @maximum 4 */
  readonly round: number;
  /** The options that affect legal moves or the score. */
  readonly options: Pick<Options, 'rounds' | 'deal' | 'finalHandLimit' | 'destination'>;
  readonly seats: BySeat<SeatView>;
  /** The counters of the display, by kind (EL-3.4). */
  readonly display: Readonly<Record<CounterKind, Displayed>>;
  /** Number of cards in the deck. @maximum 72 */
  readonly deckSize: number;
  readonly step: Step;
  readonly outcome: RealmOutcome<HandSize> | null;
}

/** What a viewer sees of a seat. */
export interface SeatView extends RealmSeat<Cards, Counters> {
  /** Number of cards in its hand. */
  readonly handSize: HandSize;
  /** Whether the seat still has its obstacle. */
  readonly obstacleInHand: boolean;
}

export interface Options extends RealmOptions {
  /** Number of rounds: 4 in the edition of 1998, 3 in the edition of 2015. */
  readonly rounds: 3 | 4;
  /** `to-eight` fills hands up to 8 cards (EL-4.1); `eight-new` deals 8 more cards (EL-4.2). */
  readonly deal: 'to-eight' | 'eight-new';
  /** EL-7.9: whether the hand limit also applies in the last round. */
  readonly finalHandLimit: boolean;
}
