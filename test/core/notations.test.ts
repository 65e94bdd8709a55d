import { expect, it } from 'vitest';
import { cachedParser } from '../../src/core/notations.ts';

it('a notation is parsed once into a frozen move, and an invalid text is not cached', () => {
  const read: string[] = [];
  const parse = cachedParser((text) => {
    read.push(text);
    return text === 'none' ? undefined : { text };
  });
  const move = parse('a1');
  expect(move).toEqual({ text: 'a1' });
  expect(Object.isFrozen(move)).toBe(true);
  expect(parse('a1')).toBe(move);
  expect([parse('none'), parse('none')]).toEqual([undefined, undefined]);
  expect(read).toEqual(['a1', 'none', 'none']);
});
