import type { JsonSchema } from './kit.ts';

/**
 * The values that one field of a move may hold: a test for foreign values, and a list for enumerating
 * or drawing moves. A domain is a shape, not a rule: `violation` decides whether a value is legal now.
 */
export interface Domain<out T> {
  /** Every value that can be legal, without repeats; `has` may admit more, which are refused by a clause. */
  readonly values: readonly T[];
  /** A few values that are always refused, if there are any, for tests of refusals. */
  readonly refused?: readonly T[];
  /** The key may be left out; it is then absent, never `null` or `undefined`. */
  readonly optional: boolean;
  /** The JSON Schema of what `has` admits; of a list it cannot say that the order counts. */
  readonly schema: JsonSchema;
  has(value: unknown): boolean;
  /** The value as a plain copy, `undefined` if the domain does not contain it. Accepts any value, and reads it once. */
  read(value: unknown): T | undefined;
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
  return required(values, { type: 'integer', minimum: min, maximum: max }, (value) =>
    // -0 prints as 0 and would make two values of one decision.
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max && !Object.is(value, -0)
      ? value
      : undefined,
  );
}

/** Exactly the values named. */
export function oneOf<const T extends readonly (string | number | boolean)[]>(...values: T): RequiredDomain<T[number]> {
  const byValue = new Map<unknown, T[number]>(values.map((value) => [value, value]));
  return required(values, { enum: values }, (value) => (Object.is(value, -0) ? undefined : byValue.get(value)));
}

/** The same domain for a key that may be absent. */
export function optional<T>({ values, schema, has, read }: RequiredDomain<T>): OptionalDomain<T> {
  return Object.freeze({ values, optional: true, schema, has, read });
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
  const values: (readonly T[])[] = [];
  const extend = (chosen: readonly T[], from: number): void => {
    if (chosen.length >= min) values.push(Object.freeze([...chosen]));
    if (chosen.length === max) return;
    for (const [index, item] of items.entries()) if (index >= from) extend([...chosen, item], index);
  };
  extend([], 0);
  const ranks = new Map<unknown, number>(items.map((item, index) => [item, index]));

  function members(list: readonly unknown[]): T[] | undefined {
    const { length } = list;
    // A proxy may give any length, and what is no number at all.
    if (!(Number.isInteger(length) && length >= min && length <= max)) return undefined;
    const found: T[] = [];
    let last = 0;
    // A hole is read as undefined, which is no item.
    for (let i = 0; i < length; i++) {
      const member = list[i];
      const rank = Object.is(member, -0) ? undefined : ranks.get(member);
      const item = rank === undefined || rank < last ? undefined : items[rank];
      if (rank === undefined || item === undefined) return undefined;
      found.push(item);
      last = rank;
    }
    return found;
  }

  const description = `In this order: ${items.join(', ')}.`;
  const schema = { type: 'array', minItems: min, maxItems: max, items: { enum: items }, description };
  return required(values, schema, (value) => {
    try {
      return Array.isArray(value) ? members(value) : undefined;
    } catch {
      // A proxy may throw, too.
      return undefined;
    }
  });
}

/**
 * A domain of all that `read` reads, of which it lists only some: those that can be legal somewhere.
 * @param refused a few of the others.
 * @param all what reads and describes all of it, every value that is listed too.
 */
export function listing<T>(
  values: readonly T[],
  refused: readonly T[],
  { schema, read }: Pick<Domain<T>, 'schema' | 'read'>,
): RequiredDomain<T> {
  return Object.freeze({ ...required(values, schema, read), refused: Object.freeze(refused) });
}

function required<T>(
  values: readonly T[],
  schema: JsonSchema,
  read: (value: unknown) => T | undefined,
): RequiredDomain<T> {
  return Object.freeze({
    values: Object.freeze(values),
    optional: false,
    schema,
    has: (value: unknown) => read(value) !== undefined,
    read,
  });
}
