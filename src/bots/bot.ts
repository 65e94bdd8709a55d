import type { GameTypes, Seat } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import type { Match } from '../core/match.ts';
import type { Observation } from '../core/observation.ts';
import type { Outcome } from '../core/outcome.ts';
import type { Rng } from '../core/rng.ts';
import { shown } from '../core/wording.ts';
import { botFailure } from './failures.ts';

/**
 * How long a bot may think about one move: a number of iterations (play-outs or tree descents), a time in milliseconds,
 * or both. With both, the search ends at the limit that it reaches first.
 */
export type Budget =
  | { readonly iterations: number; readonly milliseconds?: number }
  | { readonly milliseconds: number };

/** The second argument of a bot's `decide`. */
export interface DecideOptions {
  /** Random numbers of the bot's seat. With random numbers from any other source, games cannot be repeated. */
  readonly rng: Rng;
  /** How long the bot may think. Default: the bot's own budget. */
  readonly budget?: Budget | undefined;
  /** Aborts when the answer is no longer needed. Only a bot that answers with a promise can notice it. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Decides for one seat. A bot gets only what its seat may know, never a state.
 *
 * The bots of this module answer synchronously; their type is `Bot<T, T['move']>`. The same observation, iterations
 * and random numbers give the same move. With a budget in milliseconds, the move may differ between runs.
 */
export interface Bot<T extends GameTypes = GameTypes, Answer = T['move'] | PromiseLike<T['move']>> {
  /** Name in messages and tables. */
  readonly name: string;
  /** Whether the bot's observations must include the `feed`: all events that its seat was told of. */
  readonly wantsFeed?: boolean | undefined;
  /** Returns one of the observation's moves, or a promise of one. */
  decide(observation: Observation<T>, options: DecideOptions): Answer;
  /**
   * `feyrules play` calls it at the end of a game. So does an arena, unless the bot's thread is still busy. The outcome
   * is `undefined` if the game was stopped early without a forfeit. If this returns a promise, the caller awaits it.
   */
  over?(outcome: Outcome | undefined): unknown;
}

/** Arguments of a bot's factory: the game and the seat. */
export interface SeatSetup<T extends GameTypes = GameTypes> {
  readonly kit: Kit<T>;
  /** The game's options as the caller gave them, always with `players`. */
  readonly options: Partial<T['options']>;
  readonly seat: Seat;
  /** Parameters in the bot's name, such as `{"depth":3}` in `./mine.mjs:100{"depth":3}`; `{}` if it has none. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/**
 * Makes the bot of one seat for one game. A bot's module can export it as `createBot`. This is the type of a method,
 * which TypeScript checks less strictly, so every factory for one game is a `BotFactory`.
 */
export type BotFactory<T extends GameTypes = GameTypes> = {
  createBot(setup: SeatSetup<T>): Bot<T> | PromiseLike<Bot<T>>;
}['createBot'];

/** Rates a seat's position by what the seat may know. Higher is better. Compare only values of the same board game. */
export type Heuristic<State> = (state: State, seat: Seat) => number;

/** Reads a budget from text: `500` iterations, or `200ms`. Returns `undefined` for any other text. */
export function parseBudget(text: string): Budget | undefined {
  const [, number, unit] = /^([1-9]\d{0,8})(ms)?$/.exec(text) ?? [];
  if (number === undefined) return undefined;
  return unit === undefined ? { iterations: Number(number) } : { milliseconds: Number(number) };
}

/**
 * Both limits of a budget; an absent limit is infinite.
 * @throws TypeError for an empty, invalid or endless budget.
 */
export function limitsOf(budget: Budget): { readonly iterations: number; readonly milliseconds: number } {
  const { iterations, milliseconds }: Partial<ReturnType<typeof limitsOf>> = budget;
  const given = [iterations, milliseconds].filter((limit) => limit !== undefined);
  if (!given.some(Number.isFinite) || !given.every((limit) => typeof limit === 'number' && limit > 0)) {
    throw botFailure('bots/bad-budget', { given: shown(budget) }, { kind: TypeError });
  }
  return {
    iterations: iterations ?? Number.POSITIVE_INFINITY,
    milliseconds: milliseconds ?? Number.POSITIVE_INFINITY,
  };
}

/** The observation for a bot on that seat of a match, with the feed if the bot wants it. */
export function shownTo<T extends GameTypes>(
  { wantsFeed }: Pick<Bot<T>, 'wantsFeed'>,
  match: Watched<T>,
  seat: Seat,
): Observation<T> {
  const observation = match.observe(seat);
  return wantsFeed === true ? { ...observation, feed: match.feed(seat) } : observation;
}

/** A match, or another source of observations, such as a front end's session. */
export type Watched<T extends GameTypes = GameTypes> = Pick<Match<T>, 'observe' | 'feed'>;

/** The seat that must decide. */
export function seatAsked({ actor }: Pick<Observation, 'actor'>): Seat {
  if (typeof actor !== 'number') throw botFailure('bots/no-seat', {});
  return actor;
}

/**
 * A search for one decision, in steps. Each `next()` runs one step, so that other work can run between steps.
 * `next(true)` ends the search; the generator then returns the best decision so far.
 */
export type Thinking<Decided> = Generator<undefined, Decided, boolean | undefined>;

/** Runs all steps and returns the decision. */
export function runToDecision<Decided>(thinking: Thinking<Decided>): Decided {
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}

/**
 * Iterates until the budget is spent, at least once. Yields between iterations; the time until the next step
 * does not count.
 */
export function* iterating(budget: Budget, iterate: () => void): Thinking<void> {
  const { iterations, milliseconds } = limitsOf(budget);
  const isTimed = Number.isFinite(milliseconds);
  let [done, spent] = [0, 0];
  for (;;) {
    const since = isTimed ? performance.now() : 0;
    iterate();
    done += 1;
    if (isTimed) spent += performance.now() - since;
    if (done >= iterations || spent >= milliseconds) return;
    const isEnough = yield;
    if (isEnough) return;
  }
}

/** A uniformly random item. */
export function anyOf<Item>(items: readonly Item[], rng: Rng): Item {
  return items[rng.int(Math.max(items.length, 1))] ?? throwNoMove();
}

/** Plays a uniformly random legal move and ignores the budget. */
export function randomBot<T extends GameTypes>(): Bot<T, T['move']> {
  return { name: 'random', decide: ({ moves }, { rng }) => anyOf(moves, rng) };
}

/** Index of the greatest value. Ties go to the greatest value in `seconds`, then to the lowest index. */
export function bestBy(values: readonly number[], seconds: readonly number[] = []): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) {
    const lead = (values[i] ?? 0) - (values[best] ?? 0) || (seconds[i] ?? 0) - (seconds[best] ?? 0);
    if (lead > 0) best = i;
  }
  return best;
}

export function throwNoMove(): never {
  throw botFailure('bots/no-move', {});
}
