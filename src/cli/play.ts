import { setImmediate } from 'node:timers/promises';
import { LONGEST_REASON } from '../arena/crash.ts';
import { isModule, readEntrant, seatsTag } from '../arena/entrant.ts';
import { botFor, checkEntrant } from '../arena/entrant-bots.ts';
import { isPath } from '../arena/modules.ts';
import { askForMove } from '../bots/ask.ts';
import { type Bot, shownTo } from '../bots/bot.ts';
import { botNames, thinkerOf } from '../bots/catalogue.ts';
import { type Dice, type Seed, type Sources, sourcesOf } from '../core/chance.ts';
import type { Game, GameTypes, Seat } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import { Match } from '../core/match.ts';
import type { Rng } from '../core/rng.ts';
import { inLanguage, type Locale } from '../core/wording.ts';
import { meant } from './closest.ts';
import { cliFailure, reasonFor } from './errors.ts';
import { chosenGames } from './games.ts';
import { withoutPlayers } from './given.ts';
import { host, reserveStdout } from './host.ts';
import { readKeyboard, readLines } from './keyboard.ts';
import { languageOf } from './language.ts';
import { Narrator } from './narrator.ts';
import { checkOptions } from './options.ts';
import { isAtTerminal, printError, quoted, say, sayJson, sayPainted, short } from './output.ts';
import { Person } from './person.ts';
import { checkWritable, freeFile, saveOrPrint } from './save.ts';
import { botKinds, type TerminalGame, withBudget } from './seats.ts';
import { summary, words } from './text.ts';

export interface PlayOptions {
  /** The game as the user named it: its id or its module. */
  readonly named?: string | undefined;
  /** One name per seat: a bot, a module or `human`. Default at a terminal: one person and fast bots. */
  readonly seats?: readonly string[];
  /** Seed of the dice and the bots. */
  readonly seed: Seed;
  readonly options: object;
  readonly locale: Locale;
  readonly quiet: boolean;
  readonly json: boolean;
  /** File of the record to resume. */
  readonly resume?: string;
  /** File for the record: JSON, or text if the name ends in `.txt`. */
  readonly record?: string;
  /** Maximum number of moves. */
  readonly maxMoves: number;
}

/** Options with the players of all seats. */
export type Settings = PlayOptions & { readonly seats: readonly string[] };

/** Signals that end the game early. The unfinished game is still recorded. */
const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Exit code if the input ends before the game. */
const INPUT_ENDED = 2;
/** After this many milliseconds, the game yields between two moves to the event loop, which delivers the signals. */
const YIELD_AFTER_MS = 50;

/** Plays a new game in the terminal. */
export async function play(name: string, given: PlayOptions): Promise<void> {
  const [kit, ...others] = (await chosenGames([name])).kits;
  if (kit === undefined || others.length > 0) {
    const count = kit === undefined ? 'no game' : `${1 + others.length} games`;
    throw cliFailure('cli/game-count', { name, count, wanted: 'name one to play' });
  }
  const settings = await withSeats(kit, given, given.seats ?? defaultSeats(playersAsked(kit, given)));
  const sources = sourcesOf(given.seed);
  await playOn(kit, settings, matchOf(kit.game, settings, sources.dice), sources);
}

/**
 * Adds the players to the settings.
 * @throws UsageError for an unknown name, PlanError for a module that is not a usable bot.
 */
export async function withSeats(kit: Kit, given: PlayOptions, names: readonly string[]): Promise<Settings> {
  const seats = names.map(withBudget);
  for (const name of seats) await checkSeat(name, kit);
  return { ...given, seats };
}

/** Plays and narrates a match in the terminal, and records it even if it is unfinished. */
export async function playOn(kit: Kit, settings: Settings, begun: Match, sources: Sources): Promise<void> {
  const { named = '', locale, json, quiet, seed, record, resume } = settings;
  const { game } = kit;
  const players: ('human' | Bot<GameTypes, unknown>)[] = [];
  const options = { ...settings.options, players: settings.seats.length };
  for (const [seat, name] of settings.seats.entries()) {
    if (name === 'human') players.push(name);
    else players.push(await blaming(`${name}, seat ${seat}`, name, () => botFor(name, { kit, options, seat })));
  }
  const sitting: TerminalGame = { kit, match: begun, players, sources, locale, record, resumed: resume };
  if (record !== undefined) checkWritable(record);
  if (json && players.includes('human')) reserveStdout();
  const readInput = isAtTerminal() ? readKeyboard : readLines;
  const keyboard = players.includes('human') ? readInput() : undefined;
  const interrupt = new AbortController();
  const stop = (_: NodeJS.Signals, number: number): void => {
    interrupt.abort();
    keyboard?.close();
    // Shells expect this exit code of a command that a signal ended.
    host().exitCode = 128 + number;
  };
  for (const signal of SIGNALS) host().on(signal, stop);
  // If the output is closed, no person can play on. Only a recorded game of bots is still worth finishing.
  const unread = (): void => stop('SIGPIPE', 13);
  if (keyboard !== undefined || record === undefined) host().stdout.once('error', unread);
  const narrator = new Narrator(sitting, keyboard !== undefined);
  const person = keyboard && new Person(sitting, keyboard, (seat) => narrator.show(seat));
  const asked = async (seat: Seat): Promise<boolean> => person !== undefined && (await person.ask(seat));
  let stayed: boolean | undefined;
  let file = record;
  try {
    stayed = await run(sitting, settings, interrupt.signal, asked, quiet || json ? undefined : narrator);
    for (const [seat, player] of players.entries()) {
      const name = settings.seats[seat] ?? '';
      const { outcome } = sitting.match;
      if (player !== 'human') await blaming(`${name}, seat ${seat}`, name, async () => player.over?.(outcome));
    }
  } finally {
    keyboard?.close();
    const { match } = sitting;
    // Saves a person's unfinished game even without `--record`. It would be lost otherwise.
    if (person?.isUnsaved === true && match.outcome === undefined && !json) file ??= freeFile(match.game);
    // Saves the game even if a bot threw. Until the listeners are removed, a second signal cannot prevent this.
    if (file !== undefined) saveOrPrint(file, match.game, match.record());
    for (const signal of SIGNALS) host().removeListener(signal, stop);
    host().stdout.off('error', unread);
    if (file !== record && file !== undefined && stayed === undefined) say(inLanguage(words.recorded(file), locale));
  }
  const { match } = sitting;
  if (person?.hasEnded === true && !isAtTerminal() && !interrupt.signal.aborted) {
    printError(words.inputEnded);
    host().exitCode = INPUT_ENDED;
  }
  if (json) {
    sayJson({ game: game.id, seed, moves: match.plies, outcome: match.outcome ?? null, record: match.record() });
    return;
  }
  const { outcome, plies } = match;
  if (outcome !== undefined) {
    const result = `${inLanguage(words.moves(plies), locale)}, ${summary(game, outcome, locale)}`;
    sayPainted([{ text: inLanguage(words.over, locale), style: 'bold' }, { text: ` ${result}` }]);
  } else {
    say(inLanguage(stayed ? words.stopped(plies) : words.left(plies), locale));
  }
  if (file === undefined) return;
  say(inLanguage(words.recorded(file), locale));
  if (outcome !== undefined || keyboard === undefined) return;
  const seats = settings.seats.some(isModule) ? ['--seats', settings.seats.join(',')] : [];
  const language = locale === languageOf([], host().env) ? [] : ['--locale', locale];
  const line = ['feyrules', 'play', ...(isPath(named) ? [named] : []), '--resume', file, ...seats, ...language];
  say(inLanguage(words.goesOn(line.map(quoted).join(' ')), locale));
}

/**
 * @param asked lets the person on a seat decide; resolves to `false` if that person has left.
 * @returns `false` if a player left or a signal came before the end.
 */
async function run(
  sitting: TerminalGame,
  { seats, maxMoves }: Settings,
  interrupt: AbortSignal,
  asked: (seat: Seat) => Promise<boolean>,
  narrator: Narrator | undefined,
): Promise<boolean> {
  const { kit, players, sources } = sitting;
  let left = false;
  let heard = performance.now();
  narrator?.begin();
  while (sitting.match.actor !== 'over' && sitting.match.plies < maxMoves && !left) {
    const { match } = sitting;
    const { actor } = match;
    const player = typeof actor === 'number' ? players[actor] : undefined;
    if (typeof actor !== 'number') match.chance();
    else if (player === 'human') left = !(await asked(actor));
    else if (player !== undefined) {
      left = !(await playBot(match, actor, seats[actor] ?? '', player, sources.ofBot(actor), interrupt));
    }
    narrator?.tell();
    if (performance.now() - heard > YIELD_AFTER_MS) {
      await setImmediate();
      heard = performance.now();
    }
    left ||= interrupt.aborted;
  }
  narrator?.end();
  return !left || kit.game.outcome(sitting.match.state) !== undefined;
}

/**
 * Lets a bot make a move. Stops waiting for its answer if the game is interrupted.
 * @returns `false` if the game was interrupted.
 * @throws UsageError if a bot from a module fails or makes an illegal move.
 */
async function playBot(
  match: Match,
  seat: Seat,
  name: string,
  bot: Bot<GameTypes, unknown>,
  rng: Rng,
  interrupt: AbortSignal,
): Promise<boolean> {
  return blaming(`${name}, move ${match.plies + 1}`, name, async () => {
    const decide = (): unknown => bot.decide(shownTo(bot, match, seat), { rng, signal: interrupt });
    try {
      match.play(seat, await askForMove(match.game, decide, interrupt));
      return true;
    } catch (error) {
      if (interrupt.aborted) return false;
      throw error;
    }
  });
}

/** Calls a bot. Turns an error of a bot from a module into a UsageError that names the bot. */
async function blaming<T>(where: string, name: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!isModule(name)) throw error;
    const reason = short(reasonFor(error), LONGEST_REASON);
    throw cliFailure('cli/bot-failed', { bot: where, reason }, { cause: error });
  }
}

/** @throws UsageError for an unknown name, PlanError for a module that is not a usable bot. */
async function checkSeat(name: string, kit: Kit): Promise<void> {
  if (name === 'human') return;
  const entrant = readEntrant(name);
  if (entrant.kind === 'module') return checkEntrant(name, kit);
  if (thinkerOf(entrant.name, kit) === undefined)
    throw cliFailure('cli/unknown-seat', {
      name: short(name),
      meant: meant(name.replace(/:.*/s, ''), ['human', ...botKinds]),
      known: botNames.join(', '),
    });
}

/**
 * The number of players in the options, or else the smallest number that the game allows.
 * @throws UsageError if the game does not allow the options.
 */
function playersAsked({ game }: Kit, { options, locale }: PlayOptions): number {
  const asked = { players: game.seats.min, ...options };
  checkOptions(game, asked, locale);
  return asked.players;
}

/**
 * One person against fast bots.
 * @throws UsageError if there is no terminal.
 */
export function defaultSeats(players: number): readonly string[] {
  if (!isAtTerminal()) throw cliFailure('cli/missing-option', { option: '--seats <names>' });
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? 'human' : 'greedy'));
}

function matchOf(game: Game, { seats, options: given, locale }: Settings, rng: Dice): Match {
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max) {
    const { name } = game;
    const count = `${seats.length} ${seats.length === 1 ? 'seat' : 'seats'}`;
    throw cliFailure('cli/seat-count', { count, game: name, min, max });
  }
  const options = { ...withoutPlayers(given, seats.length), players: seats.length };
  checkOptions(game, options, locale);
  return new Match(game, { options, rng, tags: seatsTag(seats) });
}
