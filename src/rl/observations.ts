import type { Game, GameTypes, Seat } from '../core/game.ts';
import type { JsonSchema } from '../core/kit.ts';
import { checkSeat } from '../core/seats.ts';
import { cleared } from './cleared.ts';
import { Misplaced, named, partOf } from './encoding.ts';
import { rlFailure } from './failures.ts';

/** The views of one game, with one number of seats, as vectors of one length. */
export interface Observations<View> {
  readonly size: number;
  /** What each number is: `board[12]=3`, `seats[1].stones`, `step.kind=attack`. Without repeats. */
  readonly names: readonly string[];
  /**
   * The view of that seat. Equal vectors mean equal views.
   * @param out is written to, all of it, and returned: `size` numbers long, where no vector is to be made anew.
   * @throws RangeError that names the field, for a value that the vector has no place for, or an `out` of another length.
   */
  observe(view: View, seat: Seat, out?: Float32Array): Float32Array;
}

/**
 * The layout of a game's observations, by the JSON Schema of its views. It depends on the game and the number of seats.
 *
 * First comes the seat that looks. A boolean is 0 or 1. A word, and an integer within bounds at most 64 values apart,
 * are one number a value, of which one is 1; other integers are numbers as they are, and a word of more than 64 is its
 * index. `null` is a number of its own. A list with `minItems` and `maxItems` as the game has seats has one item a seat;
 * of others `maxItems` says how long they may be. A list has its length before its items, if that varies, and zeros after
 * them. A set of words, a list with `uniqueItems`, is one number a word. A field that may be absent is all 0 then, if it
 * is never all 0 otherwise. Of a value that is of several kinds every kind has its numbers, all 0 but those of the kind
 * that it is.
 *
 * @param schema `(await kit.schemas()).view.json`.
 * @throws OptionsError for options that the rules do not allow.
 * @throws Error that names the field, for a schema that leaves open what a vector needs to know.
 */
export function observationsOf<T extends GameTypes>(
  { seats, setup }: Game<T>,
  schema: JsonSchema,
  options: Partial<T['options']> = {},
): Observations<T['view']> {
  const { players } = setup(options);
  const part = partOf(schema, '', { seats, players });
  const names = [...Array.from({ length: players }, (_, seat) => `observer=${seat}`), ...part.names.map(named)];
  const size = names.length;
  return {
    size,
    names: Object.freeze(names),
    observe(view, seat, out) {
      checkSeat(seat, players);
      const vector = out === undefined ? new Float32Array(size) : cleared(out, size);
      vector[seat] = 1;
      try {
        part.write(view, vector, players);
      } catch (error) {
        throw error instanceof Misplaced
          ? rlFailure('rl/unfit-view', { flaw: named(error.message) }, { kind: RangeError })
          : error;
      }
      return vector;
    },
  };
}
