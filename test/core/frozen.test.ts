import { describe, expect, it } from 'vitest';
import { frozenList, frozenRows, itemsOf, withItem } from '../../src/core/frozen.ts';

describe('a frozen list', () => {
  it('copies a list once and returns a frozen list as it is', () => {
    for (const given of [[3, 1], Object.freeze([3, 1])]) {
      const list = frozenList(given);
      expect(list).not.toBe(given);
      expect(list).toStrictEqual([3, 1]);
      expect(Object.isFrozen(list)).toBe(true);
      expect(frozenList(list)).toBe(list);
    }
  });

  it('stays unchanged when another list is made from it', () => {
    const list = frozenList(['a', 'b']);
    const other = withItem(list, 1, 'c');
    expect(list).toEqual(['a', 'b']);
    expect(other).toEqual(['a', 'c']);
    expect(itemsOf(list)).toEqual(['a', 'b']);
    expect(itemsOf(other)).toEqual(['a', 'c']);
    expect(Object.isFrozen(other)).toBe(true);
    expect(frozenList(other)).toBe(other);
    expect(withItem(['a'], 0, 'd')).toEqual(['d']);
  });

  it('gives a mutable copy of itself, while a plain list is returned as it is', () => {
    const list = frozenList([1, 2]);
    expect(itemsOf(list)).toEqual([1, 2]);
    expect(Object.isFrozen(itemsOf(list))).toBe(false);
    const own = [1, 2];
    expect(itemsOf(own)).toBe(own);
  });

  it('has no keys beyond those of an array', () => {
    const list = frozenList([1, 2]);
    expect(Reflect.ownKeys(list)).toEqual(['0', '1', 'length']);
    expect(JSON.stringify(list)).toBe('[1,2]');
    expect(structuredClone(list)).toEqual([1, 2]);
    expect(frozenList(structuredClone(list))).not.toBe(list);
  });
});

describe('a list of frozen lists', () => {
  it('is deeply frozen, whether its source was frozen or not, and is reused', () => {
    const [open, closed, half] = [
      [[1], [2]],
      Object.freeze([Object.freeze([1]), Object.freeze([2])]),
      Object.freeze([[1], [2]]),
    ];
    for (const given of [open, closed, half]) {
      const rows = frozenRows(given);
      expect(rows).toStrictEqual([[1], [2]]);
      expect([rows, ...rows].every(Object.isFrozen)).toBe(true);
      expect(rows[0]).not.toBe(given[0]);
      expect(frozenRows(rows)).toBe(rows);
    }
    expect([open, open[0], half[0]].some(Object.isFrozen)).toBe(false);
  });

  it('shares unchanged rows with a copy', () => {
    const rows = frozenRows([[1], [2]]);
    const other = withItem(rows, 1, withItem(itemsOf(rows)[1] ?? [], 0, 3));
    expect(other).toEqual([[1], [3]]);
    expect(other[0]).toBe(rows[0]);
    expect(rows).toEqual([[1], [2]]);
  });
});
