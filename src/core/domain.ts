/**
 * The values that one field of a move may hold: the test for what comes from outside, and the list for
 * whoever enumerates or draws moves. A shape, not a rule: whether a value is legal now, `violation` says.
 */
export interface Domain<out T> {
  /** Every value, without repeats. */
  readonly values: readonly T[];
  /** The key may be left out; it is then absent, never `null` or `undefined`. */
  readonly optional: boolean;
  has(value: unknown): boolean;
}

/** The fields of one type of move, without `type` itself. */
export type Fields = Readonly<Record<string, Domain<unknown>>>;

/** The fields that a move of type M must declare: all of its keys, the optional ones as such. */
export type FieldsOf<M> = {
  readonly [Key in Exclude<keyof M, 'type'>]-?: Domain<Exclude<M[Key], undefined>> & {
    readonly optional: undefined extends M[Key] ? true : false;
  };
};

/** A field that every move of its type has. */
export interface RequiredDomain<T> extends Domain<T> {
  readonly optional: false;
}

/** A field that may be absent. */
export interface OptionalDomain<T> extends Domain<T> {
  readonly optional: true;
}

/** The integers from `min` to `max`, both included. */
export function integers(min: number, max: number): RequiredDomain<number> {
  const values = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return {
    values,
    optional: false,
    // -0 prints as 0 and would make two values of one decision.
    has: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max && !Object.is(value, -0),
  };
}

/** Exactly the values named. */
export function oneOf<const T extends readonly (string | number | boolean)[]>(...values: T): RequiredDomain<T[number]> {
  const set = new Set<unknown>(values);
  return { values, optional: false, has: (value) => set.has(value) && !Object.is(value, -0) };
}

/** The same domain for a key that may be absent. */
export function optional<T>(domain: RequiredDomain<T>): OptionalDomain<T> {
  return { values: domain.values, optional: true, has: domain.has };
}

/**
 * Multisets of the values named, as arrays in the order of `items`, with repeats, of `min` to `max` members.
 * @param items without repeats, in the order in which a multiset lists them.
 */
export function multisets<T extends string | number>(
  items: readonly T[],
  min: number,
  max: number,
): RequiredDomain<readonly T[]> {
  const values: T[][] = [];
  const extend = (chosen: readonly T[], from: number): void => {
    if (chosen.length >= min) values.push([...chosen]);
    if (chosen.length === max) return;
    for (const [index, item] of items.entries()) if (index >= from) extend([...chosen, item], index);
  };
  extend([], 0);
  const rank = new Map<unknown, number>(items.map((item, index) => [item, index]));
  return {
    values,
    optional: false,
    has(value) {
      if (!Array.isArray(value) || value.length < min || value.length > max) return false;
      // A hole is read as undefined; `map` would keep it, and `every` skip it.
      const ranks = Array.from(value, (item) => (Object.is(item, -0) ? undefined : rank.get(item)));
      return ranks.every((own, index) => own !== undefined && own >= (ranks[index - 1] ?? 0));
    },
  };
}
