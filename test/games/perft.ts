import type { Game, GameTypes } from '../../src/core/game.ts';
import { replay } from '../../src/core/record.ts';
import { tries } from '../testing/effort.ts';

/** A position that a record leads to, with its numbers of move sequences, as in `docs/reference/perft.md`. */
export interface Counted<Options extends object = object> {
  readonly name: string;
  readonly options: Options;
  /** The moves in notation, with chance moves, separated by spaces. */
  readonly moves: string;
  /** By depth, from 1. */
  readonly counts: readonly number[];
}

/** The position at the end of the record. */
export function reached<T extends GameTypes>(game: Game<T>, { options, moves }: Counted): T['state'] {
  const record = { feyrules: 1, game: game.id, rulesVersion: game.rulesVersion, tags: {}, options };
  return replay(game, { ...record, moves: notations(moves) }).state;
}

/** The moves of a record, one by one. */
export function notations(moves: string): string[] {
  return moves.split(' ').filter((move) => move !== '');
}

/** Exceeds all of the numbers: at full effort all are counted. */
const MOST = 1_000_000;

/** The numbers that a run counts; with less effort, only those up to a bound. */
export function within(counts: readonly number[], most: number = MOST): number[] {
  return counts.filter((count) => count <= tries(most));
}

/** Number of sequences of this many moves from a state, with chance moves. */
export function perft<State, Move>(
  state: State,
  depth: number,
  movesOf: (state: State) => readonly Move[],
  after: (state: State, move: Move) => State,
): number {
  const moves = movesOf(state);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(after(state, move), depth - 1, movesOf, after), 0);
}
