/** The first object that both graphs contain, as the path to it; `undefined` if they share none. */
export function sharedObject(left: unknown, right: unknown): string | undefined {
  const owned = new Set(objectsOf(left, '').map(([object]) => object));
  return objectsOf(right, '').find(([object]) => owned.has(object))?.[1];
}

function objectsOf(value: unknown, path: string): [object, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return [[value, path], ...Object.entries(value).flatMap(([key, item]) => objectsOf(item, `${path}/${key}`))];
}

/** Freezes everything there is. */
export function deepFrozen<T>(value: T): T {
  for (const [object] of objectsOf(value, '')) Object.freeze(object);
  return value;
}

/**
 * The keys of every object within, by path, in order. Members of an array share a path, and an object with a
 * `kind` has a path of its own, so that two values of one shape have equal maps wherever both have a path.
 */
export function shapeOf(value: unknown): Map<string, string> {
  const shape = new Map<string, string>();
  const walk = (item: unknown, path: string): void => {
    if (typeof item !== 'object' || item === null) return;
    if (Array.isArray(item)) {
      for (const member of item) walk(member, `${path}[]`);
      return;
    }
    const kind = 'kind' in item ? `${path}:${item.kind}` : path;
    const keys = Object.keys(item).join(' ');
    const known = shape.get(kind);
    if (known !== undefined && known !== keys) throw new Error(`${kind} has keys "${keys}" beside "${known}"`);
    shape.set(kind, keys);
    for (const [key, member] of Object.entries(item)) walk(member, `${kind}/${key}`);
  };
  walk(value, '');
  return shape;
}

/** What is not plain JSON within: `undefined`, −0, NaN, holes, class instances. */
export function unplain(value: unknown, path: string = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path}: ${value}`];
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return [];
  if (typeof value !== 'object') return [`${path}: ${typeof value}`];
  if (Array.isArray(value)) {
    if (Object.keys(value).length !== value.length) return [`${path}: holes`];
  } else if (Object.getPrototypeOf(value) !== Object.prototype) return [`${path}: class instance`];
  return Object.entries(value).flatMap(([key, item]) => unplain(item, `${path}/${key}`));
}

/** JSON with sorted keys: equal for equal values, whatever the order of their keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
