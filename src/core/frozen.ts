/**
 * Freezes the value and all that is reachable from it, so that one instance can be handed out to many.
 * @returns the value itself.
 */
export function frozen<T>(value: T): T {
  freeze(value, new Set());
  return value;
}

function freeze(value: unknown, seen: Set<unknown>): void {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return;
  seen.add(value);
  Object.freeze(value);
  for (const own of Object.values(value)) freeze(own, seen);
}
