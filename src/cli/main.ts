import { CommanderError } from 'commander';
import { PlanError, type Told, toldOf } from '../arena/errors.ts';
import { RecordError } from '../core/errors.ts';
import { describeFault } from '../referee/migrate.ts';
import { UsageError } from './errors.ts';
import { type Host, runOn } from './host.ts';
import { language, languageOf, speak } from './language.ts';
import { complain, complainJson, confess, isAtTerminal } from './output.ts';
import { programFor } from './program.ts';

/** What commander finds wrong with a command line. */
const BY_COMMANDER: Readonly<Record<string, string>> = {
  'commander.unknownOption': 'cli/unknown-option',
  'commander.unknownCommand': 'cli/unknown-command',
  'commander.missingArgument': 'cli/missing-argument',
  'commander.missingMandatoryOptionValue': 'cli/missing-option',
  'commander.optionMissingArgument': 'cli/missing-value',
  'commander.invalidArgument': 'cli/bad-value',
  'commander.excessArguments': 'cli/too-many-arguments',
  'commander.conflictingOption': 'cli/conflicting-options',
};

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
    const fault = faultOf(error);
    if (fault === undefined) confess(error);
    else if (!shown && args.includes('--json')) complainJson(fault);
    else if (!shown) complain(fault.message);
    if (fault === undefined) host.exitCode = OWN_MISTAKE;
    else if (!(error instanceof CommanderError && error.exitCode === 0)) host.exitCode = WRONG_INPUT;
  }
  return Number(host.exitCode ?? 0);
}

/** What people got wrong; `undefined` for a mistake of our own. */
function faultOf(error: unknown): Told | undefined {
  if (error instanceof CommanderError) {
    const message = error.message.replace(/^error: /, '');
    return { code: BY_COMMANDER[error.code] ?? 'cli/bad-value', params: { reason: message }, message };
  }
  // What breaks the rules of a game is said in the language that the command speaks of games.
  if (error instanceof RecordError)
    return { ...toldOf(error), ...(language() !== 'en' && { message: describeFault(error, undefined, language()) }) };
  return error instanceof UsageError || error instanceof PlanError ? toldOf(error) : undefined;
}
