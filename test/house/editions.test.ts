import { describe, expect, it } from 'vitest';
import type { Law } from '../../src/core/law.ts';
import { lawOf } from '../../src/core/law-page.ts';
import { kits } from '../../src/games/index.ts';
import { pageOf } from '../tools/build/rules.ts';
import { gamesOf } from '../tools/entries.ts';

const MARK = '**[R]**';

/** Both pages of every game; a missing one has nothing in common with the other. */
const pages = gamesOf().map((game) => ({ game, en: pageOf(game, 'en') ?? '', italian: pageOf(game, 'it') ?? '' }));

it('the rules of every game have an Italian edition', () => {
  expect(pages.flatMap(({ game, italian }) => (italian === '' ? [game] : []))).toEqual([]);
  expect(pages.map(({ game }) => game)).toEqual(kits.map(({ game }) => game.id).sort());
});

/** The language-independent parts of a text: code, clauses, sections, numbers; each once, sorted. */
function fixed(text: string): string[] {
  const code = text.match(/`[^`]*`/g) ?? [];
  const rest = text.replace(/`[^`]*`/g, ' ').match(/\b[A-Z]{2}-\d+\.\d+\b|§\d+|\d+/g) ?? [];
  return [...new Set([...code, ...rest])].sort();
}

/** The language-independent content of each part of a text, divided by the marks of rulings. */
function partsOf(text: string): string[][] {
  return text.split(MARK).map(fixed);
}

/** The rows of every table of a page except the glossary, cell by cell, without heads. */
function tablesOf(page: string): string[][][] {
  return (page.slice(page.search(/^## \d/m)).match(/^(?:\|.*\n)+/gm) ?? []).map((table) => {
    const rows = table.trim().split('\n');
    return rows.slice(2).map((row) =>
      row
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim()),
    );
  });
}

/** The code and clauses of a cell, and the number of rulings that begin in it. */
function fixedInCell(cell: string): (string | number)[] {
  return [...[...new Set(cell.match(/`[^`]*`|\b[A-Z]{2}-\d+\.\d+\b/g) ?? [])].sort(), cell.split(MARK).length - 1];
}

describe.each(pages)('the two editions of $game', ({ game, en, italian }) => {
  const [english, translated] = [lawOf(en), lawOf(italian)];

  it('have the same sections and clauses in the same order, with the same marks', () => {
    const frame = ({ sections, clauses }: Law) => [
      sections.map(({ id }) => id),
      clauses.map(({ id, section, core, follows }) => [id, section.id, core, follows]),
    ];
    expect(frame(translated)).toEqual(frame(english));
  });

  it('begin a ruling before the same part of a clause, with the same code, clauses and numbers in every part', () => {
    const parts = ({ clauses }: Law) => clauses.map(({ id, text }) => [id, partsOf(text)]);
    expect(parts(translated)).toEqual(parts(english));
  });

  it('have the same tables: moves, notation, phases, options, refusals, each with its clauses', () => {
    const cells = (page: string) => tablesOf(page).map((table) => table.map((row) => row.map(fixedInCell)));
    expect(cells(en).length).toBeGreaterThanOrEqual(3);
    expect(cells(italian)).toEqual(cells(en));
    const placeholders = (page: string) =>
      page.match(/^\| `[\w-]+` \| [A-Z]{2}-\d.*\|$/gm)?.map((row) => row.match(/\{\w+\}/g)?.sort());
    expect(placeholders(italian)).toEqual(placeholders(en));
  });

  it('have the sentences of refusals as a player reads them', () => {
    const words = kits.find((kit) => kit.game.id === game)?.game.words;
    const rows = [...italian.matchAll(/^\| `([\w-]+)` \| [A-Z]{2}-\d[^|]* \| (.*) \|$/gm)];
    expect(Object.fromEntries(rows.map(([, code, sentence]) => [code, sentence]))).toEqual(words?.['it']?.refusals);
  });

  it('have as many headings, invariants, examples and rare situations, with the same clauses and numbers', () => {
    const rest = (page: string) =>
      page
        .slice(page.search(/^## \D/m))
        .split(/^## /m)
        .slice(1)
        .map((part) => part.split('\n').filter((line) => /^(- |\d+\. )/.test(line)))
        .map((items) => items.map((item) => item.match(/\b[A-Z]{2}-\d+\.\d+\b|^\d+/g)));
    expect(rest(italian)).toEqual(rest(en));
  });

  it('link to each other, and state which one is binding', () => {
    expect(en).toContain('Where the two ');
    expect(en).toMatch(/\[Italian edition\]\(it\/[\w-]+\.md\)/);
    expect(italian).toContain('Se le due edizioni differiscono, vale quella inglese.');
  });
});
