import { createHash } from 'node:crypto';
import type { Actor, BaseState, Game, Tagged, Viewer } from '../../src/core/game.ts';
import type { Outcome } from '../../src/core/outcome.ts';
import { readMove } from '../../src/core/read-move.ts';
import type { GameRecord } from '../../src/core/record.ts';
import { RECORD_FORMAT, replay } from '../../src/core/record.ts';
import { canonical } from '../../src/testing/graph.ts';
import { viewersOf } from '../../src/testing/play.ts';

/**
 * A position that a record leads to, and the rules' answers about it: one line of
 * `docs/reference/vectors/<game>.jsonl`. It is also a record, for readers of records.
 */
export interface Vector {
  readonly feyrules: number;
  readonly game: string;
  readonly rulesVersion: number;
  /** As passed to `setup`; missing options have their defaults. */
  readonly options: object;
  /** In notation, with chance moves. */
  readonly moves: readonly string[];
  readonly phase: string;
  readonly actor: Actor;
  /** In notation, in the order of code points. */
  readonly legal: readonly string[];
  /** If chance decides, the weight of each legal move. */
  readonly weights?: readonly number[];
  readonly refused: readonly RefusedMove[];
  /** By seat, and for a spectator: the beginning of a hash of the view. */
  readonly views: { readonly seats: readonly string[]; readonly table: string };
  /** Once the game is over. */
  readonly outcome?: Outcome;
}

/** A refused move: a notation, or the JSON if it has none. */
interface RefusedMove {
  readonly move: string | object;
  readonly code: string;
  readonly clause: string;
}

/** The input of a line; everything else follows from the rules. */
export type Question = Pick<Vector, 'options' | 'moves'> & { readonly tried: readonly (string | object)[] };

/** Number of hexadecimal digits of a hash. */
const DIGITS = 16;

/** The rules' answers about a position. @throws Error if a move of the record is illegal, or a refused one is legal. */
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

/** The input of a line. */
export function questionOf({ options, moves, refused }: Vector): Question {
  return { options, moves, tried: refused.map(({ move }) => move) };
}

/** A move as a line writes it: in notation if that is complete. */
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
