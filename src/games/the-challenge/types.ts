import type { BaseView, BySeat, Frozen, Seat } from '../../core/game.ts';
import type { Outcome } from '../../core/outcome.ts';

/** A colour of stone, in table order. */
export type Stone = 'blue' | 'red' | 'yellow' | 'purple' | 'black' | 'green';
/** A kind of fairy card, in table order. */
export type Fairy = 'extra-sprite' | 'bigger-bag' | 'immunity' | 'collective-harvest' | 'steal' | 'leaky-bag';
/** The name of a seat, numbered from 1 as in the figures of the rulebook. */
export type SeatName = 'player-1' | 'player-2' | 'player-3' | 'player-4' | 'player-5' | 'player-6';

/** A colour by its index in table order, 0 … 5. */
export type Colour = number;
/** A kind of fairy by its index in table order, 0 … 5. */
export type FairyKind = number;
/**
 * Number of a sprite within its seat, from 0. It never changes; a new sprite takes the next number (TC-0.5).
 * @maximum 7
 */
export type SpriteIndex = number;
/** Six numbers, by colour or by kind of fairy, in table order. */
export type Counts = readonly number[];

/**
 * A number of stones of one colour (TC-2.1).
 * @maximum 19
 */
type Stones = number;

/**
 * A number of fairies of one kind (TC-2.3).
 * @maximum 7
 */
type Fairies = number;

/**
 * A number of stones in a hand: at most three, and four more during a harvest (TC-9.7).
 * @maximum 7
 */
type HandStones = number;

/**
 * A number from 0 to 2.
 * @maximum 2
 */
type UpToTwo = number;

/**
 * Fairy points of a stone (TC-2.2).
 * @minimum 1
 * @maximum 9
 */
type FairyPoints = number;

/**
 * Fairy points paid so far.
 * @maximum 612
 */
type Paid = number;

/**
 * A number of fairies of all kinds (TC-2.3).
 * @maximum 30
 */
type AllFairies = number;

/** TC-4.3: with `colour`, a bag with a blue stone has only blue stones; with `stone`, it has no other stone. */
export type BlueAlone = 'colour' | 'stone';

/** The phase of the game: which decision or chance move is next. */
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

/** Data that only some phases need. */
export type Step =
  | { readonly kind: 'none' }
  /** In `gather` and `discard`: draws left, and whether the seat may keep all stones (TC-6.4). */
  | { readonly kind: 'gather'; readonly left: UpToTwo; readonly mayKeep: boolean }
  | { readonly kind: 'offer'; readonly paid: Paid }
  /** In `draw-fairy` and `choose`: covered fairies drawn, by kind, and draws left. */
  | { readonly kind: 'fairies'; readonly drawn: Counts; readonly left: UpToTwo }
  /** In `obtained`: the fairy that the seat may use at once (TC-8.4); it is already among the kept fairies. */
  | { readonly kind: 'obtained'; readonly fairy: FairyKind }
  | {
      readonly kind: 'harvest';
      /**
       * In `harvest` and `harvest-draw`: number of stones that may still be taken.
       * @minimum 1
       * @maximum 4
       */
      readonly left: number;
    }
  | {
      readonly kind: 'steal';
      /** In `steal` and `steal-draw`: the seat that loses stones. */
      readonly victim: Seat;
      /**
       * Number of stones still to steal.
       * @minimum 1
       * @maximum 2
       */
      readonly left: number;
    }
  /** In `rearrange`: stones still to lay, by colour, and the planned bag of each sprite, bottom to top (TC-10.2). */
  | { readonly kind: 'rearrange'; readonly pool: Counts; readonly planned: readonly (readonly Colour[])[] };

/** A sprite and its bag, bottom to top (TC-4.2). A sprite can have both a bigger bag and immunity (TC-9.5). */
export interface Sprite {
  readonly bag: readonly Colour[];
  /** Whether the sprite has a bigger bag (TC-9.3). */
  readonly bigger: boolean;
  /** Whether opponents cannot take stones from the sprite (TC-9.4). */
  readonly immune: boolean;
}

/** What a seat has. */
export interface Player {
  /** Stones by colour. */
  readonly hand: Counts;
  /** Fairies kept face down, by kind. */
  readonly kept: Counts;
  readonly sprites: readonly Frozen<Sprite>[];
}

export interface State {
  readonly phase: PhaseName;
  /** Number of seats, 2 … 6. */
  readonly players: number;
  /** By colour: fairy points of a stone (TC-2.2). */
  readonly fairyPoints: Counts;
  readonly blueAlone: BlueAlone;
  /** The seat that began; `null` until it is drawn (TC-1.2). */
  readonly firstSeat: Seat | null;
  /** The seat whose turn it is; while stones are dealt, the seat that receives the next one. */
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

/** A count for each colour. */
export type ByStone<Count extends number = number> = Readonly<Record<Stone, Count>>;
/** A count for each kind of fairy. */
export type ByFairy<Count extends number = number> = Readonly<Record<Fairy, Count>>;

/** What a viewer remembers about hidden cards. */
export interface Known {
  /** Stones and fairies that each seat certainly has. */
  readonly seats: BySeat<{ readonly hand: ByStone; readonly kept: ByFairy }>;
  /** In the phase `obtained`: the fairy just obtained, if it was taken face up (TC-8.3); else `null`. */
  readonly obtained: Fairy | null;
}

/**
 * The stones of a bag, bottom to top (TC-4.2).
 * @maxItems 10
 */
type Bag = readonly Stone[];

/**
 * The bag of each sprite.
 * @maxItems 8
 */
export type Bags = readonly Bag[];

/** A sprite with its stones by name. */
export interface SpriteView {
  readonly bag: Bag;
  /** Whether the sprite has a bigger bag (TC-9.3). */
  readonly bigger: boolean;
  /** Whether opponents cannot take stones from the sprite (TC-9.4). */
  readonly immune: boolean;
}

/** A seat as a viewer sees it. */
export interface SeatView {
  readonly name: SeatName;
  /** Number of stones in its hand. */
  readonly handSize: HandStones;
  /** The stones in its hand by colour; `null` if they are hidden from the viewer. */
  readonly hand: ByStone<HandStones> | null;
  /** Number of fairies that it keeps face down. */
  readonly keptSize: AllFairies;
  /** The fairies that it keeps, by kind; `null` if they are hidden from the viewer. */
  readonly kept: ByFairy<Fairies> | null;
  /**
   * Its sprites with their bags, the stones bottom to top (TC-4.2).
   * @minItems 2
   * @maxItems 8
   */
  readonly sprites: readonly SpriteView[];
}

/** A step as a viewer sees it. `null` replaces what is hidden. */
export type StepView =
  | Exclude<Step, { readonly kind: 'fairies' | 'obtained' | 'rearrange' }>
  /** In `draw-fairy` and `choose`: covered fairies drawn, and draws left. */
  | {
      readonly kind: 'fairies';
      readonly drawnSize: UpToTwo;
      readonly drawn: ByFairy<UpToTwo> | null;
      readonly left: UpToTwo;
    }
  /** In `obtained`: the fairy that the seat may use at once (TC-8.4); it is already among the kept fairies. */
  | { readonly kind: 'obtained'; readonly fairy: Fairy | null }
  /** In `rearrange`: stones still to lay, and the planned bag of each sprite (TC-10.2). */
  | { readonly kind: 'rearrange'; readonly pool: ByStone<Stones> | null; readonly planned: Bags | null };

/**
 * Points for stones and kept fairies (TC-11.3, TC-11.4).
 * @maximum 93
 */
type Score = number;

/**
 * Fairy points of a seat's stones, which break ties (TC-11.5).
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
  /** Options that affect legal moves or break ties. */
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
   * Number of stones in the deck.
   * @maximum 80
   */
  readonly stoneDeckSize: number;
  /** Number of fairies in the deck. */
  readonly fairyDeckSize: AllFairies;
  /** Data that only some phases need; `null` replaces what is hidden from the viewer. */
  readonly step: StepView;
  readonly outcome: Outcome<Score, Tiebreaks> | null;
}
