import { describe, expect, it } from 'vitest';
import { LOCALES, pageOf } from '../tools/build/rules.ts';
import {
  bareCitationsIn,
  isCited,
  markedIn,
  readSource,
  sourcesUnder,
  strayMarksIn,
  uncitedIn,
} from '../tools/checks/citations.ts';
import { gamesOf } from '../tools/entries.ts';

/** The existing pages of a game's rules of record, by file name. */
function pagesOf(game: string): [string, string][] {
  return LOCALES.flatMap((locale) => {
    const page = pageOf(game, locale);
    return page === undefined ? [] : [[`docs/rules/${locale === 'en' ? '' : `${locale}/`}${game}.md`, page]];
  });
}

describe.each(gamesOf())('the clauses of %s', (game) => {
  const sources = [`src/games/${game}`, 'src/realm'].flatMap(sourcesUnder).map(readSource).join('\n');
  const pages = pagesOf(game);

  it('are each cited in its sources, or marked as the core’s or as following from others', () => {
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.flatMap(([name, page]) => uncitedIn(page, sources).map((id) => `${id}, ${name}`))).toEqual([]);
  });

  it('are marked only if they are not cited', () => {
    const both = pages.flatMap(([name, page]) => markedIn(page).map((id) => ({ id, name })));
    expect(both.filter(({ id }) => isCited(id, sources)).map(({ id, name }) => `${id}, ${name}`)).toEqual([]);
  });

  it('have valid marks directly after the id, and no others', () => {
    expect(pages.flatMap(([name, page]) => strayMarksIn(page).map((line) => `${line}, ${name}`))).toEqual([]);
  });
});

it('every comment says more than the id of a clause', () => {
  const bare = sourcesUnder('src').flatMap((path) =>
    bareCitationsIn(readSource(path)).map((citation) => `${citation} ${path}`),
  );
  expect(bare).toEqual([]);
});

describe('these tests find', () => {
  const page = [
    '## 1 Options',
    '- EW-1.1 **[R]** Read [this](that.md): `[]`.',
    '- EW-1.2 [core] **[R]** A move.',
    '- EW-1.10 Text.',
    '- EW-1.11 [follows] Hence.',
  ].join('\n');

  it('clauses that are cited nowhere and have no mark, also if a longer id begins with them', () => {
    expect(uncitedIn(page, "refuse('no', 'EW-1.10') // XEW-1.1, EW-1.1.2")).toEqual(['EW-1.1']);
    expect(uncitedIn(page, '/** EW-1.1 to EW-1.10: so. */')).toEqual([]);
    expect(markedIn(page)).toEqual(['EW-1.2', 'EW-1.11']);
  });

  it.each([
    '- EW-1.2 **[R]** [core] A move.',
    '- EW-1.2 [Core] A move.',
    '- EW-1.2 [segue] Una mossa.',
    '- EW-1.2 [core] [follows] A move.',
    '- EW-1.2 [core ] A move.',
    'A line [core] without a clause.',
  ])('marks in another form or place: %s', (line) => {
    expect(strayMarksIn(`${page}\n${line}`)).toEqual([line]);
  });

  it.each([
    '/** EW-9.5. */',
    '  // EW-9.5',
    '/** §9. */',
    '/** EW-8.2, EW-8.3 and 8.4: */',
    '/**\n * TC-4.3 (a).\n */',
  ])('bare citations: %s', (comment) => {
    expect(bareCitationsIn(`const one = 1;\n${comment}\nconst two = 2;`)).toHaveLength(1);
  });

  it.each([
    '/** EW-9.5: dice return. */',
    'two(); // EW-9.5',
    '// EW-9.5\n// returns the dice',
    '/** By seat. */',
    '/** `EW-8.4`. */',
  ])('no citations in %s', (comment) => {
    expect(bareCitationsIn(`const one = 1;\n${comment}\nconst two = 2;`)).toEqual([]);
  });
});
