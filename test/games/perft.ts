import type { Game, GameTypes } from '../../src/core/game.ts';
import { replay } from '../../src/core/record.ts';
import { tries } from '../testing/effort.ts';

/** A position that a record leads to, with the numbers of move sequences from it: what `docs/reference/perft.md` lists. */
export interface Counted {
  readonly name: string;
  readonly options: object;
  /** In notation, those of chance included, with spaces between. */
  readonly moves: string;
  /** By depth, from 1. */
  readonly counts: readonly number[];
}

/** Where the record leads. */
export function reached<T extends GameTypes>(game: Game<T>, { options, moves }: Counted): T['state'] {
  const record = { feyrules: 1, game: game.id, rulesVersion: game.rulesVersion, tags: {}, options };
  return replay(game, { ...record, moves: notations(moves) }).state;
}

/** The moves of a record, one by one. */
export function notations(moves: string): string[] {
  return moves.split(' ').filter((move) => move !== '');
}

/** More than any of the numbers: all of them are counted at full effort. */
const MOST = 1_000_000;

/** The numbers that are counted in a run: with less effort, only those up to a bound. */
export function within(counts: readonly number[], most: number = MOST): number[] {
  return counts.filter((count) => count <= tries(most));
}

/** Number of sequences of this many moves from a state, including chance. */
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
