import type { GameTypes, Seat } from './game.ts';
import type { Locale } from './wording.ts';

/** Where something lies or leads: a square, a road, a hand, a pile. Places are the same if `kind` and `id` are. */
export interface Place {
  /** What sort of place: `square`, `road`, `hand`. */
  readonly kind: string;
  /** Which one of that sort: `c2`; of what a seat has, the seat's number. */
  readonly id: string;
}

/**
 * What is touched to make a move: a place, a piece (see `Board.touch`), a face of a die (`die`), or a button (`button`)
 * for what has no place on the table. Targets are the same if `kind` and `id` are.
 */
export interface Target extends Place {
  /** This target and its neighbours that say so may be touched in any order. */
  readonly anyOrder?: true;
}

/** One piece of the game as a viewer sees it lie. Pieces have no identity: two that are alike may change places. */
export interface Piece {
  /** What it is: `half-elf`, `card`. Known of a hidden piece, too. */
  readonly kind: string;
  /** The seat whose colour it has; `null` for a piece without an owner. */
  readonly owner: Seat | null;
  /** Which one of its kind, as its visible side says; `null` where that side is hidden, or says nothing. */
  readonly face: string | null;
  readonly at: Place;
}

/** The way of one piece: what is to be animated. */
export interface Motion {
  /** The piece as it lies before; one that comes into sight, as it lies after. */
  readonly piece: Piece;
  /** `null` for a piece that comes into sight. */
  readonly from: Place | null;
  /** `null` for a piece that goes out of sight. */
  readonly to: Place | null;
  /** What else changes of the piece, such as its face when it is turned over. */
  readonly becomes?: Partial<Omit<Piece, 'at'>>;
}

/** A point in board units: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** Where a place is drawn. */
export interface Spot extends Place {
  /** Its middle, in board units. */
  readonly x: number;
  readonly y: number;
  /** What pieces may cover, in board units. */
  readonly width: number;
  readonly height: number;
  /** Of a road: its course, from end to end. */
  readonly line?: readonly Point[];
}

/** Where everything is drawn, in units that are the same in both directions: 0 … `width`, 0 … `height`. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Every place where a piece may lie and every place that may be touched, each once. */
  readonly spots: readonly Spot[];
}

/**
 * What places are called, in one language: by `kind:id`; by `kind:#` where the id is a number, often of a seat; by `kind`.
 * In braces: `{seat}` the name of that seat, `{id}` that of the id, what `Board.parts` gives, and the ids of names.
 */
export type PlaceTemplates = Readonly<Record<string, string>>;

/** What places are called, by language. */
export interface PlaceNames {
  readonly en: PlaceTemplates;
  readonly [locale: Locale]: PlaceTemplates;
}

/**
 * What a front end needs to know of a game, beside its words: what is touched for a move, what lies where, and where
 * that is drawn. Pure, and made of what the viewer may know alone.
 */
export interface Board<T extends GameTypes = GameTypes> {
  /**
   * What is touched, in order, to make the move; distinct moves that share all their targets have different words.
   * Of a move of chance, the face of the die or the card that is entered.
   */
  targets(move: T['move']): readonly Target[];
  /** What a player of that seat touches by touching the piece; `undefined` if it means nothing. */
  touch(piece: Piece, seat: Seat): Target | undefined;
  /** Everything that lies on the table in that view, in no promised order: a multiset. */
  pieces(view: T['view']): readonly Piece[];
  /**
   * What goes where in the event: only for a game in which `motionsBetween` of `feyrules/front`, which compares the
   * pieces before and after a move, would show something else than what happens.
   * @param event as the viewer is told it.
   * @param pieces as they lie for this viewer when it happens: those of the view before the move, with the motions of
   * the events before this one applied.
   */
  motions?(event: T['event'], pieces: readonly Piece[]): readonly Motion[];
  /**
   * Where places lie at a table with this number of seats.
   * @throws RangeError for a number that the game is not for.
   */
  layout(players: number): Layout;
  /** What places are called; one that is not there is called by the name of its id, or of its kind. See `describePlace`. */
  readonly places?: PlaceNames;
  /** What an id is made of, where it is more than a name or a seat: the values of placeholders in `places`. */
  parts?(place: Place): Readonly<Record<string, number | string>>;
}
