import { coreFailure } from './failures.ts';
import { isPlainObject } from './objects.ts';
import { excerpt } from './wording.ts';

/** Whether a value matches. */
export type Test = (value: unknown) => boolean;

/** The JSON Schemas that this library writes. */
interface Shape {
  readonly [keyword: string]: unknown;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Shape;
  readonly additionalProperties?: Shape | boolean;
}

/** The keywords of {@link Shape}. */
const TESTED = (
  'type const enum anyOf oneOf minimum maximum pattern items minItems maxItems uniqueItems properties required ' +
  'propertyNames additionalProperties'
).split(' ');
const DESCRIPTIVE = '$schema $id $comment title description default examples format readOnly deprecated'.split(' ');

/**
 * Makes the test for a JSON Schema of the kind that this library writes. It supports neither references, nor
 * overlapping members of `oneOf`, nor conditions beside `anyOf` or `oneOf`. `uniqueItems` works only for strings or
 * numbers. The test rejects -0, which prints as 0. A missing minimum is −(2^53 − 1), a missing maximum 2^53 − 1.
 * @throws Error for a schema without a supported form, or with an unsupported keyword.
 */
export function testOf(shape: Shape): Test {
  const { type, enum: listed, anyOf, oneOf } = shape;
  const tested = Object.keys(shape).filter((keyword) => !DESCRIPTIVE.includes(keyword));
  const unknown = tested.find((keyword) => !TESTED.includes(keyword));
  if (unknown !== undefined) throw coreFailure('core/untested-keyword', { keyword: excerpt(unknown) });
  const members = anyOf ?? oneOf;
  if (members !== undefined && tested.length > 1) throw untested(shape);
  if (members !== undefined) return anyTest(members.map(testOf));
  if (typeof type === 'object') return anyTest(type.map((each) => testOf({ ...shape, type: each })));
  if (shape.const !== undefined) return (value) => Object.is(value, shape.const);
  if (listed !== undefined) {
    const values = new Set(listed);
    return (value) => values.has(value) && !Object.is(value, -0);
  }
  switch (type) {
    case 'null':
      return (value) => value === null;
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'integer':
    case 'number':
      return numberTest(shape);
    case 'string':
      return stringTest(shape);
    case 'array':
      return arrayTest(shape);
    case 'object':
      return objectTest(shape);
    default:
      if (Object.keys(shape).length === 0) return () => true;
      throw untested(shape);
  }
}

function untested(shape: Shape): Error {
  return coreFailure('core/untested-schema', { schema: excerpt(JSON.stringify(shape)) });
}

function anyTest(members: readonly Test[]): Test {
  return (value) => members.some((member) => member(value));
}

function numberTest({ type, minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: Shape): Test {
  return (value) =>
    typeof value === 'number' &&
    (type === 'number' || Number.isInteger(value)) &&
    value >= minimum &&
    value <= maximum &&
    !Object.is(value, -0);
}

function stringTest({ pattern = '' }: Shape): Test {
  const expression = new RegExp(pattern);
  return (value) => typeof value === 'string' && expression.test(value);
}

function arrayTest({
  items = {},
  minItems = 0,
  maxItems = Number.POSITIVE_INFINITY,
  uniqueItems = false,
}: Shape): Test {
  const item = testOf(items);
  return (value) => {
    if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) return false;
    for (let i = 0; i < value.length; i++) if (!item(value[i])) return false;
    return !uniqueItems || new Set(value).size === value.length;
  };
}

function objectTest({ properties = {}, required = [], propertyNames, additionalProperties = {} }: Shape): Test {
  const fields = new Map(Object.entries(properties).map(([name, shape]) => [name, testOf(shape)]));
  const name = propertyNames === undefined ? undefined : testOf(propertyNames);
  const open = additionalProperties === true ? {} : additionalProperties;
  const other = open === false ? undefined : testOf(open);
  return (value) => {
    if (!isPlainObject(value)) return false;
    for (const key of required) if (!Object.hasOwn(value, key)) return false;
    for (const key in value) {
      const field = fields.get(key) ?? (name?.(key) === false ? undefined : other);
      if (field?.(value[key]) !== true) return false;
    }
    return true;
  };
}
