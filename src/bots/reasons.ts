import type { GameTypes } from '../core/game.ts';
import type { Observation } from '../core/observation.ts';
import type { Rng } from '../core/rng.ts';
import type { Bot, Budget, Thinking } from './bot.ts';
import { thoughtOut } from './bot.ts';

/** What a bot made of one move. */
export interface WeighedMove<T extends GameTypes = GameTypes> {
  readonly move: T['move'];
  /** The iterations that began with it; 0 where the bot does not search, or there is no choice. */
  readonly visits: number;
  /** The part of all iterations that began with it, from 0 to 1. */
  readonly share: number;
  /**
   * By seat: what those iterations brought on average, from 0 to 1, where 1 is a game won alone, or a position as good as
   * any that was seen; `null` if there were none.
   */
  readonly values: readonly number[] | null;
  /** The part of the search that its first sight was worth, from 0 to 1; `null` where a bot has no first sight. */
  readonly prior: number | null;
  /** The heuristic of the seat after it, on the heuristic's own scale; `null` where it was not asked. */
  readonly expected: number | null;
}

/** What a bot plays, and why. */
export interface Explanation<T extends GameTypes = GameTypes> {
  readonly move: T['move'];
  /** Every move that the bot chose among, that which is played first, then by what the bot goes by. */
  readonly weighed: readonly WeighedMove<T>[];
}

/** What a bot has come to; the reasons are put together only if they are asked for. */
export interface Decision<T extends GameTypes> {
  readonly move: T['move'];
  weighed(): readonly WeighedMove<T>[];
}

/** How a bot comes to its decisions, step by step, with reasons. */
export interface Thinker<T extends GameTypes> {
  /** Whether its observations bring the feed. */
  readonly wantsFeed: boolean;
  think(observation: Observation<T>, budget: Budget, rng: Rng): Thinking<Decision<T>>;
}

/** The bot that thinks so without a pause, for that budget unless it is given another one. */
export function thinkingBot<T extends GameTypes>(
  name: string,
  { wantsFeed, think }: Thinker<T>,
  usual: Budget,
): Bot<T, T['move']> {
  return {
    name,
    wantsFeed,
    decide: (observation, { rng, budget = usual }) => thoughtOut(think(observation, budget, rng)).move,
  };
}

/** The thinker whose choice has no reasons. */
export function atOnce<T extends GameTypes>(choose: (observation: Observation<T>, rng: Rng) => T['move']): Thinker<T> {
  return {
    wantsFeed: false,
    *think(observation, _, rng) {
      const move = choose(observation, rng);
      return { move, weighed: () => ranked(observation.moves.map(unweighed), move) };
    },
  };
}

/** A move that has not been weighed. */
export function unweighed<T extends GameTypes>(move: T['move']): WeighedMove<T> {
  return { move, visits: 0, share: 0, values: null, prior: null, expected: null };
}

/**
 * The moves with the one that is played first, the others by what the bot goes by, from the greatest; of equal ones the
 * earlier first.
 */
export function ranked<T extends GameTypes>(
  weighed: readonly WeighedMove<T>[],
  played: T['move'],
  ...measures: readonly ((weighed: WeighedMove<T>) => number)[]
): WeighedMove<T>[] {
  const all = [(one: WeighedMove<T>) => Number(one.move === played), ...measures];
  return [...weighed].sort((one, other) => {
    for (const measure of all) {
      const lead = measure(other) - measure(one);
      if (lead !== 0) return lead;
    }
    return 0;
  });
}
