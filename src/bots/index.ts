/**
 * Bots that see only what their seat may know.
 *
 * `botOf` makes a bot by name. The name is a level (`easy`, `normal`, `hard`, `best`) or an algorithm: `random`,
 * `greedy`, `flat:500` or `ismcts:500` with a number of iterations, `ismcts:200ms` with a time limit. `ismcts` is
 * information-set tree search, which draws the hidden information anew in every iteration. `flatMonteCarloBot` and
 * `isMctsBot` make the searches with your own settings. Your own bot is an object with `name` and `decide`.
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
 * if (typeof match.actor === 'number') {
 *   const move = bot.decide(match.observe(match.actor), { rng: seeded(1) });
 *   match.play(match.actor, move);
 *   console.log(kit.game.describe(move));
 * }
 * ```
 *
 * @module feyrules/bots
 */

export type { Bot, BotFactory, Budget, DecideOptions, Heuristic, SeatSetup, Watched } from './bot.ts';
export { parseBudget, randomBot, shownTo } from './bot.ts';
export { botNames, botOf, explainBot } from './catalogue.ts';
export { describeLevel } from './described.ts';
export { flatMonteCarloBot } from './flat-monte-carlo.ts';
export { greedyBot } from './greedy.ts';
export { type IsMctsSettings, isMctsBot } from './is-mcts.ts';
export { levels } from './levels.ts';
export type { Explanation, WeighedMove } from './reasons.ts';
export type { SearchSettings } from './simulation.ts';
