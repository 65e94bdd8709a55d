import { at } from './checked-access.ts';
import type { ChanceRule } from './define.ts';
import type { FieldsOf } from './domain.ts';
import type { BaseState, Draft, Emit, GameTypes, Tagged, Violation } from './game.ts';
import type { Rng } from './rng.ts';

/** How many pieces of each kind there are. The index is the number of the kind. */
export type Pool = readonly number[];

/** Total number of pieces. */
export function sizeOf(pool: Pool): number {
  let size = 0;
  for (let kind = 0; kind < pool.length; kind++) size += countOf(pool, kind);
  return size;
}

/** Number of pieces of a kind. Hot path: reads the list directly, because `at` is megamorphic here and slower. */
export function countOf(pool: Pool, kind: number): number {
  const pieces = pool[kind];
  if (pieces === undefined) throw new Error(`broken state: no kind ${kind} in a pool of ${pool.length}`);
  return pieces;
}

/** Whether `whole` has at least as many pieces of every kind as `pool`. */
export function isPartOf(pool: Pool, whole: Pool): boolean {
  return pool.every((pieces, kind) => pieces <= countOf(whole, kind));
}

export function add(pool: number[], kind: number, pieces: number = 1): void {
  pool[kind] = countOf(pool, kind) + pieces;
}

export function remove(pool: number[], kind: number, pieces: number = 1): void {
  pool[kind] = countOf(pool, kind) - pieces;
}

/** Moves everything from one pool to another. */
export function pour(from: number[], into: number[]): void {
  for (let kind = 0; kind < from.length; kind++) {
    add(into, kind, countOf(from, kind));
    from[kind] = 0;
  }
}

/** An empty pool. */
export function emptyPool(kinds: readonly unknown[]): number[] {
  const pool: number[] = [];
  for (let kind = 0; kind < kinds.length; kind++) pool.push(0);
  return pool;
}

/** A list with the name of the kind of each piece. @param kinds in the order of the pool. */
export function piecesOf<Kind>(pool: Pool, kinds: readonly Kind[]): Kind[] {
  return kinds.flatMap((kind, number) => Array.from({ length: countOf(pool, number) }, () => kind));
}

/** Chooses a piece, each equally likely, and returns its kind. The pool does not change. */
export function drawnFrom(pool: Pool, rng: Rng): number {
  return kindOfPiece(pool, rng.int(sizeOf(pool)));
}

/** The kind of the piece with that index; pieces are numbered from 0, kind by kind, starting with the kind `first`. */
export function kindOfPiece(pool: Pool, piece: number, first: number = 0): number {
  let left = piece;
  let kind = first;
  while (left >= countOf(pool, kind)) left -= countOf(pool, kind++);
  return kind;
}

/** Removes `pieces` random pieces from a pool, each equally likely, and returns them as a pool. */
export function dealtFrom(pool: number[], pieces: number, rng: Rng): number[] {
  const dealt = emptyPool(pool);
  let size = sizeOf(pool);
  for (let i = 0; i < pieces; i++) {
    const kind = kindOfPiece(pool, rng.int(size--));
    remove(pool, kind);
    add(dealt, kind);
  }
  return dealt;
}

/** The chance move that draws one piece from a pool. */
export interface DrawMove<Kind extends string> {
  readonly type: 'draw';
  readonly kind: Kind;
}

/** The types of a game that draws pieces from a pool, as `drawPhase` needs them. */
interface Drawing<State extends BaseState, Kind extends string, Event extends Tagged> extends GameTypes {
  state: State;
  move: DrawMove<Kind>;
  event: Event;
}

/**
 * The phase in which chance draws one piece. The outcomes are the kinds in the pool, weighted by numbers of pieces. In
 * `draw`, `kinds` are the names in the order of the pool. `noneLeft` refuses a kind that the pool lacks. `land` puts the
 * drawn piece in its place, after the piece has left the pool.
 */
export function drawPhase<State extends BaseState, Kind extends string, Event extends Tagged>(draw: {
  readonly clause: string;
  readonly kinds: readonly Kind[];
  readonly fields: FieldsOf<DrawMove<Kind>>;
  pool(state: State): Pool;
  draftPool(draft: Draft<State>): number[];
  noneLeft(kind: Kind): Violation;
  land(draft: Draft<State>, kind: number, emit: Emit<Event> | undefined): void;
}): { actor: 'chance'; clause: string; rule: ChanceRule<Drawing<State, Kind, Event>> } {
  const { kinds } = draw;
  const moves: readonly DrawMove<Kind>[] = kinds.map((kind) => Object.freeze({ type: 'draw', kind }));
  const numbers: ReadonlyMap<Kind, number> = new Map(kinds.map((kind, number) => [kind, number]));
  const weight = (state: State, { kind }: DrawMove<Kind>): number => {
    const number = numbers.get(kind);
    return number === undefined ? 0 : countOf(draw.pool(state), number);
  };
  const rule: ChanceRule<Drawing<State, Kind, Event>> = {
    type: 'draw',
    clause: draw.clause,
    fields: draw.fields,
    candidates(state, out) {
      const pool = draw.pool(state);
      for (let kind = 0; kind < moves.length; kind++) {
        const move = moves[kind];
        if (move !== undefined && countOf(pool, kind) > 0) out.push(move);
      }
    },
    violation: (state, move) => (weight(state, move) > 0 ? undefined : draw.noneLeft(move.kind)),
    weight,
    sample: (state, rng) => at(moves, drawnFrom(draw.pool(state), rng)),
    perform(draft, { kind }, emit) {
      const number = kinds.indexOf(kind);
      remove(draw.draftPool(draft), number);
      draw.land(draft, number, emit);
    },
  };
  return { actor: 'chance', clause: draw.clause, rule };
}
