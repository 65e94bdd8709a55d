import type { FaultData } from '../../arena/errors.ts';
import type { Game } from '../../core/game.ts';
import { describeRecordError } from '../../core/record.ts';
import { inLanguage, type Locale } from '../../core/wording.ts';
import { findClause } from '../../referee/law.ts';
import { describeFault } from '../../referee/migrate.ts';
import { type Games, kitOf, unknownGame } from '../games.ts';
import { casesLine, plainText } from '../law.ts';
import { say, sayJson, sayLines, short } from '../output.ts';
import { summary, words } from '../text.ts';
import type { Fault, Judged, Verdict } from './verdict.ts';

/** How verdicts are printed. */
export interface PrintSettings {
  /** Modules of games. */
  readonly game: readonly string[];
  readonly games: Games;
  readonly json: boolean;
  /** Whether to print the clause that an illegal record breaks. */
  readonly law: boolean;
  readonly locale: Locale;
}

/** Prints the verdict on the only game of a file. @param game the game that the record names; empty if none. */
export async function tellOnly(verdict: Verdict, game: string, telling: PrintSettings): Promise<void> {
  const text = await textOf(verdict, telling);
  if (telling.json) {
    sayJson({ ...answerOf(verdict, game, telling), ...text });
    return;
  }
  say(sentenceOf(verdict, telling));
  if (text !== undefined) sayLines(await lawLines(verdict, text.text, telling));
}

/** Prints the verdict on one game of several. */
export async function tellOneOf(number: number, judged: Judged, telling: PrintSettings): Promise<void> {
  const { file, line, game, players, verdict } = judged;
  const text = await textOf(verdict, telling);
  if (telling.json) {
    sayJson({ number, file, line, ...answerOf(verdict, game, telling), ...text });
    return;
  }
  const where = verdict.kind === 'no-file' ? '' : inLanguage(words.atLine(line), telling.locale);
  const what = [short(file ?? '', 200), where, game, players];
  say(`${number}. ${[...what, sentenceOf(verdict, telling)].filter((text) => text !== '').join(' · ')}`);
  if (text !== undefined) sayLines((await lawLines(verdict, text.text, telling)).replace(/^/gm, '   '));
}

/** The error of an unreadable record. */
export function faultOf(
  verdict: Exclude<Verdict, { kind: 'legal' | 'illegal' }>,
  { games, locale }: Pick<PrintSettings, 'games' | 'locale'>,
): FaultData {
  if (verdict.kind === 'no-file') return verdict.fault;
  if (verdict.kind === 'unknown-game') return unknownGame(games, verdict.game);
  const { code, params } = verdict.fault;
  return { code, params, message: describeFault({ code, params, violation: undefined }, undefined, locale) };
}

/** The text of the broken clause, if requested. */
async function textOf(
  verdict: Verdict,
  { games, law, locale }: PrintSettings,
): Promise<{ readonly text: string } | undefined> {
  const broken = law && verdict.kind === 'illegal' ? verdict.fault.violation : undefined;
  const found = broken === undefined ? undefined : await findClause(games.values(), broken.clause, locale);
  return found === undefined ? undefined : { text: found.clause.text };
}

/** The clause for a terminal, and a reference to its cases. */
async function lawLines(verdict: Verdict, text: string, { game, games, locale }: PrintSettings): Promise<string> {
  const clause = verdict.kind === 'illegal' ? verdict.fault.violation?.clause : undefined;
  const cases = clause === undefined ? [] : await casesLine(games.values(), game, clause, locale);
  return [plainText(text), ...cases].join('\n');
}

function sentenceOf(verdict: Verdict, { games, locale }: PrintSettings): string {
  switch (verdict.kind) {
    case 'legal': {
      const { moves, outcome } = verdict;
      const { game } = kitOf(games, verdict.game);
      return `${inLanguage(words.legal, locale)}, ${inLanguage(words.moves(moves), locale)}, ${summary(game, outcome ?? undefined, locale)}`;
    }
    case 'illegal': {
      const { fault } = verdict;
      return `${inLanguage(words.illegalAt(fault.index), locale)}: ${short(described(fault, kitOf(games, verdict.game).game, locale), 500)}`;
    }
    case 'unreadable':
    case 'unknown-game':
    case 'no-file':
      return `${inLanguage(words.unreadable, locale)}: ${short(faultOf(verdict, { games, locale }).message, 300)}`;
  }
}

function answerOf(verdict: Verdict, named: string, { games, locale }: PrintSettings): object {
  switch (verdict.kind) {
    case 'legal': {
      const { game, moves, outcome } = verdict;
      return { legal: true, game, moves, over: outcome !== null, outcome };
    }
    case 'illegal': {
      const { game, fault } = verdict;
      const { index = null, code, params, violation = null } = fault;
      const message = described(fault, kitOf(games, game).game, locale);
      return { legal: false, game, index, actor: params['actor'] ?? null, code, params, violation, message };
    }
    case 'unreadable':
    case 'unknown-game':
    case 'no-file': {
      const { code, params, message } = faultOf(verdict, { games, locale });
      return { legal: false, game: named || null, index: null, code, params, violation: null, message };
    }
  }
}

function described({ code, params, violation }: Fault, game: Game, locale: Locale): string {
  return describeRecordError({ code, params, violation }, game, locale);
}
