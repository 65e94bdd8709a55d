import { setImmediate } from 'node:timers/promises';
import { awaited, isLater } from '../bots/later.ts';
import type { Game, Seat, Tagged } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import type { Outcome } from '../core/outcome.ts';
import { owned } from '../core/plain.ts';
import type { GameRecord } from '../core/record.ts';
import { recordOf } from '../core/record.ts';
import { type Rng, seeded } from '../core/rng.ts';
import type { Crash, Forfeit } from './crash.ts';
import { forfeited } from './crash.ts';
import { BotError, PlanError } from './errors.ts';
import type { Plan } from './plan.ts';
import { kitOf } from './plan.ts';
import type { Job, Range } from './schedule.ts';
import { gamesOfDeal, jobOf } from './schedule.ts';
import type { Sitter } from './sitters.ts';
import { flawOfAnswer, isMoveLike, sitterOf } from './sitters.ts';

/** How long the process plays without hearing what else there is, such as an interrupt. */
const PATIENCE_MS = 100;

/** How one game went, as plain JSON. It follows from the plan and the index alone, unless a bot plays by the clock. */
export interface GameResult extends Job {
  /** Moves made, those of chance included. */
  readonly moves: number;
  /** `null` when the game was stopped before its end. */
  readonly outcome: Outcome | null;
  /** Why the game ended, if a bot has forfeited it. */
  readonly forfeit?: Forfeit | undefined;
}

/** A result as it comes, with what is not kept of it. */
export interface PlayedGame extends GameResult {
  /** Every move, if that was asked for. */
  readonly record?: GameRecord | undefined;
  /** The bot that has failed, if one has forfeited the game. */
  readonly crash?: Crash | undefined;
}

/** What is wanted of games beside their results. */
export interface Wanted {
  readonly records: boolean;
}

/**
 * Plays the games of a range, one after the other, and tells of each. A game under way when the signal comes is left.
 * @throws BotError when a bot fails, unless the plan has it forfeit the game.
 */
export async function playRange(
  plan: Plan,
  kits: ReadonlyMap<string, Kit>,
  { from, to }: Range,
  wanted: Wanted,
  tell: (played: PlayedGame) => void,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const deal = gamesOfDeal(plan);
  for (let index = from; index < to && !signal.aborted; index++) {
    const played = await playGame(plan, kits, jobOf(plan, index, deal), wanted, signal);
    if (played !== undefined) tell(played);
    await setImmediate();
  }
}

/** @returns `undefined` if the signal came before the end. */
export async function playGame(
  plan: Plan,
  kits: ReadonlyMap<string, Kit>,
  job: Job,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<PlayedGame | undefined> {
  const setting = plan.settings[job.setting];
  if (setting === undefined) throw new Error(`the plan has no setting ${job.setting}`);
  const course = new Course(plan, job, kitOf(kits, setting.game), { ...setting.options, players: setting.players });
  try {
    await course.sit();
    if (!(await course.play(signal))) return undefined;
    await course.end();
    return course.played(wanted);
  } catch (cause) {
    if (!(cause instanceof Failed)) throw cause;
    if (signal.aborted) return undefined;
    const crash = course.crashOf(cause);
    const message = `${crash.entrant}, game ${job.index}: ${crash.message}`;
    if (plan.onError !== 'forfeit') throw new BotError(message, crash, { cause });
    await course.end().catch(() => {});
    return { ...course.played(wanted), crash };
  }
}

/** A bot has failed. */
class Failed extends Error {
  readonly seat: Seat;
  readonly reason: Crash['reason'];

  constructor(seat: Seat, reason: Crash['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.seat = seat;
    this.reason = reason;
  }
}

/** One game as it is played. */
class Course {
  readonly #plan: Plan;
  readonly #job: Job;
  readonly #kit: Kit;
  readonly #options: { readonly players: number };
  readonly #sitters: Sitter[] = [];
  readonly #dice: Rng;
  readonly #sources: readonly Rng[];
  readonly #moves: Tagged[] = [];
  #state: ReturnType<Game['setup']>;
  #heard: number = performance.now();
  #forfeit: Forfeit | undefined;

  constructor(plan: Plan, job: Job, kit: Kit, options: { readonly players: number }) {
    this.#plan = plan;
    this.#job = job;
    this.#kit = kit;
    this.#options = options;
    // Dice and bots draw from sources of their own, so that the luck of a deal does not depend on how much bots think.
    this.#dice = seeded(derivedSeed(plan.seed, job.deal, 0));
    this.#sources = job.seats.map((_, seat) => seeded(derivedSeed(plan.seed, job.deal, 1 + seat)));
    this.#state = kit.game.setup(options);
  }

  async sit(): Promise<void> {
    for (const [seat, name] of this.#job.seats.entries()) {
      try {
        this.#sitters.push(await sitterOf(name, { kit: this.#kit, options: this.#options, seat }));
      } catch (cause) {
        if (cause instanceof PlanError) throw cause;
        throw thrown(seat, cause);
      }
    }
  }

  /** @returns whether it came to its end, or as far as the plan goes, before the signal. */
  async play(signal: AbortSignal): Promise<boolean> {
    const { game } = this.#kit;
    while (this.#moves.length < this.#plan.maxMoves) {
      const actor = game.actor(this.#state);
      if (actor === 'over') break;
      if (performance.now() - this.#heard > PATIENCE_MS) {
        await setImmediate();
        if (signal.aborted) return false;
        this.#heard = performance.now();
      }
      if (actor === 'chance') this.#make(game.sample(this.#state, this.#dice));
      else await this.#decide(actor, signal);
    }
    return true;
  }

  /** Tells everybody that it is over, be it so or not. */
  async end(): Promise<void> {
    const outcome = this.#forfeit === undefined ? this.#kit.game.outcome(this.#state) : this.#outcome();
    for (const [seat, { over }] of this.#sitters.entries()) {
      try {
        await over?.(outcome);
      } catch (cause) {
        throw thrown(seat, cause);
      }
    }
  }

  played({ records }: Wanted): PlayedGame {
    return {
      ...this.#job,
      moves: this.#moves.length,
      outcome: this.#outcome() ?? null,
      ...(this.#forfeit !== undefined && { forfeit: this.#forfeit }),
      ...(records && { record: this.#record() }),
    };
  }

  /** What is known of the failure, which ends the game unless it was over. */
  crashOf({ seat, reason, message, cause }: Failed): Crash {
    const { game } = this.#kit;
    const forfeit = { seat, reason, message };
    if (game.actor(this.#state) !== 'over') this.#forfeit = forfeit;
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
    const seats = this.#job.seats.map((name, seat) => [`Seat${seat}`, name]);
    return recordOf(this.#kit.game, this.#options, this.#moves, Object.fromEntries(seats));
  }

  /** Makes the move of that seat. A promise is waited for; an answer at once costs little more than itself. */
  async #decide(seat: Seat, signal: AbortSignal): Promise<void> {
    const { game } = this.#kit;
    const [sitter, source] = [this.#sitters[seat], this.#sources[seat]];
    if (sitter === undefined || source === undefined) throw new Error(`nobody sits on seat ${seat}`);
    const view = game.view(this.#state, seat);
    const observation = { viewer: seat, view, actor: seat, moves: game.legalMoves(this.#state) };
    let answer: unknown;
    try {
      answer = sitter.decide(observation, source, signal);
      if (isLater(answer)) answer = await awaited(answer, signal);
    } catch (cause) {
      throw thrown(seat, cause);
    }
    if (!isMoveLike(game, answer)) throw new Failed(seat, 'illegal', flawOfAnswer(game, answer));
    try {
      // What is listed nobody changes; what a bot has made itself, it may use again.
      this.#make(observation.moves.includes(answer) ? answer : owned(answer));
    } catch (cause) {
      if (!isIllegal(cause)) throw thrown(seat, cause);
      throw new Failed(seat, 'illegal', cause.message);
    }
  }

  #make(move: Tagged): void {
    this.#state = this.#kit.game.apply(this.#state, move);
    this.#moves.push(move);
  }
}

/** Whether the rules have refused a move. A game written against another copy of the core throws another class. */
function isIllegal(error: unknown): error is Error {
  return error instanceof Error && error.name === 'IllegalMoveError';
}

function thrown(seat: Seat, cause: unknown): Failed {
  const message = cause instanceof Error ? `${cause.name}: ${cause.message}` : `it threw ${String(cause)}`;
  return new Failed(seat, 'error', message, { cause });
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
