import { Beside } from './beside.ts';
import type { Frozen } from './game.ts';

/** A list that lasts, and its items in another that is not frozen: to read that takes a tenth of the time. */
class Listed<T> extends Beside {
  readonly #items: readonly T[];

  constructor(list: readonly T[], loose: readonly T[]) {
    super(list);
    this.#items = loose;
  }

  static looseOf<T>(list: readonly T[] | Listed<T>): readonly T[] {
    return #items in list ? list.#items : list;
  }
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
  return Listed.looseOf(list);
}

function madeOf<T>(items: readonly T[]): Frozen<readonly T[]> {
  const list = items.slice();
  new Listed(list, items);
  return Object.freeze(list);
}
