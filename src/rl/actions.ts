import type { Domain, Fields } from '../core/domain.ts';
import type { Game, GameTypes, Tagged } from '../core/game.ts';
import { isObject } from '../core/objects.ts';
import { shown } from '../core/wording.ts';
import { cleared } from './cleared.ts';
import { rlFailure } from './failures.ts';

/** A move as a number: 0 … `size` − 1 of its {@link Actions}. */
export type Action = number;

/** The actions of one type of move: `size` consecutive numbers from `first`. */
export interface ActionFamily {
  readonly type: string;
  readonly first: Action;
  readonly size: number;
}

/** The numbered moves of a game. The numbers are the same in every state and for all options of one `rulesVersion`. */
export interface Actions<Move> {
  readonly size: number;
  /** In the order of `Game.moves`; together they cover all numbers. */
  readonly families: readonly ActionFamily[];
  /** @throws RangeError if the game has no such move. */
  idOf(move: Move): Action;
  /**
   * The inverse of `idOf`. Some numbers have a move that is illegal in every state.
   * @throws RangeError unless `action` is an integer from 0 to `size` − 1.
   */
  moveOf(action: Action): Move;
  /**
   * By action: 1 for these moves, 0 for all others.
   * @param out an array of `size` numbers to overwrite and return, instead of a new one.
   * @throws RangeError if the game has no such move, or `out` has another length.
   */
  mask(moves: readonly Move[], out?: Uint8Array): Uint8Array;
}

/** A cache of action numbers by game and frozen move, since most moves are constants of their game. */
const numbered = new WeakMap<object, WeakMap<object, Action>>();

/** A field as one digit of an action's number: the index of its value. An absent field has an index of its own. */
interface Digit {
  readonly name: string;
  readonly domain: Domain<unknown>;
  readonly indices: ReadonlyMap<unknown, number>;
  readonly radix: number;
}

interface Family extends ActionFamily {
  readonly fields: Fields;
  readonly digits: readonly Digit[];
}

/**
 * Numbers every well-formed move that can be legal: by type, then by the values of its fields, the last field varying
 * fastest. Chance moves have numbers too, in separate families; they are never legal for a seat.
 */
export function actionsOf<T extends GameTypes>(game: Game<T>): Actions<T['move']> {
  type Move = T['move'];
  const families: Family[] = [];
  let size = 0;
  for (const [type, fields] of Object.entries(game.moves)) {
    const digits = Object.entries(fields).map(([name, domain]) => digitOf(name, domain));
    const family = { type, fields, digits, first: size, size: digits.reduce((all, { radix }) => all * radix, 1) };
    families.push(family);
    size += family.size;
  }
  const byType = new Map(families.map((family) => [family.type, family]));

  const known = numbered.get(game) ?? new WeakMap<object, Action>();
  numbered.set(game, known);

  function idOf(move: Move): Action {
    return known.get(move) ?? numberOf(move);
  }

  function numberOf(move: Move): Action {
    const family = byType.get(move.type);
    if (family === undefined || !isObject(move))
      throw rlFailure('rl/no-such-move', { type: move.type }, { kind: RangeError });
    let number = 0;
    let isFrozen = Object.isFrozen(move);
    for (const { name, radix, indices } of family.digits) {
      const value = move[name];
      const index = indices.get(keyOf(value));
      if (index === undefined)
        throw rlFailure('rl/no-such-field', { type: move.type, field: name }, { kind: RangeError });
      number = number * radix + index;
      isFrozen &&= Object.isFrozen(value);
    }
    number += family.first;
    if (isFrozen) known.set(move, number);
    return number;
  }

  return {
    size,
    families: families.map(({ type, first, size }) => ({ type, first, size })),
    idOf,
    moveOf(action) {
      const family = families.find(({ first, size }) => action >= first && action < first + size);
      if (family === undefined || !Number.isInteger(action)) {
        const given = typeof action === 'number' ? action : shown(action);
        throw rlFailure('rl/no-such-action', { action: given, last: size - 1 }, { kind: RangeError });
      }
      const move: Record<string, unknown> & Tagged = { type: family.type };
      let unit = family.size;
      for (const { name, domain, radix } of family.digits) {
        unit /= radix;
        const index = Math.floor((action - family.first) / unit) % radix;
        if (index < domain.values.length) move[name] = domain.values[index];
      }
      if (!isMoveOf<Move>(move, family.fields)) throw new RangeError(`broken fields: those of "${family.type}"`);
      return move;
    },
    mask(moves, out) {
      const mask = out === undefined ? new Uint8Array(size) : cleared(out, size);
      for (const move of moves) mask[idOf(move)] = 1;
      return mask;
    },
  };
}

function digitOf(name: string, domain: Domain<unknown>): Digit {
  const indices = new Map(domain.values.map((value, index) => [keyOf(value), index]));
  if (domain.optional) indices.set(undefined, domain.values.length);
  return { name, domain, indices, radix: indices.size };
}

/** The `Map` key of a value: lists with equal members have equal keys. */
function keyOf(value: unknown): unknown {
  return Array.isArray(value) ? JSON.stringify(value) : value;
}

function isMoveOf<Move extends Tagged>(
  move: Tagged & Readonly<Record<string, unknown>>,
  fields: Fields,
): move is Move & Readonly<Record<string, unknown>> {
  return Object.entries(fields).every(([name, domain]) =>
    Object.hasOwn(move, name) ? domain.has(move[name]) : domain.optional,
  );
}
