import { describe, expect, it } from 'vitest';
import { lawFrom, lawUrl } from '../../src/core/law.ts';
import { lawOf } from '../../src/core/law-page.ts';
import { kit as elfengold } from '../../src/games/elfengold/kit.ts';
import { kit as elfenwizards } from '../../src/games/elfenwizards/kit.ts';

describe('the address of a clause', () => {
  it('is that of the page of rules, in English by default', () => {
    expect(lawUrl(elfenwizards, 'EW-8.4')).toBe('rules/elfenwizards#EW-8.4');
    expect(lawUrl(elfenwizards, 'EW-8.4', { locale: 'it' })).toBe('rules/it/elfenwizards#EW-8.4');
  });

  it('begins with the base, with or without a slash at its end', () => {
    for (const base of ['https://rules.example/fey', 'https://rules.example/fey/']) {
      expect(lawUrl(elfenwizards, 'EW-8.4', { locale: 'it', base })).toBe(
        'https://rules.example/fey/rules/it/elfenwizards#EW-8.4',
      );
    }
    expect(lawUrl(elfenwizards, 'EW-8.4', { base: '' })).toBe('/rules/elfenwizards#EW-8.4');
  });

  it('leads to the game whose rules contain the clause', () => {
    expect(lawUrl(elfengold, 'EL-7.2')).toBe('rules/elfenland#EL-7.2');
    expect(lawUrl(elfengold, 'EG-9.9')).toBe('rules/elfengold#EG-9.9');
  });

  it('leads to the game itself if its kit has no law', () => {
    expect(lawUrl({ game: elfenwizards.game }, 'LD-1.1')).toBe('rules/elfenwizards#LD-1.1');
  });
});

describe('the law parsed from a page', () => {
  const page = `# A game
## 1 Options
Before the clauses.
- XX-1.1 One. **[R]** Ours.
  > type: one
- XX-1.2 [core] See XX-1.1.
## Notation
- XX-9.9 no law`;

  it('has sections, clauses, rulings and marks, and leaves out sections without a number', () => {
    const { locale, sections, clauses, find } = lawOf(page);
    expect([locale, sections]).toEqual(['en', [{ id: 'XX-1', title: 'Options', text: 'Before the clauses.' }]]);
    expect(clauses.map(({ id, core, cites }) => [id, core, cites])).toEqual([
      ['XX-1.1', false, []],
      ['XX-1.2', true, ['XX-1.1']],
    ]);
    const [ruling] = find('XX-1.1')?.rulings ?? [];
    expect(find('XX-1.1')?.text.slice(ruling?.from, ruling?.to)).toBe('**[R]** Ours.');
    expect(find('XX-9.9')).toBeUndefined();
  });

  it('finds and cites clauses of the law it is based on', () => {
    const { clauses, find } = lawOf('## 1 More\n- YY-1.1 As XX-1.1, 1.2.', { basis: lawOf(page) });
    expect(clauses.map(({ id, cites }) => [id, cites])).toEqual([['YY-1.1', ['XX-1.1', 'XX-1.2']]]);
    expect(find('XX-1.2')?.core).toBe(true);
  });

  it('has clauses with prefixes of three letters', () => {
    const { sections, clauses } = lawOf('## 1 Bids\n- OWN-1.1 One.\n- OWN-1.2 As OWN-1.1.');
    expect(sections.map(({ id }) => id)).toEqual(['OWN-1']);
    expect(clauses.map(({ id, cites }) => [id, cites])).toEqual([
      ['OWN-1.1', []],
      ['OWN-1.2', ['OWN-1.1']],
    ]);
  });

  it('has clauses with numbers of two digits', () => {
    const { clauses } = lawOf('## 12 Ends\n- XX-12.10 One.\n- XX-12.11 As XX-12.10.');
    expect(clauses[1]).toMatchObject({ id: 'XX-12.11', cites: ['XX-12.10'] });
  });

  it('is refused if a clause appears twice or is malformed', () => {
    expect(() => lawOf(`${page}\n## 2 Again\n- XX-1.1 One.`)).toThrow('There are two clauses XX-1.1.');
    expect(() => lawOf('## 1 Bad\n- **XX-1.1** One.')).toThrow('This is not a clause: - **XX-1.1** One.');
  });

  it('is parsed once per language, and falls back to English', async () => {
    let loaded = 0;
    const load = (text: string) => async () => {
      loaded++;
      return { default: text };
    };
    const law = lawFrom({ en: load(page), it: load(page.replace('Options', 'Opzioni')) });
    const english = await law();
    expect(await law('toString')).toBe(english);
    expect((await law('it')).sections[0]?.title).toBe('Opzioni');
    expect([(await law('it')).locale, english.locale, loaded]).toEqual(['it', 'en', 2]);
  });
});
