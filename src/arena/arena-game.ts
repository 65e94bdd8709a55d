import { setImmediate } from 'node:timers/promises';
import { AnswerError, askForMove, awaited, isPromiseLike } from '../bots/ask.ts';
import type { Bot } from '../bots/bot.ts';
import { textOf } from '../bots/sent-error.ts';
import { type Sources, sourcesOf } from '../core/chance.ts';
import { frozenCopy } from '../core/deep-freeze.ts';
import { IllegalMoveError } from '../core/errors.ts';
import type { Emit, Game, GameTypes, Seat, Tagged, Violation } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import { type FeedEntry, toldTo } from '../core/observation.ts';
import type { Outcome } from '../core/outcome.ts';
import { type GameRecord, legalMove, recordOf } from '../core/record.ts';
import { printClock, RemainingTime } from './clock.ts';
import { type Crash, type Forfeit, forfeited, reasonOf } from './crash.ts';
import { seatsTag } from './entrant.ts';
import { type BotSources, botFor } from './entrant-bots.ts';
import { PlanError } from './errors.ts';
import type { Plan } from './plan.ts';
import type { PlayedGame, Wanted } from './play.ts';
import type { Job } from './schedule.ts';
import { Stopwatch } from './times.ts';

/** After this time, a game yields between two moves to the event loop, where signals such as an interrupt arrive. */
const YIELD_AFTER_MS = 100;

/** Thrown when a bot fails: it threw, moved illegally, or was late. */
export class BotFailure extends Error {
  readonly seat: Seat;
  readonly reason: Crash['reason'];

  constructor(seat: Seat, reason: Crash['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.seat = seat;
    this.reason = reason;
  }
}

/** One game while it is being played. */
export class ArenaGame {
  readonly #plan: Plan;
  readonly #job: Job;
  readonly #kit: Kit;
  readonly #bots: BotSources;
  readonly #options: { readonly players: number };
  readonly #seated: Bot<GameTypes, unknown>[] = [];
  /** The feeds so far, for seats whose bots want the feed. */
  readonly #feeds = new Map<Seat, FeedEntry[]>();
  readonly #sources: Sources;
  /** Number of chance moves so far. In all games of a deal, the n-th chance move gets the same random numbers. */
  #drawn = 0;
  readonly #moves: Tagged[] = [];
  readonly #wanted: Wanted;
  readonly #times: RemainingTime;
  readonly #stopwatch: Stopwatch = new Stopwatch();
  #state: ReturnType<Game['setup']>;
  #lastYield: number = performance.now();
  #forfeit: Forfeit | undefined;
  #isPlayed = false;

  constructor(plan: Plan, job: Job, kit: Kit, bots: BotSources, options: { readonly players: number }, wanted: Wanted) {
    this.#plan = plan;
    this.#job = job;
    this.#kit = kit;
    this.#bots = bots;
    this.#options = options;
    this.#wanted = wanted;
    this.#times = new RemainingTime(plan.clock, job.seats.length);
    this.#sources = sourcesOf(`${plan.seed} deal ${job.deal}`);
    this.#state = kit.game.setup(options);
  }

  async sit(signal: AbortSignal): Promise<void> {
    for (const [seat, name] of this.#job.seats.entries()) {
      try {
        const setup = { kit: this.#kit, options: this.#options, seat };
        const game = { deal: this.#job.deal, isTimed: this.#plan.clock !== undefined };
        const bot = await awaited(botFor(name, setup, this.#bots, game), signal);
        this.#seated.push(bot);
        if (bot.wantsFeed === true) this.#feeds.set(seat, []);
      } catch (cause) {
        if (cause instanceof PlanError) throw cause;
        throw thrown(seat, cause);
      }
    }
  }

  /** @returns false if the signal aborted before the game ended or reached the plan's `maxMoves`. */
  async play(signal: AbortSignal): Promise<boolean> {
    const { game } = this.#kit;
    while (this.#moves.length < this.#plan.maxMoves) {
      const actor = game.actor(this.#state);
      if (actor === 'over') break;
      if (performance.now() - this.#lastYield > YIELD_AFTER_MS) {
        await setImmediate();
        if (signal.aborted) return false;
        this.#lastYield = performance.now();
      }
      if (actor === 'chance') this.#make(game.sample(this.#state, this.#sources.dice(this.#drawn++)));
      else await this.#decide(actor, signal);
    }
    this.#isPlayed = true;
    return true;
  }

  /**
   * Tells every bot once that the game is over, even if it was stopped. Then throws the first error that a bot threw.
   * After an abort, it does not wait for the bots.
   */
  async end(signal: AbortSignal): Promise<void> {
    const outcome = this.#outcome();
    let failed: BotFailure | undefined;
    for (const [seat, bot] of this.#seated.splice(0).entries()) {
      try {
        const told = bot.over?.(outcome);
        if (isPromiseLike(told)) await awaited(told, signal);
      } catch (cause) {
        failed ??= thrown(seat, cause);
      }
    }
    if (failed !== undefined) throw failed;
  }

  played(): PlayedGame {
    const { records, times } = this.#wanted;
    return {
      ...this.#job,
      moves: this.#moves.length,
      outcome: this.#outcome() ?? null,
      ...(this.#forfeit !== undefined && { forfeit: this.#forfeit }),
      ...(times && { times: this.#stopwatch.taken }),
      ...(records && { record: this.#record() }),
    };
  }

  /** Describes the failure. Also makes the bot forfeit the game, unless the game is already over or stopped. */
  crashOf({ seat, reason, message, cause }: BotFailure): Crash {
    const { game } = this.#kit;
    const forfeit = { seat, reason, message };
    if (!this.#isPlayed) this.#forfeit = forfeit;
    return {
      ...forfeit,
      entrant: this.#job.seats[seat] ?? '',
      index: this.#job.index,
      seed: this.#plan.seed,
      deal: this.#job.deal,
      stack: reason === 'error' ? (cause instanceof Error ? (cause.stack ?? null) : null) : null,
      view: game.actor(this.#state) === seat ? game.view(this.#state, seat) : null,
      record: this.#record(),
    };
  }

  #outcome(): Outcome | undefined {
    return this.#forfeit === undefined
      ? this.#kit.game.outcome(this.#state)
      : forfeited(this.#job.seats.length, this.#forfeit.seat);
  }

  #record(): GameRecord {
    return recordOf(this.#kit.game, this.#options, this.#moves, seatsTag(this.#job.seats));
  }

  async #decide(seat: Seat, signal: AbortSignal): Promise<void> {
    const { game } = this.#kit;
    const bot = this.#seated[seat];
    if (bot === undefined) throw new Error(`broken arena: seat ${seat} is empty`);
    const view = game.view(this.#state, seat);
    const feed = this.#feeds.get(seat);
    const moves = game.legalMoves(this.#state);
    const observation = { viewer: seat, view, actor: seat, moves, ...(feed && { feed: [...feed] }) };
    const left = this.#times.left(seat);
    const since = performance.now();
    let answer: Tagged;
    try {
      const decide = (): unknown => bot.decide(observation, { rng: this.#sources.ofBot(seat), signal });
      answer = await askForMove(game, decide, signal, left);
    } catch (cause) {
      if (!(cause instanceof AnswerError)) throw thrown(seat, cause);
      throw cause.isLate ? this.#late(seat) : new BotFailure(seat, 'illegal', cause.message);
    }
    const spent = performance.now() - since;
    if (this.#wanted.times) this.#stopwatch.add(seat, this.#state.phase, spent);
    if (spent > left) throw this.#late(seat);
    this.#times.spend(seat, spent);
    const refusalOf = (move: unknown): Violation | undefined => game.violation(this.#state, move);
    try {
      // Listed moves are frozen; a move that the bot built itself is copied, since the bot may reuse the object.
      this.#make(observation.moves.includes(answer) ? answer : legalMove(game, answer, refusalOf));
    } catch (cause) {
      throw cause instanceof IllegalMoveError
        ? new BotFailure(seat, 'illegal', cause.message, { cause })
        : thrown(seat, cause);
    }
  }

  #late(seat: Seat): BotFailure {
    const { clock } = this.#plan;
    return new BotFailure(seat, 'late', `it exceeded its time limit, ${clock === undefined ? '' : printClock(clock)}`);
  }

  #make(move: Tagged): void {
    const { game } = this.#kit;
    // Without a listener, `apply` builds no events.
    const listen: Emit<Tagged> = (event, clause) => {
      const happened = [{ event, clause }];
      for (const [seat, feed] of this.#feeds) feed.push(...frozenCopy(toldTo(game, seat, happened, feed.length)));
    };
    this.#state = game.apply(this.#state, move, this.#feeds.size > 0 ? listen : undefined);
    this.#moves.push(move);
  }
}

function thrown(seat: Seat, cause: unknown): BotFailure {
  const message = cause instanceof Error ? `${textOf(cause.name)}: ${textOf(cause)}` : `it threw ${textOf(cause)}`;
  return new BotFailure(seat, 'error', reasonOf(message), { cause });
}
