import type { Pool } from '../../realm/pool.ts';
import type { Realm, RealmOptions, RealmView } from '../../realm/types.ts';

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

/** What a viewer sees (§10): everything but other hands, face-down counters and town cards, the deck and the pile. */
export interface View extends RealmView, Omit<State, keyof Realm> {}

export interface Options extends RealmOptions {
  /** 4 in the game of 1998, 3 in that of 2015. */
  readonly rounds: 3 | 4;
  /** Whether hands are filled up to 8 cards (EL-4.1), or 8 are dealt on top (EL-4.2). */
  readonly deal: 'to-eight' | 'eight-new';
  /** EL-7.9: whether hands are limited in the last round too. */
  readonly finalHandLimit: boolean;
}
