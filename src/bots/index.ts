/**
 * Players that see what their seat may know, and nothing else.
 *
 * `botOf` gives one by name: by level, `easy`, `normal`, `hard`, `best`; or by how it plays, `random`, `greedy`, `flat:500`, `ismcts:500` by iterations, `ismcts:200ms` by the clock. The
 * searches are there as functions too: flat Monte Carlo, and information-set tree search, which draws what is hidden anew in
 * every iteration. A bot of your own is a function of an observation, a budget and random numbers.
 *
 * @example
 * ```ts
 * import { botOf } from 'feyrules/bots';
 * import { Match, seeded } from 'feyrules/core';
 * import { kit } from 'feyrules/elfenland/kit';
 *
 * const match = new Match(kit.game, { options: { players: 2 }, seed: 7 });
 * while (match.actor === 'chance') match.chance();
 * const bot = botOf('ismcts:20', kit);
 * if (typeof match.actor === 'number') console.log(kit.game.describe(bot(match.observe(match.actor), seeded(1))));
 * ```
 *
 * @module feyrules/bots
 */

export * from './bot.ts';
export { botNames, botOf, explainBot, type Thinker, thinkerOf } from './catalogue.ts';
export { describeLevel } from './described.ts';
export { flatMonteCarloBot, flatMonteCarloSearch } from './flat-monte-carlo.ts';
export { greedyBot } from './greedy.ts';
export { type IsMctsSettings, isMctsBot, isMctsSearch } from './is-mcts.ts';
export { levels } from './levels.ts';
export { randomBot } from './random.ts';
export type { Explanation, WeighedMove } from './reasons.ts';
export type { BotFactory, SeatedBot, SeatSetup } from './seated-bot.ts';
export type { SearchSettings } from './simulation.ts';
