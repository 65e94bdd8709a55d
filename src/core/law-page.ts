import { coreFailure } from './failures.ts';
import type { Clause, Law, Section } from './law.ts';
import type { Locale } from './wording.ts';

/**
 * Parses a page of the rules of record, as in `docs/rules`. `## 8 Duels` begins a section, `- EW-8.4 ` begins a clause,
 * and `**[R]**` begins a ruling within a clause. A clause's prefix has at least two capital letters. Sections without a
 * number are skipped, and so are quoted lines (`  > …`), which show moves as JSON.
 * @param basis the parsed rules of the game that this one extends, if any; `find` also finds the clauses of `basis`.
 * @throws Error if an item looks like a clause but is malformed, or if a clause occurs twice.
 */
export function lawOf(
  page: string,
  { locale = 'en', basis }: { readonly locale?: Locale; readonly basis?: Law } = {},
): Law {
  const parts = sectionsOf(page, basis?.clauses.map(({ id }) => id) ?? []);
  const clauses = parts.flatMap((part) => part.clauses);
  const byId = new Map(clauses.map((clause) => [clause.id, clause]));
  return {
    locale,
    sections: parts.map(({ section }) => section),
    clauses,
    find: (id) => byId.get(id) ?? basis?.find(id),
  };
}

/** A clause: its id, its marks, and the text up to the next clause or heading. */
const CLAUSE = /^- ([A-Z]{2,}-\d+\.\d+) ((?:\[(?:core|follows)\] )*)(.*)$/s;

/** The beginning of a clause, or of something that looks like one. */
const BEGINNING = /^(?=- [^\w\s]{0,9}[A-Z]{2,}-\d)/m;

/**
 * The numbered sections of a page with their clauses.
 * @param others ids of other games' clauses. The page may cite them, also in short form: `EL-7.2, 7.4`.
 */
function sectionsOf(page: string, others: readonly string[]): { section: Section; clauses: Clause[] }[] {
  const known = [...others, ...idsOf(page)];
  const twice = known.filter((id, index) => known.indexOf(id) !== index);
  if (twice.length > 0) throw coreFailure('core/duplicate-clause', { clauses: twice.join(', ') });
  return numbered(page).map(({ id, title, body }) => {
    const [text = '', ...clauses] = body.split(BEGINNING);
    const section = { id, title, text: text.trim() };
    return { section, clauses: clauses.map((clause) => clauseOf(clause, known, section)) };
  });
}

/** The ids of the clauses of a page, in order. */
export function idsOf(page: string): string[] {
  return numbered(page).flatMap(({ body }) =>
    body
      .split(BEGINNING)
      .slice(1)
      .map((clause) => CLAUSE.exec(clause)?.[1] ?? ''),
  );
}

/** The numbered sections of a page. Phases, notation, refusals and examples have no number. */
function numbered(page: string): { readonly id: string; readonly title: string; readonly body: string }[] {
  const sections = page.replaceAll('\r\n', '\n').split(/^## /m);
  const prefix = /^- ([A-Z]{2,})-\d/m.exec(page)?.[1] ?? '';
  return sections.flatMap((section) => {
    const [, number, title = '', body = ''] = /^(\d+) ([^\n]*)(\n.*)$/s.exec(section) ?? [];
    return number === undefined ? [] : [{ id: `${prefix}-${number}`, title, body }];
  });
}

function clauseOf(raw: string, known: readonly string[], section: Section): Clause {
  const [, id, marks = '', body = ''] = CLAUSE.exec(raw) ?? [];
  if (id === undefined) throw coreFailure('core/bad-clause', { text: raw.slice(0, 60) });
  // The content of a list item is indented by two spaces.
  const text = body
    .replace(/^ *>.*\n?/gm, '')
    .trimEnd()
    .replace(/^ {2}/gm, '');
  return {
    id,
    text,
    rulings: rulingsOf(text),
    core: marks.includes('[core]'),
    follows: marks.includes('[follows]'),
    cites: citationsOf(text, known).filter((cited) => cited !== id),
    section,
  };
}

/** Finds rulings line by line: in the pages, a paragraph, a list item and a table row are one line each. */
function rulingsOf(text: string): Clause['rulings'] {
  return [...text.matchAll(/\*\*\[R\]\*\*(?:(?!\*\*\[R\]\*\*).)*/g)].map(({ index, 0: ruling }) => ({
    from: index,
    to: index + ruling.trimEnd().length,
  }));
}

/** Separators between cited clauses. `true` marks a range, which also cites the clauses in between. */
const JOINTS: Readonly<Record<string, boolean>> = {
  ', ': false,
  ' and ': false,
  ' or ': false,
  ', then ': false,
  ' to ': true,
  '–': true,
  ' e ': false,
  ' o ': false,
  ', poi ': false,
  ' a ': true,
};

/** The clauses that a text cites, including short forms: `EW-8.2 to 8.4`, `EL-2.3, 2.5`. */
function citationsOf(text: string, known: readonly string[]): string[] {
  const cited = new Set<string>();
  let prefix = '';
  let last = '';
  let end = -1;
  for (const { index, 0: match, 1: game, 2: number = '' } of text.matchAll(
    /(?:\b([A-Z]{2,})-)?(?<![\d.])(\d+\.\d+)\b/g,
  )) {
    const joint = text.slice(end, index);
    const isJoined = end >= 0 && Object.hasOwn(JOINTS, joint);
    if (game === undefined && !isJoined) continue;
    prefix = game ?? prefix;
    const id = `${prefix}-${number}`;
    if (!known.includes(id)) continue;
    if (isJoined && JOINTS[joint] === true) {
      for (const between of known.slice(known.indexOf(last), known.indexOf(id))) cited.add(between);
    }
    cited.add(id);
    last = id;
    end = index + match.length;
  }
  return [...cited];
}
