import type { Board, Target } from '../core/board.ts';
import type { Game, GameTypes, Tagged } from '../core/game.ts';

/** A well-formed move with what is touched for it. */
export interface Candidate<Move> {
  readonly move: Move;
  readonly targets: readonly Target[];
}

/** Of a type with more well-formed moves than this, only so many are tried, spread over all. */
const TRIED = 20_000;

type Universe = ReadonlyMap<string, readonly Candidate<Tagged>[]>;

/** By game and board: two games may share a board, and one game have two. */
const known = new WeakMap<object, WeakMap<object, Universe>>();

/** By type: the well-formed moves of the game, legal anywhere or not, with their targets. */
export function universeOf<T extends GameTypes>(game: Game<T>, board: Board<T>): Universe {
  const ofGame = known.get(game) ?? new WeakMap<object, Universe>();
  known.set(game, ofGame);
  const found = ofGame.get(board);
  if (found !== undefined) return found;
  const universe = new Map(
    Object.keys(game.moves).map((type) => [
      type,
      [...movesOf(game, type)].map((move) => ({ move, targets: board.targets(move) })),
    ]),
  );
  ofGame.set(board, universe);
  return universe;
}

/** Every combination of the values of a type's fields. */
function* movesOf<T extends GameTypes>(game: Game<T>, type: string): Generator<T['move']> {
  const fields = Object.entries(game.moves[type] ?? {}).map(([name, { values, optional }]) => ({
    name,
    values: [...values, ...(optional ? [undefined] : [])],
  }));
  const count = fields.reduce((product, { values }) => product * values.length, 1);
  const step = Math.max(1, count / TRIED);
  for (let at = 0; at < count; at += step) {
    const move: Record<string, unknown> & Tagged = { type };
    let rest = Math.floor(at);
    for (const { name, values } of fields) {
      const value = values[rest % values.length];
      rest = Math.floor(rest / values.length);
      if (value !== undefined) move[name] = value;
    }
    yield move;
  }
}
