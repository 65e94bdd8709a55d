import type { GameTypes, Seat } from './game.ts';
import type { Locale } from './wording.ts';

/** A location on the table: a square, a road, a hand, a pile. Two places are the same if `kind` and `id` are equal. */
export interface Place {
  /** The kind of place: `square`, `road`, `hand`. */
  readonly kind: string;
  /** Identifies the place among those of its kind: `c2`. For a place that belongs to a seat: the seat's number. */
  readonly id: string;
}

/**
 * What a player touches to make a move: a place, a piece (see `Board.touch`), a face of a die (`die`), or a button
 * (`button`) if nothing on the table stands for the move. Two targets are the same if `kind` and `id` are equal.
 */
export interface Target extends Place {
  /** Adjacent targets with this flag may be touched in any order. */
  readonly anyOrder?: true;
}

/** One piece as a viewer sees it. Pieces have no identity: two equal pieces are interchangeable. */
export interface Piece {
  /** The kind of piece: `half-elf`, `card`. Known for hidden pieces too. */
  readonly kind: string;
  /** The seat that owns it, `null` if no seat does. */
  readonly owner: Seat | null;
  /** What the viewer sees on it: the name of a card, or the back of a face-down one; `null` if it shows nothing. */
  readonly face: string | null;
  readonly at: Place;
}

/** The movement of one piece, for an animation. */
export interface Motion {
  /** The piece before the motion. For a piece that appears: the piece after the motion. */
  readonly piece: Piece;
  /** `null` for a piece that appears. */
  readonly from: Place | null;
  /** `null` for a piece that disappears. */
  readonly to: Place | null;
  /** Other changes of the piece, such as its face when it is turned over. */
  readonly becomes?: Partial<Omit<Piece, 'at'>>;
}

/** A point in board units: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** Where a place is drawn. */
export interface Spot extends Place {
  /** Its centre, in board units. */
  readonly x: number;
  readonly y: number;
  /** The size of the area for pieces, in board units. */
  readonly width: number;
  readonly height: number;
  /** For a road: its course, from end to end. */
  readonly line?: readonly Point[];
}

/** Where everything is drawn. In board units, x goes from 0 to `width` and y from 0 to `height`. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Every place that can hold a piece or be touched, each once. */
  readonly spots: readonly Spot[];
}

/**
 * Templates for the names of places in one language. A key is `kind:id` for one place, `kind:#` for places with numeric
 * ids (often seats), or `kind` for all other places. Placeholders: `{seat}` is the name of the seat, `{id}` the word
 * for the id in the game's `names`. Any other placeholder is a key that `Board.parts` returns, or an id in `names`.
 */
export type PlaceTemplates = Readonly<Record<string, string>>;

/** Names of places, by language. */
export interface PlaceNames {
  readonly en: PlaceTemplates;
  readonly [locale: Locale]: PlaceTemplates;
}

/**
 * What a front end needs besides the words of a game: the targets of a move, where the pieces lie, and where places are
 * drawn. All functions are pure and use only what the viewer may know.
 */
export interface Board<T extends GameTypes = GameTypes> {
  /**
   * The targets to touch, in order, to make the move. For a chance move: the card or the face of the die. If two moves
   * have the same targets, their words differ.
   */
  targets(move: T['move']): readonly Target[];
  /** The target that a player of that seat means by touching the piece; `undefined` if none. */
  touch(piece: Piece, seat: Seat): Target | undefined;
  /** All pieces on the table in that view: a multiset in no particular order. */
  pieces(view: T['view']): readonly Piece[];
  /**
   * The motions of an event. By default, `motionsBetween` of `feyrules/front` compares the pieces before and after a
   * move. Provide `motions` only if that result would be wrong.
   * @param event the event, without what is hidden from the viewer.
   * @param pieces the pieces that this viewer sees when the event happens: those in the view before the move, changed
   * by the motions of the move's earlier events.
   */
  motions?(event: T['event'], pieces: readonly Piece[]): readonly Motion[];
  /**
   * The layout for this number of seats.
   * @throws RangeError if the game does not allow that number.
   */
  layout(players: number): Layout;
  /** Names of places. A place without a template gets the word for its id, or its kind and id. See `describePlace`. */
  readonly places?: PlaceNames;
  /** Values of the placeholders in `places`, for places whose id is neither in the game's `names` nor a seat. */
  parts?(place: Place): Readonly<Record<string, number | string>>;
}
