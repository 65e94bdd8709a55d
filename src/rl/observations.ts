import type { Game, GameTypes, Seat } from '../core/game.ts';
import type { JsonSchema } from '../core/kit.ts';
import { checkSeat } from '../core/seats.ts';
import { cleared } from './cleared.ts';
import { EncodingError, encoderOf, named } from './encoding.ts';
import { rlFailure } from './failures.ts';

/** The views of one game with one number of seats, as vectors of fixed length. */
export interface Observations<View> {
  readonly size: number;
  /** The meaning of each number: `board[12]=3`, `seats[1].stones`, `step.kind=attack`. Without repeats. */
  readonly names: readonly string[];
  /**
   * The view of that seat as numbers. Equal vectors mean equal views.
   * @param out an array of `size` numbers to overwrite and return, instead of a new one.
   * @throws RangeError for an unfit value (with the name of its field), an unknown seat, or an `out` of another length.
   */
  observe(view: View, seat: Seat, out?: Float32Array): Float32Array;
}

/**
 * The layout of a game's observations, from the JSON Schema of its views, for one number of seats.
 *
 * The observing seat comes first, one-hot. A boolean is 0 or 1. A string or an integer with at most 64 possible values
 * is one-hot. Any other integer is one number; a string with more than 64 possible values is one number, its index, or
 * one-hot if it can be `null`. `null` has its own number. A list whose `minItems` and `maxItems` are the game's numbers
 * of seats has one item per seat; other lists have room for `maxItems`. A list of variable length is preceded by its
 * length and followed by zeros. A set (a list with `uniqueItems`) has one number per possible item. An absent field is
 * all 0, so a field with a value that is encoded as all 0 must always be present. A value of several possible kinds has
 * numbers for each kind, all 0 except those of the actual kind.
 *
 * @param schema `(await kit.schemas()).view.json`.
 * @throws OptionsError if the rules do not allow the options.
 * @throws Error with the name of a field, if its schema lacks the type or bounds that a vector of fixed length needs.
 */
export function observationsOf<T extends GameTypes>(
  game: Game<T>,
  schema: JsonSchema,
  options: Partial<T['options']> = {},
): Observations<T['view']> {
  const { players } = game.setup(options);
  const part = encoderOf(schema, '', { seats: game.seats, players });
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
        if (!(error instanceof EncodingError)) throw error;
        const path = named(error.params.path) || 'the view';
        throw rlFailure('rl/unfit-view', { ...error.params, path }, { kind: RangeError });
      }
      return vector;
    },
  };
}
