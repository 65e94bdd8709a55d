import type { BaseView, BySeat, Frozen, Seat } from '../../core/game.ts';
import type { Outcome } from '../../core/outcome.ts';

/** A colour of stone, in table order. */
export type Stone = 'blue' | 'red' | 'yellow' | 'purple' | 'black' | 'green';
/** A kind of fairy card, in table order. */
export type Fairy = 'extra-sprite' | 'bigger-bag' | 'immunity' | 'collective-harvest' | 'steal' | 'leaky-bag';
/** A seat, counted from 1 as in the figures of the rulebook. */
export type SeatName = 'player-1' | 'player-2' | 'player-3' | 'player-4' | 'player-5' | 'player-6';

/** A colour by its place in table order, 0 … 5. */
export type Colour = number;
/** A kind of fairy by its place in table order, 0 … 5. */
export type FairyKind = number;
/**
 * A sprite of a seat: numbers never change, a new one takes the next (TC-0.5).
 * @maximum 7
 */
export type SpriteIndex = number;
/** Six numbers, by colour or by kind of fairy, in table order. */
export type Counts = readonly number[];

/**
 * Stones of one colour (TC-2.1).
 * @maximum 19
 */
type Stones = number;

/**
 * Fairies of one kind (TC-2.3).
 * @maximum 7
 */
type Fairies = number;

/**
 * Stones of a hand: three, and four taken (TC-9.7).
 * @maximum 7
 */
type HandStones = number;

/**
 * Two at most.
 * @maximum 2
 */
type UpToTwo = number;

/**
 * What a stone is worth to a fairy (TC-2.2).
 * @minimum 1
 * @maximum 9
 */
type FairyPoints = number;

/**
 * Fairy points that have been paid.
 * @maximum 720
 */
type Paid = number;

/**
 * All fairies together (TC-2.3).
 * @maximum 30
 */
type AllFairies = number;

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
  | { readonly kind: 'gather'; readonly left: UpToTwo; readonly mayKeep: boolean }
  | { readonly kind: 'offer'; readonly paid: Paid }
  /** `draw-fairy`, `choose`: covered fairies drawn, by kind, and draws left. */
  | { readonly kind: 'fairies'; readonly drawn: Counts; readonly left: UpToTwo }
  /** `obtained`: the fairy that may be used at once (TC-8.4); it is one of those kept. */
  | { readonly kind: 'obtained'; readonly fairy: FairyKind }
  | {
      readonly kind: 'harvest';
      /**
       * `harvest`, `harvest-draw`: stones that may still be taken.
       * @minimum 1
       * @maximum 4
       */
      readonly left: number;
    }
  | {
      readonly kind: 'steal';
      /** `steal`, `steal-draw`: whom it is done to. */
      readonly victim: Seat;
      /**
       * Stones still to be taken.
       * @minimum 1
       * @maximum 2
       */
      readonly left: number;
    }
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

export interface State {
  readonly phase: PhaseName;
  /** 2 … 6. */
  readonly players: number;
  /** By colour (TC-2.2). */
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
  /** Fairy points of each colour. */
  readonly fairyPoints: ByStone<FairyPoints>;
  readonly blueAlone: BlueAlone;
}

/** So many of each colour. */
export type ByStone<Count extends number = number> = Readonly<Record<Stone, Count>>;
/** So many of each kind of fairy. */
export type ByFairy<Count extends number = number> = Readonly<Record<Fairy, Count>>;

/** What a viewer knows of what others hide: each seat has these stones and fairies at least. */
export interface Known {
  readonly seats: BySeat<{ readonly hand: ByStone; readonly kept: ByFairy }>;
}

/**
 * The stones of a bag, bottom to top (TC-4.2).
 * @maxItems 10
 */
type Bag = readonly Stone[];

/**
 * By sprite: its bag.
 * @maxItems 8
 */
export type Bags = readonly Bag[];

/** A sprite with its stones by name. */
export interface SpriteView {
  readonly bag: Bag;
  /** It has a bigger bag (TC-9.3). */
  readonly bigger: boolean;
  /** Nobody else takes stones off it (TC-9.4). */
  readonly immune: boolean;
}

/** What belongs to a seat, as a viewer sees it. */
export interface SeatView {
  readonly name: SeatName;
  /** Stones in its hand. */
  readonly handSize: HandStones;
  /** Its stones by colour; `null` if they are hidden from the viewer. */
  readonly hand: ByStone<HandStones> | null;
  /** Fairies it keeps face down. */
  readonly keptSize: AllFairies;
  /** These fairies by name; `null` if they are hidden from the viewer. */
  readonly kept: ByFairy<Fairies> | null;
  /**
   * Its sprites with their bags, the stones bottom to top (TC-4.3).
   * @minItems 2
   * @maxItems 8
   */
  readonly sprites: readonly SpriteView[];
}

/** A step by names; null stands for what is hidden from the viewer. */
export type StepView =
  | Exclude<Step, { readonly kind: 'fairies' | 'obtained' | 'rearrange' }>
  /** `draw-fairy`, `choose`: covered fairies drawn, and draws left. */
  | {
      readonly kind: 'fairies';
      readonly drawnSize: UpToTwo;
      readonly drawn: ByFairy<UpToTwo> | null;
      readonly left: UpToTwo;
    }
  /** `obtained`: the fairy that may be used at once (TC-8.4); it is one of those kept. */
  | { readonly kind: 'obtained'; readonly fairy: Fairy | null }
  /** `rearrange`: stones not yet laid, and a planned bag for every sprite (TC-10.2). */
  | { readonly kind: 'rearrange'; readonly pool: ByStone<Stones> | null; readonly planned: Bags | null };

/**
 * Points for stones and kept fairies (TC-11.3, TC-11.4).
 * @maximum 93
 */
type Score = number;

/**
 * What breaks a tie (TC-11.5).
 * @minItems 1
 * @maxItems 1
 */
type Tiebreaks = readonly Paid[];

/**
 * @minItems 1
 * @maxItems 6
 * @uniqueItems true
 */
export type Winners = readonly Seat[];

/** What a viewer sees (§12). */
export interface View extends BaseView {
  readonly phase: PhaseName;
  /** The options that decide what is legal, and the score. */
  readonly options: Pick<Options, 'fairyPoints' | 'blueAlone'>;
  readonly seats: BySeat<SeatView>;
  /** Open stones. */
  readonly forest: ByStone<Stones>;
  /** Open fairies. */
  readonly forestFairies: ByFairy<Fairies>;
  /** Stones out of the game. */
  readonly eliminated: ByStone<Stones>;
  /** Fairies out of the game (TC-9.1). */
  readonly used: ByFairy<Fairies>;
  /**
   * Covered stones.
   * @maximum 80
   */
  readonly stoneDeckSize: number;
  /** Covered fairies in the forest. */
  readonly fairyDeckSize: AllFairies;
  /** What means something in one phase only; `null` stands for what is hidden from the viewer. */
  readonly step: StepView;
  readonly outcome: Outcome<Score, Tiebreaks> | null;
}
