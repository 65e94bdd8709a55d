import type { GameTypes, Seat } from '../../core/game.ts';
import type { FeedEntry, Observation } from '../../core/observation.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { GameRecord } from '../../core/record.ts';

/**
 * What Boardgamers stores of a game, plain JSON: its record, and what the platform has told of it. It holds everything
 * hidden. As a record it is read by `readRecord`, `replay` and `feyrules check`.
 */
export interface GameData extends GameRecord {
  /** The seed of chance and bots: anyone who has it can compute everything that is hidden. */
  readonly seed: string;
  /** By seat: the name on the platform, empty until it is known. */
  readonly names: readonly string[];
  /** The seats that a bot goes on for, in the order in which they were left. */
  readonly dropped: readonly Seat[];
  /** What has yet to be told in the chat. */
  readonly messages: readonly string[];
}

/** What a viewer gets of a game: what its seat, or a spectator, may know. */
export interface Seen<T extends GameTypes = GameTypes> extends Omit<Observation<T>, 'moves'> {
  /** The id of the game. */
  readonly game: string;
  /** How many moves the viewer was told of: the length of his log. */
  readonly plies: number;
  /** What the viewer may do now; `[]` when it is not his decision. */
  readonly availableMoves: readonly T['move'][];
  /** `null` until the game is over. */
  readonly outcome: Outcome | null;
  readonly names: readonly string[];
  readonly dropped: readonly Seat[];
}

/** One move in the log, as one viewer was told of it. What he was told nothing of is not in his log. */
export interface LogEntry<T extends GameTypes = GameTypes> {
  /** The 0-based index of the entry. */
  readonly ply: number;
  readonly events: readonly Omit<FeedEntry<T>, 'index'>[];
  /**
   * What the viewer saw after the move, so that he can be shown one move after the other. The last entry of a slice has
   * none, since the slice has it; a slice that begins at 0 has none, since it may be a whole game.
   */
  readonly view?: T['view'];
}

/** A part of the log, and how the table stands after it. */
export interface LogSlice<T extends GameTypes = GameTypes> extends Seen<T> {
  readonly log: readonly LogEntry<T>[];
}

/** Which part of the log is asked for. */
export interface LogRange {
  /** The seat that it goes to; a spectator where it is missing, or -1. */
  readonly player?: number | undefined;
  /** The index of the first entry, 0 by default. */
  readonly start?: number | undefined;
  /** The index of the last entry, which is included; to the end by default. */
  readonly end?: number | undefined;
}

/** Numbers by game and by seat, for tables. */
export interface Stats {
  readonly game: Readonly<Record<'players' | 'moves' | 'over', number>>;
  readonly players: readonly Readonly<Record<'player' | 'score' | 'rank' | 'won' | 'dropped', number>>[];
}

/**
 * A game engine of Boardgamers: the exports of a game's module there. The data is what the platform has stored,
 * and is checked by each function; none of them changes what it is given.
 *
 * Each throws a RecordError for data that is none, of another game or other rules, or broken, and a RangeError or
 * TypeError for a player who is none.
 */
export interface Engine<T extends GameTypes = GameTypes> {
  /**
   * A new game, as far as the first decision. The same seed gives the same game.
   * @param expansions there are none: an empty list.
   * @param options the game's, without `players`. A text that is none of the values of its option is read as JSON.
   * @throws OptionsError for options or numbers of players that the rules refuse; TypeError for anything else.
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
   * @throws IllegalMoveError, with the clause, when it is refused, or not that player's decision.
   */
  move(data: GameData, move: unknown, player: number): GameData;
  /** Makes the move of the bot `greedy`: always the same one in the same game. */
  moveAI(data: GameData, player: number): GameData;
  /** From now on the bot `greedy` decides for that player, at once where it is his turn. */
  dropPlayer(data: GameData, player: number): Promise<GameData>;
  /** Replays the game by the current rules; up to `to` moves, chance included. */
  replay(data: GameData, options?: { readonly to?: number }): GameData;

  ended(data: GameData): boolean;
  /** `undefined` when the game is over. */
  currentPlayer(data: GameData): Seat | undefined;
  /** By seat: the points that a view shows while the game goes on, 0 where it shows none, and those of the result at the end. */
  scores(data: GameData): readonly number[];
  /** By seat: the place from 1; 1 for all until the game is over. */
  rankings(data: GameData): readonly number[];
  /** The round, in games that count them. */
  round(data: GameData): number | undefined;
  /** By seat: what it is called at the table, mostly a colour. */
  factions(data: GameData): readonly string[];
  stats(data: GameData): Stats;

  /**
   * Number of moves that a spectator was told of, chance included. A player also knows his own moves; his `logSlice` from
   * this number on has the rest.
   */
  logLength(data: GameData): number;
  /** @throws RangeError for a range that is none. */
  logSlice(data: GameData, range?: LogRange): LogSlice<T>;
  /** @param player the seat whose viewer gets it; a spectator's where it is missing, or -1. */
  stripSecret(data: GameData, player?: number): Seen<T>;
  setPlayerMetaData(data: GameData, player: number, metaData: { readonly name: string }): GameData;
  /** What is to be stored: all of it. */
  toSave(data: GameData): GameData;
  /** News for the chat, each once: who has been replaced by a bot, who has won. */
  messages(data: GameData): { readonly messages: readonly string[]; readonly data: GameData };
}
