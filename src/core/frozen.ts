import type { Frozen } from './game.ts';

/**
 * A base class whose constructor returns the given object, so that the private fields of the subclass are added to that
 * object. Such a field is never listed, printed, compared or copied. Reading it is faster than `Object.isFrozen` or a
 * look-up in a Map ([decision 16](../../docs/decisions/0016-what-is-shared-is-frozen.md)).
 */
class ReturnOverride {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: the fields of the subclass are added to the returned object.
    return object;
  }
}

/** Marks an object that this module froze. Also keeps the items of a list in an unfrozen array, to read them faster. */
class Marked<T extends object> extends ReturnOverride {
  readonly #items: T;

  constructor(object: T, items: T) {
    super(object);
    this.#items = items;
  }

  static has(object: object): boolean {
    return #items in object;
  }

  static itemsOf<T extends object>(object: T | Marked<T>): T {
    return #items in object ? object.#items : object;
  }
}

/** Freezes an object so that states can share it. Its properties must already be frozen. */
export function frozenObject<T extends object>(object: T): Frozen<T> {
  new Marked(object, object);
  return Object.freeze(object);
}

/** Whether this module froze the object, so that states can share it. */
export function isFrozenObject<T extends object>(object: T): object is Frozen<T> {
  return Marked.has(object);
}

/** A frozen list of primitive values, for states to share: the list itself if this module froze it, else a copy. */
export function frozenList<T>(list: readonly T[]): Frozen<readonly T[]> {
  return itemsOf(list) === list ? madeOf(Array.from(list)) : list;
}

/** {@link frozenList} for a list of lists. */
export function frozenRows<T>(rows: readonly (readonly T[])[]): Frozen<readonly (readonly T[])[]> {
  return itemsOf(rows) === rows ? madeOf(rows.map(frozenList)) : rows;
}

/** A frozen copy of the list with one item replaced. */
export function withItem<T>(list: readonly T[], index: number, item: T): Frozen<readonly T[]> {
  const items = itemsOf(list).slice();
  items[index] = item;
  return madeOf(items);
}

/** The items of any list, in the array that is fastest to read. */
export function itemsOf<T>(list: readonly T[]): readonly T[] {
  return Marked.itemsOf(list);
}

function madeOf<T>(items: readonly T[]): Frozen<readonly T[]> {
  const list = items.slice();
  new Marked(list, items);
  return Object.freeze(list);
}
