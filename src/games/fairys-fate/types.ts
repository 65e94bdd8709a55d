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
/** The name of a seat, numbered from 1 as in the figures of the rulebook. */
export type SeatName = 'player-1' | 'player-2' | 'player-3' | 'player-4' | 'player-5';

/** The number of a card, 0 … 43: its index in `cards`. */
export type Card = number;
/**
 * The present position of a card on a place, from 0 (FF-0.4).
 * @maximum 3
 */
export type Slot = number;
/** @maximum 3 */
export type PileIndex = number;
/**
 * The index of a recipe in `State.recipes`.
 * @maximum 8
 */
export type RecipeIndex = number;

/** The stage of a turn. If a fairy interrupts the turn, the turn continues at this stage after the fairy's steps. */
export type Stage =
  /** The start of a turn: `turn` outside a travel (FF-6.2), `travel-turn` in another seat's travel (FF-7.4). */
  | 'turn'
  | 'travel-turn'
  /** The seat must draw a card (FF-6.3). */
  | 'draw'
  /** The seat chooses a place after the draw (FF-7.4). */
  | 'choose'
  /** The seat may only use fairies or end the turn (FF-6.5). */
  | 'end'
  /** The cards of the row take effect (§8). */
  | 'collect';

/** The phase of the game: which decision or chance move is next. */
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
  /** In `card`, `top` and `deal-top`: the pile that is drawn from, or that shows a new top. */
  | Frozen<{ readonly kind: 'draw'; readonly pile: PileIndex }>
  /** In `clairvoyance`: the card that the seat has already looked at. */
  | { readonly kind: 'look'; readonly seen: Spot | null }
  /** In `answer`: the seat that answers, and the index of its recipe in the order received (FF-9.3). */
  | { readonly kind: 'answer'; readonly seat: Seat; readonly index: HeldIndex }
  /** In `mutation`: the card picked first. */
  | { readonly kind: 'mutation'; readonly first: Spot | null }
  /** In `drop`: the card picked. */
  | { readonly kind: 'transport'; readonly from: Spot }
  /** In `over`: the seat that freed the fairy, `null` if none did (FF-10.1). */
  | { readonly kind: 'over'; readonly freedBy: Seat | null };

export interface Pile {
  /** @maximum 22 */
  readonly size: number;
  /** The back of its top card (FF-4.1); `null` if the pile is empty or the back is not shown yet. */
  readonly top: Back | null;
}

/** A card on a place. */
export interface Lying {
  readonly card: Card;
  readonly covered: boolean;
  /** The seats that know the covered card, ascending (FF-11.3); empty if the card is open. */
  readonly knownTo: readonly Seat[];
}

/** A recipe that a seat holds. */
export interface Held {
  readonly recipe: RecipeIndex;
  /** According to public knowledge, the recipe is one of these, ascending (FF-11.4). */
  readonly may: readonly RecipeIndex[];
}

/** What a seat has face up in front of it, and its petrifications. */
export interface Belongings {
  /** Number of kept objects, by kind (FF-8.4). */
  readonly objects: Readonly<Record<ObjectKind, ObjectCount>>;
  /** Number of kept good fairies that are not yet used, by kind (FF-8.6). */
  readonly fairies: Readonly<Record<GoodFairy, FairyCount>>;
  /** Number of kept serpents (FF-8.10). */
  readonly serpents: CardCount;
  /** Number of turns that the seat has still to lose (FF-8.8). */
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
  /** FF-10.2: whether the game ends with this travel. */
  readonly last: boolean;
  /** The place that each seat travels to; `null` before it chooses, or if it goes nowhere. */
  readonly chosen: BySeat<Place | null>;
}

/**
 * Consecutive bare passes; once piles and hands are empty, consecutive turns in which no travel begins (FF-10.3).
 * @maximum 5
 */
type BarePasses = number;

/**
 * The four piles, by the numbers that moves use.
 * @minItems 4
 * @maxItems 4
 */
type Piles = readonly Frozen<Pile>[];

export interface State {
  readonly phase: PhaseName;
  /** Number of seats, 2 … 5. */
  readonly players: number;
  /** The option `lastTravel` (FF-10.2). */
  readonly lastTravel: LastTravel;
  /** The objects of each recipe (FF-2.4). */
  readonly recipes: Frozen<Recipes>;
  /** By card: number of copies in the game (FF-2.3). */
  readonly deck: Frozen<readonly number[]>;
  /** By card: number of copies collected or eliminated. */
  readonly gone: readonly number[];
  /** The seat that began the game; `null` until it is drawn (FF-1.2). */
  readonly firstSeat: Seat | null;
  /** The seat whose turn it is; in the deal, the seat that receives cards; in a collection, the seat that collects. */
  readonly turn: Seat;
  readonly stage: Stage;
  /** Whether this turn has had a `use` (FF-10.3). */
  readonly hasUsed: boolean;
  readonly barePasses: BarePasses;
  readonly piles: Piles;
  readonly travel: Travel | null;
  readonly step: Step;
  /** By card: number of copies neither dealt nor drawn (FF-4.1). */
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
  /** By face, the number of copies with the back `nature`; or one of two named distributions (FF-2.3). */
  readonly natureCards: 'even' | 'serpents' | Readonly<Partial<Record<NatureFace, CardCount>>>;
  /** Nine lists of four different objects, each in the order of {@link ObjectKind}. */
  readonly recipes: Recipes;
  readonly lastTravel: LastTravel;
}

/** A card as a viewer sees it. */
export interface CardView {
  readonly back: Back;
  /** `null` if the face is hidden from the viewer. */
  readonly card: CardName | null;
}

/** A card on a place as a viewer sees it. */
export interface LyingView extends CardView {
  readonly covered: boolean;
  /** The seats that know the covered card (FF-11.3); empty if the card is open. */
  readonly knownTo: Seats;
}

/** A seat's recipe as a viewer sees it. */
export interface HeldView {
  /** `null` if the recipe is hidden from the viewer. */
  readonly recipe: RecipeIndex | null;
  /**
   * According to public knowledge, the recipe is one of these, ascending (FF-11.4).
   * @uniqueItems true
   */
  readonly may: readonly RecipeIndex[];
}

/** A seat as a viewer sees it. */
export interface SeatView extends Belongings {
  readonly name: SeatName;
  /**
   * Its cards, sorted by back, then by face if the viewer sees it. At most 4 (FF-3.3), and 1 more for each wealth.
   * @maxItems 7
   */
  readonly hand: readonly CardView[];
  /**
   * Its recipes in the order received: 1 (FF-3.2), and 1 for each wisdom used.
   * @maxItems 4
   */
  readonly recipes: readonly HeldView[];
}

/**
 * Number of objects that the seat has of its best recipe (FF-10.4).
 * @maximum 4
 */
type Score = number;

/**
 * First tie-break: the number of object cards minus the score. Second: minus the number of serpents (FF-10.4).
 * @minimum -18
 * @maximum 26
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
  /** Options that affect legal moves or the end. Recipes are numbered by their index in `recipes`. */
  readonly options: { readonly lastTravel: LastTravel; readonly recipes: Recipes };
  readonly seats: BySeat<SeatView>;
  /** Number of copies in the game (FF-2.3). */
  readonly cards: CardCounts;
  /** Number of copies collected or eliminated. */
  readonly gone: CardCounts;
  readonly stage: Stage;
  /** Whether this turn has had a `use` (FF-10.3). */
  readonly hasUsed: boolean;
  readonly barePasses: BarePasses;
  readonly piles: Piles;
  /** The cards on each place, by slot. */
  readonly places: Readonly<Record<Place, PlaceView>>;
  /** The cards being collected that have yet to take effect (FF-8.1). */
  readonly row: Row;
  /** The current travel (§7), or `null`. */
  readonly travel: Travel | null;
  readonly step: Step;
  readonly outcome: Outcome<Score, Tiebreaks> | null;
}
