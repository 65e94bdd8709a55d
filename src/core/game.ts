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
 * One item per seat, in the order of seats.
 * @format by-seat
 */
export type BySeat<Item> = readonly Item[];

/** Who decides: a seat, chance (`'chance'`), or no one because the game is over (`'over'`). */
export type Actor = Seat | 'chance' | 'over';

/** Who looks: a seat, or a spectator (`'table'`), who knows only public information. */
export type Viewer = Seat | 'table';

/** The values in the sentence of a refusal or an error. */
export type Params = Readonly<Record<string, number | string>>;

/**
 * Why a move or an option is refused. Plain data; `Game.describeViolation` gives the sentence.
 *
 * A violation reveals nothing outside the actor's information set.
 */
export interface Violation {
  /** Stable, prefixed by the game: `strage/outside-placement-area`. */
  readonly code: string;
  /** The clause of the rules (`docs/rules`) that refuses it: `ST-3.3`. */
  readonly clause: string;
  readonly params: Params;
}

/** One chance outcome. Its probability is `weight` divided by the sum of all weights. */
export interface ChanceOutcome<Move> {
  readonly move: Move;
  /** A positive integer. */
  readonly weight: number;
}

/** Receives events in order, each with its clause. */
export type Emit<Event> = (event: Event, clause: string) => void;

declare const frozen: unique symbol;

/**
 * A part of a state that is frozen recursively: it is replaced, never written, so states, views and drafts can share
 * it. This is only a type: the game freezes the value, and the property tests of `feyrules/testing` verify that.
 */
export type Frozen<T extends object> = T & { readonly [frozen]?: never };

/**
 * T, writable recursively, except for its {@link Frozen} parts. `Game.clone` makes a draft, and `Game.advance` changes
 * it. When nothing advances it any more, it can be used as a state.
 */
export type Draft<T> = T extends unknown
  ? typeof frozen extends keyof T
    ? T
    : T extends readonly (infer Item)[]
      ? Draft<Item>[]
      : T extends object
        ? { -readonly [Key in keyof T]: Draft<T[Key]> }
        : T
  : never;

/** The options that every game has. */
export interface BaseOptions {
  /** The number of seats. */
  readonly players: number;
}

/** The fields that every state has. */
export interface BaseState {
  /** Who decides, and what kind of decision it is. */
  readonly phase: string;
  /** The number of seats. */
  readonly players: number;
}

/** The fields that all moves and events have. */
export interface Tagged {
  readonly type: string;
}

/** The fields that every view has. A game with rounds also has `round`: the current one, from 1; 0 during set-up. */
export interface BaseView {
  readonly viewer: Viewer | 'referee';
  readonly actor: Actor;
  readonly phase: string;
  /** The seat whose turn it is, or for which chance acts; `null` before any turn. After the end it has no meaning. */
  readonly turn: Seat | null;
  /** The seat that starts the game, or the current round if there are rounds; `null` until it is determined. */
  readonly starter: Seat | null;
  /** The information about each seat. */
  readonly seats: BySeat<{
    /** The seat's name in moves and words, such as `red`. */
    readonly name: string;
  }>;
  /** `null` until the game is over. */
  readonly outcome: Outcome | null;
}

/** The types of a game under one name: `interface Strage { options: Options; state: State; … }`. */
export interface GameTypes {
  options: BaseOptions;
  /** The whole truth, for referees and searches. */
  state: BaseState;
  move: Tagged;
  /** What one viewer may see of a state. */
  view: unknown;
  event: Tagged;
  /** What one viewer remembers of hidden things (`Memory`). Most games have no such type. */
  known?: unknown;
}

/**
 * The rules of one game: small, pure and total. Everything else (matches, records, bots, the command) is written once
 * against this interface.
 *
 * States, moves, views and events are plain JSON and deeply readonly. The same options and moves give the same state on
 * every machine, with byte-identical JSON. Everything random is a move of the actor `'chance'`, so a state has no seed,
 * and a record consists of options and moves.
 */
export interface Game<T extends GameTypes = GameTypes> {
  /** The module's name, as in `feyrules/<id>`. */
  readonly id: string;
  /** The name on the box. */
  readonly name: string;
  /** Incremented when new rules alter states or legal moves of old records. A record has the version that made it. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** The fields of every type of move, with the values that each may have. */
  readonly moves: Readonly<Record<string, Fields>>;
  /** Every code that `violation` can return. */
  readonly refusals: readonly string[];
  /** The options of the game. */
  readonly options: readonly GameOption[];
  /** All words of the game, by language: sentences and names. */
  readonly words: Languages<T>;

  /**
   * The state before the first move. Never random.
   * @throws OptionsError if an option is unknown, or has a value that the rules do not allow.
   */
  setup(options?: Partial<T['options']>): T['state'];
  actor(state: T['state']): Actor;
  /** The clause of the current phase, by the table of phases in the rules. */
  clause(state: T['state']): string;
  /** All moves of the actor, each once, in any order. If chance decides: all outcomes. If the game is over: `[]`. */
  legalMoves(state: T['state']): T['move'][];
  /**
   * Why the move is refused, `undefined` if it is legal. Accepts any value and never throws. Refuses inherited and
   * non-enumerable keys, `undefined` as a value, and an object that throws when read.
   */
  violation(state: T['state'], move: unknown): Violation | undefined;
  /**
   * Why every move of that type is refused now; useful to disable buttons. `undefined` if some move of the type may be
   * legal now, which depends on its fields.
   */
  closed(state: T['state'], type: string): Violation | undefined;
  /** The chance outcomes with their weights; `[]` unless the actor is `'chance'`. */
  chances(state: T['state']): ChanceOutcome<T['move']>[];
  /**
   * Draws one outcome by weight, without listing them all.
   * @throws Error unless the actor is `'chance'`.
   */
  sample(state: T['state'], rng: Rng): T['move'];
  /**
   * The state after the move. `state` does not change.
   * @param emit receives the events. Without it, no event is created.
   * @throws IllegalMoveError exactly if `violation` returns a violation.
   */
  apply(state: T['state'], move: T['move'], emit?: Emit<T['event']>): T['state'];
  /** Scores, places and winners once the game is over, `undefined` before. */
  outcome(state: T['state']): Outcome | undefined;

  /** What that viewer may see, as plain JSON. `'referee'` sees everything: `resample` of that view is the state. */
  view(state: T['state'], viewer: Viewer | 'referee'): T['view'];
  /** The event without what is hidden from that viewer, `undefined` if the viewer is not told of the event. */
  redact(event: T['event'], viewer: Viewer): T['event'] | undefined;
  /**
   * Prepares determinizations of one view: each call of the returned function draws a state from the view's information
   * set. The same viewer's view of that state equals `view`. Drawn states may share parts: `clone` one before you
   * change it.
   * @param known what the same viewer knows of the pieces that the view hides; it is true in every drawn state. A game
   * without a memory ignores it.
   * @throws Error when `known` claims hidden pieces for which the view leaves no room.
   */
  determinizer(view: T['view'], known?: T['known']): (rng: Rng) => T['state'];
  /** One determinization: `determinizer(view, known)(rng)`. */
  resample(view: T['view'], rng: Rng, known?: T['known']): T['state'];
  /** Whether the move reveals hidden information that is not part of it. `Match.undo` refuses to undo such a move. */
  reveals(state: T['state'], move: T['move']): boolean;

  /** The move's notation: one token without white space, at most 200 characters, the same in every state. */
  print(move: T['move']): string;
  /** The move of a notation, `undefined` if the text is not one. The inverse of `print`. */
  parse(text: string): T['move'] | undefined;
  /** The move in words, as a player would announce it. */
  describe(move: T['move'], locale?: Locale): string;
  describeEvent(event: T['event'], locale?: Locale): string;
  /** The refusal as one sentence, without its clause. */
  describeViolation(violation: Violation, locale?: Locale): string;
  /**
   * The name of a seat.
   * @throws RangeError for a number that is not a seat of this game, TypeError if it is not a number.
   */
  describeSeat(seat: Seat, locale?: Locale): string;
  /** The prompt of that phase: what the actor has to decide, or what happens. */
  prompt(phase: T['state']['phase'], actor: Actor, locale?: Locale): string;

  /** A mutable copy for `advance`: the fast path of searches. It can be used wherever a state can. */
  clone(state: T['state']): DraftOf<T>;
  /** Makes the move in place. The caller must ensure that it is legal. An illegal move can leave the draft invalid. */
  advance(draft: DraftOf<T>, move: T['move'], emit?: Emit<T['event']>): void;
}

/** A mutable state, which `Game.advance` may change; it can be used wherever a state can. */
export type DraftOf<T extends GameTypes> = T['state'] & Draft<T['state']>;

/** The listener for events; without one, no event is created. */
export type Listener<T extends GameTypes> = Emit<T['event']> | undefined;

/** The types of a game: `MoveOf<typeof strage>` is its `Move`. */
export type TypesOf<G extends Game> = G extends Game<infer T> ? T : never;
export type OptionsOf<G extends Game> = TypesOf<G>['options'];
export type StateOf<G extends Game> = TypesOf<G>['state'];
export type MoveOf<G extends Game> = TypesOf<G>['move'];
export type ViewOf<G extends Game> = TypesOf<G>['view'];
export type EventOf<G extends Game> = TypesOf<G>['event'];
