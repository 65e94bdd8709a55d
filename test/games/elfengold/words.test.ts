import { describe } from 'vitest';
import type { Options } from '../../../src/games/elfengold/index.ts';
import { elfengold, languages } from '../../../src/games/elfengold/index.ts';
import { checkWords } from '../../realm/words.ts';

describe('the words', () => {
  checkWords({
    game: elfengold,
    languages,
    optionsOf: (number): Partial<Options> => ({
      players: 3,
      destination: number % 2 === 0,
      wizards: number % 2 === 0,
      goldValues: 'random',
    }),
  });
});
