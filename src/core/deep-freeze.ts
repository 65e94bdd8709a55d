/**
 * Freezes plain data, and functions in it, recursively, so that many callers can share one instance.
 * @returns the value itself.
 */
export function deepFreeze<T>(value: T): T {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return value;
  if (!Object.isFrozen(value)) Object.freeze(value);
  // A frozen object may have members that are not frozen, so all members are visited.
  if (Array.isArray(value)) for (let i = 0; i < value.length; i++) freezeInner(value[i]);
  else for (const key in value) freezeInner(value[key]);
  return value;
}

/** A frozen deep copy of plain JSON. Later changes to the original do not affect it. */
export function frozenCopy<T>(value: T): T {
  const copy: T = JSON.parse(JSON.stringify(value));
  return deepFreeze(copy);
}

/** Skips numbers, the most common items of arrays, because a call for each would dominate the time. */
function freezeInner(value: unknown): void {
  if (typeof value !== 'number') deepFreeze(value);
}
