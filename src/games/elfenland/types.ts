import type { BySeat } from '../../core/game.ts';
import type { Pool } from '../../realm/pool.ts';
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
 * Cards of any kind (EL-2.1).
 * @maximum 72
 */
type AllCards = number;

/**
 * What breaks a tie (EL-9.3).
 * @minimum -6
 * @maximum 72
 */
type Tiebreak = number;

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
  | {
      readonly kind: 'deal';
      /**
       * EL-4.1: cards still due to the seat.
       * @minimum 1
       * @maximum 8
       */
      readonly due: number;
    }
  | {
      readonly kind: 'counters';
      /**
       * EL-5.2: the seats take their first, second or third counter.
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

/** The referee's, packed for speed: see {@link Realm} for its numbers. What somebody may see of it is a {@link View}. */
export interface State extends Realm {
  readonly phase: PhaseName;
  /** The number of rounds of the game. */
  readonly rounds: Options['rounds'];
  readonly deal: Options['deal'];
  readonly finalHandLimit: boolean;
  /** The round being played, from 1; 0 in the set-up. */
  readonly round: number;
  /** Whether the seat still has its obstacle in hand. */
  readonly obstacleInHand: BySeat<boolean>;
  /** The counters that lie face up for all (EL-3.4): a pool. */
  readonly display: Pool;
  readonly step: Step;
}

/** What a viewer sees (§10): everything but other hands, face-down counters and town cards, the deck and the pile. */
export interface View extends RealmView<Cards, Counters> {
  readonly phase: PhaseName;
  /** @maximum 4 */
  readonly round: number;
  /** The options that decide what is legal, and the score. */
  readonly options: Pick<Options, 'rounds' | 'deal' | 'finalHandLimit' | 'destination'>;
  readonly seats: BySeat<SeatView>;
  /** The counters that lie face up for all (EL-3.4). */
  readonly display: Readonly<Record<CounterKind, Displayed>>;
  /** Cards in the deck. */
  readonly deckSize: AllCards;
  readonly step: Step;
  readonly outcome: RealmOutcome<Tiebreak> | null;
}

/** What a viewer sees of a seat. */
export interface SeatView extends RealmSeat<Cards, Counters> {
  /** Cards in its hand. */
  readonly handSize: AllCards;
  /** Whether it still has its obstacle in hand. */
  readonly obstacleInHand: boolean;
}

export interface Options extends RealmOptions {
  /** 4 in the game of 1998, 3 in that of 2015. */
  readonly rounds: 3 | 4;
  /** Whether hands are filled up to 8 cards (EL-4.1), or 8 are dealt on top (EL-4.2). */
  readonly deal: 'to-eight' | 'eight-new';
  /** EL-7.9: whether hands are limited in the last round too. */
  readonly finalHandLimit: boolean;
}
