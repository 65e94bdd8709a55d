import type { JsonSchema } from './kit.ts';

/**
 * The values of one field of a move: a test for arbitrary values, and a list for enumerating and drawing moves.
 * A domain is a shape, not a rule: `violation` decides whether a value is legal now.
 */
export interface Domain<out T> {
  /** Every value that can be legal, each once. `has` may accept more values, which a clause then refuses. */
  readonly values: readonly T[];
  /** A few values that are always refused, for tests of refusals. */
  readonly refused?: readonly T[];
  /** Whether the key may be absent. A key that is present is never `null` or `undefined`. */
  readonly optional: boolean;
  /** The JSON Schema of what `has` accepts; it cannot express that the order of a list matters. */
  readonly schema: JsonSchema;
  has(value: unknown): boolean;
  /** The value as a plain copy, `undefined` if it is outside the domain. Accepts any value, and reads it once. */
  read(value: unknown): T | undefined;
}

/** The fields of one type of move, without `type` itself. */
export type Fields = Readonly<Record<string, Domain<unknown>>>;

/** The fields that a move of type M must declare: all of its keys, with optional ones marked. */
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

/** The integers from `min` to `max`, inclusive. Both must be integers; this is not checked. */
export function integers(min: number, max: number): RequiredDomain<number> {
  const values = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return required(values, { type: 'integer', minimum: min, maximum: max }, (value) =>
    // -0 prints as 0, so it would be a second value for the same decision.
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max && !Object.is(value, -0)
      ? value
      : undefined,
  );
}

/** Exactly the given values. */
export function oneOf<const T extends readonly (string | number | boolean)[]>(...values: T): RequiredDomain<T[number]> {
  const byValue = new Map<unknown, T[number]>(values.map((value) => [value, value]));
  return required(values, { enum: values }, (value) => (Object.is(value, -0) ? undefined : byValue.get(value)));
}

/** The same domain for a key that may be absent. */
export function optional<T>(domain: RequiredDomain<T>): OptionalDomain<T> {
  return Object.freeze({ ...domain, optional: true });
}

/**
 * Multisets of `min` to `max` items. A value is an array in the order of `items`, and may repeat an item.
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
    // A proxy may return any length, or something that is not a number.
    if (!(Number.isInteger(length) && length >= min && length <= max)) return undefined;
    const found: T[] = [];
    let last = 0;
    // A hole in the array reads as undefined, and undefined is never an item.
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
      // A proxy may also throw.
      return undefined;
    }
  });
}

/**
 * A domain that accepts what `read` accepts, but lists only the values that can be legal.
 * @param refused a few values that are accepted but never legal.
 * @param all has the schema and the reader of all accepted values, including the listed ones.
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
