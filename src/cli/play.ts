import { writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { botNames, botOf } from '../bots/catalogue.ts';
import { OptionsError } from '../core/errors.ts';
import type { Game } from '../core/game.ts';
import { Match } from '../core/match.ts';
import { printRecord } from '../core/record-text.ts';
import { seeded } from '../core/rng.ts';
import type { Locale } from '../core/wording.ts';
import { UsageError } from './errors.ts';
import { askHuman, readLines } from './human.ts';
import { gameOf, short } from './input.ts';
import { Narrator } from './narrator.ts';
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

/** Plays a game in the terminal, in words, and records it, even one that is left unfinished. */
export async function play(id: string, settings: PlayOptions): Promise<void> {
  const { locale, json, quiet, seed, record } = settings;
  const game = gameOf(id);
  const players = settings.seats.map((name) => playerOf(name, game));
  const match = matchOf(game, settings);
  const stayed = await run(match, players, settings, quiet || json ? undefined : new Narrator(match, players, locale));

  if (record !== undefined) save(record, match);
  if (json) {
    console.log(
      JSON.stringify({ game: id, seed, moves: match.plies, outcome: match.outcome ?? null, record: match.record() }),
    );
    return;
  }
  const { outcome, plies } = match;
  if (outcome !== undefined) {
    console.log(`${words.over[locale]} ${words.moves(plies)[locale]}, ${summary(game, outcome, locale)}`);
  } else {
    console.log((stayed ? words.stopped(plies) : words.left(plies))[locale]);
  }
  if (record !== undefined) console.log(words.recorded(record)[locale]);
}

/** @returns whether everybody stayed to the end. */
async function run(
  match: Match,
  players: readonly Player[],
  settings: PlayOptions,
  narrator?: Narrator,
): Promise<boolean> {
  const { game } = match;
  const { locale, maxMoves, seed } = settings;
  // The bots draw from a source of their own, so that the dice of a seed do not depend on how much the bots think.
  const rng = seeded(~seed);
  const lines = players.includes('human') ? readLines() : undefined;
  let left = false;
  const leave = (): void => {
    left = true;
  };
  process.once('SIGINT', leave);
  narrator?.begin();
  while (match.actor !== 'over' && match.plies < maxMoves && !left) {
    const { actor } = match;
    const player = typeof actor === 'number' ? players[actor] : undefined;
    if (typeof actor !== 'number') match.chance();
    else if (player === 'human' && lines !== undefined) left = !(await askHuman(match, actor, lines, locale));
    else if (player !== undefined && player !== 'human') match.play(actor, player(match.observe(actor), rng));
    narrator?.tell();
    if (match.plies % 256 === 0) await setImmediate();
  }
  process.removeListener('SIGINT', leave);
  lines?.close();
  narrator?.end();
  return !left || game.outcome(match.state) !== undefined;
}

function playerOf(name: string, game: Game): Player {
  if (name === 'human') return 'human';
  const bot = botOf(name, game.id);
  if (bot === undefined)
    throw new UsageError(`unknown seat "${short(name)}"; there are: human, ${botNames.join(', ')}`);
  return bot;
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
