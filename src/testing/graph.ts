import { fail } from 'node:assert/strict';

/** Path of the first mutable object that is in both values; `undefined` if there is none. */
export function sharedObject(left: unknown, right: unknown): string | undefined {
  const owned = new Set(objectsOf(left, '').map(([object]) => object));
  return objectsOf(right, '').find(([object]) => owned.has(object) && !Object.isFrozen(object))?.[1];
}

function objectsOf(value: unknown, path: string): [object, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return [
    [value, path],
    ...Object.keys(value).flatMap((key) => objectsOf(memberOf(value, key), childPath(path, value, key))),
  ];
}

/** Path of a member as in code: `hands[0].cards`. */
function childPath(path: string, value: object, key: string): string {
  if (Array.isArray(value)) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

/** Yields the path of every primitive inside a value, the primitive, and what `others` have at the same path. */
export function* leavesOf(
  value: unknown,
  others: readonly unknown[] = [],
  path: string = '',
): Generator<readonly [path: string, value: unknown, others: readonly unknown[]]> {
  if (typeof value !== 'object' || value === null) return yield [path, value, others];
  for (const key of Object.keys(value)) {
    const theirs = others.map((other) => memberOf(Object(other), key));
    yield* leavesOf(memberOf(value, key), theirs, childPath(path, value, key));
  }
}

function memberOf(value: object, key: string): unknown {
  return Reflect.get(value, key);
}

/** A path in words, for a message. */
export function placed(path: string): string {
  return path === '' ? 'the whole of it' : `\`${path}\``;
}

/**
 * The keys of the object at each path, in their order. Members of an array have the same path if they have the same
 * `kind` or `type`. @throws TypeError if objects on one path have different keys, or keys in another order.
 */
export function shapeOf(value: unknown): Map<string, string> {
  const shape = new Map<string, string>();
  const walk = (item: unknown, path: string): void => {
    if (typeof item !== 'object' || item === null) return;
    if (Array.isArray(item)) {
      for (const member of item) walk(member, `${path}[]`);
      return;
    }
    const own = 'kind' in item ? `${path}:${item.kind}` : 'type' in item ? `${path}:${item.type}` : path;
    const keys = Object.keys(item).join(', ');
    const known = shape.get(own);
    if (known !== undefined && known !== keys) throw new TypeError(unlike(own, keys, known));
    shape.set(own, keys);
    for (const [key, member] of Object.entries(item)) walk(member, own === '' ? key : `${own}.${key}`);
  };
  walk(value, '');
  return shape;
}

/** The message for objects with different keys at the same path. */
export function unlike(path: string, keys: string, known: string): string {
  return `${placed(path)} has the keys ${keys || '-'} in one place and ${known || '-'} in another`;
}

/** Lists what is not plain JSON, such as `undefined`, −0, NaN, holes, getters, class instances. */
export function unplain(value: unknown, path: string = ''): string[] {
  if (typeof value === 'number') {
    if (Number.isFinite(value) && !Object.is(value, -0)) return [];
    return [`${placed(path)} is ${Object.is(value, -0) ? '-0' : value}`];
  }
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return [];
  if (typeof value !== 'object')
    return [`${placed(path)} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`];
  const flaws: string[] = [];
  if (Array.isArray(value)) {
    if (Object.keys(value).length !== value.length) flaws.push(`${placed(path)} has holes or keys of its own`);
  } else if (Object.getPrototypeOf(value) !== Object.prototype) {
    return [`${placed(path)} is an instance of ${value.constructor?.name ?? 'no class'}`];
  } else if (Reflect.ownKeys(value).length !== Object.keys(value).length) {
    flaws.push(`${placed(path)} has keys that JSON does not write`);
  }
  for (const key of Object.keys(value)) {
    const place = childPath(path, value, key);
    const described = Object.getOwnPropertyDescriptor(value, key);
    if (described?.get !== undefined) flaws.push(`${placed(place)} is a getter`);
    else flaws.push(...unplain(memberOf(value, key), place));
  }
  return flaws;
}

/**
 * Fails if a value is not plain JSON.
 * @param what the beginning of the sentence, such as `the state is`.
 */
export function mustBePlain(what: string, value: unknown): void {
  const flaws = unplain(value);
  if (flaws.length > 0) fail(`${what} not plain JSON: ${flaws.join('; ')}`);
}

/** JSON with sorted keys: equal for equal values, regardless of key order. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

/** The first difference of two values, in words; `undefined` if their JSON is equal. */
export function difference(left: unknown, right: unknown, path: string = ''): string | undefined {
  if (canonical(left) === canonical(right)) return undefined;
  if (typeof left === 'object' && left !== null && typeof right === 'object' && right !== null) {
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const found = difference(memberOf(left, key), memberOf(right, key), childPath(path, left, key));
      if (found !== undefined) return found;
    }
  }
  return `${placed(path)} is ${canonical(left)} in one and ${canonical(right)} in the other`;
}
