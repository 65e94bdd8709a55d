import { Worker } from 'node:worker_threads';
import { awaited } from '../bots/ask.ts';
import type { Bot } from '../bots/bot.ts';
import type { SeatSetup } from '../bots/bot-factory.ts';
import type { GameTypes } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import type { Answer, Question, RemoteSetup } from './bot-worker.ts';
import { readEntrant } from './entrant.ts';
import { PlanError } from './errors.ts';
import { planFailure } from './failures.ts';
import { checkUnbundled } from './installed.ts';

/** The most memory of a thread: of its heap, and again outside of it, where typed arrays lie. */
const MOST_MB = 512;
const MB = 2 ** 20;
const WATCH_MS = 100;
/** The longest that an answer may take. Decisions have clocks. */
const LONGEST_MS = {
  check: 60_000,
  sit: 60_000,
  over: 60_000,
  leave: 60_000,
  cancel: 1_000,
  decide: undefined,
} as const;
/** Threads kept for later games. */
const MOST_IDLE = 8;

/** That a thread has ended before its bot answered. */
export class Died extends Error {
  override readonly name = 'Died';
}

/** A thread in which the bot of a module plays. It ends when the bot ends it, or takes too much memory. */
class BotThread {
  /** The deals of which it has played a game: it may remember their luck. */
  readonly deals: Set<number> = new Set();
  readonly path: string;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve(answer: Answer): void; reject(reason: Died): void }>();
  #asked = 0;
  #doubts = 0;
  #death: Died | undefined;

  constructor(path: string) {
    this.path = path;
    checkUnbundled('modules');
    // As the package is built, the workers lie in a folder beside that of any other module.
    const file = new URL('../workers/bot.js', import.meta.url);
    this.#worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MOST_MB } });
    // A module can send anything itself.
    this.#worker.on('message', (answer: Answer | null | undefined) => {
      if (answer) this.#waiting.get(answer.id)?.resolve(answer);
    });
    this.#worker.on('error', (error: NodeJS.ErrnoException) =>
      this.#die(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge('on its heap') : `${error.name}: ${error.message}`,
      ),
    );
    this.#worker.on('exit', (code) => this.#die(`its thread ended without an answer, with exit code ${code}`));
    // It keeps no process alive. Listening would.
    this.#worker.unref();
  }

  /** Whether it has something to do, or has ended. */
  get isBusy(): boolean {
    return this.#death !== undefined || this.#waiting.size > 0;
  }

  /** Whether it takes questions, and answered when that was last asked. */
  get isSound(): boolean {
    return this.#death === undefined && this.#doubts === 0;
  }

  /**
   * @throws PlanError for a flaw of the module.
   * @throws what the bot throws, that its thread has ended, or the reason of the signal.
   */
  async ask(question: Question, signal: AbortSignal = new AbortController().signal): Promise<unknown> {
    if (this.#death !== undefined) throw this.#death;
    const id = this.#asked++;
    const before = process.memoryUsage.rss();
    const watch = setInterval(() => {
      // Of the whole process: only the thread itself could say what is its own, and it is busy.
      if (process.memoryUsage.rss() - before > 2 * MOST_MB * MB) this.#die(tooLarge('in and outside its heap'));
    }, WATCH_MS);
    const longest = LONGEST_MS[question.type];
    const patience = longest && setTimeout(() => this.#die('it takes too long'), longest);
    try {
      const answered = new Promise<Answer>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        this.#worker.postMessage({ id, ...question });
      });
      const answer = await awaited(answered, signal);
      if (answer.outside > MOST_MB * MB) this.#die(tooLarge('outside its heap'));
      if (this.#death !== undefined) throw this.#death;
      if ('flaw' in answer) throw new PlanError(answer.flaw.message, answer.flaw);
      if ('value' in answer) return answer.value;
      throw answer.thrown instanceof Error ? Object.assign(answer.thrown, { name: answer.name }) : answer.thrown;
    } finally {
      this.#waiting.delete(id);
      clearInterval(watch);
      clearTimeout(patience);
    }
  }

  /** Has a bot, or all of them, think no further; a thread that does not hear it dies. */
  async cancel(sitter?: number): Promise<void> {
    this.#doubts++;
    await this.ask({ type: 'cancel', ...(sitter !== undefined && { sitter }) }).catch(() => {});
    this.#doubts--;
  }

  async end(): Promise<void> {
    if (this.isBusy) await this.cancel();
    this.#die('it was ended');
    await this.#worker.terminate();
  }

  #die(why: string): void {
    if (this.#death !== undefined) return;
    this.#death = new Died(why);
    // Where it was noticed says nothing of the bot.
    delete this.#death.stack;
    void this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(this.#death);
  }
}

function tooLarge(where: string): string {
  return `it took more than ${MOST_MB} MB ${where}`;
}

/** Does it with threads that end when it is over, or the signal comes; without modules of games with none. */
export async function withThreads<Done>(
  games: readonly string[] | undefined,
  signal: AbortSignal,
  work: (threads: BotThreads | undefined) => Promise<Done>,
): Promise<Done> {
  const threads = games && new BotThreads(games);
  const end = (): Promise<void> | undefined => threads?.close();
  signal.addEventListener('abort', end, { once: true });
  try {
    return await work(threads);
  } finally {
    signal.removeEventListener('abort', end);
    await end();
  }
}

/**
 * The threads of bots of modules. In an arena, which plays one game at a time, each bot has a thread of its own, and none
 * plays two games of one deal, whose luck is the same: a module cannot be unloaded, and might remember. In a referee all
 * bots of a module share one.
 */
export class BotThreads {
  readonly #games: readonly string[];
  #idle: readonly BotThread[] = [];
  readonly #busy = new Set<BotThread>();
  #seated = 0;
  /** Of a match that a referee has closed nobody tells the bots. */
  readonly #gone = new FinalizationRegistry<() => void>((leave) => leave());

  /** @param games the modules of the games, which each thread imports. */
  constructor(games: readonly string[]) {
    this.#games = games;
  }

  /**
   * Loads the module of a bot, whose name may have a budget and parameters.
   * @throws PlanError when it is of no use.
   */
  async check(name: string, kit: Kit): Promise<void> {
    const thread = this.#take(name);
    try {
      await thread.ask({ type: 'check', setup: this.#setup(name, { kit, options: {}, seat: 0 }) });
    } catch (cause) {
      if (!(cause instanceof Died)) throw cause;
      throw planFailure('arena/cannot-load', { module: thread.path, reason: cause.message }, { cause });
    } finally {
      await this.#release(thread);
    }
  }

  /** @param deal the luck of the game that is played; without it, threads are shared. */
  async sit(name: string, setup: Omit<SeatSetup, 'parameters'>, deal?: number): Promise<Bot<GameTypes, unknown>> {
    const thread = this.#take(name, deal);
    const sitter = this.#seated++;
    const wantsFeed = (await thread.ask({ type: 'sit', sitter, setup: this.#setup(name, setup) })) === true;
    const bot: Bot<GameTypes, unknown> = {
      name,
      wantsFeed,
      async decide(observation, { rng, signal }) {
        try {
          return await thread.ask({ type: 'decide', sitter, observation, seed: rng.int(2 ** 32) }, signal);
        } finally {
          if (signal?.aborted) void thread.cancel(sitter);
        }
      },
      over: (outcome) => (thread.isBusy ? undefined : thread.ask({ type: 'over', sitter, outcome })),
    };
    if (deal === undefined) this.#gone.register(bot, () => void thread.ask({ type: 'leave', sitter }).catch(() => {}));
    return bot;
  }

  /** Whoever sits there rises. What still thinks is ended. */
  async rise(): Promise<void> {
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
      other.path === path && other.isSound && (deal === undefined || !other.deals.has(deal));
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
