import type { GameTypes, Seat } from '../../core/game.ts';
import type { FeedEntry, Observation } from '../../core/observation.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { GameRecord } from '../../core/record.ts';

/**
 * The data of a game that Boardgamers stores, as plain JSON: the record, and what the platform added. It contains
 * everything hidden. `readRecord`, `replay` and `feyrules check` read it as a record.
 */
export interface GameData extends GameRecord {
  /** The seed of chance and bots. Anyone who has the seed can compute everything hidden. */
  readonly seed: string;
  /** By seat: the name on the platform, empty until it is known. */
  readonly names: readonly string[];
  /** The seats that a bot plays because their players left, in the order of leaving. */
  readonly dropped: readonly Seat[];
  /** Messages not sent to the chat yet. */
  readonly messages: readonly string[];
}

/** What a viewer gets: only what its seat, or a spectator, may know. */
export interface Seen<T extends GameTypes = GameTypes> extends Omit<Observation<T>, 'moves'> {
  /** The id of the game. */
  readonly game: string;
  /** Number of moves that the viewer was told of: the length of the viewer's log. */
  readonly plies: number;
  /** The viewer's legal moves; `[]` if the viewer does not decide now. */
  readonly availableMoves: readonly T['move'][];
  /** `null` until the game is over. */
  readonly outcome: Outcome | null;
  readonly names: readonly string[];
  readonly dropped: readonly Seat[];
}

/** One move in a viewer's log. Moves that the viewer was not told of are not in the log. */
export interface LogEntry<T extends GameTypes = GameTypes> {
  /** The 0-based index of the entry. */
  readonly ply: number;
  readonly events: readonly Omit<FeedEntry<T>, 'index'>[];
  /**
   * The view after the move, so that a client can show the moves one by one. The last entry of a slice has no `view`,
   * because the slice itself has it. A slice from 0 may be a whole game, so none of its entries has a `view`.
   */
  readonly view?: T['view'];
}

/** A part of the log, and what the viewer saw after it. */
export interface LogSlice<T extends GameTypes = GameTypes> extends Seen<T> {
  readonly log: readonly LogEntry<T>[];
}

/** The part of the log to return. */
export interface LogRange {
  /** The seat of the viewer; a spectator if missing or -1. */
  readonly player?: number | undefined;
  /** The index of the first entry, 0 by default. */
  readonly start?: number | undefined;
  /** The index of the last entry, inclusive; the end of the log by default. */
  readonly end?: number | undefined;
}

/** Statistics of the game and of each seat, for the platform's tables. */
export interface Stats {
  readonly game: Readonly<Record<'players' | 'moves' | 'over', number>>;
  readonly players: readonly Readonly<Record<'player' | 'score' | 'rank' | 'won' | 'dropped', number>>[];
}

/**
 * A game engine of Boardgamers: the exports of a game's module on the platform. The functions do not modify their
 * arguments. All except `toSave` check the stored data; `messages` checks only its form.
 *
 * They throw a RecordError for data that is invalid, of another game or of other rules, and a RangeError or TypeError
 * for a player who does not exist.
 */
export interface Engine<T extends GameTypes = GameTypes> {
  /**
   * Starts a game and makes the chance moves before the first decision. The same seed gives the same game.
   * @param expansions an empty list, because the games have no expansions.
   * @param options the game's options. A string is parsed as JSON, unless it is a value of its option.
   * @throws OptionsError if the rules refuse the options or the number of players.
   * @throws TypeError for any other invalid argument.
   */
  init(
    players: number,
    expansions: readonly string[] | undefined,
    options: object | null | undefined,
    seed: string,
    creator?: number,
  ): Promise<GameData>;
  /**
   * Makes a move, and the moves of chance and bots that follow.
   * @param move a move of the game, or its notation.
   * @throws IllegalMoveError, with the clause, if the move is illegal or another seat decides.
   */
  move(data: GameData, move: unknown, player: number): GameData;
  /** Makes the move that the bot `greedy` chooses. The same data gives the same move. */
  moveAI(data: GameData, player: number): GameData;
  /**
   * Lets the bot `greedy` play for that player from now on. It moves at once if it is that player's turn. After the end
   * of the game, this changes nothing.
   */
  dropPlayer(data: GameData, player: number): Promise<GameData>;
  /**
   * Replays the first `to` moves (all by default; chance moves count). Chance and bots then go on. Drops unsent
   * messages.
   */
  replay(data: GameData, options?: { readonly to?: number }): GameData;

  ended(data: GameData): boolean;
  /** The seat that decides; `undefined` when the game is over. */
  currentPlayer(data: GameData): Seat | undefined;
  /** By seat: the final points; during the game the points that everybody sees, or 0 if the view shows none. */
  scores(data: GameData): readonly number[];
  /** By seat: the place, from 1. Until the game is over, every place is 1. */
  rankings(data: GameData): readonly number[];
  /** The number of the round; `undefined` in games without rounds. */
  round(data: GameData): number | undefined;
  /** By seat: the name of the seat in the game, mostly a colour. */
  factions(data: GameData): readonly string[];
  stats(data: GameData): Stats;

  /**
   * Number of moves that a spectator was told of, chance moves included. A player who made hidden moves has a longer
   * log; `logSlice` with this number as `start` returns the later entries.
   */
  logLength(data: GameData): number;
  /** @throws RangeError for an invalid range. */
  logSlice(data: GameData, range?: LogRange): LogSlice<T>;
  /** @param player the seat of the viewer; a spectator if missing or -1. */
  stripSecret(data: GameData, player?: number): Seen<T>;
  setPlayerMetaData(data: GameData, player: number, metaData: { readonly name: string }): GameData;
  /** Returns the data to store: all of it. */
  toSave(data: GameData): GameData;
  /** The unsent messages for the chat (who was replaced by a bot, who won), and the data without them. */
  messages(data: GameData): { readonly messages: readonly string[]; readonly data: GameData };
}
