import { deepFreeze } from './deep-freeze.ts';

/** Maximum size of the notation cache. As an example, the-challenge has 757 notations. */
const CACHE_SIZE = 4_096;

/**
 * Adds a cache to a parser of notations, because records repeat them. A cached text gives the same frozen object, so
 * `apply` and `violation` check its fields only once, unless a field is a list.
 */
export function cachedParser<Move extends object>(
  parse: (text: string) => Move | undefined,
): (text: string) => Move | undefined {
  const known = new Map<string, Move>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const move = deepFreeze(parse(text));
    if (move === undefined) return undefined;
    if (known.size === CACHE_SIZE) known.clear();
    known.set(text, move);
    return move;
  };
}
