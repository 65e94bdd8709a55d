import type { Frozen } from './game.ts';

/**
 * Adds the private fields of the classes below to objects that are not their instances: information about a frozen
 * object besides its own properties. Such a field is never listed, printed, compared or copied, and reading it takes a
 * third of the time of `Object.isFrozen` or a Map ([decision
 * 16](../../docs/decisions/0016-what-is-shared-is-frozen.md)).
 */
class Beside {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: the fields of the subclass are added to the returned object.
    return object;
  }
}

/** The items of a shared list in a second array that is not frozen: reading it takes a tenth of the time. */
class Lasting<T extends object> extends Beside {
  readonly #items: T;

  constructor(object: T, items: T) {
    super(object);
    this.#items = items;
  }

  static has(object: object): boolean {
    return #items in object;
  }

  static looseOf<T extends object>(object: T | Lasting<T>): T {
    return #items in object ? object.#items : object;
  }
}

/** The object, frozen so that states can share it; its properties must already be frozen. */
export function lastingObject<T extends object>(object: T): Frozen<T> {
  new Lasting(object, object);
  return Object.freeze(object);
}

/** Whether {@link lastingObject} made it, so that it can be shared. */
export function isLasting<T extends object>(object: T): object is Frozen<T> {
  return Lasting.has(object);
}

/** A list of primitive values for states to share: the list itself, or a frozen copy. */
export function lastingList<T>(list: readonly T[]): Frozen<readonly T[]> {
  return loose(list) === list ? madeOf(Array.from(list)) : list;
}

/** The same for a list of such lists. */
export function lastingRows<T>(rows: readonly (readonly T[])[]): Frozen<readonly (readonly T[])[]> {
  return loose(rows) === rows ? madeOf(rows.map(lastingList)) : rows;
}

/** The list with one item replaced. */
export function withItem<T>(list: readonly T[], index: number, item: T): Frozen<readonly T[]> {
  const items = loose(list).slice();
  items[index] = item;
  return madeOf(items);
}

/** The items of a list that may be shared, for loops. */
export function loose<T>(list: readonly T[]): readonly T[] {
  return Lasting.looseOf(list);
}

function madeOf<T>(items: readonly T[]): Frozen<readonly T[]> {
  const list = items.slice();
  new Lasting(list, items);
  return Object.freeze(list);
}
