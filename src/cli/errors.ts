import { type Failures, failuresOf } from '../core/failures.ts';
import type { Params } from '../core/game.ts';

/** Wrong input to the command: one line on stderr, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly code: string;
  readonly params: Params;

  constructor(message: string, details: ErrorOptions & { readonly code: string; readonly params: Params }) {
    super(message, details);
    this.code = details.code;
    this.params = details.params;
  }
}

const sentences = {
  /** A command has no option of that name. Remedy: see `--help` of the command. */
  'cli/unknown-option': "unknown option '{option}'{meant}",
  /** There is no command of that name. Remedy: see `feyrules --help`. */
  'cli/unknown-command': "unknown command '{command}'{meant}",
  /** A required argument is missing. Remedy: give it; `--help` describes it. */
  'cli/missing-argument': "missing required argument '{argument}'",
  /** A required option is missing. Remedy: give it; `--help` describes it. */
  'cli/missing-option': "required option '{option}' not specified",
  /** An option has no value. Remedy: give one. */
  'cli/missing-value': "option '{option}' argument missing",
  /** The value of an option is invalid. Remedy: give one that matches `expected`: a range, a list or a form. */
  'cli/bad-value': "option '{option}' argument '{value}' is invalid. Expected: {expected}",
  /** There are more arguments than the command takes. Remedy: remove them, or quote arguments with spaces. */
  'cli/too-many-arguments': "too many arguments for '{command}'. Expected {expected} but got {found}.",
  /** Two options exclude each other. Remedy: give one of them. */
  'cli/conflicting-options': "option '{option}' cannot be used with option '{other}'",
  /** A file or folder cannot be read. Remedy: see the system's reason in the message. */
  'cli/unreadable': 'cannot read {path}: {reason}',
  /** A file or folder cannot be written. Remedy: see the system's reason in the message. */
  'cli/unwritable': 'cannot write {path}: {reason}{more}',
  /** A file exists and would be overwritten. Remedy: resume it, or name another. */
  'cli/file-exists': '{path} already exists; --resume {path} continues it',
  /** A file is empty. Remedy: give one with a record. */
  'cli/empty': '{path} is empty',
  /** A folder has no records. Remedy: give a folder with .json, .jsonl or .txt files. */
  'cli/no-records': '{path} has no records: .json, .jsonl or .txt files',
  /** A file has several games where one is expected. Remedy: use `check`, or split the file. */
  'cli/several-games': '{path} has several games; feyrules check reads them all',
  /** No game with that id is loaded. Remedy: correct the id, or load the module of the game. */
  'cli/unknown-game': 'unknown game "{game}"{meant}; there are: {known}, {more}',
  /** A module has no game, or several, where one is expected. Remedy: name the module of one game. */
  'cli/game-count': '{name} has {count}; {wanted}',
  /** No player has that name. Remedy: use a name that the message lists. */
  'cli/unknown-seat': 'unknown seat "{name}"{meant}; there are: human, {known}, and modules such as ./mine.mjs',
  /** No bot has that name. Remedy: use a name that the message lists. */
  'cli/unknown-bot': 'unknown bot "{name}"{meant}; there are: {known}',
  /** Only built-in bots can evaluate moves. Remedy: name a built-in bot. */
  'cli/silent-bot': '--bot {name}: your own bots cannot evaluate moves; built-in bots can',
  /** A promise of a bot or of another module never settles. Remedy: correct the module. */
  'cli/unanswered':
    'a bot or another module of yours does not answer: its promise never settles, and nothing is left to do',
  /** A bot was asked about a position where no seat decides. Remedy: choose another position with `--at`. */
  'cli/nobody-asked': '--bot: no seat has a decision in this position',
  /** The name of a bot is not a module. Remedy: give a path such as `./mine.mjs`. */
  'cli/no-module': '"{name}" must be a module such as ./mine.mjs',
  /** A bot from a module threw, ended its thread, made an illegal move, or was late. Remedy: correct the module. */
  'cli/bot-failed': '{bot}: {reason}',
  /** The game does not allow that number of seats. Remedy: name a number of seats that the game is for. */
  'cli/seat-count': '--seats names {count}; {game} is for {min} to {max}',
  /** The resumed game has another number of seats. Remedy: name one player per seat of that game. */
  'cli/other-seat-count': '--seats names {count}; the game of {file} has {players} seats',
  /** The tag `Seats` of a record is not a list with a name for each seat. Remedy: give `--seats`. */
  'cli/bad-seats-tag': 'the tag Seats of {file}, {found}, is not a list of {players} names; give --seats',
  /** The resumed record names a module, whose code would be run. Remedy: give `--seats`. */
  'cli/module-seated': '{file} names the module {module} as a player; give --seats to run it or to replace it',
  /** Options or games were given together with `--resume`. Remedy: leave them out. */
  'cli/resume-takes': '--resume uses the {what} of its file; leave out others',
  /** An option differs from the run of the file, or is `--out`. Remedy: leave it out, or start another file. */
  'cli/other-plan': '--resume continues the run of {file}, which has another {option}',
  /** A run cannot be resumed with fewer games than its plan has. Remedy: give at least that number. */
  'cli/fewer-games': 'the plan of {file} has {games} games; --games must be that number or more',
  /** The record is of another game than the one named. Remedy: name the game of the record, or none. */
  'cli/other-game': '{file} is a game of {game}',
  /** The game of a record is over. Remedy: resume another. */
  'cli/game-over': 'the game of {file} is over: {outcome}',
  /** The record has fewer moves than `--at`. Remedy: give a number up to the number of moves. */
  'cli/no-such-move': '--at {at}: the record has only {count} moves',
  /** The game has no such seat. Remedy: use a seat in the range that the message names. */
  'cli/no-such-seat': '--seat {seat}: the seats are 0 to {last}',
  /** `--options` is not valid JSON. Remedy: quote it for the shell; the parser's reason in the message says where it fails. */
  'cli/bad-json': '--options: {given} is not valid JSON ({reason})',
  /** `--options` is JSON, but not an object. Remedy: give an object, `{}` for the defaults. */
  'cli/no-object': '--options: {given} is not a JSON object such as {"players":3}',
  /** `--options` names a file that does not exist. Remedy: correct the path, or give JSON. */
  'cli/no-options-file': '--options: "{path}" is neither a JSON object nor an existing file',
  /** The option `players` and the seats differ. Remedy: leave the option out. */
  'cli/other-players': '--options has players {players}, but there are {seats} seats',
  /** There is no such clause, section, game or word. Remedy: use one that the message names. */
  'cli/unknown-clause':
    'there is no clause, section or game "{asked}", nor a clause with this word; near it: {near}; games: {games}',
  /** The kit of a game from a module has no law. Remedy: add `law` to the kit, as the guide to your own game shows. */
  'cli/no-law': '"{game}" has no law: its kit lacks `law`',
  /** That id names no case, clause or section with cases. Remedy: `feyrules cases` with a game lists its cases. */
  'cli/no-case': 'no case, and no clause or section with cases, is called "{asked}"; games with cases: {games}',
  /** `bench` has no such case. Remedy: use one that the message lists. */
  'cli/unknown-case': 'unknown case "{name}"; there are: {known}',
  /** `arena replay` plays one game. Remedy: give one number. */
  'cli/replay-one': '--game needs the number of one game',
  /** A results file has no results yet. Remedy: wait, or play with `--resume`. */
  'cli/no-result': '{file} has no result yet',
  /** An optional package is not installed. Remedy: install it. */
  'cli/missing-package': '{what}: npm install {packages}',
  /** A job in the queue does not come from `check`. Remedy: use the queue for `check` only. */
  'cli/bad-piece': 'the job has no records to judge: {at} cannot be {found}; expected: {expected}',
  /** The records need modules of games, and the worker loads none. Remedy: start workers with `--modules`. */
  'cli/modules-refused': 'only workers with --modules load games other than {own}',
  /** A worker sent invalid verdicts. Remedy: see its log, and restart it. */
  'cli/bad-answer': 'a worker of version {version} sent invalid verdicts on the records from line {line} on',
} as const;

export const cliFailure: Failures<typeof sentences> = failuresOf(sentences, UsageError);

/** The error for a file or folder that cannot be read or written. */
export function unusable(
  what: 'read' | 'write',
  path: string,
  error: unknown,
  more: string = '',
): ReturnType<typeof cliFailure> {
  const params = { path, reason: reasonFor(error) };
  if (what === 'read') return cliFailure('cli/unreadable', params, { cause: error });
  return cliFailure('cli/unwritable', { ...params, more }, { cause: error });
}

/**
 * Writes a file or a folder.
 * @throws UsageError if `write` throws.
 */
export function writing(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw unusable('write', path, error);
  }
}

/** Extracts the values from a message of the package commander. The sentence `code` has the same words. */
export function valuesIn(message: string, code: keyof typeof sentences): Params {
  const [start = '', ...parts] = sentences[code].split(/\{(\w+)\}/);
  const params: Record<string, string> = {};
  let from = start.length;
  for (let i = 0; i < parts.length; i += 2) {
    const [name = '', next = ''] = parts.slice(i);
    // A wrong value may contain the words that follow it.
    const end =
      next === '' ? message.length : name === 'value' ? message.lastIndexOf(next) : message.indexOf(next, from);
    params[name] = message.slice(from, end);
    from = end + next.length;
  }
  return params;
}

/** The message of any thrown value. */
export function reasonFor(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
