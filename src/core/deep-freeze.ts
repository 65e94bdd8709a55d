/**
 * Freezes plain data, and functions among it, all the way down, so that one instance can be handed out to many.
 * @returns the value itself.
 */
export function deepFreeze<T>(value: T): T {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return value;
  if (!Object.isFrozen(value)) Object.freeze(value);
  // What lies deeper may be loose all the same: a table that a game shares is often frozen at the top alone.
  if (Array.isArray(value)) for (let i = 0; i < value.length; i++) freezeInner(value[i]);
  else for (const key in value) freezeInner(value[key]);
  return value;
}

/** A frozen copy: what others do to the value, which is plain JSON, does not reach it. */
export function frozenCopy<T>(value: T): T {
  const copy: T = JSON.parse(JSON.stringify(value));
  return deepFreeze(copy);
}

/** Most of what lies in an array is a number; a call for each would take longer than all the rest. */
function freezeInner(value: unknown): void {
  if (typeof value !== 'number') deepFreeze(value);
}
