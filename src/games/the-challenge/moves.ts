import type { Seat } from '../../core/game.ts';
import type { Fairy, SpriteIndex, Stone } from './types.ts';

/** Chance: who begins (TC-1.2). */
export interface FirstSeatMove {
  readonly type: 'first-seat';
  readonly seat: Seat;
}

/** Chance: a card is turned up or drawn. The state says from which deck and to where (TC-0.4). */
export interface DrawMove {
  readonly type: 'draw';
  readonly kind: Stone | Fairy;
}

export interface GatherMove {
  readonly type: 'gather';
}

export interface DiscardMove {
  readonly type: 'discard';
  readonly stone: Stone;
}

export interface KeepStonesMove {
  readonly type: 'keep-stones';
}

export interface PlaceMove {
  readonly type: 'place';
  readonly stone: Stone;
  readonly to: SpriteIndex | 'forest';
}

export interface SendMove {
  readonly type: 'send';
  readonly sprite: SpriteIndex;
  readonly stone: Stone;
}

/** Pays one stone: from the hand (`stone`) or the top of an own sprite (`sprite`), never both (TC-0.5). */
export interface OfferMove {
  readonly type: 'offer';
  readonly stone?: Stone;
  readonly sprite?: SpriteIndex;
}

export interface TakeMove {
  readonly type: 'take';
  readonly fairy: Fairy;
}

export interface DrawFairiesMove {
  readonly type: 'draw-fairies';
}

export interface ChooseMove {
  readonly type: 'choose';
  readonly fairy: Fairy;
}

export interface KeepFairyMove {
  readonly type: 'keep-fairy';
}

/**
 * Uses a fairy. `bigger-bag` and `immunity` name an own `sprite`; `leaky-bag` an opponent's `seat` and `sprite`;
 * `steal` an opponent's `seat`; the others nothing (§9).
 */
export interface PlayMove {
  readonly type: 'play';
  readonly fairy: Fairy;
  readonly seat?: Seat;
  readonly sprite?: SpriteIndex;
}

export interface PickCoveredMove {
  readonly type: 'pick-covered';
}

export interface PickMove {
  readonly type: 'pick';
  readonly stone: Stone;
  readonly sprite: SpriteIndex;
}

export interface StopMove {
  readonly type: 'stop';
}

export interface StealHandMove {
  readonly type: 'steal-hand';
}

export interface StealMove {
  readonly type: 'steal';
  readonly sprite: SpriteIndex;
  readonly to: SpriteIndex | 'forest';
}

export interface RearrangeMove {
  readonly type: 'rearrange';
}

export interface LayMove {
  readonly type: 'lay';
  readonly stone: Stone;
  readonly sprite: SpriteIndex;
}

export interface FinishMove {
  readonly type: 'finish';
}

export interface RestoreMove {
  readonly type: 'restore';
}

/** A move; one type of them is `Extract<Move, { type: 'place' }>`. */
export type Move =
  | FirstSeatMove
  | DrawMove
  | GatherMove
  | DiscardMove
  | KeepStonesMove
  | PlaceMove
  | SendMove
  | OfferMove
  | TakeMove
  | DrawFairiesMove
  | ChooseMove
  | KeepFairyMove
  | PlayMove
  | PickCoveredMove
  | PickMove
  | StopMove
  | StealHandMove
  | StealMove
  | RearrangeMove
  | LayMove
  | FinishMove
  | RestoreMove;
