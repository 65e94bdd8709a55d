import { CommanderError } from 'commander';
import { dataOf, type FaultData, PlanError } from '../arena/errors.ts';
import { sentError } from '../bots/sent-error.ts';
import { RecordError } from '../core/errors.ts';
import { describeFault } from '../referee/migrate.ts';
import { UsageError, valuesIn } from './errors.ts';
import { type Host, runOn } from './host.ts';
import { language, languageOf, setLanguage } from './language.ts';
import { isAtTerminal, printError, printErrorJson, printInternalError } from './output.ts';
import { programFor } from './program.ts';

/** Our error codes for the errors of commander. */
const BY_COMMANDER: Readonly<Record<string, Parameters<typeof valuesIn>[1]>> = {
  'commander.unknownOption': 'cli/unknown-option',
  'commander.unknownCommand': 'cli/unknown-command',
  'commander.missingArgument': 'cli/missing-argument',
  'commander.missingMandatoryOptionValue': 'cli/missing-option',
  'commander.optionMissingArgument': 'cli/missing-value',
  'commander.invalidArgument': 'cli/bad-value',
  'commander.excessArguments': 'cli/too-many-arguments',
  'commander.conflictingOption': 'cli/conflicting-options',
};

/** How commander lists allowed values. */
const CHOICES = /Allowed choices are ([a-z, -]*)\.$/;

export const WRONG_INPUT = 2;
/** Exit code of an internal error. Not 1, because 1 means that a record is illegal. */
export const OWN_MISTAKE = 70;

/**
 * Runs one command.
 * @param args the arguments of `feyrules`.
 * @returns its exit code.
 */
export async function main(args: readonly string[], host: Host): Promise<number> {
  runOn(host);
  setLanguage(languageOf(args, host.env));
  // Without arguments at a terminal, show the menu.
  const isAlone = args.length === 0 || /^--locale(?:=\S*| \S+)?$/.test(args.join(' '));
  try {
    const program = await programFor(args);
    await program.parseAsync(isAlone && isAtTerminal() ? ['play', ...args] : args, { from: 'user' });
  } catch (error) {
    const shown =
      error instanceof CommanderError &&
      ['commander.help', 'commander.helpDisplayed', 'commander.version'].includes(error.code);
    const fault = faultOf(error);
    if (fault === undefined) printInternalError(error);
    else if (!shown) tell(fault, args);
    if (fault === undefined) host.exitCode = OWN_MISTAKE;
    else if (!(error instanceof CommanderError && error.exitCode === 0)) host.exitCode = WRONG_INPUT;
  }
  return Number(host.exitCode ?? 0);
}

/** Prints an error of the user: as JSON if the arguments ask for it. */
export function tell(fault: FaultData, args: readonly string[]): void {
  if (args.includes('--json')) printErrorJson(fault);
  else printError(fault.message);
}

/** The user's error; `undefined` for an internal error. */
function faultOf(error: unknown): (FaultData & { readonly cause?: FaultData }) | undefined {
  if (error instanceof CommanderError) {
    const message = error.message.replace(/^error: /, '').replace(CHOICES, 'Expected: $1');
    const code = BY_COMMANDER[error.code] ?? 'cli/bad-value';
    return { code, params: valuesIn(message, code), message };
  }
  // Faults of a record are told in the command's language.
  if (error instanceof RecordError)
    return { ...dataOf(error), ...(language() !== 'en' && { message: describeFault(error, undefined, language()) }) };
  if (!(error instanceof UsageError || error instanceof PlanError)) return undefined;
  const { code, params = {}, message } = sentError(error).cause ?? { message: '' };
  return { ...dataOf(error), ...(code !== undefined && { cause: { code, params, message } }) };
}
