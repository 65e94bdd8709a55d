import { Command, Option } from 'commander';
import { version } from '../../package.json';
import { newSecret } from '../core/chance.ts';
import { arenaCommands } from './arena-commands.ts';
import { collected, game, given, json, lazily, namesOf, natural, redisUrl, seed, workers } from './arguments.ts';
import { meant } from './closest.ts';
import { cliFailure } from './errors.ts';
import { host } from './host.ts';
import { language } from './language.ts';
import { sayHelp, short } from './output.ts';

/** Default maximum number of moves of `play`. The rules of some games set no limit. */
const MAX_MOVES = 100_000;

/** Default limit, in milliseconds, of the time that a server's bots think about a move. */
const THINKING = 5_000;
const GAME = "a game's id, or your own module such as ./mine.mjs";

const locale = (): Option =>
  new Option('--locale <locale>', 'language of sentences about games').choices(['en', 'it']).default(language());
const at = (): Option => new Option('--at <moves>', 'after this many moves; all by default').argParser(natural);
const bot = (): Option =>
  new Option('--bot <name>', 'your own bot, such as tutor=./mine.mjs:100; may be given several times')
    .argParser(collected)
    .default([], 'none');
const thinking = (): Option =>
  new Option('--thinking <milliseconds>', 'time limit of a bot per move').argParser(natural).default(THINKING);

/** Defines the commands of `feyrules`. */
export async function programFor(args: readonly string[]): Promise<Command> {
  // The games are loaded only for help, whose texts need all of them.
  const { choiceLines, examples, gameLines } = await import('./help.ts');
  const isHelp = args.some((word) => ['-h', '--help', 'help'].includes(word));
  const knownOptions = isHelp ? await choiceLines() : '';

  const program = new Command('feyrules')
    .description('Plays fairy-tale board and card games by their rules, and adjudicates records of them.')
    .version(version)
    // Without this, `arena` would parse the options of `arena worker`.
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: sayHelp,
      outputError: () => {},
      getOutHelpWidth: () => (host().stdout.isTTY ? (host().stdout.columns ?? 80) : 80),
    })
    .addHelpText('after', isHelp ? await gameLines() : '')
    .addHelpText('after', examples)
    // The built-in command prints the general help for an unknown name.
    .helpCommand(false);

  program
    .command('play')
    .argument('[game]', GAME)
    .description('play a game in the terminal')
    .option(
      '--seats <names>',
      'players by seat: human, easy, normal, hard, best, ismcts:500, ./mine.mjs:500 …, separated by commas',
      namesOf,
    )
    .option('--seed <seed>', 'seed of the dice and the bots; a new one by default', seed)
    .addOption(given('options of the game').default({}, 'none'))
    .addHelpText('after', knownOptions)
    .option('--quiet', 'print only the result', false)
    .option('--record <file>', 'write the record to this file: JSON, or text if the name ends in .txt')
    .option('--resume <file>', 'continue a recorded game with the same players, or with those of --seats')
    .option('--max-moves <number>', 'maximum number of moves', natural, MAX_MOVES)
    .addOption(locale())
    .addOption(json())
    .action(async (game: string | undefined, options) => {
      const settings = { seed: newSecret(), named: game, ...options };
      if (options.resume !== undefined) await (await import('./resume.ts')).resume(game, options.resume, settings);
      else if (game === undefined) await (await import('./play-chosen.ts')).playChosen(settings);
      else await (await import('./play.ts')).play(game, settings);
    });

  program
    .command('check <record...>')
    .description(
      'adjudicate records: files, folders, or - for standard input; exit 0 if all are legal, 1 if one is illegal, 2 if one is unreadable',
    )
    .option('--law', 'print the clause that an illegal move breaks', false)
    .addOption(workers('number of threads that judge a file of many games').conflicts('redis'))
    .option('--redis <url>', 'judge a file of many games on the workers that serve this Redis', redisUrl)
    .addOption(game())
    .addOption(locale())
    .addOption(json())
    .action(lazily(async () => (await import('./check/check.ts')).check));

  program
    .command('law <ids...>')
    .description(
      'print the rules of record: clauses (EW-8.4), sections (EW-8), all of a game (elfenwizards, ./mine.mjs), or the clauses with a word (auction)',
    )
    .addOption(game())
    .addOption(locale())
    .addOption(json())
    .action(lazily(async () => (await import('./law.ts')).law));

  program
    .command('cases [ids...]')
    .description(
      'show disputed positions and their rulings: a case (ST-4.2a), a clause (ST-4.2), a section (ST-4), a game',
    )
    .option('--export <id>', 'print positions as records, one a line: of cases, clauses, sections or games')
    .addOption(game())
    .addOption(locale())
    .addOption(json())
    .action(lazily(async () => (await import('./cases.ts')).cases));

  program
    .command('options')
    .argument('<game>', GAME)
    .description('print the options of a game: values, meanings and clauses')
    .option('--template', 'print a template with the default of every option, to edit and pass to --options', false)
    .option('--full', 'print a template with whole tables instead of names such as "reconstructed"', false)
    .addOption(given('check these options'))
    .addOption(locale())
    .addOption(json())
    .action(lazily(async () => (await import('./options.ts')).options));

  program
    .command('show <record>')
    .description('show the last move of a record, its clauses, and the table')
    .addOption(game())
    .addOption(at())
    .option('--seat <seat>', 'show it as this seat sees it; as a spectator by default', natural)
    .addOption(locale())
    .addOption(json())
    .action(lazily(async () => (await import('./show.ts')).show));

  program
    .command('moves <record>')
    .description('list the legal moves')
    .addOption(game())
    .addOption(at())
    .option('--bot <name>', 'list the moves that a bot such as ismcts:500 considers, with its evaluation, best first')
    .option('--seed <seed>', 'seed of the bot', seed, 1)
    .addOption(locale())
    .addOption(json())
    .action(lazily(async () => (await import('./show.ts')).moves));

  arenaCommands(program, knownOptions, locale);

  program
    .command('bench')
    .argument('[game]', GAME)
    .description('measure how fast the games are on this machine')
    .option('--cases <names>', 'what to measure, separated by semicolons; everything by default', (text) =>
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

  program
    .command('help [command...]')
    .description('print the help of a command')
    .action((names: readonly string[]) => {
      let about = program;
      for (const name of names) {
        const known = about.commands.map((command) => command.name());
        const next = about.commands[known.indexOf(name)];
        if (next === undefined)
          throw cliFailure('cli/unknown-command', { command: short(name), meant: meant(name, known) });
        about = next;
      }
      about.help();
    });

  return program;
}
