import type { GameTypes, Seat } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import type { Match } from '../core/match.ts';
import type { Observation } from '../core/observation.ts';
import type { Outcome } from '../core/outcome.ts';
import type { Rng } from '../core/rng.ts';
import { botFailure } from './failures.ts';

/**
 * How long a bot may think about one move: a number of play-outs or tree descents, a time in milliseconds, or both, of
 * which the first to be reached ends the search.
 */
export type Budget =
  | { readonly iterations: number; readonly milliseconds?: number }
  | { readonly milliseconds: number };

/** What a bot is given with every decision. */
export interface DecideOptions {
  /** The random numbers of its seat: what it draws from elsewhere cannot be repeated. */
  readonly rng: Rng;
  /** How long it may think. Without it the bot thinks as long as it does by default. */
  readonly budget?: Budget | undefined;
  /** Is aborted when the answer is no longer wanted. A bot that answers at once never sees that. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Decides for one seat. It gets what its seat may know, never a state.
 *
 * The bots of this library answer at once: they are a `Bot<T, T['move']>`. The same observation, iterations and random
 * numbers give the same move; a budget of milliseconds does not promise that.
 */
export interface Bot<T extends GameTypes = GameTypes, Answer = T['move'] | PromiseLike<T['move']>> {
  /** What it is called in messages and tables. */
  readonly name: string;
  /** Whether its observations shall bring the `feed`, all that its seat was told. */
  readonly wantsFeed?: boolean | undefined;
  /** Chooses one of the observation's moves, at once or later. */
  decide(observation: Observation<T>, options: DecideOptions): Answer;
  /**
   * Hears at the end of a game in an arena or in `feyrules play` how it came out, `undefined` if it was stopped before.
   * A promise is waited for.
   */
  over?(outcome: Outcome | undefined): unknown;
}

/** Arguments of a bot's factory: the game and the seat. */
export interface SeatSetup<T extends GameTypes = GameTypes> {
  readonly kit: Kit<T>;
  /** Options of the game as given, always with `players`. */
  readonly options: Partial<T['options']>;
  readonly seat: Seat;
  /** Parameters from the bot's name, `{"depth":3}` in `./mine.mjs:100{"depth":3}`; `{}` without any. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Makes the bot of one seat for one game; exported by a module as `createBot`. */
export type BotFactory<T extends GameTypes = GameTypes> = (setup: SeatSetup<T>) => Bot<T> | PromiseLike<Bot<T>>;

/** How well a seat stands in a state, by what it may know; higher is better, comparable within one game only. */
export type Heuristic<State> = (state: State, seat: Seat) => number;

/** The budget that a text names: `500` iterations, or `200ms`; `undefined` if it names none. */
export function parseBudget(text: string): Budget | undefined {
  const [, number, unit] = /^([1-9]\d{0,8})(ms)?$/.exec(text) ?? [];
  if (number === undefined) return undefined;
  return unit === undefined ? { iterations: Number(number) } : { milliseconds: Number(number) };
}

/**
 * Both limits of a budget, infinite where it has none.
 * @throws TypeError for what says nothing: thinking by it would never end.
 */
export function limitsOf(budget: Budget): { readonly iterations: number; readonly milliseconds: number } {
  const { iterations, milliseconds }: Partial<ReturnType<typeof limitsOf>> = budget;
  const given = [iterations, milliseconds].filter((limit) => limit !== undefined);
  if (given.length === 0 || given.some(Number.isNaN)) {
    throw botFailure('bots/bad-budget', {}, { kind: TypeError });
  }
  return {
    iterations: iterations ?? Number.POSITIVE_INFINITY,
    milliseconds: milliseconds ?? Number.POSITIVE_INFINITY,
  };
}

/** What a bot on that seat of a match is shown: what the seat has to go by, with the feed if the bot wants it. */
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

/** The seat that the observation asks. */
export function seatAsked({ actor }: Pick<Observation, 'actor'>): Seat {
  if (typeof actor !== 'number') throw botFailure('bots/no-seat', {});
  return actor;
}

/**
 * The thinking about one decision, which goes on step by step. Each `next` is a step, after which others may have their
 * turn; `next(true)` asks for the best that is found so far, which is the value at the end.
 */
export type Thinking<Decided> = Generator<undefined, Decided, boolean | undefined>;

/** What is decided at the end of all steps. */
export function thoughtOut<Decided>(thinking: Thinking<Decided>): Decided {
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}

/**
 * Iterates until the budget is spent, at least once, with a pause between any two iterations. The time of pauses is
 * not counted.
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

/** One of the items, each equally likely. */
export function anyOf<Item>(items: readonly Item[], rng: Rng): Item {
  return items[rng.int(Math.max(items.length, 1))] ?? noMove();
}

/** Plays a uniformly random legal move. It ignores the budget. */
export function randomBot<T extends GameTypes>(): Bot<T, T['move']> {
  return { name: 'random', decide: ({ moves }, { rng }) => anyOf(moves, rng) };
}

/** The index of the greatest value, of equal ones that with the greatest second value, of equal ones the first. */
export function bestBy(values: readonly number[], seconds: readonly number[] = []): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) {
    const lead = (values[i] ?? 0) - (values[best] ?? 0) || (seconds[i] ?? 0) - (seconds[best] ?? 0);
    if (lead > 0) best = i;
  }
  return best;
}

export function noMove(): never {
  throw botFailure('bots/no-move', {});
}
