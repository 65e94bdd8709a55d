import { setImmediate } from 'node:timers/promises';
import type { Player } from '../bots/bot.ts';
import type { Kit } from '../core/kit.ts';
import type { Outcome } from '../core/outcome.ts';
import { seeded } from '../core/rng.ts';
import { PlanError } from './errors.ts';
import type { Plan } from './plan.ts';
import { kitOf, playerOf } from './plan.ts';
import type { Job, Range } from './schedule.ts';
import { gamesOfDeal, jobOf } from './schedule.ts';

/** How long the process plays without hearing what else there is, such as an interrupt. */
const PATIENCE_MS = 100;

/** How one game went, as plain JSON. It follows from the plan and the index alone, unless a bot plays by the clock. */
export interface GameResult extends Job {
  /** Moves made, those of chance included. */
  readonly moves: number;
  /** `null` when the game was stopped before its end. */
  readonly outcome: Outcome | null;
}

/** Plays the games of a range, one after the other, and tells of each. A game under way when the signal comes is left. */
export async function playRange(
  plan: Plan,
  kits: ReadonlyMap<string, Kit>,
  { from, to }: Range,
  tell: (result: GameResult) => void,
  signal?: AbortSignal,
): Promise<void> {
  const deal = gamesOfDeal(plan);
  for (let index = from; index < to && signal?.aborted !== true; index++) {
    const result = await playGame(plan, kits, jobOf(plan, index, deal), signal);
    if (result !== undefined) tell(result);
    await setImmediate();
  }
}

/** @throws PlanError when a bot fails, or makes a move that the rules refuse. */
async function playGame(
  { settings, seed, maxMoves }: Plan,
  kits: ReadonlyMap<string, Kit>,
  job: Job,
  signal: AbortSignal | undefined,
): Promise<GameResult | undefined> {
  const setting = settings[job.setting];
  if (setting === undefined) throw new Error(`the plan has no setting ${job.setting}`);
  const kit = kitOf(kits, setting.game);
  const { game } = kit;
  const players: Player[] = [];
  for (const name of job.seats) players.push(await playerOf(name, kit));
  // Dice and bots draw from sources of their own, so that the luck of a deal does not depend on how much bots think.
  const dice = seeded(derivedSeed(seed, job.deal, 0));
  const sources = players.map((_, seat) => seeded(derivedSeed(seed, job.deal, 1 + seat)));
  const options = { ...setting.options, players: setting.players };
  let state = game.setup(options);
  let moves = 0;
  let heard = performance.now();
  for (; moves < maxMoves; moves++) {
    const actor = game.actor(state);
    if (actor === 'over') break;
    if (performance.now() - heard > PATIENCE_MS) {
      await setImmediate();
      if (signal?.aborted === true) return undefined;
      heard = performance.now();
    }
    if (actor === 'chance') {
      state = game.apply(state, game.sample(state, dice));
      continue;
    }
    const [player, source] = [players[actor], sources[actor]];
    if (player === undefined || source === undefined) throw new Error(`nobody sits on seat ${actor}`);
    const observation = { viewer: actor, view: game.view(state, actor), actor, moves: game.legalMoves(state) };
    try {
      state = game.apply(state, player(observation, source));
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new PlanError(`${job.seats[actor]}, game ${job.index}: ${why}`, { cause });
    }
  }
  return { ...job, moves, outcome: game.outcome(state) ?? null };
}

/** A seed of 32 bits for one use: neighbouring numbers give seeds that have nothing to do with each other. */
function derivedSeed(...parts: readonly number[]): number {
  let hash = 0;
  for (const part of parts) {
    hash = Math.imul(hash ^ part ^ 0x9e3779b9, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash;
}
