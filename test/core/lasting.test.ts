import { describe, expect, it } from 'vitest';
import { lastingList, lastingRows, loose, withItem } from '../../src/core/lasting.ts';

describe('a lasting list', () => {
  it('copies a list once and returns a lasting list as it is', () => {
    for (const given of [[3, 1], Object.freeze([3, 1])]) {
      const list = lastingList(given);
      expect(list).not.toBe(given);
      expect(list).toStrictEqual([3, 1]);
      expect(Object.isFrozen(list)).toBe(true);
      expect(lastingList(list)).toBe(list);
    }
  });

  it('stays unchanged when another list is made from it', () => {
    const list = lastingList(['a', 'b']);
    const other = withItem(list, 1, 'c');
    expect(list).toEqual(['a', 'b']);
    expect(other).toEqual(['a', 'c']);
    expect(loose(list)).toEqual(['a', 'b']);
    expect(loose(other)).toEqual(['a', 'c']);
    expect(Object.isFrozen(other)).toBe(true);
    expect(lastingList(other)).toBe(other);
    expect(withItem(['a'], 0, 'd')).toEqual(['d']);
  });

  it('gives a mutable copy of itself, while a plain list is returned as it is', () => {
    const list = lastingList([1, 2]);
    expect(loose(list)).toEqual([1, 2]);
    expect(Object.isFrozen(loose(list))).toBe(false);
    const own = [1, 2];
    expect(loose(own)).toBe(own);
  });

  it('has no keys beyond those of an array', () => {
    const list = lastingList([1, 2]);
    expect(Reflect.ownKeys(list)).toEqual(['0', '1', 'length']);
    expect(JSON.stringify(list)).toBe('[1,2]');
    expect(structuredClone(list)).toEqual([1, 2]);
    expect(lastingList(structuredClone(list))).not.toBe(list);
  });
});

describe('a list of lasting lists', () => {
  it('is deeply frozen, whether its source was frozen or not, and is reused', () => {
    const [open, closed, half] = [
      [[1], [2]],
      Object.freeze([Object.freeze([1]), Object.freeze([2])]),
      Object.freeze([[1], [2]]),
    ];
    for (const given of [open, closed, half]) {
      const rows = lastingRows(given);
      expect(rows).toStrictEqual([[1], [2]]);
      expect([rows, ...rows].every(Object.isFrozen)).toBe(true);
      expect(rows[0]).not.toBe(given[0]);
      expect(lastingRows(rows)).toBe(rows);
    }
    expect([open, open[0], half[0]].some(Object.isFrozen)).toBe(false);
  });

  it('shares unchanged rows with a copy', () => {
    const rows = lastingRows([[1], [2]]);
    const other = withItem(rows, 1, withItem(loose(rows)[1] ?? [], 0, 3));
    expect(other).toEqual([[1], [3]]);
    expect(other[0]).toBe(rows[0]);
    expect(rows).toEqual([[1], [2]]);
  });
});
