import { describe, expect, it } from 'vitest';
import { kits } from '../../src/games/index.ts';
import { LOCALES, pageOf } from '../tools/build/rules.ts';

describe.each(kits)('the law of $game.id', ({ game, law, rules = {} }) => {
  it.each(LOCALES)('contains every clause of the page, word for word and in order: %s', async (locale) => {
    const found = await law?.(locale);
    expect(found?.locale).toBe(pageOf(game.id, locale) === undefined ? 'en' : locale);
    const page = pageOf(game.id, found?.locale ?? 'en') ?? '';
    const clauses = found?.clauses ?? [];
    const invariants = page.search(/^## \D/m);
    const lines = page.slice(0, invariants).match(/^- \W*[A-Z]{2}-\d.*$/gm) ?? [];
    expect(clauses.map(({ id }) => id)).toEqual(lines.map((line) => line.split(' ')[1]));
    const marks = (text: string): number => text.split('**[R]**').length - 1;
    for (const [index, { id, text, rulings, core, follows }] of clauses.entries()) {
      const marked = `- ${id} ${core ? '[core] ' : ''}${follows ? '[follows] ' : ''}`;
      expect(`${marked}${text.split('\n')[0]}`).toBe(lines[index]?.trimEnd());
      for (const line of text.split('\n')) expect(page).toContain(line);
      expect(rulings.length).toBe(marks(text));
      for (const { from, to } of rulings) expect(text.slice(from, to)).toMatch(/^\*\*\[R\]\*\*.*\S$/);
    }
    const intros = found?.sections.map(({ text }) => text).join('') ?? '';
    const texts = clauses.map(({ text }) => text).join('');
    const letters = (text: string): number => text.replace(/\s/g, '').length;
    const body = page
      .slice(page.search(/^## \d/m), invariants)
      .replace(/^## .*$|^- [A-Z]{2}-\S+ (\[\w+\] )*|^ *> .*$/gm, '');
    expect(letters(texts) + letters(intros)).toBe(letters(body));
  });

  it.each(LOCALES)('shows players no move as JSON: %s', async (locale) => {
    for (const { id, text } of (await law?.(locale))?.clauses ?? []) expect(text, id).not.toMatch(/\btype ?:|^ *>/m);
  });

  it('cites existing clauses of games that the kit knows', async () => {
    const found = await law?.();
    for (const { cites } of found?.clauses ?? []) for (const id of cites) expect(found?.find(id)?.id).toBe(id);
    const prefixes = [...new Set((found?.clauses ?? []).flatMap(({ id, cites }) => [id, ...cites]))];
    for (const id of prefixes) expect(Object.keys(rules)).toContain(id.slice(0, 2));
  });

  it('is found by the id of a clause, and falls back to English for an unknown language', async () => {
    const found = await law?.();
    expect(found?.locale).toBe('en');
    const [first] = found?.clauses ?? [];
    expect(found?.find(first?.id ?? '')).toBe(first);
    expect(found?.find('toString')).toBeUndefined();
  });
});
