import type { Fields } from './domain.ts';
import type { GameOption } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { Rng } from './rng.ts';
import type { Locale } from './wording.ts';
import type { Languages } from './words.ts';

/**
 * A player's place at the table: 0-based, in seating order, clockwise.
 * @format seat
 */
export type Seat = number;

/**
 * One item for each seat, in the order of seats.
 * @format by-seat
 */
export type BySeat<Item> = readonly Item[];

/** Who decides: a seat, the dice and decks (`'chance'`), or no one because the game is over (`'over'`). */
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

/** Receives events in the order in which they happen, each with the clause by which it happens. */
export type Emit<Event> = (event: Event, clause: string) => void;

declare const lasting: unique symbol;

/**
 * A part of a state that is frozen all the way down: it is replaced and never written, so states, views and drafts may
 * have one and the same. A type alone: `frozen` freezes, and the properties of `feyrules/testing` hold a game to it.
 */
export type Frozen<T extends object> = T & { readonly [lasting]?: never };

/**
 * T, writable all the way down to what is `Frozen`. Made by `Game.clone`, changed by `Game.advance`, owned by one
 * search; it is a state as soon as nobody advances it any more.
 */
export type Draft<T> = T extends unknown
  ? typeof lasting extends keyof T
    ? T
    : T extends readonly (infer Item)[]
      ? Draft<Item>[]
      : T extends object
        ? { -readonly [Key in keyof T]: Draft<T[Key]> }
        : T
  : never;

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

/** What every view has in common. A game with rounds has `round` as well: the one being played, from 1; 0 in the set-up. */
export interface BaseView {
  readonly viewer: Viewer | 'referee';
  readonly actor: Actor;
  readonly phase: string;
  /** The seat whose turn it is, or for which chance acts; after the end, who had the last turn; `null` if nobody has one yet. */
  readonly turn: Seat | null;
  /** The seat that goes first, in the round if the game has rounds; `null` until that is settled. */
  readonly starter: Seat | null;
  /** What belongs to each seat. */
  readonly seats: BySeat<{
    /** The seat's name in moves and words, such as `red`. */
    readonly name: string;
  }>;
  /** `null` until the game is over. */
  readonly outcome: Outcome | null;
}

/** The types that a game is made of, under one name: `interface Strage { options: Options; state: State; … }`. */
export interface GameTypes {
  options: BaseOptions;
  /** The whole truth, for referees and searches. */
  state: BaseState;
  move: Tagged;
  /** What one viewer may see of a state. */
  view: unknown;
  event: Tagged;
  /** What one viewer knows of what its view hides, since it was told before (`Memory`); nothing in most games. */
  known?: unknown;
}

/**
 * The rules of one game: small, pure and total. Everything else (matches, records, bots, the command)
 * is written once against this interface.
 *
 * States, moves, views and events are plain JSON, deeply readonly. The same options and the same
 * moves give the same state, to the byte of its JSON, on every machine. Everything that happens by chance is a
 * move of the actor `'chance'`, so a state holds no seed and a record is options and moves.
 */
export interface Game<T extends GameTypes = GameTypes> {
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
  /** What may be chosen before the game begins. */
  readonly options: readonly GameOption[];
  /** All that the game says, by language: sentences, and the names of everything in it. */
  readonly words: Languages<T>;

  /**
   * The state before the first move. Never random.
   * @throws OptionsError when an option is unknown, or has a value the rules do not allow.
   */
  setup(options?: Partial<T['options']>): T['state'];
  actor(state: T['state']): Actor;
  /** The clause that says what may be done now. */
  clause(state: T['state']): string;
  /** All that the actor may do, without repeats, in no promised order; every outcome at a chance node; `[]` once over. */
  legalMoves(state: T['state']): T['move'][];
  /**
   * Why the move is refused, `undefined` if it is legal. Accepts any value and never throws: a move is what JSON
   * writes of it, so keys that are inherited or not enumerable are refused, and so is an object that throws when read.
   */
  violation(state: T['state'], move: unknown): Violation | undefined;
  /**
   * Why no move of that type can be made now, with any fields: what greys a button. `undefined` if the state alone
   * does not say so; some move of the type may be legal then.
   */
  closed(state: T['state'], type: string): Violation | undefined;
  /** What chance may do, with weights; `[]` unless the actor is `'chance'`. */
  chances(state: T['state']): ChanceOutcome<T['move']>[];
  /**
   * One outcome drawn by weight, without listing them all.
   * @throws Error when the actor is not `'chance'`.
   */
  sample(state: T['state'], rng: Rng): T['move'];
  /**
   * The state after the move; `state` itself stays as it is.
   * @param emit hears what happens. Without it no event is built.
   * @throws IllegalMoveError exactly when `violation` has an answer.
   */
  apply(state: T['state'], move: T['move'], emit?: Emit<T['event']>): T['state'];
  /** Scores, places and winners once the game is over, `undefined` before. */
  outcome(state: T['state']): Outcome | undefined;

  /** What that viewer may see, as plain JSON of its own. For `'referee'` nothing is hidden: `resample` gives back the state. */
  view(state: T['state'], viewer: Viewer | 'referee'): T['view'];
  /** The event as that viewer may know it, `undefined` if not at all. */
  redact(event: T['event'], viewer: Viewer): T['event'] | undefined;
  /**
   * Prepares determinizations of one view: each call of the returned function draws a state from the view's
   * information set. The view of that state, for the same viewer, equals `view`. Drawn states may share parts: `clone`
   * one before you change it.
   * @param known what the same viewer knows beyond the view; it is true in every drawn state. A game without a memory
   * ignores it.
   * @throws Error when `known` contradicts the view.
   */
  determinizer(view: T['view'], known?: T['known']): (rng: Rng) => T['state'];
  /** One determinization: `determinizer(view, known)(rng)`. */
  resample(view: T['view'], rng: Rng, known?: T['known']): T['state'];
  /** Whether the move turns up something hidden that is no part of it; a match never takes such a move back. */
  reveals(state: T['state'], move: T['move']): boolean;

  /** The move's notation: one token without white space, of at most 200 characters, the same in every state. */
  print(move: T['move']): string;
  /** The move of a notation, `undefined` if the text is none. The inverse of `print`. */
  parse(text: string): T['move'] | undefined;
  /** The move in words, as a player would announce it. */
  describe(move: T['move'], locale?: Locale): string;
  describeEvent(event: T['event'], locale?: Locale): string;
  /** The refusal as one sentence, without its clause. */
  describeViolation(violation: Violation, locale?: Locale): string;
  /**
   * What a seat is called at this table.
   * @throws RangeError for a number that is no seat of this game, TypeError for what is no number.
   */
  describeSeat(seat: Seat, locale?: Locale): string;
  /** Who is asked what, in that phase. */
  prompt(phase: T['state']['phase'], actor: Actor, locale?: Locale): string;

  /** A copy of one's own, to be changed by `advance`: the fast path of searches. It may be asked all that a state may. */
  clone(state: T['state']): DraftOf<T>;
  /**
   * Makes the move in place. Legality is the caller's promise: an illegal move leaves an undefined draft.
   */
  advance(draft: DraftOf<T>, move: T['move'], emit?: Emit<T['event']>): void;
}

/** A state of one's own, which `Game.advance` may change; it may be asked all that a state may. */
export type DraftOf<T extends GameTypes> = T['state'] & Draft<T['state']>;

/** The listener for events; without one no event is built. */
export type Listener<T extends GameTypes> = Emit<T['event']> | undefined;

/** The types of a game: `MoveOf<typeof strage>` is its `Move`. */
export type TypesOf<G extends Game> = G extends Game<infer T> ? T : never;
export type OptionsOf<G extends Game> = TypesOf<G>['options'];
export type StateOf<G extends Game> = TypesOf<G>['state'];
export type MoveOf<G extends Game> = TypesOf<G>['move'];
export type ViewOf<G extends Game> = TypesOf<G>['view'];
export type EventOf<G extends Game> = TypesOf<G>['event'];
