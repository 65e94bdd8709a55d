/** Plain JSON, frozen all the way down; `frozen` takes anything, and longer. */
export function frozenData<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (!Object.isFrozen(value)) Object.freeze(value);
  // What lies deeper may be loose all the same: a table that a game shares is often frozen at the top alone.
  if (Array.isArray(value)) for (let i = 0; i < value.length; i++) freezeInner(value[i]);
  else for (const key in value) freezeInner(value[key]);
  return value;
}

/** A frozen copy: what others do to the value, which is plain JSON, does not reach it. */
export function owned<T>(value: T): T {
  const copy: T = JSON.parse(JSON.stringify(value));
  return frozenData(copy);
}

/** Most of what lies in an array is a number; a call for each would take longer than all the rest. */
function freezeInner(value: unknown): void {
  if (typeof value === 'object') frozenData(value);
}
