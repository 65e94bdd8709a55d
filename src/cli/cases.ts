import { type Case, type CaseAnswer, type CaseBook, caseRecord, clauseOf } from '../core/cases.ts';
import type { Kit } from '../core/kit.ts';
import { replay } from '../core/record.ts';
import { inLanguage, type Locale, type Wording } from '../core/wording.ts';
import { cliFailure } from './errors.ts';
import { loadedGames, modulesOf, withIds } from './games.ts';
import { plainText } from './law.ts';
import { columns, say, sayJson, sayLines, short } from './output.ts';
import { viewText, words } from './text.ts';

export interface CasesOptions {
  /** Modules of games. */
  readonly game: readonly string[];
  /** The case, clause, section or game to export. If given, only the positions are printed, as records. */
  readonly export?: string;
  readonly json: boolean;
  readonly locale: Locale;
}

interface KitCases {
  readonly kit: Kit;
  readonly book: CaseBook;
}

/** A case, or the reason why a ruling has none. */
type Found = Case | { readonly ruling: string; readonly without: Wording };

interface Part {
  readonly shelf: KitCases;
  readonly found: readonly Found[];
  /** Whether the user named the whole game. */
  readonly isWhole: boolean;
}

/** Prints a case (`ST-4.2a`) or all cases of a clause or section (`ST-4.2`, `ST-4`). For a game, lists its cases. */
export async function cases(asked: readonly string[], options: CasesOptions): Promise<void> {
  const { game: modules, json, locale } = options;
  const chosen = options.export === undefined ? asked : [options.export, ...asked];
  const shelves: KitCases[] = [];
  for (const kit of (await loadedGames(modulesOf(chosen, modules))).values()) {
    const book = await kit.cases?.();
    if (book !== undefined) shelves.push({ kit, book });
  }
  const names = chosen.length === 0 ? shelves.map(({ kit }) => kit.game.id) : await withIds(chosen);
  const parts = names.map((name) => {
    const whole = shelves.find(({ kit }) => kit.game.id === name);
    return whole === undefined ? onShelf(shelves, name) : { shelf: whole, found: whole.book.cases, isWhole: true };
  });
  for (const [index, { shelf, found, isWhole }] of parts.entries()) {
    const { book, kit } = shelf;
    if (options.export !== undefined) {
      const shown = found.filter((one) => 'id' in one);
      if (shown.length === 0) throw unknown(shelves, names[index] ?? '');
      for (const one of shown) sayJson(caseRecord(book, one));
    } else if (json) for (const one of found) sayJson({ game: kit.game.id, ...one });
    else {
      if (index > 0) say('');
      if (isWhole) sayList(shelf, locale);
      else await sayCases(shelf, found, locale);
    }
  }
}

/** The cases for the id of a section, clause, ruling or case, in the order of the clauses. */
function onShelf(shelves: readonly KitCases[], name: string): Part {
  const id = name.toUpperCase();
  const isNamed = (ruling: string): boolean => [ruling, clauseOf(ruling)].includes(id) || ruling.startsWith(`${id}.`);
  for (const shelf of shelves) {
    const found = [
      ...Object.entries(shelf.book.without).flatMap(([ruling, without]) =>
        isNamed(ruling) ? [{ ruling, without }] : [],
      ),
      ...shelf.book.cases.filter((one) => one.id.toUpperCase() === id || isNamed(one.ruling)),
    ];
    const clause = ({ ruling }: Found): string => clauseOf(ruling);
    found.sort((a, b) => clause(a).localeCompare(clause(b), 'en', { numeric: true }));
    if (found.length > 0) return { shelf, found, isWhole: false };
  }
  throw unknown(shelves, name);
}

function unknown(shelves: readonly KitCases[], asked: string): Error {
  const games = shelves.map(({ kit }) => kit.game.id).join(', ');
  return cliFailure('cli/no-case', { asked: short(asked), games });
}

function sayList({ kit, book }: KitCases, locale: Locale): void {
  say(`${kit.game.name} · ${inLanguage(words.cases(book.cases.length), locale)}`);
  for (const { id, name } of book.cases) say(`  ${id.padEnd(9)} ${inLanguage(name, locale)}`);
}

/** Prints each clause with its cases. If a ruling has no case, says why. */
async function sayCases({ kit, book }: KitCases, found: readonly Found[], locale: Locale): Promise<void> {
  const law = await kit.law?.(locale);
  for (const [index, one] of found.entries()) {
    const id = clauseOf(one.ruling);
    const isNext = id !== clauseOf(found[index - 1]?.ruling ?? '');
    const clause = isNext ? law?.find(id) : undefined;
    if (isNext && index > 0) say('');
    if (clause !== undefined) sayLines(`${id} ${kit.game.name} · ${clause.section.title}\n${plainText(clause.text)}`);
    if ('id' in one) sayCase(kit, book, one, locale);
    else sayLines(`\n${inLanguage(words.noCase(inLanguage(one.without, locale)), locale)}`);
  }
}

/** Prints a case: its position, both readings of the rulebook, and how to play by the rejected reading, if possible. */
function sayCase(kit: Kit, book: CaseBook, one: Case, locale: Locale): void {
  const { state } = replay(kit.game, caseRecord(book, one));
  const { verdict, otherwise, question, asked, setting, options, moves } = one;
  sayLines(`\n${one.id} · ${inLanguage(one.name, locale)}\n`);
  sayLines(viewText(kit, kit.game.view(state, 'referee'), locale, columns()));
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

/** The answer in brackets if it is short, else ''. The reason and `--json` have longer answers. */
function inBrackets(answer: CaseAnswer): string {
  if (answer === 'legal') return ' [legal]';
  if (answer !== null && 'code' in answer) return ` [${String(answer.code)}, ${String(answer.clause)}]`;
  return Array.isArray(answer) && answer.length < 10 && typeof answer[0] === 'string' ? ` [${answer.join(' ')}]` : '';
}
