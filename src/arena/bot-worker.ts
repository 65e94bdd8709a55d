import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import type { Bot, SeatSetup } from '../bots/bot.ts';
import { type SentError, sentError, textOf } from '../bots/sent-error.ts';
import type { GameTypes, Seat } from '../core/game.ts';
import type { Observation } from '../core/observation.ts';
import type { Outcome } from '../core/outcome.ts';
import { shown } from '../core/wording.ts';
import { botFor, checkEntrant } from './entrant-bots.ts';
import { PlanError, type SentFault, sentFault } from './errors.ts';
import { loadGames } from './modules.ts';
import { kitOf } from './plan.ts';

/** A question to the thread of a bot: first `check` or `sit`, then decisions. */
export type BotRequest =
  | { readonly type: 'check'; readonly setup: RemoteSetup }
  | { readonly type: 'sit'; readonly botId: number; readonly setup: RemoteSetup }
  | {
      readonly type: 'decide';
      readonly botId: number;
      readonly observation: Observation;
      readonly seed: number;
      /** Whether the arena stops waiting for the answer after some time. */
      readonly isTimed: boolean;
    }
  | { readonly type: 'over'; readonly botId: number; readonly outcome: Outcome | undefined }
  | { readonly type: 'leave'; readonly botId: number }
  /** Aborts the signal of one bot, or of all bots. */
  | { readonly type: 'cancel'; readonly botId?: number };

/** The setup of a bot's seat in a form that can be posted to a thread. */
export interface RemoteSetup {
  /** The name of the bot in the plan. */
  readonly name: string;
  readonly game: string;
  /** The modules to load the game from. */
  readonly games: readonly string[];
  readonly options: SeatSetup['options'];
  readonly seat: Seat;
}

/**
 * The thread's answer. For `sit`, `value` says whether the bot wants the feed; for `decide`, it is the move. A
 * `PlanError` is sent as `flaw`, any other error as `thrown`, and a thrown value that is not an error as its text.
 */
export type BotReply = {
  readonly id: number;
  /** Bytes outside the heap, which `resourceLimits` does not count. */
  readonly outside: number;
} & ({ readonly value: unknown } | { readonly flaw: SentFault } | { readonly thrown: SentError | string });

const bots = new Map<number, { readonly bot: Bot<GameTypes, unknown>; ending: AbortController }>();

// What a bot prints must not stand between the lines of the protocol or in a JSON report.
process.stdout.write = process.stderr.write.bind(process.stderr);

parentPort?.on('message', (asked: BotRequest & { readonly id: number }) => void answer(asked));

async function answer(asked: BotRequest & { readonly id: number }): Promise<void> {
  // Lets the thread exit if the bot awaits a promise that can never settle. Under a clock, the bot is late instead.
  if (asked.type !== 'decide' || !asked.isTimed) parentPort?.unref();
  const say = (said: object): void => {
    parentPort?.postMessage({ id: asked.id, outside: getHeapStatistics().external_memory, ...said });
    parentPort?.ref();
  };
  try {
    const value = await answered(asked);
    try {
      say({ value });
    } catch {
      // A value that cannot be cloned, such as a function, cannot be a move: send its text.
      say({ value: shown(value) });
    }
  } catch (error) {
    if (error instanceof PlanError) say({ flaw: sentFault(error) });
    else say({ thrown: error instanceof Error ? sentError(error) : textOf(error) });
  }
}

async function answered(asked: BotRequest): Promise<unknown> {
  switch (asked.type) {
    case 'check':
      return checkEntrant(asked.setup.name, await kitFor(asked.setup));
    case 'sit': {
      const { name, options, seat } = asked.setup;
      const bot = await botFor(name, { kit: await kitFor(asked.setup), options, seat });
      bots.set(asked.botId, { bot, ending: new AbortController() });
      return bot.wantsFeed;
    }
    case 'decide': {
      const seat = bots.get(asked.botId);
      if (seat === undefined) return undefined;
      seat.ending = new AbortController();
      return seat.bot.decide(asked.observation, { rng: { int: () => asked.seed }, signal: seat.ending.signal });
    }
    case 'over':
      await bots.get(asked.botId)?.bot.over?.(asked.outcome);
      return void bots.delete(asked.botId);
    case 'leave':
      return void bots.delete(asked.botId);
    case 'cancel':
      for (const [id, { ending }] of bots) if (id === (asked.botId ?? id)) ending.abort();
      return undefined;
  }
}

async function kitFor({ games, game }: RemoteSetup): Promise<ReturnType<typeof kitOf>> {
  return kitOf(await loadGames(games), game);
}
