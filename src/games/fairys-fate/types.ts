import type { BaseView, BySeat, Frozen, Seat } from '../../core/game.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { CardCount, CardCounts, FairyCount, HeldIndex, ObjectCount, Recipes, Row, Seats } from './units.ts';

export type Back = 'light' | 'sprite' | 'nature';
export type Place = 'cave' | 'meadow' | 'wood' | 'river' | 'hill';
/** A kind of object. */
export type ObjectKind = 'orange' | 'walnut' | 'acorn' | 'mushroom' | 'leaf' | 'petals';
export type GoodFairy =
  | 'wisdom'
  | 'clairvoyance'
  | 'wealth'
  | 'truth'
  | 'liberation'
  | 'protection'
  | 'mutation'
  | 'transport';
export type BadFairy = 'poverty' | 'adversity' | 'petrification' | 'darkness';

export type LightFace = GoodFairy | BadFairy | 'serpent';
export type SpriteFace = ObjectKind | `no-${ObjectKind}`;
export type NatureFace = LightFace | ObjectKind;
/** A card by back and face (FF-0.4). Cards with the same name are interchangeable. */
export type CardName = `light-${LightFace}` | `sprite-${SpriteFace}` | `nature-${NatureFace}`;
/** Name of a seat, numbered from 1 as in the figures of the rulebook. */
export type SeatName = 'player-1' | 'player-2' | 'player-3' | 'player-4' | 'player-5';

/** Number of a card, 0 … 43: the index of its name in `cards`. */
export type Card = number;
/**
 * Position of a card on a place, from 0 in the order in which cards were played.
 * @maximum 3
 */
export type Slot = number;
/** @maximum 3 */
export type PileIndex = number;
/**
 * Index of a recipe in `State.recipes`.
 * @maximum 8
 */
export type RecipeIndex = number;

/** Stage of a turn: the decision that a fairy interrupts and that resumes after its steps. */
export type Stage =
  /** The start of a turn (FF-6.2), also in another seat's travel (FF-7.4). */
  | 'turn'
  | 'travel-turn'
  /** The seat must draw a card (FF-6.3). */
  | 'draw'
  /** The seat chooses a place after the draw (FF-7.4). */
  | 'choose'
  /** The seat may only use fairies (FF-6.5). */
  | 'end'
  /** The cards of the row take effect (§8). */
  | 'collect';

/** The decision, or the chance move, that is due. */
export type PhaseName =
  | 'first-seat'
  | 'deal-recipe'
  | 'deal-card'
  | 'deal-top'
  | Stage
  | 'card'
  | 'top'
  | 'discard'
  | 'lose'
  | 'wisdom'
  | 'clairvoyance'
  | 'wealth'
  | 'truth'
  | 'answer'
  | 'mutation'
  | 'transport'
  | 'drop'
  | 'over';

/** The position of a card on a place. */
export interface Spot {
  readonly place: Place;
  readonly slot: Slot;
}

/** Data that only some phases need. All of it is public. */
export type Step =
  | Frozen<{ readonly kind: 'none' }>
  /** `card`, `top`, `deal-top`: the pile that is drawn from, or that shows a new top. */
  | Frozen<{ readonly kind: 'draw'; readonly pile: PileIndex }>
  /** `clairvoyance`: the card that the seat has already looked at. */
  | { readonly kind: 'look'; readonly seen: Spot | null }
  /** `answer`: the seat that answers, and the index of its recipe in the order received (FF-9.3). */
  | { readonly kind: 'answer'; readonly seat: Seat; readonly index: HeldIndex }
  /** `mutation`: the card picked first. */
  | { readonly kind: 'mutation'; readonly first: Spot | null }
  /** `drop`: the card picked. */
  | { readonly kind: 'transport'; readonly from: Spot }
  /** `over`: the seat that freed the fairy (FF-10.1). */
  | { readonly kind: 'over'; readonly freedBy: Seat | null };

export interface Pile {
  /** @maximum 22 */
  readonly size: number;
  /** The back of its top card (FF-4.1); null if the pile is empty or the back is not shown yet. */
  readonly top: Back | null;
}

/** A card on a place. */
export interface Lying {
  readonly card: Card;
  readonly covered: boolean;
  /** Seats that know the covered card, ascending (FF-11.3); empty if it is open. */
  readonly knownTo: readonly Seat[];
}

/** A recipe that a seat holds. */
export interface Held {
  readonly recipe: RecipeIndex;
  /** What all seats know: the recipes that it may be, ascending (FF-11.4). */
  readonly may: readonly RecipeIndex[];
}

/** What a seat has face up in front of it. */
export interface Belongings {
  /** Objects kept (FF-8.4). */
  readonly objects: Readonly<Record<ObjectKind, ObjectCount>>;
  /** Good fairies kept and not yet used (FF-8.6). */
  readonly fairies: Readonly<Record<GoodFairy, FairyCount>>;
  /** Serpents kept (FF-8.10). */
  readonly serpents: CardCount;
  /** Turns still to lose (FF-8.8). */
  readonly petrified: FairyCount;
}

/** What a seat has. */
export interface Player extends Belongings {
  /** Ascending. */
  readonly hand: readonly Card[];
  /** In the order received. */
  readonly recipes: Frozen<readonly Held[]>;
}

/** A travel, from its first choice to its last collection (§7). */
export interface Travel {
  /** The seat that began it. */
  readonly starter: Seat;
  /** FF-10.2: whether the game ends with it. */
  readonly last: boolean;
  /** The place that each seat travels to. */
  readonly chosen: BySeat<Place | null>;
}

/**
 * Bare passes in a row. Once piles and hands are empty: turns in a row without a new travel (FF-10.3).
 * @maximum 5
 */
type BarePasses = number;

/**
 * The four piles, as moves number them.
 * @minItems 4
 * @maxItems 4
 */
type Piles = readonly Frozen<Pile>[];

export interface State {
  readonly phase: PhaseName;
  /** 2 … 5. */
  readonly players: number;
  /** FF-10.2: which travel is the last. */
  readonly lastTravel: LastTravel;
  /** The objects of each recipe (FF-2.4). */
  readonly recipes: Frozen<Recipes>;
  /** By card: copies in the game (FF-2.3). */
  readonly deck: Frozen<readonly number[]>;
  /** By card: copies collected or eliminated. */
  readonly gone: readonly number[];
  /** The seat that began the game; null until it is drawn (FF-1.2). */
  readonly firstSeat: Seat | null;
  /** The seat whose turn it is; in the set-up, the seat that receives cards. */
  readonly turn: Seat;
  readonly stage: Stage;
  /** Whether this turn has had a `use` (FF-10.3). */
  readonly hasUsed: boolean;
  readonly barePasses: BarePasses;
  readonly piles: Piles;
  readonly travel: Travel | null;
  readonly step: Step;
  /** By card: copies neither dealt nor drawn (FF-4.1). */
  readonly unseen: readonly number[];
  readonly places: Readonly<Record<Place, readonly Frozen<Lying>[]>>;
  /** The cards being collected that have yet to take effect (FF-8.1). */
  readonly row: readonly Card[];
  readonly seats: readonly Player[];
}

export type LastTravel = 'piles-empty' | 'hands-empty';

export interface Options {
  readonly players: 2 | 3 | 4 | 5;
  readonly firstSeat: 'random' | Seat;
  /** Copies with the back `nature` by face, or one of two named distributions (FF-2.3). */
  readonly natureCards: 'even' | 'serpents' | Readonly<Partial<Record<NatureFace, CardCount>>>;
  /** Nine lists of four different objects, each in the order of {@link ObjectKind}. */
  readonly recipes: Recipes;
  readonly lastTravel: LastTravel;
}

/** A card as a viewer sees it. */
export interface CardView {
  readonly back: Back;
  /** Null if its face is hidden from the viewer. */
  readonly card: CardName | null;
}

/** A card on a place as a viewer sees it. */
export interface LyingView extends CardView {
  readonly covered: boolean;
  /** Seats that know the covered card (FF-11.3); empty if it is open. */
  readonly knownTo: Seats;
}

/** A seat's recipe as a viewer sees it. */
export interface HeldView {
  /** Null if it is hidden from the viewer. */
  readonly recipe: RecipeIndex | null;
  /**
   * What all seats know: the recipes that it may be, ascending (FF-11.4).
   * @uniqueItems true
   */
  readonly may: readonly RecipeIndex[];
}

/** A seat as a viewer sees it. */
export interface SeatView extends Belongings {
  readonly name: SeatName;
  /**
   * Its cards, sorted by face if the viewer sees the faces, else by back. Four (FF-3.3), and one more for each wealth.
   * @maxItems 7
   */
  readonly hand: readonly CardView[];
  /**
   * Its recipes in the order received. One (FF-3.2), and one more for each wisdom.
   * @maxItems 4
   */
  readonly recipes: readonly HeldView[];
}

/**
 * Different objects of the seat's best recipe (FF-10.4).
 * @maximum 4
 */
type Score = number;

/**
 * Other objects; then serpents as a negative number (FF-10.4).
 * @minimum -18
 * @maximum 30
 */
type Tiebreak = number;

/**
 * @minItems 2
 * @maxItems 2
 */
type Tiebreaks = readonly Tiebreak[];

/**
 * Cards on a place, by slot.
 * @maxItems 4
 */
type PlaceView = readonly LyingView[];

/** What a viewer sees (§11). */
export interface View extends BaseView {
  readonly phase: PhaseName;
  /** The options that affect legal moves. Recipes are numbered by their index in `recipes`. */
  readonly options: { readonly lastTravel: LastTravel; readonly recipes: Recipes };
  readonly seats: BySeat<SeatView>;
  /** Copies in the game (FF-2.3). */
  readonly cards: CardCounts;
  /** Copies collected or eliminated. */
  readonly gone: CardCounts;
  readonly stage: Stage;
  /** Whether this turn has had a `use` (FF-10.3). */
  readonly hasUsed: boolean;
  readonly barePasses: BarePasses;
  readonly piles: Piles;
  /** The cards on each place, in the order in which they were played. */
  readonly places: Readonly<Record<Place, PlaceView>>;
  /** The cards being collected that have yet to take effect (FF-8.1). */
  readonly row: Row;
  /** The current travel (§7), or `null`. */
  readonly travel: Travel | null;
  readonly step: Step;
  readonly outcome: Outcome<Score, Tiebreaks> | null;
}
