import { RecordError } from '../core/errors.ts';
import { describeRecordError, replay } from '../core/record.ts';
import type { Locale } from '../core/wording.ts';
import { readInput } from './input.ts';
import { summary, words } from './text.ts';

export interface CheckOptions {
  readonly json: boolean;
  readonly locale: Locale;
}

/** What a broken record breaks: the rules, not the form of a record. */
const VERDICTS: readonly string[] = ['record/illegal-move', 'record/notation', 'record/wrong-result', 'record/options'];

/** Adjudicates a record: prints the verdict, and exits with 1 if it is not a legal game. */
export async function check(path: string, { json, locale }: CheckOptions): Promise<void> {
  const { game, record } = await readInput(path);
  try {
    const { state, moves } = replay(game, record);
    const outcome = game.outcome(state);
    if (json)
      return print({
        legal: true,
        game: game.id,
        moves: moves.length,
        over: outcome !== undefined,
        outcome: outcome ?? null,
      });
    console.log(`${words.legal[locale]}, ${words.moves(moves.length)[locale]}, ${summary(game, outcome, locale)}`);
  } catch (error) {
    if (!(error instanceof RecordError) || !VERDICTS.includes(error.code)) throw error;
    process.exitCode = 1;
    const message = describeRecordError(error, game, locale);
    if (json) {
      const { index = null, code, violation = null } = error;
      return print({ legal: false, game: game.id, index, code, violation, message });
    }
    const where = error.index === undefined ? '' : `${words.illegalAt(error.index)[locale]}: `;
    console.log(`${where}${message}`);
  }
}

function print(verdict: object): void {
  console.log(JSON.stringify(verdict));
}
