import { RecordError } from '../core/errors.ts';
import type { Game } from '../core/game.ts';
import type { Outcome } from '../core/outcome.ts';
import { describeRecordError, replay } from '../core/record.ts';
import type { Locale } from '../core/wording.ts';
import { inLanguage } from '../core/wording.ts';
import { findClause } from '../referee/law.ts';
import { describeFault } from '../referee/migrate.ts';
import type { GameEntry } from '../referee/notation/stream.ts';
import { asSaid, UsageError } from './errors.ts';
import { type Games, loadedGames } from './games.ts';
import { inputOf, readEntries } from './input.ts';
import { plainText } from './law.ts';
import { say, sayJson, sayLines, short } from './output.ts';
import { summary, words } from './text.ts';

export interface CheckOptions {
  /** Modules of games. */
  readonly game: readonly string[];
  readonly json: boolean;
  /** Whether the clause is told by which a record is illegal. */
  readonly law: boolean;
  readonly locale: Locale;
}

/** What a broken record breaks: the rules, not the form of a record. */
const VERDICTS: readonly string[] = ['record/illegal-move', 'record/notation', 'record/wrong-result', 'record/options'];

type Verdict =
  | { readonly kind: 'legal'; readonly game: Game; readonly moves: number; readonly outcome: Outcome | undefined }
  | { readonly kind: 'illegal'; readonly game: Game; readonly error: RecordError }
  | { readonly kind: 'unreadable'; readonly error: RecordError | UsageError };

/**
 * Adjudicates the games of a file. Of one game it prints the verdict, and exits with 1 if it is not legal; of several
 * a line each and their number, and exits with 1 if one of them is not legal, with 2 if none can be read.
 */
export async function check(path: string, options: CheckOptions): Promise<void> {
  const games = await loadedGames(options.game);
  const entries = readEntries(path);
  const first = await entries.next();
  const second = await entries.next();
  if (first.done === true) return;
  if (second.done === true) return await tellOnly(first.value, games, options);
  const count = { games: 0, legal: 0, illegal: 0, unreadable: 0 };
  const tell = async (entry: GameEntry): Promise<void> => {
    const verdict = verdictOf(entry, games);
    count.games++;
    count[verdict.kind]++;
    await tellOneOf(count.games, entry, verdict, games, options);
  };
  await tell(first.value);
  await tell(second.value);
  for await (const entry of entries) await tell(entry);
  if (options.json) sayJson(count);
  else say(inLanguage(words.counted(count), options.locale));
  if (count.legal < count.games) process.exitCode = count.unreadable < count.games ? 1 : 2;
}

/** The verdict on the only game of a file. One that cannot be read is wrong input, and said to be as any such is. */
async function tellOnly(entry: GameEntry, games: Games, options: CheckOptions): Promise<void> {
  const { json, locale } = options;
  const verdict = verdictOf(entry, games);
  if (verdict.kind === 'unreadable' && !json) throw new UsageError(asSaid(messageOf(verdict.error, locale)));
  if (verdict.kind !== 'legal') process.exitCode = verdict.kind === 'illegal' ? 1 : 2;
  const text = await textOf(verdict, games, options);
  if (json) {
    sayJson({ ...answerOf(verdict, locale), ...text });
    return;
  }
  say(sentenceOf(verdict, locale));
  if (text !== undefined) sayLines(plainText(text.text));
}

/** The verdict on one game of several. */
async function tellOneOf(
  number: number,
  entry: GameEntry,
  verdict: Verdict,
  games: Games,
  options: CheckOptions,
): Promise<void> {
  const { json, locale } = options;
  const text = await textOf(verdict, games, options);
  const { line } = entry;
  if (json) {
    sayJson({ number, line, ...answerOf(verdict, locale), ...text });
    return;
  }
  const { game = '', tags } = entry.kind === 'game' ? entry.game.record : {};
  const what = [inLanguage(words.atLine(line), locale), short(game), short(tags?.['Players'] ?? '')];
  say(`${number}. ${[...what, sentenceOf(verdict, locale)].filter((text) => text !== '').join(' · ')}`);
  if (text !== undefined) sayLines(plainText(text.text).replace(/^/gm, '   '));
}

/** What the clause says that the move or the options break, if that is asked for. */
async function textOf(
  verdict: Verdict,
  games: Games,
  { law, locale }: CheckOptions,
): Promise<{ readonly text: string } | undefined> {
  const broken = law && verdict.kind === 'illegal' ? verdict.error.violation : undefined;
  const found = broken === undefined ? undefined : await findClause(games.values(), broken.clause, locale);
  return found === undefined ? undefined : { text: found.clause.text };
}

function verdictOf(entry: GameEntry, games: Games): Verdict {
  try {
    const {
      kit: { game },
      record,
    } = inputOf(entry, games);
    try {
      const { state, moves } = replay(game, record);
      return { kind: 'legal', game, moves: moves.length, outcome: game.outcome(state) };
    } catch (error) {
      if (!(error instanceof RecordError) || !VERDICTS.includes(error.code)) throw error;
      return { kind: 'illegal', game, error };
    }
  } catch (error) {
    if (!(error instanceof RecordError || error instanceof UsageError)) throw error;
    return { kind: 'unreadable', error };
  }
}

function sentenceOf(verdict: Verdict, locale: Locale): string {
  switch (verdict.kind) {
    case 'legal': {
      const { game, moves, outcome } = verdict;
      return `${inLanguage(words.legal, locale)}, ${inLanguage(words.moves(moves), locale)}, ${summary(game, outcome, locale)}`;
    }
    case 'illegal': {
      const { game, error } = verdict;
      const where = error.index === undefined ? '' : `${inLanguage(words.illegalAt(error.index), locale)}: `;
      return `${where}${short(describeRecordError(error, game, locale), 500)}`;
    }
    case 'unreadable':
      return `${inLanguage(words.unreadable, locale)}: ${short(messageOf(verdict.error, locale), 300)}`;
  }
}

function messageOf(error: RecordError | UsageError, locale: Locale): string {
  if (error instanceof UsageError) return inLanguage(error.wording, locale);
  return locale !== 'en' ? describeFault(error, undefined, locale) : error.message;
}

function answerOf(verdict: Verdict, locale: Locale): object {
  switch (verdict.kind) {
    case 'legal': {
      const { game, moves, outcome } = verdict;
      return { legal: true, game: game.id, moves, over: outcome !== undefined, outcome: outcome ?? null };
    }
    case 'illegal': {
      const { game, error } = verdict;
      const { index = null, code, violation = null } = error;
      return {
        legal: false,
        game: game.id,
        index,
        code,
        violation,
        message: describeRecordError(error, game, locale),
      };
    }
    case 'unreadable': {
      const code = verdict.error instanceof RecordError ? verdict.error.code : 'unknown-game';
      return {
        legal: false,
        game: null,
        index: null,
        code,
        violation: null,
        message: messageOf(verdict.error, locale),
      };
    }
  }
}
