import { expect } from 'vitest';
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
function reached<T extends GameTypes>(game: Game<T>, { options, moves }: Counted): T['state'] {
  const record = { feyrules: 1, game: game.id, rulesVersion: game.rulesVersion, tags: {}, options };
  return replay(game, { ...record, moves: notations(moves) }).state;
}

/** The moves of a record, one by one. */
function notations(moves: string): string[] {
  return moves.split(' ').filter((move) => move !== '');
}

/** Exceeds all of the numbers: at full effort all are counted. */
const MOST = 1_000_000;

/** The numbers that a run counts; with less effort, only those up to a bound. */
function within(counts: readonly number[], most: number = MOST): number[] {
  return counts.filter((count) => count <= tries(most));
}

/** Number of sequences of this many moves from a state, with chance moves. */
function perft<State, Move>(
  state: State,
  depth: number,
  movesOf: (state: State) => readonly Move[],
  after: (state: State, move: Move) => State,
): number {
  const moves = movesOf(state);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(after(state, move), depth - 1, movesOf, after), 0);
}

/** A second implementation of the rules, whose moves are notations. */
interface Naive<Table> {
  movesOf(table: Table): readonly string[];
  after(table: Table, notation: string): Table;
}

/** A position with its numbers of move sequences by depth, from 1, and the same position for the naive rules. */
export interface Case<State, Table> {
  readonly name: string;
  readonly state: State;
  /** Absent if the naive rules do not count. */
  readonly table?: Table;
  readonly counts: readonly number[];
}

/** The positions that records lead to. */
export function casesOf<T extends GameTypes, Options extends object, Table>(
  game: Game<T>,
  counted: readonly Counted<Options>[],
  begin: (options: Options) => Table,
  after: Naive<Table>['after'],
): Case<T['state'], Table>[] {
  return counted.map((given) => ({
    ...given,
    state: reached(game, given),
    table: notations(given.moves).reduce(after, begin(given.options)),
  }));
}

/** Counts with the library, and with the naive rules up to a count, which have confirmed all the numbers once. */
export function expectCounts<T extends GameTypes, Table>(
  game: Game<T>,
  { movesOf, after }: Naive<Table>,
  { state, table, counts }: Case<T['state'], Table>,
  mostNaively: number = MOST,
): void {
  const tried = within(counts);
  expect(tried.map((_, index) => perft(state, index + 1, (of) => game.legalMoves(of), game.apply))).toEqual(tried);
  if (table === undefined) return;
  const small = within(counts, mostNaively);
  expect(small.map((_, index) => perft(table, index + 1, movesOf, after))).toEqual(small);
}

/** The outcomes of chance with their weights, or the moves of a seat, each with weight 1, as sorted texts. */
export function weighed<T extends GameTypes>(game: Game<T>, state: T['state']): string[] {
  const chances = game.actor(state) === 'chance' ? game.chances(state) : [];
  const moves = chances.length > 0 ? chances : game.legalMoves(state).map((move) => ({ move, weight: 1 }));
  return moves.map(({ move, weight }) => `${game.print(move)} ${weight}`).sort();
}

/** Weights by notation, as {@link weighed} returns them. */
export function sortedWeights(weights: Readonly<Record<string, number>>): string[] {
  return Object.entries(weights)
    .map(([notation, weight]) => `${notation} ${weight}`)
    .sort();
}
