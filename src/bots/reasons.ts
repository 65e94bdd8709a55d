import type { GameTypes } from '../core/game.ts';
import type { Observation } from '../core/observation.ts';
import type { Rng } from '../core/rng.ts';
import { type Bot, type Budget, limitsOf, runToDecision, type Thinking } from './bot.ts';

/** A bot's rating of one move. */
export interface WeighedMove<T extends GameTypes = GameTypes> {
  readonly move: T['move'];
  /** Number of iterations that began with this move; 0 if the bot does not search, or has only one move. */
  readonly visits: number;
  /** Share of all iterations that began with this move, from 0 to 1. */
  readonly share: number;
  /**
   * By seat: mean reward of the iterations that began with this move, from 0 to 1; `null` if there were none. A
   * game won alone gives 1; an unfinished game gives more than 0.5 if it is better than the average in this search.
   */
  readonly values: readonly number[] | null;
  /** The search's prior for this move, from 0 to 1; `null` if the bot has no priors. */
  readonly prior: number | null;
  /** Heuristic value for the deciding seat after this move, on the heuristic's own scale; `null` if not evaluated. */
  readonly expected: number | null;
}

/** What a bot plays, and why. */
export interface Explanation<T extends GameTypes = GameTypes> {
  readonly move: T['move'];
  /** The moves from which the bot chose: first the played one, then the others, from best to worst if it rates them. */
  readonly weighed: readonly WeighedMove<T>[];
}

/** A bot's decision. `weighed` computes the ratings on demand. */
export interface Decision<T extends GameTypes> {
  readonly move: T['move'];
  weighed(): readonly WeighedMove<T>[];
}

/** The algorithm of a bot: decides in steps and rates the moves. */
export interface Thinker<T extends GameTypes> {
  /** Whether observations must include the feed. */
  readonly wantsFeed: boolean;
  think(observation: Observation<T>, budget: Budget, rng: Rng): Thinking<Decision<T>>;
}

/** Makes a synchronous bot. `usual` is its default budget. */
export function thinkingBot<T extends GameTypes>(
  name: string,
  { wantsFeed, think }: Thinker<T>,
  usual: Budget,
): Bot<T, T['move']> {
  limitsOf(usual);
  return {
    name,
    wantsFeed,
    decide: (observation, { rng, budget = usual }) => runToDecision(think(observation, budget, rng)).move,
  };
}

/** Makes a thinker that decides in one step and rates no moves. */
export function oneStep<T extends GameTypes>(choose: (observation: Observation<T>, rng: Rng) => T['move']): Thinker<T> {
  return {
    wantsFeed: false,
    *think(observation, _, rng) {
      const move = choose(observation, rng);
      return { move, weighed: () => ranked(observation.moves.map(unweighed), move) };
    },
  };
}

/** A move without a rating. */
export function unweighed<T extends GameTypes>(move: T['move']): WeighedMove<T> {
  return { move, visits: 0, share: 0, values: null, prior: null, expected: null };
}

/**
 * Puts the played move first and sorts the others by the measures, greatest first. The second measure breaks ties of
 * the first; moves that are equal in both keep their order.
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
