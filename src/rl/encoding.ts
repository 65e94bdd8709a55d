import type { z } from 'zod';

type Schema = z.core.JSONSchema.JSONSchema | boolean;

/** How long lists are that have one item a seat. */
export interface Lengths {
  /** A list with room for every seat, and no more, has one item a seat. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly players: number;
}

/** How the values of one schema become numbers. */
export interface Part {
  /** What each number is, in order. */
  readonly names: readonly string[];
  /** Whether some number of every vector is not 0: then its place in a union needs no sign of its own. */
  readonly isMarked: boolean;
  /** Whether the value is of this kind; tells the members of a union apart. */
  accepts(value: unknown): boolean;
  /** The least of the consecutive integers that these are, if they are, one number each. */
  readonly least?: number;
  /**
   * Writes the value to a stretch of zeros from `at` on.
   * @throws RangeError for a value without a place.
   */
  write(value: unknown, into: Float32Array, at: number): void;
}

/** A bounded integer with at most so many values is a choice: the squares of a board, and everything smaller. */
const MOST_CHOICES = 64;
/** The integers up to here have a float of their own. */
const MOST_EXACT = 2 ** 24;

/** The part for a schema. `path` names it: `seats[1].hand`. */
export function partOf(schema: Schema, path: string, lengths: Lengths): Part {
  const choices = choicesOf(schema);
  if (choices !== undefined) return choiceOf(path, choices);
  if (typeof schema === 'boolean') throw new Error(`The schema of ${path} says nothing.`);
  const members = membersOf(schema);
  if (members !== undefined) {
    return unionOf(
      path,
      members.map((member) => partOf(member, path, lengths)),
    );
  }
  switch (schema.type) {
    case 'boolean':
      return booleanOf(path);
    case 'integer':
      return integerOf(path);
    case 'array':
      return listOf(schema, path, lengths);
    case 'object':
      return objectOf(schema, path, lengths);
    default:
      throw new Error(`The schema of ${path} is none for vectors.`);
  }
}

/** The values that the schema lists; `undefined` if it does not. */
function choicesOf(schema: Schema): readonly unknown[] | undefined {
  if (typeof schema === 'boolean') return undefined;
  const { type, enum: words, minimum, maximum } = schema;
  if (schema.const !== undefined) return [schema.const];
  if (words !== undefined) return words;
  if (type === 'null') return [null];
  if (type === 'integer' && minimum !== undefined && maximum !== undefined && maximum - minimum < MOST_CHOICES) {
    return Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
  }
  const members = membersOf(schema)?.map(choicesOf);
  const known = members?.filter((choices) => choices !== undefined);
  return known !== undefined && known.length === members?.length ? known.flat() : undefined;
}

function membersOf({ anyOf, oneOf }: Exclude<Schema, boolean>): readonly Schema[] | undefined {
  return anyOf ?? oneOf;
}

/** One number a value: 1 for the value that it is. */
function choiceOf(path: string, values: readonly unknown[]): Part {
  const [least] = values;
  if (typeof least === 'number' && values.every((value, index) => value === least + index)) {
    return rangeOf(path, least, values.length);
  }
  const indices = new Map(values.map((value, index) => [value, index]));
  return {
    names: values.map((value) => `${path}=${value}`),
    isMarked: true,
    accepts: (value) => indices.has(value),
    write(value, into, at) {
      into[at + (indices.get(value) ?? noPlace(path, value))] = 1;
    },
  };
}

/** The choice among consecutive integers, most of what a board consists of. */
function rangeOf(path: string, least: number, size: number): Part {
  const accepts = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value < least + size;
  return {
    names: Array.from({ length: size }, (_, index) => `${path}=${least + index}`),
    isMarked: true,
    accepts,
    least,
    write(value, into, at) {
      if (!accepts(value)) return noPlace(path, value);
      into[at + value - least] = 1;
    },
  };
}

function booleanOf(path: string): Part {
  return {
    names: [path],
    isMarked: false,
    accepts: (value) => typeof value === 'boolean',
    write(value, into, at) {
      if (typeof value !== 'boolean') return noPlace(path, value);
      into[at] = value ? 1 : 0;
    },
  };
}

function integerOf(path: string): Part {
  return {
    names: [path],
    isMarked: false,
    accepts: (value) => typeof value === 'number',
    write(value, into, at) {
      if (typeof value !== 'number' || Math.abs(value) > MOST_EXACT) return noPlace(path, value);
      into[at] = value;
    },
  };
}

/** Items one after another, zeros for those that are not there; before them their number, where it varies. */
function listOf({ items, minItems = 0, maxItems }: Exclude<Schema, boolean>, path: string, lengths: Lengths): Part {
  if (items === undefined || Array.isArray(items)) throw new Error(`The schema of ${path} names no items.`);
  const bySeat = minItems === lengths.seats.min && maxItems === lengths.seats.max;
  const most = bySeat ? lengths.players : maxItems;
  if (most === undefined) throw new Error(`The schema does not say how long ${path} may be: it has no maxItems.`);
  const varies = !bySeat && minItems !== maxItems;
  const parts = Array.from({ length: most }, (_, index) => partOf(items, `${path}[${index}]`, lengths));
  const first = varies ? 1 : 0;
  const { names: { length: size } = [], least } = parts[0] ?? {};
  return {
    names: [...(varies ? [`${path}.length`] : []), ...parts.flatMap(({ names }) => names)],
    isMarked: false,
    accepts: (value) => Array.isArray(value),
    write(value, into, at) {
      if (!Array.isArray(value)) return noPlace(path, value);
      const { length } = value;
      if (length > most) throw new RangeError(`${path} has ${length} items; its vector has room for ${most}.`);
      if (varies) into[at] = length;
      else if (length !== most) throw new RangeError(`${path} has ${length} items; expected ${most}.`);
      if (least === undefined) for (let i = 0; i < length; i++) parts[i]?.write(value[i], into, at + first + i * size);
      else writeRanges(value, into, at + first, size, least, parts);
    },
  };
}

/** The items of a list that are all choices among the same integers: a call for each takes twice as long. */
function writeRanges(
  items: readonly unknown[],
  into: Float32Array,
  at: number,
  size: number,
  least: number,
  parts: readonly Part[],
): void {
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    const index = typeof item === 'number' ? item - least : -1;
    // What is no index, the part refuses by its name.
    if (index >= 0 && index < size && Number.isInteger(index)) into[at + i * size + index] = 1;
    else parts[i]?.write(item, into, at + i * size);
  }
}

/** Fields one after another; a tag is part of the names of the others: `step.attack.at` beside `step.kind=attack`. */
function objectOf({ properties = {} }: Exclude<Schema, boolean>, path: string, lengths: Lengths): Part {
  const schemas = Object.entries(properties);
  const tags = schemas.flatMap(([key, schema]) =>
    typeof schema === 'object' && schema.const !== undefined ? [[key, schema.const] as const] : [],
  );
  const inner = [path, ...tags.map(([, tag]) => tag)].filter((name) => name !== '').join('.');
  const keys = schemas.map(([key]) => key);
  const parts = schemas.map(([key, schema]) => {
    const prefix = tags.some(([tag]) => tag === key) ? path : inner;
    return partOf(schema, prefix === '' ? key : `${prefix}.${key}`, lengths);
  });
  const starts = startsOf(parts);
  return {
    names: parts.flatMap(({ names }) => names),
    isMarked: parts.some(({ isMarked }) => isMarked),
    accepts(value) {
      if (!isRecord(value)) return false;
      for (let i = 0; i < tags.length; i++) if (value[tags[i]?.[0] ?? ''] !== tags[i]?.[1]) return false;
      return true;
    },
    write(value, into, at) {
      if (!isRecord(value)) return noPlace(path, value);
      for (let i = 0; i < parts.length; i++) parts[i]?.write(value[keys[i] ?? ''], into, at + (starts[i] ?? 0));
    },
  };
}

/** The members one after another: the one that the value is, and zeros for the others. */
function unionOf(path: string, members: readonly Part[]): Part {
  if (members.filter(({ isMarked }) => !isMarked).length > 1) throw new Error(`The kinds of ${path} look alike.`);
  const starts = startsOf(members);
  return {
    names: members.flatMap(({ names }) => names),
    isMarked: members.every(({ isMarked }) => isMarked),
    accepts: (value) => members.some((member) => member.accepts(value)),
    write(value, into, at) {
      let kind = 0;
      while (kind < members.length && !members[kind]?.accepts(value)) kind += 1;
      const member = members[kind] ?? noPlace(path, value);
      member.write(value, into, at + (starts[kind] ?? 0));
    },
  };
}

/** Where each part begins, one after another. */
function startsOf(parts: readonly Part[]): number[] {
  let next = 0;
  return parts.map(({ names }) => {
    const start = next;
    next += names.length;
    return start;
  });
}

function noPlace(path: string, value: unknown): never {
  throw new RangeError(`${path} cannot be ${JSON.stringify(value)}.`);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
