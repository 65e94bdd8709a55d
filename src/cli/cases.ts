import type { Case, CaseAnswer, CaseBook } from '../core/cases.ts';
import { caseRecord, clauseOf } from '../core/cases.ts';
import type { Kit } from '../core/kit.ts';
import { replay } from '../core/record.ts';
import type { Locale, Wording } from '../core/wording.ts';
import { inLanguage } from '../core/wording.ts';
import { cliFailure } from './errors.ts';
import { loadedGames, modulesOf, withIds } from './games.ts';
import { plainText } from './law.ts';
import { columns, say, sayJson, sayLines, short } from './output.ts';
import { tableOf } from './table.ts';
import { words } from './text.ts';

export interface CasesOptions {
  /** Modules of games. */
  readonly game: readonly string[];
  /** The case, clause or game to export: print only positions, as records. */
  readonly export?: string;
  readonly json: boolean;
  readonly locale: Locale;
}

interface Shelf {
  readonly kit: Kit;
  readonly book: CaseBook;
}

/** Prints a case (`ST-4.2a`) or the cases of a clause (`ST-4.2`), or lists those of a game (`strage`) or all games. */
export async function cases(asked: readonly string[], options: CasesOptions): Promise<void> {
  const { game: modules, json, locale } = options;
  const chosen = options.export === undefined ? asked : [options.export, ...asked];
  const shelves: Shelf[] = [];
  for (const kit of (await loadedGames(modulesOf(chosen, modules))).values()) {
    const book = await kit.cases?.();
    if (book !== undefined) shelves.push({ kit, book });
  }
  const names = chosen.length === 0 ? shelves.map(({ kit }) => kit.game.id) : await withIds(chosen);
  const parts = names.map((name) => {
    const whole = shelves.find(({ kit }) => kit.game.id === name);
    return {
      name,
      whole,
      ...(whole === undefined ? onShelf(shelves, name) : { shelf: whole, found: whole.book.cases }),
    };
  });
  for (const [index, { name, whole, shelf, found }] of parts.entries()) {
    if (options.export !== undefined) {
      if (found.length === 0) throw unknown(shelves, name);
      for (const one of found) sayJson(caseRecord(shelf.book, one));
    } else if (json) for (const one of found) sayJson({ game: shelf.kit.game.id, ...one });
    else {
      if (index > 0) say('');
      if (whole !== undefined) sayList(shelf, locale);
      else await sayCases(shelf, name, found, locale);
    }
  }
}

/** The cases that the id of a clause, a ruling or a case names; `[]` if the book says why there are none. */
function onShelf(shelves: readonly Shelf[], name: string): { readonly shelf: Shelf; readonly found: readonly Case[] } {
  const id = name.toUpperCase();
  for (const shelf of shelves) {
    const found = shelf.book.cases.filter((one) =>
      [one.id.toUpperCase(), one.ruling, clauseOf(one.ruling)].includes(id),
    );
    if (found.length > 0 || withoutOf(shelf.book, id).length > 0) return { shelf, found };
  }
  throw unknown(shelves, name);
}

function withoutOf({ without }: CaseBook, clause: string): readonly Wording[] {
  return Object.entries(without).flatMap(([ruling, why]) => (clauseOf(ruling) === clause ? [why] : []));
}

function unknown(shelves: readonly Shelf[], asked: string): Error {
  const games = shelves.map(({ kit }) => kit.game.id).join(', ');
  return cliFailure('cli/no-case', { asked: short(asked), games });
}

function sayList({ kit, book }: Shelf, locale: Locale): void {
  say(`${kit.game.name} · ${inLanguage(words.cases(book.cases.length), locale)}`);
  for (const { id, name } of book.cases) say(`  ${id.padEnd(9)} ${inLanguage(name, locale)}`);
}

/** Prints the clause, and each case with its position, both readings, and how to play the other reading. */
async function sayCases(shelf: Shelf, name: string, found: readonly Case[], locale: Locale): Promise<void> {
  const { kit, book } = shelf;
  const id = clauseOf(found[0]?.ruling ?? name.toUpperCase());
  const clause = (await kit.law?.(locale))?.find(id);
  if (clause !== undefined) sayLines(`${id} ${kit.game.name} · ${clause.section.title}\n${plainText(clause.text)}`);
  for (const why of withoutOf(book, id)) sayLines(`\n${inLanguage(words.noCase(inLanguage(why, locale)), locale)}`);
  for (const one of found) {
    const { state } = replay(kit.game, caseRecord(book, one));
    const { verdict, otherwise, question, asked, setting, options, moves } = one;
    sayLines(`\n${one.id} · ${inLanguage(one.name, locale)}\n`);
    sayLines(tableOf(kit, kit.game.view(state, 'referee'), locale, columns()));
    sayLines(`\n${JSON.stringify(options)} ${moves || '–'}\n`);
    sayLines(`${inLanguage(question, locale)}${'move' in asked ? ` [${asked.move}]` : ''}`);
    for (const [heading, { reason, answer }] of [
      [words.verdict, verdict] as const,
      [words.otherwise, otherwise] as const,
    ]) {
      sayLines(`${inLanguage(heading, locale)} ${inLanguage(reason, locale)}${inBrackets(answer)}`);
    }
    if (setting !== undefined) {
      const given = `--options '${JSON.stringify(setting)}'`;
      sayLines(inLanguage(words.played(`feyrules play ${kit.game.id} ${given}`), locale));
    }
  }
}

/** A short answer in brackets; longer ones are in the reason, and in `--json`. */
function inBrackets(answer: CaseAnswer): string {
  if (answer === 'legal') return ' [legal]';
  if (answer !== null && 'code' in answer) return ` [${String(answer.code)}, ${String(answer.clause)}]`;
  return Array.isArray(answer) && answer.length < 10 && typeof answer[0] === 'string' ? ` [${answer.join(' ')}]` : '';
}
