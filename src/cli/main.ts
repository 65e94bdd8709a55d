import { CommanderError } from 'commander';
import { PlanError } from '../arena/errors.ts';
import { RecordError } from '../core/errors.ts';
import { describeFault } from '../referee/migrate.ts';
import { UsageError } from './errors.ts';
import { type Host, runOn } from './host.ts';
import { language, languageOf, speak } from './language.ts';
import { complain, confess, isAtTerminal } from './output.ts';
import { programFor } from './program.ts';

export const WRONG_INPUT = 2;
/** Of a mistake in the program: 1 is the verdict that a record is illegal. */
export const OWN_MISTAKE = 70;

/**
 * Runs one command to its end.
 * @param args what is typed behind `feyrules`.
 * @returns its exit code.
 */
export async function main(args: readonly string[], host: Host): Promise<number> {
  runOn(host);
  speak(languageOf(args, host.env));
  // A person who types the command alone, at a terminal, is asked what to play.
  const isAlone = args.length === 0 || (args[0]?.startsWith('--locale') && args.length <= 2);
  try {
    const program = await programFor(args);
    await program.parseAsync(isAlone && isAtTerminal() ? ['play', ...args] : args, { from: 'user' });
  } catch (error) {
    const shown =
      error instanceof CommanderError &&
      ['commander.help', 'commander.helpDisplayed', 'commander.version'].includes(error.code);
    const message = explain(error);
    if (message === undefined) confess(error);
    else if (!shown) complain(message);
    if (message === undefined) host.exitCode = OWN_MISTAKE;
    else if (!(error instanceof CommanderError && error.exitCode === 0)) host.exitCode = WRONG_INPUT;
  }
  return Number(host.exitCode ?? 0);
}

/** The sentence for whatever people got wrong; `undefined` for a mistake of our own. */
function explain(error: unknown): string | undefined {
  if (error instanceof CommanderError) return error.message.replace(/^error: /, '');
  // What breaks the rules of a game is said in the language that the command speaks of games.
  if (error instanceof RecordError)
    return language() === 'en' ? error.message : describeFault(error, undefined, language());
  if (error instanceof UsageError || error instanceof PlanError) return error.message;
  return undefined;
}
