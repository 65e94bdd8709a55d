import { type Command, InvalidArgumentError, Option } from 'commander';
import { type Clock, parseClock } from '../arena/clock.ts';
import type { Hypotheses } from '../arena/sprt.ts';
import type { ArenaOptions } from './arena.ts';
import { collected, game, given, json, positive, redisUrl, seed, workers } from './arguments.ts';
import { cliFailure } from './errors.ts';
import { lazily } from './lazily.ts';
import { namesOf } from './lists.ts';

/** Default number of games, and the maximum with `--sprt`. */
const GAMES = 100;
const SPRT_GAMES = 20_000;
/** Default maximum number of moves of a game: the rules of some games set no limit. */
const MAX_MOVES = 100_000;

/**
 * @param knownOptions help text on the options of all games.
 * @param locale makes the option `--locale`.
 */
export function arenaCommands(program: Command, knownOptions: string, locale: () => Option): void {
  const arenas = program
    .command('arena')
    .enablePositionalOptions()
    .description('let bots play each other, on seats that rotate, and see how they stand')
    .argument('[games]', 'ids of games, or modules of your own such as ./mine.mjs, separated by commas')
    .addOption(game())
    .option('--seats <names>', 'bots such as hard, greedy, ismcts:500, ./mine.mjs:200ms, separated by commas', namesOf)
    .addOption(
      new Option('--format <format>', 'who meets whom').choices(['table', 'round-robin', 'ladder']).default('table'),
    )
    .option('--players <number>', 'seats at a table, if it is not one a bot', positive)
    .option('--games <number>', `games in all: ${GAMES} by default, at most ${SPRT_GAMES} with --sprt`, positive)
    .option(
      '--sprt <elo0,elo1>',
      'end as soon as it is decided by how many Elo the first is the stronger of two',
      hypotheses,
    )
    .option('--seed <seed>', 'seed of the dice and the bots; a new one by default', seed)
    .addOption(given('options of the games').default({}, 'none'))
    .addHelpText('after', knownOptions)
    .option('--max-moves <number>', 'maximum number of moves per game', positive, MAX_MOVES)
    .addOption(
      new Option('--on-error <what>', 'a bot that fails: stop, or have it forfeit the game')
        .choices(['stop', 'forfeit'])
        .default('stop'),
    )
    .addOption(workers('threads that play'))
    .option(
      '--redis <url>',
      'let the workers play that serve this Redis; modules take workers with --modules',
      redisUrl,
    )
    .option('--clock <time>', 'time limit, 60s/game or 500ms/move; a bot that exceeds it forfeits', clock)
    .option('--out <file>', 'where the result of every game goes, as JSON lines; arena-1.jsonl or the like by default')
    .option('--no-out', 'keep no results')
    .option('--records <folder>', 'write the record of every game into that folder')
    .option('--resume <file>', 'resume the run of a results file; --games raises the number of games')
    .option('--modules', 'run bots that are modules which the file of --resume names, too', false)
    .action(async (ids: string | undefined, options: ArenaOptions, command: Command) => {
      const isGiven = (name: string): boolean => command.getOptionValueSource(name) === 'cli';
      const { resume, sprt } = options;
      if (ids !== undefined && resume !== undefined) {
        throw cliFailure('cli/resume-takes', { what: 'games' });
      }
      const games = options.games ?? (sprt === undefined ? GAMES : SPRT_GAMES);
      const { arena } = await import('./arena.ts');
      await arena(ids, { ...options, games }, isGiven);
    });

  arenas
    .command('worker')
    .description('play for arenas, and judge for checks, over Redis, until interrupted')
    .requiredOption('--redis <url>', 'address of the Redis', redisUrl)
    .option('--modules', 'play games and bots that are modules of this machine, too', false)
    .addOption(workers('threads that play, and as many that judge'))
    .action(lazily(async () => (await import('./arena.ts')).arenaWorker));

  arenas
    .command('replay')
    .description('play a game of such a file of results once more, as a record')
    .argument('<results>', 'the file of results')
    .requiredOption(
      '--game <number>',
      'which game, counted from 0; given once more, a game of your own, such as ./mine.mjs',
      collected,
      [],
    )
    .option('--modules', 'run bots that are modules which the file names, too', false)
    .option('--out <file>', 'write the record there, as text if the name ends in .txt; print it as JSON by default')
    .action(lazily(async () => (await import('./arena-replay.ts')).replayGame));

  const report = arenas
    .command('report')
    .description('print how those stand who have played for such a file of results, of as many games as it has')
    .argument('<results>', 'the file of results')
    .action(lazily(async () => (await import('./arena-report.ts')).reportOn));

  printing(arenas, 'measure how long bots think, and print it in total or by phases', locale);
  printing(report, 'print how long bots thought, in total or by phases, if it was measured', locale);
}

/** Adds the options that say how a report is printed. */
function printing(command: Command, time: string, locale: () => Option): void {
  command
    .addOption(new Option('--time [what]', time).choices(['total', 'phases']).preset('total'))
    .option('--csv', 'print the standings as CSV', false)
    .addOption(json())
    .option('--html <file>', 'write the report with pictures, as a page')
    .addOption(locale());
}

function clock(text: string): Clock {
  const read = parseClock(text);
  if (read === undefined) throw new InvalidArgumentError('It must be a time such as 60s/game or 500ms/move.');
  return read;
}

function hypotheses(text: string): Hypotheses {
  const [, elo0, elo1] = /^(-?\d{1,4}(?:\.\d{1,3})?),(-?\d{1,4}(?:\.\d{1,3})?)$/.exec(text) ?? [];
  if (elo0 === undefined || elo1 === undefined || Number(elo0) >= Number(elo1)) {
    throw new InvalidArgumentError('It must be two numbers of Elo, the lower first, such as 0,20.');
  }
  return { elo0: Number(elo0), elo1: Number(elo1) };
}
