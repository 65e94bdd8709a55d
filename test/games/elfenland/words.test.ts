import { describe, expect, it } from 'vitest';
import { elfenland, languages } from '../../../src/games/elfenland/index.ts';
import { listed } from '../../../src/realm/words/words.ts';
import { checkWords } from '../../realm/words.ts';

describe('the words', () => {
  it('count the pieces of each kind once', () => {
    const { names } = languages.en;
    expect(listed(['dragon', 'raft', 'dragon'], names)).toBe('2 × dragon, raft');
    expect(listed([], names)).toBe(names.none);
  });

  checkWords({
    game: elfenland,
    languages,
    optionsOf: (number) => ({ players: 3, destination: number % 2 === 0 }),
  });
});
