import { createHash } from 'node:crypto';
import type { Actor, BaseState, Game, Tagged, Viewer } from '../../src/core/game.ts';
import type { Outcome } from '../../src/core/outcome.ts';
import { readMove } from '../../src/core/read-move.ts';
import type { GameRecord } from '../../src/core/record.ts';
import { RECORD_FORMAT, replay } from '../../src/core/record.ts';
import { canonical } from '../../src/testing/graph.ts';
import { viewersOf } from '../../src/testing/play.ts';

/**
 * A position that a record leads to, and what the rules say of it: one line of `docs/reference/vectors/<game>.jsonl`.
 * It is also a record, for readers of records.
 */
export interface Vector {
  readonly feyrules: number;
  readonly game: string;
  readonly rulesVersion: number;
  /** As given to `setup`; what is not given has its default. */
  readonly options: object;
  /** In notation, those of chance included. */
  readonly moves: readonly string[];
  readonly phase: string;
  readonly actor: Actor;
  /** In notation, in the order of code points. */
  readonly legal: readonly string[];
  /** Where chance decides, the weight of each legal move. */
  readonly weights?: readonly number[];
  readonly refused: readonly RefusedMove[];
  /** By seat, and what a spectator sees: the beginning of a hash. */
  readonly views: { readonly seats: readonly string[]; readonly table: string };
  /** Once the game is over. */
  readonly outcome?: Outcome;
}

/** A move that is refused: a notation, or the JSON of what has none. */
interface RefusedMove {
  readonly move: string | object;
  readonly code: string;
  readonly clause: string;
}

/** What a line is made from: everything else follows by the rules. */
export type Question = Pick<Vector, 'options' | 'moves'> & { readonly tried: readonly (string | object)[] };

/** Hexadecimal digits of a hash that a line has. */
const DIGITS = 16;

/** What the rules say of a position. @throws Error where a move of the record is not legal, or one of those tried is. */
export function vectorOf(game: Game, { options, moves, tried }: Question): Vector {
  const { state } = replay(game, recordOf(game, { options, moves }));
  const chances = new Map(game.chances(state).map(({ move, weight }) => [game.print(move), weight]));
  const legal = inOrder(game.legalMoves(state).map((move) => game.print(move)));
  const outcome = game.outcome(state);
  const hash = (viewer: Viewer): string => hashOf(game.view(state, viewer));
  return {
    feyrules: RECORD_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    moves,
    phase: state.phase,
    actor: game.actor(state),
    legal,
    ...(chances.size > 0 && { weights: legal.map((notation) => chances.get(notation) ?? 0) }),
    refused: tried.map((move) => refusedOf(game, state, move)),
    views: { seats: viewersOf(state).slice(0, -1).map(hash), table: hash('table') },
    ...(outcome !== undefined && { outcome }),
  };
}

/** The record of a line. */
export function recordOf(game: Game, { options, moves }: Pick<Vector, 'options' | 'moves'>): GameRecord {
  return { feyrules: RECORD_FORMAT, game: game.id, rulesVersion: game.rulesVersion, tags: {}, options, moves };
}

/** What a line asks. */
export function questionOf({ options, moves, refused }: Vector): Question {
  return { options, moves, tried: refused.map(({ move }) => move) };
}

/** How a line writes a move: in notation, if that says all of it. */
export function written(game: Game, move: Tagged): string | object {
  const fields = game.moves[move.type];
  const read = fields && readMove(move, move.type, fields);
  if (read === undefined || 'flaw' in read) return move;
  const notation = game.print(move);
  return canonical(game.parse(notation)) === canonical(move) ? notation : move;
}

function refusedOf(game: Game, state: BaseState, move: string | object): RefusedMove {
  const violation = game.violation(state, typeof move === 'string' ? (game.parse(move) ?? move) : move);
  if (violation === undefined) throw new Error(`${game.id}: ${JSON.stringify(move)} is legal`);
  return { move, code: violation.code, clause: violation.clause };
}

/** SHA-256 of the JSON without white space, its keys in the order of code points, in UTF-8; the first digits. */
function hashOf(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex').slice(0, DIGITS);
}

function inOrder(notations: readonly string[]): string[] {
  return [...notations].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
