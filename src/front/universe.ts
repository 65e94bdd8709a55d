import type { Board, Target } from '../core/board.ts';
import type { Fields } from '../core/domain.ts';
import type { Game, GameTypes, Tagged } from '../core/game.ts';

/** A well-formed move with its targets. */
export interface Candidate<Move> {
  readonly move: Move;
  readonly targets: readonly Target[];
}

/** Its multiples, modulo 1, are spread evenly. */
const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2;
/** Maximum number of moves tried per type. If a type has more, a sample is tried. */
const TRIED = 20_000;

type Universe = ReadonlyMap<string, readonly Candidate<Tagged>[]>;

/** The cache, by game and board: two games may share a board, and a game may have two boards. */
const known = new WeakMap<object, WeakMap<object, Universe>>();

/** By type: its well-formed moves or a sample of them, legal or not, with their targets. */
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

function* movesOf<T extends GameTypes>(game: Game<T>, type: string): Generator<T['move']> {
  const { count, at } = combinations(type, game.moves[type] ?? {});
  for (const index of spread(count, TRIED)) yield at(index);
}

/** The indices below `count`, or a sample of `most`. A fixed step could give a field one value in the whole sample. */
export function* spread(count: number, most: number): Generator<number> {
  for (let n = 0; n < Math.min(count, most); n++)
    yield count <= most ? n : Math.floor(count * ((n * GOLDEN_RATIO) % 1));
}

/** A field of a type of moves, with all values to try. */
interface Field {
  readonly name: string;
  /** Includes `undefined` if the field is optional. */
  readonly values: readonly unknown[];
}

/** All well-formed moves of one type, by index. */
export interface Combinations {
  readonly fields: readonly Field[];
  readonly count: number;
  /** @param index 0 … `count` − 1. */
  at(index: number): Tagged;
}

/**
 * Every combination of the values of a type's fields.
 * @param more gives further values to try for a field: values that are never legal.
 */
export function combinations(
  type: string,
  fields: Fields,
  more: (field: Fields[string]) => readonly unknown[] = () => [],
): Combinations {
  const tried = Object.entries(fields).map(([name, field]) => ({
    name,
    values: [...field.values, ...more(field), ...(field.optional ? [undefined] : [])],
  }));
  return {
    fields: tried,
    count: tried.reduce((product, field) => product * field.values.length, 1),
    at(index) {
      const move: Record<string, unknown> & Tagged = { type };
      let rest = index;
      for (const field of tried) {
        const value = field.values[rest % field.values.length];
        rest = Math.floor(rest / field.values.length);
        if (value !== undefined) move[field.name] = value;
      }
      return move;
    },
  };
}
