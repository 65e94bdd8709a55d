import { describe, expect, it } from 'vitest';
import { lawUrl } from '../../src/core/law.ts';
import { kit as elfengold } from '../../src/games/elfengold/kit.ts';
import { kit as elfenwizards } from '../../src/games/elfenwizards/kit.ts';

describe('the address of a clause', () => {
  it('is that of its page, in English by default', () => {
    expect(lawUrl(elfenwizards, 'EW-8.4')).toBe('rules/elfenwizards#EW-8.4');
    expect(lawUrl(elfenwizards, 'EW-8.4', { locale: 'it' })).toBe('rules/it/elfenwizards#EW-8.4');
  });

  it('begins with the base, whether or not that ends with a slash', () => {
    for (const base of ['https://rules.example/fey', 'https://rules.example/fey/']) {
      expect(lawUrl(elfenwizards, 'EW-8.4', { locale: 'it', base })).toBe(
        'https://rules.example/fey/rules/it/elfenwizards#EW-8.4',
      );
    }
    expect(lawUrl(elfenwizards, 'EW-8.4', { base: '' })).toBe('/rules/elfenwizards#EW-8.4');
  });

  it('leads to the game in whose rules the clause stands', () => {
    expect(lawUrl(elfengold, 'EL-7.2')).toBe('rules/elfenland#EL-7.2');
    expect(lawUrl(elfengold, 'EG-9.9')).toBe('rules/elfengold#EG-9.9');
  });

  it('leads to the game itself where its kit does not say', () => {
    expect(lawUrl({ game: elfenwizards.game }, 'LD-1.1')).toBe('rules/elfenwizards#LD-1.1');
  });
});
