import type { Fields } from './domain.ts';
import type { Outcome } from './outcome.ts';
import type { Rng } from './rng.ts';
import type { Locale } from './wording.ts';

/** A player's place at the table: 0-based, in seating order, clockwise. */
export type Seat = number;

/** Who decides: a seat, the dice and decks (`'chance'`), or nobody any more (`'over'`). */
export type Actor = Seat | 'chance' | 'over';

/** Who looks: a seat, or a spectator (`'table'`), who knows only what everybody knows. */
export type Viewer = Seat | 'table';

/** The values a refusal's sentence is made of. */
export type Params = Readonly<Record<string, number | string>>;

/**
 * Why a move is refused. Plain data: the sentence comes from `Game.describeViolation`.
 *
 * A violation tells the actor nothing that its information set does not hold.
 */
export interface Violation {
  /** Stable, prefixed by the game: `strage/outside-placement-area`. */
  readonly code: string;
  /** The clause of `docs/rules/<game>.md` that it rests on: `ST-3.3`. */
  readonly clause: string;
  readonly params: Params;
}

/** One thing chance may do. Its probability is `weight` divided by the sum of all weights. */
export interface ChanceOutcome<Move> {
  readonly move: Move;
  /** A positive integer. */
  readonly weight: number;
}

/** Receives events in the order in which they happen. */
export type Emit<Event> = (event: Event) => void;

/**
 * T, writable all the way down. Made by `Game.clone`, changed by `Game.advance`, owned by one search;
 * it is a state as soon as nobody advances it any more.
 */
export type Draft<T> = T extends readonly (infer Item)[]
  ? Draft<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Draft<T[Key]> }
    : T;

/** What every game's options have in common. */
export interface BaseOptions {
  /** The number of seats. */
  readonly players: number;
}

/** What every state has in common. */
export interface BaseState {
  /** Says whose decision it is and of what kind. */
  readonly phase: string;
  /** The number of seats. */
  readonly players: number;
}

/** What moves and events have in common. */
export interface Tagged {
  readonly type: string;
}

/**
 * The rules of one game: small, pure and total. Everything else (matches, records, bots, the command)
 * is written once against this interface.
 *
 * `State`, `Move`, `View` and `Event` are plain JSON, deeply readonly. The same options and the same
 * moves give the same state, to the byte of its JSON, on every machine. Whatever happens by chance is a
 * move of the actor `'chance'`, so a state holds no seed and a record is options and moves.
 */
export interface Game<
  Options extends BaseOptions,
  State extends BaseState,
  Move extends Tagged,
  View,
  Event extends Tagged,
> {
  /** The module's name, as in `feyrules/<id>`. */
  readonly id: string;
  /** The name on the box. */
  readonly name: string;
  /** Raised whenever a state or a legal move of some record changes; a record names the one it was made by. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** For every type of move, its fields and the values that each may hold. */
  readonly moves: Readonly<Record<string, Fields>>;
  /** Every code that `violation` can answer with. */
  readonly refusals: readonly string[];

  /**
   * The state before the first move. Never random.
   * @throws OptionsError when an option is unknown, or has a value the rules do not allow.
   */
  setup(options?: Partial<Options>): State;
  actor(state: State): Actor;
  /** The clause that says what may be done now. */
  clause(state: State): string;
  /** What the actor may do, without repeats, in no promised order; every outcome at a chance node; `[]` once over. */
  legalMoves(state: State): Move[];
  /** Why the move is refused, `undefined` if it is legal. Takes anything whatever and never throws. */
  violation(state: State, move: unknown): Violation | undefined;
  /** What chance may do, with weights; `[]` unless the actor is `'chance'`. */
  chances(state: State): ChanceOutcome<Move>[];
  /**
   * One outcome drawn by weight, without listing them all.
   * @throws Error when the actor is not `'chance'`.
   */
  sample(state: State, rng: Rng): Move;
  /**
   * The state after the move; `state` itself stays as it is.
   * @param emit hears what happens. Without it no event is built.
   * @throws IllegalMoveError exactly when `violation` has an answer.
   */
  apply(state: State, move: Move, emit?: Emit<Event>): State;
  /** Scores, places and winners once the game is over, `undefined` before. */
  outcome(state: State): Outcome | undefined;

  /** What that viewer may see, as plain JSON of its own. */
  view(state: State, viewer: Viewer): View;
  /** The event as that viewer may know it, `undefined` if not at all. */
  redact(event: Event, viewer: Viewer): Event | undefined;
  /** Determinization: a state drawn from the view's information set. Its view for the same viewer equals `view`. */
  resample(view: View, rng: Rng): State;
  /** Whether the move turns up something hidden that is no part of it; a match never takes such a move back. */
  reveals(state: State, move: Move): boolean;

  /** The move's notation: one token without white space, of at most 200 characters, the same in every state. */
  print(move: Move): string;
  /** The move of a notation, `undefined` if the text is none. The inverse of `print`. */
  parse(text: string): Move | undefined;
  /** The move in words, as a player would announce it. */
  describe(move: Move, locale?: Locale): string;
  describeEvent(event: Event, locale?: Locale): string;
  /** The refusal as one sentence, without its clause. */
  describeViolation(violation: Violation, locale?: Locale): string;
  /** What a seat is called at this table. */
  describeSeat(seat: Seat, locale?: Locale): string;

  /** A copy of one's own, to be changed by `advance`: the fast path of searches. */
  clone(state: State): Draft<State>;
  /**
   * Makes the move in place. Legality is the caller's promise: an illegal move leaves an undefined draft.
   */
  advance(draft: Draft<State>, move: Move, emit?: Emit<Event>): void;
}

/** Any game at all, where only what all games share matters. */
export type AnyGame = Game<BaseOptions, BaseState, Tagged, unknown, Tagged>;
