import { readdirSync, readFileSync } from 'node:fs';
import { idsOf } from '../../../src/core/law-page.ts';
import { ROOT } from '../entries.ts';

/** The paths of the sources in that folder, except the words of games, which are sentences, and the law itself. */
export function sourcesUnder(folder: string): string[] {
  return readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/(^|\/)words\//.test(name))
    .map((name) => `${folder}/${name}`)
    .sort();
}

export function readSource(path: string): string {
  return readFileSync(`${ROOT}/${path}`, 'utf8');
}

/** Whether the text names that clause, and not only a longer id: EW-1.10 does not name EW-1.1. */
export function isCited(clause: string, text: string): boolean {
  return new RegExp(`(?<![\\w-])${clause.replace('.', '\\.')}(?!\\d|\\.\\d)`).test(text);
}

/** Marks of clauses that need no citation: the core implements it, or it follows from others. */
const MARK = /^- ([A-Z]{2}-\d+\.\d+) \[(core|follows)\] (?=\S)/gm;

/** The clauses of a page with a mark right after the id. */
export function markedIn(page: string): string[] {
  return [...page.matchAll(MARK)].map(([, id = '']) => id);
}

/** The clauses of a page that the text does not cite, and that have no mark. */
export function uncitedIn(page: string, text: string): string[] {
  const marked = markedIn(page);
  return idsOf(page).filter((id) => !marked.includes(id) && !isCited(id, text));
}

/** Lines of a page with brackets that are neither a mark in its place, nor `**[R]**`, a link or code. */
export function strayMarksIn(page: string): string[] {
  const lines = page.split('\n');
  return lines.filter((line) =>
    /\[[^\]]*\]/.test(
      line
        .replace(new RegExp(MARK.source), '')
        .replace(/`[^`]*`/g, '')
        .replaceAll('**[R]**', '')
        .replace(/\[[^\]]+\]\([^)]+\)/g, ''),
    ),
  );
}

/** A whole comment that begins a line: a block, or consecutive lines. */
const COMMENT = /^[ \t]*(?:\/\*\*?([\s\S]*?)\*\/[ \t]*$|((?:\/\/.*\n?[ \t]*)+))/gm;

/** Ids of clauses, sections and items, and the words between them. */
const NAMES = /§?(?:\b[A-Z]{2}-)?\b\d+(?:\.\d+)?\b|\([a-d]\)|\b(?:and|or|to|then)\b/g;

/**
 * Comments that consist only of clause ids, which readers cannot know by heart. A comment at the end of a line of code
 * may be only an id: the code says the rest.
 */
export function bareCitationsIn(text: string): string[] {
  return [...text.matchAll(COMMENT)]
    .map(([, block = '', lines = '']) =>
      `${block}${lines}`
        .replace(/`[^`]*`/g, '')
        .replace(/[*/]/g, ' ')
        .trim(),
    )
    .filter((said) => /§\d|\b[A-Z]{2}-\d/.test(said) && !/[\p{L}\d]/u.test(said.replace(NAMES, '')));
}
