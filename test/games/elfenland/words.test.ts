import { expect, it } from 'vitest';
import { languages } from '../../../src/games/elfenland/index.ts';
import { listed } from '../../../src/realm/words/words.ts';

it('a list of pieces counts the pieces of each kind once', () => {
  const { names } = languages.en;
  expect(listed(['dragon', 'raft', 'dragon'], names)).toBe('2 × dragon, raft');
  expect(listed([], names)).toBe(names.none);
});
