import type { Frozen } from './game.ts';

/**
 * Puts the private fields of the classes below into objects that are not their instances: what is known of a frozen object
 * beside its own properties. Nothing lists, prints, compares or copies such a field, and reading it takes a third of the
 * time of `Object.isFrozen` or of a Map ([decision 16](../../docs/decisions/0016-what-is-shared-is-frozen.md)).
 */
class Beside {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: the fields of the class that extends this go into that object.
    return object;
  }
}

/** What lasts; of a list its items in another that is not frozen, since to read that takes a tenth of the time. */
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

/** The object, frozen for states to share; its properties are frozen already. */
export function lastingObject<T extends object>(object: T): Frozen<T> {
  new Lasting(object, object);
  return Object.freeze(object);
}

/** Whether it was made by {@link lastingObject}, and may be shared. */
export function isLasting<T extends object>(object: T): object is Frozen<T> {
  return Lasting.has(object);
}

/** A list of numbers, strings and the like for states to share: the list itself, or a copy that is made to last. */
export function lastingList<T>(list: readonly T[]): Frozen<readonly T[]> {
  return loose(list) === list ? madeOf(Array.from(list)) : list;
}

/** Likewise a list of such lists. */
export function lastingRows<T>(rows: readonly (readonly T[])[]): Frozen<readonly (readonly T[])[]> {
  return loose(rows) === rows ? madeOf(rows.map(lastingList)) : rows;
}

/** The list with another item in that place. */
export function withItem<T>(list: readonly T[], index: number, item: T): Frozen<readonly T[]> {
  const items = loose(list).slice();
  items[index] = item;
  return madeOf(items);
}

/** The items of a list that may last, to be read in loops. */
export function loose<T>(list: readonly T[]): readonly T[] {
  return Lasting.looseOf(list);
}

function madeOf<T>(items: readonly T[]): Frozen<readonly T[]> {
  const list = items.slice();
  new Lasting(list, items);
  return Object.freeze(list);
}
