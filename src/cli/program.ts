import { Command, Option } from 'commander';
import { version } from '../../package.json';
import { newSecret } from '../core/chance.ts';
import { arenaCommands } from './arena-commands.ts';
import { collected, game, given, json, natural, redisUrl, seed, workers } from './arguments.ts';
import { host } from './host.ts';
import { language } from './language.ts';
import { lazily } from './lazily.ts';
import { namesOf } from './lists.ts';
import { sayHelp } from './output.ts';

/** Default maximum number of moves of `play`: the rules of some games set no limit. */
const MAX_MOVES = 100_000;

/** Default time in milliseconds that a server's bots think about a move. */
const THINKING = 5_000;
const GAME = "a game's id, or a module of your own such as ./mine.mjs";

const locale = (): Option => new Option('--locale <locale>', 'language').choices(['en', 'it']).default(language());
const at = (): Option => new Option('--at <moves>', 'after this many moves; all by default').argParser(natural);
const bot = (): Option =>
  new Option('--bot <name>', 'a bot of your own, such as tutor=./mine.mjs:100; may be given several times')
    .argParser(collected)
    .default([], 'none');
const thinking = (): Option =>
  new Option('--thinking <milliseconds>', 'thinking time of a bot per move').argParser(natural).default(THINKING);

/** Defines the commands of `feyrules`. */
export async function programFor(args: readonly string[]): Promise<Command> {
  // The help texts need all games, so they are loaded only for help.
  const { choiceLines, examples, gameLines } = await import('./help.ts');
  const isHelp = args.some((word) => ['-h', '--help', 'help'].includes(word));
  const knownOptions = isHelp ? await choiceLines() : '';

  const program = new Command('feyrules')
    .description('Plays fairy-tale board and card games by their rules, and adjudicates records of them.')
    .version(version)
    // Else `arena` would parse the options of `arena worker`.
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: sayHelp,
      outputError: () => {},
      getOutHelpWidth: () => (host().stdout.isTTY ? (host().stdout.columns ?? 80) : 80),
    })
    .addHelpText('after', isHelp ? await gameLines() : '')
    .addHelpText('after', examples);

  program
    .command('play')
    .argument('[game]', GAME)
    .description('play a game in the terminal')
    .option(
      '--seats <names>',
      'who sits where: human, easy, normal, hard, best, ismcts:500, ./mine.mjs:500 …, separated by commas',
      namesOf,
    )
    .option('--seed <seed>', 'seed of the dice and the bots; a new one by default', seed)
    .addOption(given('options of the game').default({}, 'none'))
    .addHelpText('after', knownOptions)
    .option('--quiet', 'print the result only', false)
    .option('--record <file>', 'write the record: JSON, or text if the name ends in .txt')
    .option('--resume <file>', 'go on with a recorded game, as those who sat there, or as --seats says')
    .option('--max-moves <number>', 'maximum number of moves', natural, MAX_MOVES)
    .addOption(locale())
    .addOption(json())
    .action(async (game: string | undefined, options) => {
      const settings = { seed: newSecret(), ...options };
      if (options.resume !== undefined) await (await import('./resume.ts')).resume(game, options.resume, settings);
      else if (game === undefined) await (await import('./play-chosen.ts')).playChosen(settings);
      else await (await import('./play.ts')).play(game, settings);
    });

  program
    .command('check <record...>')
    .description(
      'adjudicate records: files, folders of them, or - for standard input; exit 0 if all are legal, 1 if not, 2 for what is no record',
    )
    .option('--law', 'print the clause by which it is illegal', false)
    .addOption(workers('threads that judge a file of many games').conflicts('redis'))
    .option('--redis <url>', 'let the workers judge a file of many games that serve this Redis', redisUrl)
    .addOption(game())
    .addOption(locale())
    .addOption(json())
    .action(lazily(async () => (await import('./check/check.ts')).check));

  program
    .command('law <ids...>')
    .description(
      'print the rules of record: clauses (EW-8.4), sections (EW-8), or all of a game (elfenwizards, ./mine.mjs)',
    )
    .addOption(game())
    .addOption(locale())
    .addOption(json())
    .action(lazily(async () => (await import('./law.ts')).law));

  program
    .command('cases [ids...]')
    .description(
      'show disputed positions and how they are ruled: a case (ST-4.2a), a clause (ST-4.2), or a game (strage)',
    )
    .option('--export <case>', 'print the position of a case as a record')
    .addOption(game())
    .addOption(locale())
    .addOption(json())
    .action(lazily(async () => (await import('./cases.ts')).cases));

  program
    .command('options')
    .argument('<game>', GAME)
    .description('print the options of a game: what they may be, what that means, and by which clause')
    .option('--template', 'print a form, with every option at its default, to be filled in and given back', false)
    .option('--full', 'print a form with tables in place of names for them, such as "reconstructed"', false)
    .addOption(given('check these options'))
    .addOption(locale())
    .addOption(json())
    .action(lazily(async () => (await import('./options.ts')).options));

  program
    .command('show <record>')
    .description('show the table of a record')
    .addOption(game())
    .addOption(at())
    .option('--seat <seat>', 'as that seat sees it; as a spectator by default', natural)
    .addOption(locale())
    .addOption(json())
    .action(lazily(async () => (await import('./show.ts')).show));

  program
    .command('moves <record>')
    .description('list what may be done')
    .addOption(game())
    .addOption(at())
    .option('--bot <name>', 'and what a bot such as ismcts:500 makes of it, the best first')
    .option('--seed <seed>', 'seed of the bot', seed, 1)
    .addOption(locale())
    .addOption(json())
    .action(lazily(async () => (await import('./show.ts')).moves));

  arenaCommands(program, knownOptions, locale);

  program
    .command('bench')
    .argument('[game]', GAME)
    .description('measure how fast the games are on this machine')
    .option('--cases <names>', 'what to measure, separated by semicolons; all of it by default', (text) =>
      text.split(';').map((name) => name.trim()),
    )
    .addOption(json())
    .action(lazily(async () => (await import('./bench.ts')).bench));

  program
    .command('serve')
    .description('referee for other programs: requests and answers as JSON lines')
    .requiredOption('--stdio', 'over standard input and output')
    .addOption(game())
    .addOption(bot())
    .addOption(thinking())
    .action(lazily(async () => (await import('./serve.ts')).serve));

  program
    .command('mcp')
    .description('referee for language models: a Model Context Protocol server over standard input and output')
    .addOption(game())
    .addOption(bot())
    .addOption(thinking())
    .action(lazily(async () => (await import('./mcp.ts')).mcp));

  return program;
}
