import { type Command, InvalidArgumentError, Option } from 'commander';
import { type Clock, parseClock } from '../arena/clock.ts';
import type { Hypotheses } from '../arena/sprt.ts';
import type { ArenaOptions } from './arena.ts';
import { collected, game, given, json, lazily, namesOf, positive, redisUrl, seed, workers } from './arguments.ts';
import { cliFailure } from './errors.ts';

/** Default number of games. */
const GAMES = 100;
/** Default maximum number of games with `--sprt`. */
const SPRT_GAMES = 20_000;
/** Default maximum number of moves of a game: the rules of some games set no limit. */
const MAX_MOVES = 100_000;

/**
 * @param knownOptions help text on the options and levels of the built-in games.
 * @param locale creates a new option `--locale` for each command.
 */
export function arenaCommands(program: Command, knownOptions: string, locale: () => Option): void {
  const arenas = program
    .command('arena')
    .enablePositionalOptions()
    .description('play bots against each other with rotating seats and rank them')
    .argument('[games]', 'ids of games, or your own modules such as ./mine.mjs, separated by commas')
    .addOption(game())
    .option('--seats <names>', 'bots such as hard, greedy, ismcts:500, ./mine.mjs:200ms, separated by commas', namesOf)
    .addOption(
      new Option('--format <format>', 'who meets whom').choices(['table', 'round-robin', 'ladder']).default('table'),
    )
    .option('--players <number>', 'seats at a table; default: as many as bots, in a ladder 2 or the minimum', positive)
    .option('--games <number>', `total number of games: ${GAMES}, or at most ${SPRT_GAMES} with --sprt`, positive)
    .option(
      '--sprt <elo0,elo1>',
      'test if the first of two bots is stronger by elo0 or by elo1; end when the test decides',
      hypotheses,
    )
    .option('--seed <seed>', 'seed of the dice and the bots; a new one by default', seed)
    .addOption(given('options of the games').default({}, 'none'))
    .addHelpText('after', knownOptions)
    .option('--max-moves <number>', 'maximum number of moves per game', positive, MAX_MOVES)
    .addOption(
      new Option('--on-error <what>', 'if a bot fails: stop, or let it forfeit the game')
        .choices(['stop', 'forfeit'])
        .default('stop'),
    )
    .addOption(workers('number of threads that play'))
    .option('--redis <url>', 'play on the workers that serve this Redis; modules need workers with --modules', redisUrl)
    .option('--clock <time>', 'time limit, 60s/game or 500ms/move; a bot that exceeds it forfeits', clock)
    .option('--out <file>', 'write the results to this file as JSON lines; arena-1.jsonl or the next by default')
    .option('--no-out', 'write no results file')
    .option('--records <folder>', 'write the record of every game to this folder')
    .option('--resume <file>', 'resume the run of a results file; --games raises the number of games')
    .option('--modules', 'run modules that the file of --resume names as bots', false)
    .action(async (ids: string | undefined, options: ArenaOptions, command: Command) => {
      const isGiven = (name: string): boolean => command.getOptionValueSource(name) === 'cli';
      const { resume, sprt } = options;
      if (ids !== undefined && resume !== undefined) throw cliFailure('cli/resume-takes', { what: 'games' });
      const games = options.games ?? (sprt === undefined ? GAMES : SPRT_GAMES);
      const { arena } = await import('./arena.ts');
      await arena(ids, { ...options, games }, isGiven);
    });

  arenas
    .command('worker')
    .description('over Redis, play games for arenas and judge records for checks, until interrupted')
    .requiredOption('--redis <url>', 'address of the Redis', redisUrl)
    .option('--modules', 'also run games and bots that are modules on this machine', false)
    .addOption(workers('number of threads that play, and of threads that judge'))
    .action(lazily(async () => (await import('./arena.ts')).arenaWorker));

  arenas
    .command('replay')
    .description('replay a game of a results file and print its record')
    .argument('<results>', 'the results file')
    .requiredOption(
      '--game <number>',
      'index of the game, from 0; repeat --game to load your own game, such as ./mine.mjs',
      collected,
      [],
    )
    .option('--modules', 'run modules that the file names as bots', false)
    .option('--out <file>', 'write the record to this file, as text if the name ends in .txt; print JSON by default')
    .action(lazily(async () => (await import('./arena-replay.ts')).replayGame));

  const report = arenas
    .command('report')
    .description('print the standings of a results file, finished or not')
    .argument('<results>', 'the results file')
    .action(lazily(async () => (await import('./arena-report.ts')).reportOn));

  printing(arenas, 'measure thinking times, and print them in total or by phase', locale);
  printing(report, 'print thinking times in total or by phase, if they were measured', locale);
}

/** Adds the options that say how a report is printed. */
function printing(command: Command, time: string, locale: () => Option): void {
  command
    .addOption(new Option('--time [what]', time).choices(['total', 'phases']).preset('total'))
    .option('--csv', 'print the standings as CSV', false)
    .addOption(json())
    .option('--html <file>', 'write the report with pictures as an HTML page')
    .addOption(locale());
}

function clock(text: string): Clock {
  const read = parseClock(text);
  if (read === undefined) throw new InvalidArgumentError('Expected: time such as 60s/game or 500ms/move');
  return read;
}

function hypotheses(text: string): Hypotheses {
  const [, elo0, elo1] = /^(-?\d{1,4}(?:\.\d{1,3})?),(-?\d{1,4}(?:\.\d{1,3})?)$/.exec(text) ?? [];
  if (elo0 === undefined || elo1 === undefined || Number(elo0) >= Number(elo1)) {
    throw new InvalidArgumentError('Expected: two Elo differences, the lower first, such as 0,20');
  }
  return { elo0: Number(elo0), elo1: Number(elo1) };
}
