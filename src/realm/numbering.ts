import { coreFailure } from '../core/failures.ts';
import { shown } from '../core/wording.ts';

/**
 * Returns the function that gives the number of a name: its index in `names`. The function throws a RangeError if there
 * is no such name.
 * @param kind what the names are, for the message of the error.
 */
export function numbering<Name extends string>(kind: string, names: readonly Name[]): (name: Name) => number {
  const numbers: ReadonlyMap<string, number> = new Map(names.map((name, number) => [name, number]));
  return (name) => numbers.get(name) ?? throwMissing(kind, name);
}

/** @throws RangeError, which says that nothing of that kind has this name or number. */
export function throwMissing(kind: string, name: unknown): never {
  throw coreFailure('core/no-such-name', { kind, name: shown(name) }, { kind: RangeError });
}

/** EL-0.2: the ids in ascending order by code units, which is the order of a multiset. */
export function ascending<Id extends string>(ids: readonly Id[]): readonly Id[] {
  return [...ids].sort((a, b) => (a < b ? -1 : 1));
}
