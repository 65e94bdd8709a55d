import type { Seat } from '../../core/game.ts';
import { fairy, kind, nth, seat, sprite, stone, to } from './data.ts';
import type { Fairy, SpriteIndex, Stone } from './types.ts';

/** Chance: who begins (TC-1.2). */
export interface FirstSeatMove {
  readonly type: 'first-seat';
  readonly seat: Seat;
}

/** Chance: a card is turned up or drawn; of which deck, and where to, follows from the state (TC-0.4). */
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

/** Pays one stone: of the hand (`stone`), or the top one of an own sprite (`sprite`); never both (TC-0.5). */
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
 * Uses a fairy. `bigger-bag` and `immunity` name an own `sprite`, `leaky-bag` an opponent's `seat` and its `sprite`,
 * `steal` an opponent's `seat`, the others nothing (§9).
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

/** Every move there is: few enough to be made once, and shared. */
export const firstSeats: readonly FirstSeatMove[] = seat.values.map((own) =>
  Object.freeze({ type: 'first-seat', seat: own }),
);
/** The stones, then the fairies. */
export const draws: readonly DrawMove[] = kind.values.map((own) => Object.freeze({ type: 'draw', kind: own }));
export const GATHER: GatherMove = Object.freeze({ type: 'gather' });
/** By colour. */
export const discards: readonly DiscardMove[] = stone.values.map((own) =>
  Object.freeze({ type: 'discard', stone: own }),
);
export const KEEP_STONES: KeepStonesMove = Object.freeze({ type: 'keep-stones' });
/** By colour, then the forest and the sprites. */
export const places: readonly (readonly PlaceMove[])[] = stone.values.map((own) =>
  to.values.map((goal) => Object.freeze({ type: 'place', stone: own, to: goal })),
);
/** By sprite, then by colour. */
export const sends: readonly (readonly SendMove[])[] = sprite.values.map((own) =>
  stone.values.map((colour) => Object.freeze({ type: 'send', sprite: own, stone: colour })),
);
export const handOffers: readonly OfferMove[] = stone.values.map((own) => Object.freeze({ type: 'offer', stone: own }));
export const spriteOffers: readonly OfferMove[] = sprite.values.map((own) =>
  Object.freeze({ type: 'offer', sprite: own }),
);
/** By kind. */
export const takes: readonly TakeMove[] = fairy.values.map((own) => Object.freeze({ type: 'take', fairy: own }));
export const DRAW_FAIRIES: DrawFairiesMove = Object.freeze({ type: 'draw-fairies' });
export const chooses: readonly ChooseMove[] = fairy.values.map((own) => Object.freeze({ type: 'choose', fairy: own }));
export const KEEP_FAIRY: KeepFairyMove = Object.freeze({ type: 'keep-fairy' });
export const EXTRA_SPRITE: PlayMove = Object.freeze({ type: 'play', fairy: 'extra-sprite' });
export const COLLECTIVE_HARVEST: PlayMove = Object.freeze({ type: 'play', fairy: 'collective-harvest' });
/** By sprite. */
export const biggerBags: readonly PlayMove[] = sprite.values.map((own) =>
  Object.freeze({ type: 'play', fairy: 'bigger-bag', sprite: own }),
);
export const immunities: readonly PlayMove[] = sprite.values.map((own) =>
  Object.freeze({ type: 'play', fairy: 'immunity', sprite: own }),
);
/** By seat, then by sprite. */
export const leakyBags: readonly (readonly PlayMove[])[] = seat.values.map((victim) =>
  sprite.values.map((own) => Object.freeze({ type: 'play', fairy: 'leaky-bag', seat: victim, sprite: own })),
);
export const thefts: readonly PlayMove[] = seat.values.map((victim) =>
  Object.freeze({ type: 'play', fairy: 'steal', seat: victim }),
);
export const PICK_COVERED: PickCoveredMove = Object.freeze({ type: 'pick-covered' });
/** By colour, then by sprite, like {@link lays}. */
export const picks: readonly (readonly PickMove[])[] = stone.values.map((own) =>
  sprite.values.map((goal) => Object.freeze({ type: 'pick', stone: own, sprite: goal })),
);
export const STOP: StopMove = Object.freeze({ type: 'stop' });
export const STEAL_HAND: StealHandMove = Object.freeze({ type: 'steal-hand' });
/** By the victim's sprite, then the forest and the own sprites. */
export const steals: readonly (readonly StealMove[])[] = sprite.values.map((from) =>
  to.values.map((goal) => Object.freeze({ type: 'steal', sprite: from, to: goal })),
);
export const REARRANGE: RearrangeMove = Object.freeze({ type: 'rearrange' });
export const lays: readonly (readonly LayMove[])[] = stone.values.map((own) =>
  sprite.values.map((goal) => Object.freeze({ type: 'lay', stone: own, sprite: goal })),
);
export const FINISH: FinishMove = Object.freeze({ type: 'finish' });
export const RESTORE: RestoreMove = Object.freeze({ type: 'restore' });

/** The interned move of a table with two indices. */
export function at<M>(table: readonly (readonly M[])[], first: number, second: number): M {
  return nth(nth(table, first), second);
}

/** Where in a table the goal of `place` and `steal` stands that is this sprite; the forest comes first. */
export function goal(own: SpriteIndex): number {
  return own + 1;
}

export const FOREST = 0;

/** Candidates that are the same in every state; which of them are legal, `violation` says. */
export function propose<M>(moves: readonly M[]): (state: unknown, out: M[]) => void {
  return (_state, out) => {
    for (let i = 0; i < moves.length; i++) out.push(nth(moves, i));
  };
}
