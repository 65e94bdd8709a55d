import { writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { thoughtOut } from '../bots/bot.ts';
import { botNames, thinkerOf } from '../bots/catalogue.ts';
import { OptionsError } from '../core/errors.ts';
import type { Game } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import { Match } from '../core/match.ts';
import { printRecord } from '../core/record-text.ts';
import { seeded } from '../core/rng.ts';
import type { Locale } from '../core/wording.ts';
import { UsageError } from './errors.ts';
import { askHuman, type Lines, readLines } from './human.ts';
import { kitOf } from './input.ts';
import { Narrator } from './narrator.ts';
import { say, sayJson, short } from './output.ts';
import type { Player } from './seats.ts';
import { summary, words } from './text.ts';

export interface PlayOptions {
  /** One name a seat: a bot's, or `human`. */
  readonly seats: readonly string[];
  /** Of the dice, and of the bots. */
  readonly seed: number;
  readonly options: object;
  readonly locale: Locale;
  readonly quiet: boolean;
  readonly json: boolean;
  /** Where the record goes: JSON, or text if the name ends in `.txt`. */
  readonly record?: string;
  /** Stops there, over or not. */
  readonly maxMoves: number;
}

/** Ctrl-C and its like: the game is left, and recorded like any other. */
const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Milliseconds of thinking after which signals are heard. */
const DEAF_MS = 50;

/** Plays a game in the terminal, in words, and records it, even one that is left unfinished. */
export async function play(id: string, settings: PlayOptions): Promise<void> {
  const { locale, json, quiet, seed, record } = settings;
  const kit = kitOf(id);
  const { game } = kit;
  const players = settings.seats.map((name) => playerOf(name, kit));
  const match = matchOf(game, settings);
  const lines = players.includes('human') ? readLines() : undefined;
  const interrupt = new AbortController();
  const stop = (_: NodeJS.Signals, number: number): void => {
    interrupt.abort();
    lines?.close();
    // As shells have it of a command that a signal has ended.
    process.exitCode = 128 + number;
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const narrator = quiet || json ? undefined : new Narrator(kit, match, players, locale);
  const stayed = await run(match, players, settings, interrupt.signal, lines, narrator);
  lines?.close();

  // Until the record is written, no second signal may end the process.
  if (record !== undefined) save(record, match);
  for (const signal of SIGNALS) process.removeListener(signal, stop);
  if (json) {
    sayJson({ game: id, seed, moves: match.plies, outcome: match.outcome ?? null, record: match.record() });
    return;
  }
  const { outcome, plies } = match;
  if (outcome !== undefined) {
    say(`${words.over[locale]} ${words.moves(plies)[locale]}, ${summary(game, outcome, locale)}`);
  } else {
    say((stayed ? words.stopped(plies) : words.left(plies))[locale]);
  }
  if (record !== undefined) say(words.recorded(record)[locale]);
}

/** @returns whether everybody stayed to the end. */
async function run(
  match: Match,
  players: readonly Player[],
  { locale, maxMoves, seed }: PlayOptions,
  interrupt: AbortSignal,
  lines: Lines | undefined,
  narrator: Narrator | undefined,
): Promise<boolean> {
  const { game } = match;
  // The bots draw from a source of their own, so that the dice of a seed do not depend on how much the bots think.
  const rng = seeded(~seed);
  let left = false;
  let heard = performance.now();
  narrator?.begin();
  while (match.actor !== 'over' && match.plies < maxMoves && !left) {
    const { actor } = match;
    const player = typeof actor === 'number' ? players[actor] : undefined;
    if (typeof actor !== 'number') match.chance();
    else if (player === 'human' && lines !== undefined) left = !(await askHuman(match, actor, lines, locale));
    else if (player !== undefined && player !== 'human') match.play(actor, player(match.observe(actor), rng));
    narrator?.tell();
    if (performance.now() - heard > DEAF_MS) {
      await setImmediate();
      heard = performance.now();
    }
    left ||= interrupt.aborted;
  }
  narrator?.end();
  return !left || game.outcome(match.state) !== undefined;
}

function playerOf(name: string, kit: Kit): Player {
  if (name === 'human') return 'human';
  const bot = thinkerOf(name, kit);
  if (bot === undefined)
    throw new UsageError(`unknown seat "${short(name)}"; there are: human, ${botNames.join(', ')}`);
  return (observation, rng) => thoughtOut(bot(observation, rng));
}

function matchOf(game: Game, { seats, seed, options }: PlayOptions): Match {
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max) {
    throw new UsageError(`--seats names ${seats.length} seats; ${game.name} is for ${min} to ${max}`);
  }
  try {
    return new Match(game, { options: { ...options, players: seats.length }, seed });
  } catch (error) {
    if (error instanceof OptionsError) throw new UsageError(`--options: ${error.message}`);
    throw error;
  }
}

function save(path: string, match: Match): void {
  const record = match.record();
  try {
    writeFileSync(path, path.endsWith('.txt') ? printRecord(match.game, record) : `${JSON.stringify(record)}\n`);
  } catch (error) {
    throw new UsageError(`cannot write ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
