import type { Board } from './board.ts';
import type { CaseBook } from './cases.ts';
import { coreFailure } from './failures.ts';
import type { Game, GameTypes, Seat } from './game.ts';
import type { Law } from './law.ts';
import type { FeedEntry } from './observation.ts';
import type { GameRecord } from './record.ts';
import type { Locale } from './wording.ts';

/**
 * Everything that is written of a game beside its rules, as one object to be handed on. A game of your own needs `game`
 * alone; what else is there makes more of it. What takes values of the game are methods, so that every kit is a `Kit`.
 */
export interface Kit<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /**
   * How well a seat stands in a state, higher is better; comparable within the game only. Guides searches, which draw the
   * states that they judge. It goes by what that seat may know: it judges alike every state that the seat cannot tell apart.
   */
  evaluate?(state: T['state'], seat: Seat): number;
  /** What can be known of what a view hides; a game has none where nothing that was open goes out of sight. */
  readonly memory?: Memory<T>;
  /** What bots want to know of the game. */
  readonly search?: {
    /** The moves that IS-MCTS plays on at random before it judges; 0 unless given. */
    readonly depth?: number;
    /**
     * Judges for IS-MCTS in place of `Kit.evaluate`: what a search compares lies at other points of a turn, before dice and
     * after them, where `Kit.evaluate` compares moves of one decision.
     */
    evaluate?(state: T['state'], seat: Seat): number;
    /**
     * The legal moves that are worth a look, at least one, where they are fewer than all; otherwise `undefined`. The bots
     * of the library choose among these alone, and play-outs make no others.
     * @param position what the seat to move sees, or a state in which a seat is to move.
     */
    shortlist?(position: T['view'] | T['state']): readonly T['move'][] | undefined;
  };
  /** How bots of a level play, where that differs from the usual. A higher level thinks more; `measured` has its strength. */
  readonly levels?: Readonly<Partial<Record<Level, LevelOfPlay>>>;
  /**
   * What a level scored against the one below it, `easy` against random play, in per cent, 50 among equals; and the bounds
   * of its 95 % interval. Only a lower bound above 50 shows that the level is the stronger one.
   */
  readonly measured?: Readonly<Partial<Record<Level, readonly [score: number, low: number, high: number]>>>;
  /**
   * The table as text; without it the view is shown as JSON.
   * @param columns width of a line in characters, if known: where a drawing does not fit, it becomes a list.
   */
  drawTable?(view: T['view'], locale?: Locale, columns?: number): string;
  /** What a front end needs to know: what is touched for a move, what lies where, and what goes where. */
  readonly board?: Board<T>;
  /** What values of the game look like, loaded when it is asked for: `schemasFrom` makes it. */
  schemas?(): Promise<Schemas<T>>;
  /** The rules of record in that language, English by default; loaded when they are asked for. */
  law?(locale?: Locale): Promise<Law>;
  /** The positions in which the rulings of the rules of record matter; loaded when they are asked for. */
  cases?(): Promise<CaseBook>;
  /** By the prefix of a clause: the id of the game in whose rules it stands, `{ EG: 'elfengold', EL: 'elfenland' }`. */
  readonly rules?: Readonly<Record<string, string>>;
  /** By which a record of version 1 of the rules becomes one of version 2, and so on. */
  readonly migrations?: readonly Migration[];
}

/** What a viewer knows of what its view hides, because it has seen it go there. Certain things only: no guess is in it. */
export interface Memory<T extends GameTypes = GameTypes> {
  /**
   * What follows from all that the viewer was told, as plain JSON, for `Game.resample`.
   * @param view what the viewer sees now.
   * @param feed what the same viewer was told up to now, from the first ply on: `Match.feed(viewer)`.
   */
  remember(view: T['view'], feed: readonly FeedEntry<T>[]): T['known'];
  /** Whether all of it is true in that state. */
  holds(known: T['known'], state: T['state']): boolean;
}

/** How much an opponent thinks. */
export type Level = 'easy' | 'normal' | 'hard' | 'best';

/** How a bot of one level plays. */
export interface LevelOfPlay {
  /** A bot by its name, `greedy` or `ismcts:500`. */
  readonly bot: string;
  /** The part of its decisions that it leaves to chance, from 0 to 1; 0 unless given. */
  readonly slips?: number;
  /** The time that it thinks about a move at most; without it its name alone says how long. */
  readonly milliseconds?: number;
}

/** Brings a record from one version of a game's rules to the next: the same game, as the next version writes it. Pure. */
export type Migration = (record: GameRecord) => GameRecord;

/** A JSON Schema of draft 2020-12, as plain JSON. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What one kind of value looks like. */
export interface Schema<Value> {
  readonly json: JsonSchema;
  /** Whether a value from outside is one. Whether it is legal, the rules say. */
  is(value: unknown): value is Value;
}

/** A record of one game: its options, and its moves, each one as JSON or as its notation. */
export interface RecordOf<T extends GameTypes> extends GameRecord {
  readonly options: Partial<T['options']>;
  readonly moves: readonly (T['move'] | string)[];
}

/** The schemas of a game. */
export interface Schemas<T extends GameTypes = GameTypes> {
  readonly options: Schema<Partial<T['options']>>;
  readonly move: Schema<T['move']>;
  readonly view: Schema<T['view']>;
  readonly event: Schema<T['event']>;
  readonly record: Schema<RecordOf<T>>;
}

/**
 * The kits by the ids of their games.
 * @throws Error when two games have the same id.
 */
export function kitsById(kits: readonly Kit[]): ReadonlyMap<string, Kit> {
  const byId = new Map<string, Kit>();
  for (const kit of kits) {
    const { id } = kit.game;
    if (byId.has(id)) throw coreFailure('core/duplicate-game', { game: id });
    byId.set(id, kit);
  }
  return byId;
}
