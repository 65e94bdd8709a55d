import { type Failures, failuresOf } from '../core/failures.ts';
import type { Params } from '../core/game.ts';

/** What the command was given is of no use: one line on stderr, exit 2. */
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
  'cli/unknown-option': '{reason}',
  /** There is no command of that name. Remedy: see `feyrules --help`. */
  'cli/unknown-command': '{reason}',
  /** An argument that the command needs was left out. Remedy: give it; `--help` tells what it is. */
  'cli/missing-argument': '{reason}',
  /** An option that the command needs was left out. Remedy: give it; `--help` tells what it is. */
  'cli/missing-option': '{reason}',
  /** An option stands without its value. Remedy: give one. */
  'cli/missing-value': '{reason}',
  /** The value of an option or argument is not one that it takes. Remedy: as the sentence says. */
  'cli/bad-value': '{reason}',
  /** There are more arguments than the command takes. Remedy: leave them out, or quote those with spaces. */
  'cli/too-many-arguments': '{reason}',
  /** Two options exclude each other. Remedy: give one of them. */
  'cli/conflicting-options': '{reason}',
  /** A file or folder cannot be read. Remedy: as the system's reason says. */
  'cli/unreadable': 'cannot read {path}: {reason}',
  /** A file or folder cannot be written. Remedy: as the system's reason says. */
  'cli/unwritable': 'cannot write {path}: {reason}',
  /** A file is there that would be overwritten. Remedy: resume it, or name another. */
  'cli/file-exists': '{path} is there already; --resume {path} goes on with it',
  /** A file holds nothing. Remedy: give one with a record. */
  'cli/empty': '{path} is empty',
  /** A folder holds no records. Remedy: give files whose names end so. */
  'cli/no-records': '{path} has no file of records: .json, .jsonl or .txt',
  /** A file holds several games where one is meant. Remedy: use `check`, or cut it up. */
  'cli/several-games': '{path} has several games; feyrules check reads them all',
  /** No game of that id is loaded. Remedy: correct the id, or load the module of the game. */
  'cli/unknown-game': 'unknown game "{game}"{meant}; there are: {known}, {more}',
  /** A module has no game, or several, where one is meant. Remedy: name the module of one game. */
  'cli/game-count': '{name} has {count}; {wanted}',
  /** A name of a seat means nobody. Remedy: take one that the sentence lists. */
  'cli/unknown-seat': 'unknown seat "{name}"{meant}; there are: human, {known}, and modules such as ./mine.mjs',
  /** No bot has that name. Remedy: take one that the sentence lists. */
  'cli/unknown-bot': 'unknown bot "{name}"{meant}; there are: {known}',
  /** A bot of a module was asked for its reasons. Remedy: ask one of the library. */
  'cli/silent-bot': '--bot {name}: a bot of your own does not say what it makes of the moves; those of the library do',
  /** A bot was asked about a position where no seat decides. Remedy: choose another by `--at`. */
  'cli/nobody-asked': '--bot: no seat has to decide here, so no bot is asked',
  /** A bot that is to be a module is none. Remedy: give a path such as `./mine.mjs`. */
  'cli/no-module': '"{name}" names no module such as ./mine.mjs',
  /** A bot of a module threw, answered with no legal move, or was late. Remedy: correct the module. */
  'cli/bot-failed': '{bot}: {reason}',
  /** The seats are more or fewer than the game is for. Remedy: name a number of them that the sentence tells. */
  'cli/seat-count': '--seats names {count}; {game} is for {min} to {max}',
  /** A game that goes on has another number of seats. Remedy: name as many. */
  'cli/other-seat-count': '--seats names {count}; the game of {file} is played by {players}',
  /** The record of a game tells no names of its seats. Remedy: give `--seats`. */
  'cli/bad-seats-tag': 'the Seats of {file} are {found}, no list of {players} names; --seats says who plays',
  /** The record of a game names a module, which would be run. Remedy: give `--seats`. */
  'cli/module-seated': '{file} seats the module {module}; --seats says whether it plays again',
  /** Options or games were given together with `--resume`. Remedy: leave them out. */
  'cli/resume-takes': '--resume goes on with the {what} of its file; others are not taken',
  /** An option differs from the plan in the file. Remedy: leave it out, or begin another file. */
  'cli/other-plan': '--resume goes on with the plan of {file}, which has another {option}',
  /** A run was to go on with fewer games. Remedy: give the number of the file or more. */
  'cli/fewer-games': '{file} is of {games} games; --games takes that number or more',
  /** A record is of another game than was named. Remedy: name the game of the record, or none. */
  'cli/other-game': '{file} is a game of {game}',
  /** The game of a record is over. Remedy: resume another. */
  'cli/game-over': 'the game of {file} is over: {outcome}',
  /** A record has fewer moves. Remedy: give a number up to that. */
  'cli/no-such-move': '--at {at}: the record has only {count} moves',
  /** The game has no such seat. Remedy: give one that the sentence names. */
  'cli/no-such-seat': '--seat {seat}: the seats are 0 to {last}',
  /** `--options` is no JSON. Remedy: quote it for the shell; the sentence says where it ends. */
  'cli/bad-json': '--options: {where}no valid JSON ({reason})',
  /** `--options` is JSON, but no object. Remedy: give one, `{}` for the defaults. */
  'cli/no-object': '--options: {where}no JSON object such as {"players":3}, but {value}',
  /** `--options` names a file that cannot be read. Remedy: correct the path, or give JSON. */
  'cli/no-options-file': '--options: {reason}',
  /** The option `players` and the seats differ. Remedy: leave the option out. */
  'cli/other-players': '--options has players {players}, but there are {seats} seats',
  /** There is no such clause, section or game. Remedy: take one that the sentence names. */
  'cli/unknown-clause': 'there is no clause, section or game "{asked}"; near it: {near}; games: {games}',
  /** There is no case of that name, and no clause that has one. Remedy: `feyrules cases` with a game lists its cases. */
  'cli/no-case': 'there is no case or clause with cases "{asked}"; feyrules cases lists those of a game: {games}',
  /** There is no such case of `bench`. Remedy: take one that the sentence lists. */
  'cli/unknown-case': 'unknown case "{name}"; there are: {known}',
  /** `arena replay` plays one game. Remedy: give one number. */
  'cli/replay-one': '--game takes the number of one game',
  /** A file of results has none yet. Remedy: wait, or play with `--resume`. */
  'cli/no-result': '{file} has no result yet',
  /** An optional package is not installed. Remedy: install it. */
  'cli/missing-package': '{what}: npm install {packages}',
  /** A job in the queue is of no `check`. Remedy: keep the queue to it. */
  'cli/bad-piece': 'these are no records to be judged: {flaw}',
  /** Records are of games beside the library's, and the worker loads none. Remedy: start workers with `--modules`. */
  'cli/modules-refused': 'games beside {own} are loaded by workers with --modules',
  /** A worker sent something else than verdicts. Remedy: see its log, and start it anew. */
  'cli/bad-answer': 'a worker of version {version} sent no verdicts on the records from line {line}',
} as const;

export const cliFailure: Failures<typeof sentences> = failuresOf(sentences, UsageError);

/** A file or folder that cannot be read or written. */
export function unusable(what: 'read' | 'write', path: string, error: unknown, more: string = ''): Error {
  const reason = `${reasonFor(error)}${more}`;
  return cliFailure(what === 'read' ? 'cli/unreadable' : 'cli/unwritable', { path, reason });
}

/** Why something went wrong, as the system says it. */
export function reasonFor(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
