import type { Frozen, Seat, Viewer } from '../../core/game.ts';
import type { Outcome } from '../../core/outcome.ts';

/** A colour of stone, in table order. */
export type Stone = 'blue' | 'red' | 'yellow' | 'purple' | 'black' | 'green';
/** A kind of fairy card, in table order. */
export type Fairy = 'extra-sprite' | 'bigger-bag' | 'immunity' | 'collective-harvest' | 'steal' | 'leaky-bag';

/** A colour by its place in table order, 0 … 5. */
export type Colour = number;
/** A kind of fairy by its place in table order, 0 … 5. */
export type FairyKind = number;
/** A sprite of a seat, 0 … 7: numbers never change, a new one takes the next (TC-0.5). */
export type SpriteIndex = number;
/** Six numbers, by colour or by kind of fairy, in table order. */
export type Counts = readonly number[];

/** How alone blue lies (TC-4.3): no other colour in its bag, or no other stone at all. */
export type BlueAlone = 'colour' | 'stone';

/** Who decides what. */
export type PhaseName =
  | 'first-seat'
  | 'deal-fairy'
  | 'deal-stone'
  | 'turn'
  | 'gather'
  | 'discard'
  | 'overflow'
  | 'offer'
  | 'draw-fairy'
  | 'choose'
  | 'obtained'
  | 'harvest'
  | 'harvest-draw'
  | 'steal'
  | 'steal-draw'
  | 'rearrange'
  | 'over';

/** What means something in one action only. */
export type Step =
  | { readonly kind: 'none' }
  /** `gather`, `discard`: draws left, and whether a stone need not be discarded (TC-6.4). */
  | { readonly kind: 'gather'; readonly left: number; readonly mayKeep: boolean }
  /** `offer`: fairy points paid. */
  | { readonly kind: 'offer'; readonly paid: number }
  /** `draw-fairy`, `choose`: covered fairies drawn, by kind, and draws left. */
  | { readonly kind: 'fairies'; readonly drawn: Counts; readonly left: number }
  /** `obtained`: the fairy that may be used at once (TC-8.4); it is one of those kept. */
  | { readonly kind: 'obtained'; readonly fairy: FairyKind }
  /** `harvest`, `harvest-draw`: stones that may still be taken, 1 … 4. */
  | { readonly kind: 'harvest'; readonly left: number }
  /** `steal`, `steal-draw`: whom it is done to, and stones still to be taken. */
  | { readonly kind: 'steal'; readonly victim: Seat; readonly left: number }
  /** `rearrange`: stones not yet laid, by colour, and a planned bag for every sprite, bottom to top (TC-10.2). */
  | { readonly kind: 'rearrange'; readonly pool: Counts; readonly planned: readonly (readonly Colour[])[] };

/** A pile of stones, bottom to top (TC-4.2); it may be bigger and immune both (TC-9.5). */
export interface Sprite {
  readonly bag: readonly Colour[];
  /** It has a bigger bag (TC-9.3). */
  readonly bigger: boolean;
  /** Nobody else takes stones off it (TC-9.4). */
  readonly immune: boolean;
}

/** What a seat has. */
export interface Player {
  /** Stones by colour. */
  readonly hand: Counts;
  /** Fairies face down, by kind. */
  readonly kept: Counts;
  readonly sprites: readonly Frozen<Sprite>[];
}

/** The part of a state that everybody sees as it is (TC-12.1). */
export interface Table {
  readonly phase: PhaseName;
  /** 2 … 6. */
  readonly players: number;
  /** By colour (TC-2.1). */
  readonly fairyPoints: Counts;
  readonly blueAlone: BlueAlone;
  /** The seat that began; null until it is settled (TC-1.2). */
  readonly firstSeat: Seat | null;
  /** The seat whose turn it is; in the set-up, that is dealt to. */
  readonly turn: Seat;
  /** Open stones, by colour. */
  readonly forest: Counts;
  /** Open fairies, by kind. */
  readonly forestFairies: Counts;
  /** Stones out of the game, by colour. */
  readonly eliminated: Counts;
  /** Fairies out of the game, by kind (TC-9.1). */
  readonly used: Counts;
}

export interface State extends Table {
  /** Covered stones, by colour. */
  readonly deck: Counts;
  /** Covered fairies, by kind. */
  readonly fairyDeck: Counts;
  readonly seats: readonly Player[];
  readonly step: Step;
}

export interface Options {
  readonly players: 2 | 3 | 4 | 5 | 6;
  readonly firstSeat: 'random' | Seat;
  /** Fairy points of each colour, integers 1 … 9 (TC-2.2). */
  readonly fairyPoints: Readonly<Record<Stone, number>>;
  readonly blueAlone: BlueAlone;
}

/** What a viewer knows of what others hide, by seat: each one has these at least, by colour and by kind of fairy. */
export interface Known {
  readonly hands: readonly Counts[];
  readonly kept: readonly Counts[];
}

/** A sprite as everybody sees it. */
export interface SeenSprite {
  /** Bottom to top. */
  readonly bag: readonly Stone[];
  readonly bigger: boolean;
  readonly immune: boolean;
}

/** A seat as a viewer sees it. */
export interface SeenPlayer {
  /** Stones in the hand. */
  readonly stones: number;
  /** The hand by colour; null if it is hidden from the viewer. */
  readonly hand: Counts | null;
  /** Fairies kept. */
  readonly fairies: number;
  /** The fairies by kind; null if they are hidden from the viewer. */
  readonly kept: Counts | null;
  readonly sprites: readonly SeenSprite[];
}

/** A step as a viewer sees it: null stands for what is hidden. */
export type SeenStep =
  | Exclude<Step, { readonly kind: 'fairies' | 'obtained' | 'rearrange' }>
  /** `count`: fairies drawn so far. */
  | { readonly kind: 'fairies'; readonly drawn: Counts | null; readonly count: number; readonly left: number }
  | { readonly kind: 'obtained'; readonly fairy: FairyKind | null }
  | {
      readonly kind: 'rearrange';
      readonly pool: Counts | null;
      readonly planned: readonly (readonly Colour[])[] | null;
    };

/** What a viewer sees (§12). */
export interface View extends Table {
  readonly viewer: Viewer;
  /** Covered stones. */
  readonly stonesLeft: number;
  /** Covered fairies. */
  readonly fairiesLeft: number;
  readonly seats: readonly SeenPlayer[];
  readonly step: SeenStep;
  /** Null until the game is over. */
  readonly outcome: Outcome | null;
}
