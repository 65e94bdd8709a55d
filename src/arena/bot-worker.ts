import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import type { Bot } from '../bots/bot.ts';
import type { SeatSetup } from '../bots/bot-factory.ts';
import type { GameTypes, Seat } from '../core/game.ts';
import type { Observation } from '../core/observation.ts';
import type { Outcome } from '../core/outcome.ts';
import { shown } from '../core/wording.ts';
import { botFor, checkEntrant } from './entrant-bots.ts';
import { PlanError, type Told, toldOf } from './errors.ts';
import { loadGames } from './modules.ts';
import { kitOf } from './plan.ts';

/** What the thread of a bot is asked: who it is, before anything else, then its moves. */
export type Question =
  | { readonly type: 'check'; readonly setup: RemoteSetup }
  | { readonly type: 'sit'; readonly sitter: number; readonly setup: RemoteSetup }
  | { readonly type: 'decide'; readonly sitter: number; readonly observation: Observation; readonly seed: number }
  | { readonly type: 'over'; readonly sitter: number; readonly outcome: Outcome | undefined }
  | { readonly type: 'leave'; readonly sitter: number }
  /** Aborts the signal of that bot, or of all. */
  | { readonly type: 'cancel'; readonly sitter?: number };

/** The seat of a bot as it can be sent. */
export interface RemoteSetup {
  /** The name of the bot in the plan. */
  readonly name: string;
  readonly game: string;
  /** The modules that have the game. */
  readonly games: readonly string[];
  readonly options: SeatSetup['options'];
  readonly seat: Seat;
}

/**
 * What it answers: to `sit`, whether the bot wants the feed; to `decide`, the move. A `PlanError` is a flaw, anything
 * else is thrown; an error loses its name on the way.
 */
export type Answer = {
  readonly id: number;
  /** Bytes outside the heap, which the limit of a thread does not count. */
  readonly outside: number;
} & ({ readonly value: unknown } | { readonly flaw: Told } | { readonly thrown: unknown; readonly name?: string });

const sitters = new Map<number, { readonly bot: Bot<GameTypes, unknown>; ending: AbortController }>();

parentPort?.on('message', (asked: Question & { readonly id: number }) => void answer(asked));

async function answer(asked: Question & { readonly id: number }): Promise<void> {
  // A bot that waits for nothing that could come ends its thread.
  parentPort?.unref();
  const say = (said: object): void => {
    parentPort?.postMessage({ id: asked.id, outside: getHeapStatistics().external_memory, ...said });
    parentPort?.ref();
  };
  try {
    const value = await answered(asked);
    try {
      say({ value });
    } catch {
      // A function, say, cannot be sent. It is no move either.
      say({ value: shown(value) });
    }
  } catch (error) {
    if (error instanceof PlanError) say({ flaw: toldOf(error) });
    else if (error instanceof Error) say({ thrown: error, name: error.name });
    else say({ thrown: String(error) });
  }
}

async function answered(asked: Question): Promise<unknown> {
  switch (asked.type) {
    case 'check':
      return checkEntrant(asked.setup.name, await kitFor(asked.setup));
    case 'sit': {
      const { name, options, seat } = asked.setup;
      const bot = await botFor(name, { kit: await kitFor(asked.setup), options, seat });
      sitters.set(asked.sitter, { bot, ending: new AbortController() });
      return bot.wantsFeed;
    }
    case 'decide': {
      const seat = sitters.get(asked.sitter);
      if (seat === undefined) return undefined;
      seat.ending = new AbortController();
      return seat.bot.decide(asked.observation, { rng: { int: () => asked.seed }, signal: seat.ending.signal });
    }
    case 'over':
      await sitters.get(asked.sitter)?.bot.over?.(asked.outcome);
      return void sitters.delete(asked.sitter);
    case 'leave':
      return void sitters.delete(asked.sitter);
    case 'cancel':
      for (const [id, { ending }] of sitters) if (id === (asked.sitter ?? id)) ending.abort();
      return undefined;
  }
}

async function kitFor({ games, game }: RemoteSetup): Promise<ReturnType<typeof kitOf>> {
  return kitOf(await loadGames(games), game);
}
