import type { Board } from './board.ts';
import type { CaseBook } from './cases.ts';
import { coreFailure } from './failures.ts';
import type { Game, GameTypes, Seat } from './game.ts';
import type { Law } from './law.ts';
import type { FeedEntry } from './observation.ts';
import type { GameRecord } from './record.ts';
import type { Locale } from './wording.ts';

/**
 * Everything about a game besides its rules. Your own game needs only `game`; the rest is optional and adds features.
 * Members that take the game's types are methods, which TypeScript checks less strictly, so every kit is a `Kit`.
 */
export interface Kit<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /**
   * How good a state is for a seat; higher is better. Compare only values of one game. Searches call it for states
   * drawn at random. It uses only what the seat may know: states that the seat cannot tell apart get the same value.
   */
  evaluate?(state: T['state'], seat: Seat): number;
  /** What a viewer can remember of hidden things; absent if everything that was ever visible stays visible. */
  readonly memory?: Memory<T>;
  /** Hints for bots. */
  readonly search?: {
    /** Number of random moves that IS-MCTS plays before it evaluates a state; 0 by default. */
    readonly depth?: number;
    /**
     * IS-MCTS uses this instead of `Kit.evaluate`. Its values must be comparable at different points of a turn, even
     * before and after a roll. For `Kit.evaluate`, only the values after the moves of one decision must be comparable.
     */
    evaluate?(state: T['state'], seat: Seat): number;
    /**
     * The legal moves that are worth considering, at least one; `undefined` if all of them are. Bots of `botOf` choose
     * only among these moves, also for the random moves of their searches.
     * @param position the view of the seat to move, or a state in which a seat is to move.
     */
    shortlist?(position: T['view'] | T['state']): readonly T['move'][] | undefined;
  };
  /** Levels whose settings differ from the defaults. Higher levels never think less. `measured` has their strengths. */
  readonly levels?: Readonly<Partial<Record<Level, LevelOfPlay>>>;
  /**
   * How strong a level is: its score in per cent against the level below it, with the bounds of the 95 % interval. 50
   * means equal; `easy` plays against random moves. The level is proven to be stronger only if `low` is above 50.
   */
  readonly measured?: Readonly<Partial<Record<Level, readonly [score: number, low: number, high: number]>>>;
  /**
   * The table as text. Without it, views are shown as JSON.
   * @param columns line width in characters, if known: a wide drawing may become narrower, or a list.
   */
  drawTable?(view: T['view'], locale?: Locale, columns?: number): string;
  /** What a front end needs: pieces, motions, layout, and the targets of moves. */
  readonly board?: Board<T>;
  /** The JSON Schemas of the game's values, loaded on request; made by `schemasFrom`. */
  schemas?(): Promise<Schemas<T>>;
  /** The text of the game's rules in the language `locale`, English by default, loaded on request. */
  law?(locale?: Locale): Promise<Law>;
  /** Positions in which this library's rulings on the rulebook matter, loaded on request. */
  cases?(): Promise<CaseBook>;
  /** By clause prefix: the id of the game whose clauses have that prefix, `{ EG: 'elfengold', EL: 'elfenland' }`. */
  readonly rules?: Readonly<Record<string, string>>;
  /** Functions that migrate a record from version 1 of the rules to version 2, and so on. */
  readonly migrations?: readonly Migration[];
}

/** What a viewer knows about hidden things because it saw them earlier. Facts only, no guesses. */
export interface Memory<T extends GameTypes = GameTypes> {
  /**
   * Derives what the viewer knows from all that it was told, as plain JSON to pass to `Game.resample`.
   * @param view the viewer's current view.
   * @param feed all that the same viewer was told, from the first ply on: `Match.feed(viewer)`.
   */
  remember(view: T['view'], feed: readonly FeedEntry<T>[]): T['known'];
  /** Whether `known` is true in that state. */
  holds(known: T['known'], state: T['state']): boolean;
}

/** How strong an opponent is. */
export type Level = 'easy' | 'normal' | 'hard' | 'best';

/** How a bot of one level plays. */
export interface LevelOfPlay {
  /** A bot by its name, `greedy` or `ismcts:500`. */
  readonly bot: string;
  /** The probability of a random move, from 0 to 1; 0 by default. */
  readonly slips?: number;
  /** Maximum thinking time per move. Without it, only the budget in the bot's name applies. */
  readonly milliseconds?: number;
}

/** Migrates a record to the next version of the game's rules. The result still records the same game. Pure. */
export type Migration = (record: GameRecord) => GameRecord;

/** A JSON Schema of draft 2020-12, as plain JSON. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The schema of one kind of value, and its test. */
export interface Schema<Value> {
  readonly json: JsonSchema;
  /** Whether the value matches the schema. A move that matches may still be illegal. */
  is(value: unknown): value is Value;
}

/** A record of one game: options and moves, each move as JSON or as its notation. */
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
