#!/usr/bin/env node
import { Command, CommanderError, Option } from 'commander';
import { version } from '../../package.json';
import { PlanError } from '../arena/errors.ts';
import { newSecret } from '../core/chance.ts';
import { RecordError } from '../core/errors.ts';
import { inLanguage } from '../core/wording.ts';
import { describeFault } from '../referee/migrate.ts';
import { arenaCommands } from './arena-commands.ts';
import { collected, game, given, json, natural, redisUrl, seed, workers } from './arguments.ts';
import { UsageError } from './errors.ts';
import { saidOf } from './faults.ts';
import { inItalian, italianComplaint } from './italian.ts';
import { language } from './language.ts';
import { lazily } from './lazily.ts';
import { namesOf } from './lists.ts';
import { complain, confess, isAtTerminal } from './output.ts';

const WRONG_INPUT = 2;
/** Of a mistake in the program: 1 is the verdict that a record is illegal. */
const OWN_MISTAKE = 70;
/** Moves after which `play` stops: no rule of some games bounds their length. */
const MAX_MOVES = 100_000;

/** So many milliseconds the bots of a server think about a move. */
const THINKING = 5_000;
const GAME = "a game's id, or a module of your own such as ./mine.mjs";

/** What is typed behind `feyrules`. */
const args = process.argv.slice(2);

const locale = (): Option => new Option('--locale <locale>', 'language').choices(['en', 'it']).default(language);
const at = (): Option => new Option('--at <moves>', 'after so many moves; all by default').argParser(natural);
const bot = (): Option =>
  new Option('--bot <name>', 'a bot of your own, such as tutor=./mine.mjs:100; may be given several times')
    .argParser(collected)
    .default([], 'none');
const thinking = (): Option =>
  new Option('--thinking <milliseconds>', 'so long a bot thinks about a move').argParser(natural).default(THINKING);

/** Only who asks for help waits until all games are loaded. */
const isHelp = args.some((word) => ['-h', '--help', 'help'].includes(word));
const { choiceLines, exampleLines, gameLines } = await import('./help.ts');
const knownOptions = isHelp ? await choiceLines(language) : '';

const program = new Command('feyrules')
  .description('Plays fairy-tale board and card games by their rules, and adjudicates records of them.')
  .version(version)
  // Or `arena` would take the options of `arena worker` for its own.
  .enablePositionalOptions()
  .exitOverride()
  .configureOutput({ outputError: () => {} })
  .addHelpText('after', isHelp ? await gameLines(language) : '')
  .addHelpText('after', exampleLines(language));

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
  .option('--max-moves <number>', 'stop after so many moves', natural, MAX_MOVES)
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
  .description('print the rules of record: clauses (EW-8.4), sections (EW-8), or all of a game (elfenwizards)')
  .addOption(game())
  .addOption(locale())
  .addOption(json())
  .action(lazily(async () => (await import('./law.ts')).law));

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

/** The sentence for whatever people got wrong; `undefined` for a mistake of our own. */
function explain(error: unknown): string | undefined {
  if (error instanceof CommanderError) {
    const message = error.message.replace(/^error: /, '');
    return language === 'it' ? italianComplaint(message) : message;
  }
  if (error instanceof UsageError) return inLanguage(error.wording, language);
  if (error instanceof RecordError)
    return language === 'en' ? error.message : describeFault(error, undefined, language);
  if (error instanceof PlanError) return inLanguage(saidOf(error.message), language);
  return undefined;
}

// Where nobody reads, the work goes on in silence: its exit code is that of whole work, and records are written.
let isUnwritten = false;
process.stderr.on('error', () => {});
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE' || isUnwritten) return;
  isUnwritten = true;
  process.once('exit', () => {
    process.exitCode = WRONG_INPUT;
  });
  complain({
    en: `the output cannot be written: ${error.message}`,
    it: `l'uscita non si può scrivere: ${error.message}`,
  });
});
process.once('uncaughtException', (error) => {
  confess(error);
  process.exit(OWN_MISTAKE);
});

// Comes only while the command below is waited for in vain: node would end without a word.
const sayUnanswered = (): never => {
  complain({
    en: 'a bot, or another module of yours, does not answer: its promise is never settled, and nothing is left to be done',
    it: 'un bot, o un altro tuo modulo, non risponde: la sua promise non si conclude mai, e non resta nulla da fare',
  });
  process.exit(WRONG_INPUT);
};
process.once('beforeExit', sayUnanswered);

if (language === 'it') inItalian(program);
// Whoever types the command alone, at a terminal, is asked what to play.
const isAlone = args.length === 0 || (args[0]?.startsWith('--locale') && args.length <= 2);
try {
  await program.parseAsync(isAlone && isAtTerminal() ? ['play', ...args] : args, { from: 'user' });
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
process.off('beforeExit', sayUnanswered);
