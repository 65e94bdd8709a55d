import type { z } from 'zod';
import { isPlainObject } from '../core/objects.ts';
import { shown } from '../core/wording.ts';
import { rlFailure } from './failures.ts';

type Schema = z.core.JSONSchema.JSONSchema | boolean;

/** Numbers of seats, to recognize lists with one item per seat. */
export interface Lengths {
  /** A list with these numbers as `minItems` and `maxItems` has one item per seat. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly players: number;
}

/** Encodes the values of one schema as numbers. All items of a list share one part. */
export interface Encoder {
  /** The meaning of each number, in order: a suffix to the name of the value, such as `[12]=3` or `.kind=attack`. */
  readonly names: readonly string[];
  /** Whether every value has a number other than 0, and so differs from an absent value, whose numbers are all 0. */
  readonly isMarked: boolean;
  /** A part may begin with numbers that encode consecutive integers one-hot. This is the lowest of these integers. */
  readonly least: number;
  /** Number of these integers; often 0. */
  readonly integers: number;
  /** Whether the value is of this part's kind. A union uses its first member that accepts the value. */
  accepts(value: unknown): boolean;
  /**
   * Writes the value into `into`, starting at index `at`. The numbers there must be 0 before.
   * @throws EncodingError for a value that the part cannot represent.
   */
  write(value: unknown, into: Float32Array, at: number): void;
}

/** A value that the vector cannot represent. */
export class EncodingError extends RangeError {
  readonly params: Readonly<Record<'path' | 'found' | 'expected', string>>;

  constructor(params: EncodingError['params']) {
    super();
    this.params = params;
  }
}

/** A bounded integer with at most this many values, such as a square of a board, is encoded one-hot. */
const MOST_CHOICES = 64;
/** A 32-bit float represents integers up to this bound exactly. */
const MOST_EXACT = 2 ** 24;
const NO_INTEGERS = { least: 0, integers: 0 };

/** The part for a schema. Errors name the schema by its `path`, such as `seats[0].hand`. */
export function encoderOf(schema: Schema, path: string, lengths: Lengths): Encoder {
  const choices = choicesOf(schema);
  if (choices !== undefined) return isManyWords(choices) ? indexOf(choices) : choiceOf(choices);
  if (typeof schema === 'boolean') throw unfit(path, 'a type');
  const parts = membersOf(schema)?.map((member) => encoderOf(member, path, lengths));
  if (parts !== undefined) return unionOf(path, parts);
  switch (schema.type) {
    case 'boolean':
      return booleanPart;
    case 'integer':
      return integerPart;
    case 'array':
      return listOf(schema, path, lengths);
    case 'object':
      return objectOf(schema, path, lengths);
    default:
      throw unfit(path, 'one of the types boolean, integer, array and object');
  }
}

/** The values that the schema lists; `undefined` if it lists none. */
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
  return known !== undefined && known.length === members?.length ? [...new Set(known.flat())] : undefined;
}

function membersOf({ anyOf, oneOf }: Exclude<Schema, boolean>): readonly Schema[] | undefined {
  return anyOf ?? oneOf;
}

/** One-hot: one number per value. */
function choiceOf(values: readonly unknown[]): Encoder {
  const least = typeof values[0] === 'number' ? values[0] : 0;
  const other = values.findIndex((value, index) => value !== least + index);
  const indices = new Map(values.map((value, index) => [value, index]));
  return {
    names: values.map((value) => `=${value}`),
    isMarked: true,
    least,
    integers: other < 0 ? values.length : other,
    accepts: (value) => indices.has(value),
    write(value, into, at) {
      into[at + (indices.get(value) ?? reject(value, shown(values)))] = 1;
    },
  };
}

/** Whether there are too many strings to encode them one-hot, such as the names of all wizards of ElfenWizards. */
function isManyWords(values: readonly unknown[]): boolean {
  return values.length > MOST_CHOICES && values.every((value) => typeof value === 'string');
}

/** One number: the index of the value. */
function indexOf(values: readonly unknown[]): Encoder {
  const indices = new Map(values.map((value, index) => [value, index]));
  return {
    ...NO_INTEGERS,
    names: [''],
    isMarked: false,
    accepts: (value) => indices.has(value),
    write(value, into, at) {
      into[at] = indices.get(value) ?? reject(value, shown(values));
    },
  };
}

const booleanPart: Encoder = {
  ...NO_INTEGERS,
  names: [''],
  isMarked: false,
  accepts: (value) => typeof value === 'boolean',
  write(value, into, at) {
    if (typeof value !== 'boolean') return reject(value, 'true or false');
    into[at] = value ? 1 : 0;
  },
};

const integerPart: Encoder = {
  ...NO_INTEGERS,
  names: [''],
  isMarked: false,
  accepts: (value) => typeof value === 'number',
  write(value, into, at) {
    if (typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) > MOST_EXACT)
      return reject(value, `an integer of at most ±${MOST_EXACT}`);
    into[at] = value;
  },
};

/** One number per value: 1 for members of the set. */
function setOf(values: readonly unknown[]): Encoder {
  const { accepts, write } = choiceOf(values);
  return {
    ...NO_INTEGERS,
    names: values.map((value) => `[${value}]`),
    isMarked: false,
    accepts: (value) => Array.isArray(value) && value.every(accepts),
    write(value, into, at) {
      if (!Array.isArray(value)) return reject(value, 'a list');
      for (const item of value) write(item, into, at);
    },
  };
}

/** Items in order, zeros for absent items; preceded by the length if it varies. */
function listOf(schema: Exclude<Schema, boolean>, path: string, lengths: Lengths): Encoder {
  const { items, minItems = 0, maxItems, uniqueItems = false } = schema;
  if (items === undefined || Array.isArray(items)) throw unfit(path, 'one schema for all items');
  const members = uniqueItems ? choicesOf(items) : undefined;
  if (members !== undefined) return setOf(members);
  const bySeat = minItems === lengths.seats.min && maxItems === lengths.seats.max;
  const most = bySeat ? lengths.players : maxItems;
  if (most === undefined) throw unfit(path, 'maxItems');
  const varies = !bySeat && minItems !== maxItems;
  const part = encoderOf(items, `${path}[0]`, lengths);
  const first = varies ? 1 : 0;
  const size = part.names.length;
  const { least, integers, write } = part;
  const names = Array.from({ length: most }, (_, index) => part.names.map((name) => `[${index}]${name}`));
  return {
    ...NO_INTEGERS,
    names: [...(varies ? ['.length'] : []), ...names.flat()],
    isMarked: false,
    accepts: (value) => Array.isArray(value),
    write(value, into, at) {
      if (!Array.isArray(value)) return reject(value, 'a list');
      const { length } = value;
      if (length > most || (length < most && !varies)) return reject(value, `${varies ? 'up to ' : ''}${most} items`);
      if (varies) into[at] = length;
      let i = 0;
      try {
        for (; i < length; i++) {
          const item = value[i];
          const index = typeof item === 'number' ? item - least : -1;
          // Inlined, because a call for each integer is slower. `write` rejects invalid values.
          if (index >= 0 && index < integers && Number.isInteger(index)) into[at + first + i * size + index] = 1;
          else write(item, into, at + first + i * size);
        }
      } catch (error) {
        throw withPath(`[${i}]`, error);
      }
    },
  };
}

/**
 * Fields in order, zeros for absent ones. If an object has a constant field, such as `kind` with `attack`, the names of
 * its other fields include this constant: `step.attack.at`.
 */
function objectOf(schema: Exclude<Schema, boolean>, path: string, lengths: Lengths): Encoder {
  const { properties = {}, required = [] } = schema;
  const schemas = Object.entries(properties);
  const tags = schemas.flatMap(([key, schema]) =>
    typeof schema === 'object' && schema.const !== undefined ? [[key, schema.const] as const] : [],
  );
  const inner = tags.map(([, tag]) => `.${tag}`).join('');
  const isTag = (key: string) => tags.some(([tag]) => tag === key);
  const isKnown = (key: string) => Object.hasOwn(properties, key);
  let next = 0;
  const fields = schemas.map(([key, schema]) => {
    const name = `${isTag(key) ? '' : inner}.${key}`;
    const part = encoderOf(schema, named(`${path}${name}`), lengths);
    const { least, integers, write } = part;
    const isSure = isTag(key) || required.includes(key);
    const field = { key, name, part, start: next, least, integers, isSure, mayMiss: part.isMarked && !isSure, write };
    next += part.names.length;
    return field;
  });
  return {
    ...NO_INTEGERS,
    names: fields.flatMap(({ name, part }) => part.names.map((rest) => `${name}${rest}`)),
    isMarked: fields.some(({ part, isSure }) => part.isMarked && isSure),
    accepts(value) {
      if (!isPlainObject(value)) return false;
      for (let i = 0; i < tags.length; i++) if (value[tags[i]?.[0] ?? ''] !== tags[i]?.[1]) return false;
      // Only the keys tell objects without a constant field apart.
      return tags.length > 0 || (required.every((key) => key in value) && Object.keys(value).every(isKnown));
    },
    write(value, into, at) {
      if (!isPlainObject(value)) return reject(value, 'an object');
      let inside = '';
      try {
        for (const { key, name, start, least, integers, mayMiss, write } of fields) {
          inside = name;
          const item = value[key];
          const index = typeof item === 'number' ? item - least : -1;
          if (index >= 0 && index < integers && Number.isInteger(index)) into[at + start + index] = 1;
          else if (item !== undefined || !mayMiss) write(item, into, at + start);
        }
      } catch (error) {
        throw withPath(inside, error);
      }
    },
  };
}

/** The members in order, all zeros except for the member that accepts the value. */
function unionOf(path: string, members: readonly Encoder[]): Encoder {
  if (members.filter(({ isMarked }) => !isMarked).length > 1) throw unfit(path, 'kinds that do not encode alike');
  let next = 0;
  const kinds = members.map(({ names, accepts, write }) => {
    const kind = { start: next, accepts, write };
    next += names.length;
    return kind;
  });
  return {
    ...NO_INTEGERS,
    names: members.flatMap(({ names }) => names),
    isMarked: members.every(({ isMarked }) => isMarked),
    accepts: (value) => members.some((member) => member.accepts(value)),
    write(value, into, at) {
      for (const { start, accepts, write } of kinds) if (accepts(value)) return write(value, into, at + start);
      reject(value, 'one of its kinds');
    },
  };
}

/** Removes the dot before the first field of a name. */
export function named(name: string): string {
  return name.replace(/^\./, '');
}

function unfit(path: string, expected: string): Error {
  return rlFailure('rl/unfit-schema', { path: path || 'the view', expected });
}

function reject(value: unknown, expected: string): never {
  throw new EncodingError({ path: '', found: shown(value), expected });
}

/** Adds the name of the enclosing field or item to the path of an error. */
function withPath(name: string, error: unknown): unknown {
  if (!(error instanceof EncodingError)) return error;
  return new EncodingError({ ...error.params, path: `${name}${error.params.path}` });
}
