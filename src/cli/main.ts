#!/usr/bin/env node
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { version } from '../../package.json';
import { PlanError } from '../arena/errors.ts';
import { MOST_THREADS } from '../arena/threads.ts';
import { RecordError } from '../core/errors.ts';
import { systemRandom } from '../core/rng.ts';
import { type ArenaOptions, arena, arenaWorker } from './arena.ts';
import { bench } from './bench.ts';
import { check } from './check.ts';
import { UsageError } from './errors.ts';
import { optionsOf } from './given.ts';
import { law } from './law.ts';
import { namesOf } from './lists.ts';
import { mcp } from './mcp.ts';
import { optionNames, options } from './options.ts';
import { complain, confess } from './output.ts';
import { play } from './play.ts';
import { serve } from './serve.ts';
import { moves, show } from './show.ts';

const WRONG_INPUT = 2;
const OWN_MISTAKE = 1;
/** Moves after which `play` stops: no rule of some games bounds their length. */
const MAX_MOVES = 100_000;

/** So many milliseconds the bots of a server think about a move. */
const THINKING = 5_000;
const GAME = "a game's id, or a module of your own such as ./mine.mjs";

const ARENA_GAMES = 100;
/** What the plan of an arena is made of. */
const PLAN_OPTIONS = ['seats', 'format', 'players', 'games', 'seed', 'options', 'maxMoves', 'onError', 'out'];

const locale = (): Option => new Option('--locale <locale>', 'language').choices(['en', 'it']).default('en');
const json = (): Option => new Option('--json', 'print JSON').default(false);
const workers = (): Option => new Option('--workers <number>', 'threads that play').argParser(threads).default(1);
const game = (): Option =>
  new Option('--game <module>', 'a game of your own, such as ./mine.mjs; may be given several times')
    .argParser(collected)
    .default([], 'none');
const at = (): Option => new Option('--at <moves>', 'after so many moves; all by default').argParser(natural);
const bot = (): Option =>
  new Option('--bot <name>', 'a bot of your own, such as tutor=./mine.mjs:100; may be given several times')
    .argParser(collected)
    .default([], 'none');
const thinking = (): Option =>
  new Option('--thinking <milliseconds>', 'so long a bot thinks about a move').argParser(natural).default(THINKING);

const given = (what: string): Option =>
  new Option('--options <json>', `${what}: a JSON object, or a file that holds one`).argParser(optionsOf);
/** Only who asks for help waits until all games are loaded. */
const knownOptions = process.argv.some((word) => ['-h', '--help', 'help'].includes(word)) ? await optionNames() : '';

const program = new Command('feyrules')
  .description('Plays fairy-tale board and card games by their rules, and adjudicates records of them.')
  .version(version)
  .showSuggestionAfterError(false)
  // Or `arena` would take the options of `arena worker` for its own.
  .enablePositionalOptions()
  .exitOverride()
  .configureOutput({ outputError: () => {} });

program
  .command('play')
  .argument('<game>', GAME)
  .description('play a game in the terminal')
  .requiredOption(
    '--seats <names>',
    'who sits where: human, random, greedy, ismcts:500, ./mine.mjs:500 …, separated by commas',
    namesOf,
  )
  .option('--seed <number>', 'seed of the dice and the bots; a new one by default', natural)
  .addOption(given('options of the game').default({}, 'none'))
  .addHelpText('after', knownOptions)
  .option('--quiet', 'print the result only', false)
  .option('--record <file>', 'write the record: JSON, or text if the name ends in .txt')
  .option('--max-moves <number>', 'stop after so many moves', natural, MAX_MOVES)
  .addOption(locale())
  .addOption(json())
  .action((game, options) => play(game, { seed: newSeed(), ...options }));

program
  .command('check <record>')
  .description('adjudicate a record (- for standard input): exit 0 if it is legal, 1 if not')
  .option('--law', 'print the clause by which it is illegal', false)
  .addOption(game())
  .addOption(locale())
  .addOption(json())
  .action(check);

program
  .command('law <ids...>')
  .description('print the rules of record: clauses (EW-8.4), sections (EW-8), or all of a game (elfenwizards)')
  .addOption(game())
  .addOption(locale())
  .addOption(json())
  .action(law);

program
  .command('options')
  .argument('<game>', GAME)
  .description('print the options of a game: what they may be, what that means, and by which clause')
  .option('--template', 'print a form, with every option at its default, to be filled in and given back', false)
  .option('--full', 'print a form with tables in place of names for them, such as "reconstructed"', false)
  .addOption(given('check these options'))
  .addOption(locale())
  .addOption(json())
  .action(options);

program
  .command('show <record>')
  .description('show the table of a record')
  .addOption(game())
  .addOption(at())
  .option('--seat <seat>', 'as that seat sees it; as a spectator by default', natural)
  .addOption(locale())
  .addOption(json())
  .action(show);

program
  .command('moves <record>')
  .description('list what may be done')
  .addOption(game())
  .addOption(at())
  .addOption(locale())
  .addOption(json())
  .action(moves);

const arenas = program
  .command('arena')
  .enablePositionalOptions()
  .description('let bots play each other, on seats that rotate, and see how they stand')
  .argument('[games]', 'ids of games, or modules of your own such as ./mine.mjs, separated by commas')
  .addOption(game())
  .option('--seats <names>', 'bots such as random, greedy, ismcts:500, ./mine.mjs:200ms, separated by commas', namesOf)
  .addOption(
    new Option('--format <format>', 'who meets whom').choices(['table', 'round-robin', 'ladder']).default('table'),
  )
  .option('--players <number>', 'seats at a table, if it is not one a bot', positive)
  .option('--games <number>', 'games in all', positive, ARENA_GAMES)
  .option('--seed <number>', 'seed of dice and bots', natural, 1)
  .addOption(given('options of the games').default({}, 'none'))
  .addHelpText('after', knownOptions)
  .option('--max-moves <number>', 'stop a game after so many moves', positive, MAX_MOVES)
  .addOption(
    new Option('--on-error <what>', 'a bot that fails: stop, or have it forfeit the game')
      .choices(['stop', 'forfeit'])
      .default('stop'),
  )
  .addOption(workers())
  .option('--redis <url>', 'let the workers play that serve this Redis; modules take workers with --modules', redisUrl)
  .option('--out <file>', 'write the result of every game, as JSON lines')
  .option('--resume <file>', 'go on with such a file')
  .option('--modules', 'run bots that are modules which the file of --resume names, too', false)
  .option('--csv', 'print the standings as CSV', false)
  .addOption(json())
  .action((ids: string | undefined, options: ArenaOptions, command: Command) => {
    const isGiven = (name: string): boolean => command.getOptionValueSource(name) === 'cli';
    const spare = options.resume === undefined ? [] : PLAN_OPTIONS.filter(isGiven);
    if (spare.length > 0 || (ids !== undefined && options.resume !== undefined)) {
      throw new UsageError(
        '--resume goes on with the plan of its file; games and options that change it are not taken',
      );
    }
    return arena(ids, options);
  });

arenas
  .command('worker')
  .description('play for arenas over Redis, until interrupted')
  .requiredOption('--redis <url>', 'address of the Redis', redisUrl)
  .option('--modules', 'play games and bots that are modules of this machine, too', false)
  .addOption(workers())
  .action(arenaWorker);

program
  .command('bench')
  .argument('[game]', GAME)
  .description('measure how fast the games are on this machine')
  .option('--cases <names>', 'what to measure, separated by semicolons; all of it by default', (text) =>
    text.split(';').map((name) => name.trim()),
  )
  .addOption(json())
  .action(bench);

program
  .command('serve')
  .description('referee for other programs: requests and answers as JSON lines')
  .requiredOption('--stdio', 'over standard input and output')
  .addOption(game())
  .addOption(bot())
  .addOption(thinking())
  .action(serve);

program
  .command('mcp')
  .description('referee for language models: a Model Context Protocol server over standard input and output')
  .addOption(game())
  .addOption(bot())
  .addOption(thinking())
  .action(mcp);

function positive(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number, 1 or more, of at most 9 digits.');
  return Number(text);
}

function threads(text: string): number {
  const number = positive(text);
  if (number > MOST_THREADS) throw new InvalidArgumentError(`There are at most ${MOST_THREADS}.`);
  return number;
}

function redisUrl(text: string): string {
  if (!/^rediss?:\/\/[^/]/.test(text) || !URL.canParse(text)) {
    throw new InvalidArgumentError('It must be an address such as redis://127.0.0.1:6379.');
  }
  return text;
}

function natural(text: string): number {
  if (!/^\d{1,9}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number, 0 or more, of at most 9 digits.');
  return Number(text);
}

function collected(text: string, before: readonly string[]): string[] {
  return [...before, text];
}

/** One that can be typed again. */
function newSeed(): number {
  return systemRandom().int(10 ** 9);
}

/** The sentence for whatever people got wrong; `undefined` for a mistake of our own. */
function explain(error: unknown): string | undefined {
  if (error instanceof CommanderError) return error.message.replace(/^error: /, '');
  if (error instanceof RecordError || error instanceof PlanError || error instanceof UsageError) return error.message;
  return undefined;
}

// A reader that has seen enough, such as `head`, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  complain(`the output cannot be written: ${error.message}`);
  process.exit(1);
});

try {
  await program.parseAsync();
} catch (error) {
  const shown =
    error instanceof CommanderError &&
    ['commander.help', 'commander.helpDisplayed', 'commander.version'].includes(error.code);
  const message = explain(error);
  if (message === undefined) confess(error);
  else if (!shown) complain(message);
  if (message === undefined) process.exitCode = OWN_MISTAKE;
  else if (!(error instanceof CommanderError && error.exitCode === 0)) process.exitCode = WRONG_INPUT;
}
