import { readdirSync, readFileSync } from 'node:fs';
import { idsOf } from '../../src/core/law-page.ts';
import { ROOT } from './entries.ts';

/** The paths of the sources under that folder, but for the words of games, which are sentences, and the law itself. */
export function sourcesUnder(folder: string): string[] {
  return readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/(^|\/)words\//.test(name))
    .map((name) => `${folder}/${name}`)
    .sort();
}

export function readSource(path: string): string {
  return readFileSync(`${ROOT}/${path}`, 'utf8');
}

/** Whether the text names that clause, and not only one that begins alike, as EW-1.1 and EW-1.10 do. */
export function isCited(clause: string, text: string): boolean {
  return new RegExp(`(?<![\\w-])${clause.replace('.', '\\.')}(?!\\d|\\.\\d)`).test(text);
}

/** The marks that excuse a clause from being cited: it is the core's, or it follows from others. */
const MARK = /^- ([A-Z]{2}-\d+\.\d+) \[(core|follows)\] (?=\S)/gm;

/** The clauses of a page that have a mark, right behind the id. */
export function markedIn(page: string): string[] {
  return [...page.matchAll(MARK)].map(([, id = '']) => id);
}

/** The clauses of a page that are cited nowhere in that text, and have no mark. */
export function uncitedIn(page: string, text: string): string[] {
  const marked = markedIn(page);
  return idsOf(page).filter((id) => !marked.includes(id) && !isCited(id, text));
}

/** The lines of a page with something in brackets that is neither a mark in its place, nor `**[R]**`, a link or code. */
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

/** A comment that begins a line, in full: a block, or lines one after another. */
const COMMENT = /^[ \t]*(?:\/\*\*?([\s\S]*?)\*\/[ \t]*$|((?:\/\/.*\n?[ \t]*)+))/gm;

/** Clauses, sections and items by name, and what joins them. */
const NAMES = /§?(?:\b[A-Z]{2}-)?\b\d+(?:\.\d+)?\b|\([a-d]\)|\b(?:and|or|to|then)\b/g;

/**
 * The comments that stand by themselves and say nothing but the names of clauses, which nobody knows by heart. Behind
 * code the name is enough: there the code says the rest.
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
