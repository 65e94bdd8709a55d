import { Worker } from 'node:worker_threads';
import { awaited } from '../bots/ask.ts';
import type { Bot, SeatSetup } from '../bots/bot.ts';
import { receivedError } from '../bots/sent-error.ts';
import type { GameTypes } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import type { BotReply, BotRequest, RemoteSetup } from './bot-worker.ts';
import { reasonOf } from './crash.ts';
import { readEntrant } from './entrant.ts';
import { receivedFault } from './errors.ts';
import { planFailure } from './failures.ts';
import { checkUnbundled } from './installed.ts';

/** Limit in MB of a thread's heap, and of its memory outside the heap, for example in typed arrays. */
const MOST_MB = 512;
const MB = 2 ** 20;
/** Interval between two checks of the memory. */
const WATCH_MS = 100;
/** Timeout of each question in milliseconds. Decisions have none: the plan may set a clock. */
const LONGEST_MS = {
  check: 60_000,
  sit: 60_000,
  over: 60_000,
  leave: 60_000,
  cancel: 1_000,
  decide: undefined,
} as const;
/** Maximum number of idle threads kept for later games. */
const MOST_IDLE = 8;

/** Why a thread ends with exit code 0. */
const SILENT = 'it called process.exit(0), or its promise never settles and nothing is left to do';

/** What a bot's thread must know of a game of an arena: its deal, and whether there is a clock. */
export interface ArenaGame {
  readonly deal: number;
  readonly isTimed: boolean;
}

/** Thrown instead of an answer when the thread of a bot has ended. */
export class ThreadDiedError extends Error {
  override readonly name = 'Died';
}

/** A thread that runs the bot of a module. It dies if the bot exits, exceeds a timeout or uses too much memory. */
class BotThread {
  /** Deals that this thread has already played. The module may remember their dice and cards. */
  readonly deals: Set<number> = new Set();
  readonly path: string;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve(answer: BotReply): void; reject(reason: ThreadDiedError): void }>();
  #asked = 0;
  #pendingCancels = 0;
  #death: ThreadDiedError | undefined;

  constructor(path: string) {
    this.path = path;
    checkUnbundled('modules');
    // In the built package, the folder of workers is a sibling of every module's folder.
    const file = new URL('../workers/bot.js', import.meta.url);
    this.#worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MOST_MB } });
    // The module itself can post anything, so the message need not be an answer.
    this.#worker.on('message', (answer: BotReply | null | undefined) => {
      if (answer) this.#waiting.get(answer.id)?.resolve(answer);
    });
    this.#worker.on('error', (error: NodeJS.ErrnoException) =>
      this.#die(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? tooLarge('on its heap')
          : reasonOf(`${error.name}: ${error.message}`),
      ),
    );
    this.#worker.on('exit', (code) =>
      this.#die(code === 0 ? SILENT : `its thread ended without an answer, with exit code ${code}`),
    );
    // Without `unref`, the listeners above would keep the process alive.
    this.#worker.unref();
  }

  get isBusy(): boolean {
    return this.#death !== undefined || this.#waiting.size > 0;
  }

  /** Whether the thread takes questions and has no pending cancellation. */
  get isUsable(): boolean {
    return this.#death === undefined && this.#pendingCancels === 0;
  }

  /**
   * Asks a question and returns the answer's value.
   * @throws PlanError if the module is not a usable bot, ThreadDiedError if the thread ends.
   * @throws any error that the bot throws, or the signal's reason.
   */
  async ask(question: BotRequest, signal: AbortSignal = new AbortController().signal): Promise<unknown> {
    if (this.#death !== undefined) throw this.#death;
    const id = this.#asked++;
    const before = process.memoryUsage.rss();
    const watch = setInterval(() => {
      // Measures the whole process: only the thread could report its own share, and it is busy.
      if (process.memoryUsage.rss() - before > 2 * MOST_MB * MB)
        this.#die(tooLarge('in and outside its heap', 2 * MOST_MB));
    }, WATCH_MS);
    const longest = LONGEST_MS[question.type];
    const patience = longest && setTimeout(() => this.#die('it took too long'), longest);
    try {
      const answered = new Promise<BotReply>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        this.#worker.postMessage({ id, ...question });
      });
      const answer = await awaited(answered, signal);
      if (answer.outside > MOST_MB * MB) this.#die(tooLarge('outside its heap'));
      if (this.#death !== undefined) throw this.#death;
      if ('flaw' in answer) throw receivedFault(answer.flaw);
      if ('value' in answer) return answer.value;
      throw typeof answer.thrown === 'string' ? answer.thrown : receivedError(answer.thrown);
    } finally {
      this.#waiting.delete(id);
      clearInterval(watch);
      clearTimeout(patience);
    }
  }

  /** Aborts the decision of one bot, or of all bots; a thread that does not answer in time dies. */
  async cancel(botId?: number): Promise<void> {
    this.#pendingCancels++;
    await this.ask({ type: 'cancel', ...(botId !== undefined && { botId }) }).catch(() => {});
    this.#pendingCancels--;
  }

  async end(): Promise<void> {
    if (this.isBusy) await this.cancel();
    this.#die('it was ended');
    await this.#worker.terminate();
  }

  #die(why: string): void {
    if (this.#death !== undefined) return;
    this.#death = new ThreadDiedError(why);
    // Removes the stack, because it shows where this process noticed the death, not what the bot did.
    delete this.#death.stack;
    void this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(this.#death);
  }
}

function tooLarge(where: string, most: number = MOST_MB): string {
  return `it used more than ${most} MB ${where}`;
}

/** Runs `work` with threads for bots. Ends the threads after `work` or on abort. Without `games`, `work` gets none. */
export async function withThreads<Done>(
  games: readonly string[] | undefined,
  signal: AbortSignal,
  work: (threads: BotThreads | undefined) => Promise<Done>,
): Promise<Done> {
  const threads = games && new BotThreads(games);
  const end = (): Promise<void> | undefined => threads?.close();
  signal.addEventListener('abort', end);
  try {
    return await work(threads);
  } finally {
    signal.removeEventListener('abort', end);
    await end();
  }
}

/**
 * The threads for bots from modules. In an arena, which plays one game at a time, each bot has its own thread. No
 * thread plays two games of one deal: both have the same dice and cards, and a module, once loaded, might remember
 * them. In a referee, all bots of a module share a thread.
 */
export class BotThreads {
  readonly #games: readonly string[];
  #idle: readonly BotThread[] = [];
  readonly #busy = new Set<BotThread>();
  #seated = 0;
  /** Removes garbage-collected bots from their threads, because a referee does not report that it closed a match. */
  readonly #freed = new FinalizationRegistry<() => void>((leave) => leave());

  /** @param games the modules of the games, which each thread imports. */
  constructor(games: readonly string[]) {
    this.#games = games;
  }

  /**
   * Loads the module of a bot. The name may have a budget and parameters.
   * @throws PlanError if the module is not a usable bot.
   */
  async check(name: string, kit: Kit): Promise<void> {
    const thread = this.#take(name);
    try {
      await thread.ask({ type: 'check', setup: this.#setup(name, { kit, options: {}, seat: 0 }) });
    } catch (cause) {
      if (!(cause instanceof ThreadDiedError)) throw cause;
      throw planFailure('arena/cannot-load', { module: thread.path, reason: cause.message }, { cause });
    } finally {
      await this.#release(thread);
    }
  }

  /** Creates a seat's bot in a thread. @param game of an arena; without it, bots of a module share a thread. */
  async sit(
    name: string,
    setup: Omit<SeatSetup, 'parameters'>,
    { deal, isTimed = false }: Partial<ArenaGame> = {},
  ): Promise<Bot<GameTypes, unknown>> {
    const thread = this.#take(name, deal);
    const botId = this.#seated++;
    const wantsFeed = (await thread.ask({ type: 'sit', botId, setup: this.#setup(name, setup) })) === true;
    const bot: Bot<GameTypes, unknown> = {
      name,
      wantsFeed,
      async decide(observation, { rng, signal }) {
        try {
          return await thread.ask({ type: 'decide', botId, observation, seed: rng.int(2 ** 32), isTimed }, signal);
        } finally {
          if (signal?.aborted) void thread.cancel(botId);
        }
      },
      over: (outcome) => (thread.isBusy ? undefined : thread.ask({ type: 'over', botId, outcome })),
    };
    if (deal === undefined) this.#freed.register(bot, () => void thread.ask({ type: 'leave', botId }).catch(() => {}));
    return bot;
  }

  /** Releases the threads of the current game, and ends those that are still busy. */
  async endGame(): Promise<void> {
    await Promise.all([...this.#busy].map((thread) => this.#release(thread)));
  }

  async close(): Promise<void> {
    await Promise.all([...this.#busy, ...this.#idle].map((thread) => thread.end()));
  }

  #setup(name: string, { kit, options, seat }: Omit<SeatSetup, 'parameters'>): RemoteSetup {
    return { name, game: kit.game.id, games: this.#games, options, seat };
  }

  #take(name: string, deal?: number): BotThread {
    const entrant = readEntrant(name);
    const path = entrant.kind === 'module' ? entrant.path : '';
    const known = [...this.#idle, ...(deal === undefined ? this.#busy : [])];
    const isFit = (other: BotThread): boolean =>
      other.path === path && other.isUsable && (deal === undefined || !other.deals.has(deal));
    const thread = known.find(isFit) ?? new BotThread(path);
    this.#idle = this.#idle.filter((other) => other !== thread);
    if (deal !== undefined) thread.deals.add(deal);
    this.#busy.add(thread);
    return thread;
  }

  async #release(thread: BotThread): Promise<void> {
    this.#busy.delete(thread);
    if (thread.isBusy) return thread.end();
    const idle = [...this.#idle, thread];
    this.#idle = idle.slice(-MOST_IDLE);
    if (idle.length > MOST_IDLE) await idle[0]?.end();
  }
}
