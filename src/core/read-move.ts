import type { Fields } from './domain.ts';
import type { Tagged } from './game.ts';
import { isObject } from './objects.ts';
import { shown } from './wording.ts';

/**
 * A move as a new plain object, or else the first key that is surplus, absent or outside its domain. The object is
 * frozen if the input is frozen and no field is a list.
 */
export type Reading<Move> = { readonly move: Move } | { readonly flaw: string };

/** The `type` of any value, `''` if it has none. */
export function readType(given: unknown): string {
  try {
    const type = isObject(given) ? given['type'] : undefined;
    return typeof type === 'string' ? type : '';
  } catch {
    // A getter or a proxy may throw.
    return '';
  }
}

/**
 * Reads any value as a move of that type; `undefined` if it is no object, has `toJSON` or throws. Reads each property
 * once, since a getter or a proxy may return different values.
 */
export function readMove<Move extends Tagged>(given: unknown, type: string, fields: Fields): Reading<Move> | undefined {
  try {
    // The JSON of an object with `toJSON`, such as a Date, differs from its properties.
    if (!isObject(given) || typeof given['toJSON'] === 'function') return undefined;
    const move: Untrusted = { type };
    const flaw = copyFields(given, move, fields);
    // A frozen object may have a list that is not frozen.
    if (Object.isFrozen(given) && !Object.values(move).some(isObject)) Object.freeze(move);
    return isWellFormed<Move>(move, flaw) ? { move } : { flaw: echoed(flaw ?? '', fields) };
  } catch {
    return undefined;
  }
}

/** Copies the fields of the move; returns the first key that is surplus, absent or outside its domain. */
function copyFields(given: Untrusted, move: Untrusted, fields: Fields): string | undefined {
  const names = Object.getOwnPropertyNames(given);
  let read = 0;
  let ownType = false;
  for (const key in given) {
    // `for` yields own enumerable keys in the order of `names`, then inherited ones. So any key but `name` is wrong.
    const name = names[read++];
    if (name !== key) return name ?? key;
    if (key === 'type') {
      ownType = true;
      continue;
    }
    const value = Object.hasOwn(fields, key) ? fields[key]?.read(given[key]) : undefined;
    if (value === undefined) return key;
    move[key] = value;
  }
  if (read < names.length) return names[read];
  if (!ownType) return 'type';
  for (const key in fields) {
    if (!Object.hasOwn(move, key) && (fields[key]?.optional === false || key in given)) return key;
  }
  return undefined;
}

/** The key as text for a sentence: the name of a known field as it is, any other key shortened and escaped. */
function echoed(key: string, fields: Fields): string {
  return Object.hasOwn(fields, key) ? key : shown(key).replace(/^"|"$/g, '');
}

type Untrusted = Record<string, unknown>;

function isWellFormed<Move extends Tagged>(move: Untrusted, flaw: string | undefined): move is Untrusted & Move {
  return flaw === undefined;
}
