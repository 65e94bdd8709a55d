/** `Object.fromEntries` for entries that have each key of the type `Key`, which the compiler does not check. */
export function keyed<Key extends string, Value>(entries: readonly (readonly [Key, Value])[]): Record<Key, Value>;
export function keyed<Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> {
  return Object.fromEntries(entries);
}
