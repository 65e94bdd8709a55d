/**
 * Bots that see what their seat may know, and nothing else.
 *
 * `botOf` gives one by name: by level, `easy`, `normal`, `hard`, `best`; or by how it plays, `random`, `greedy`,
 * `flat:500`, `ismcts:500` by iterations, `ismcts:200ms` by the clock. `flatMonteCarloBot` and `isMctsBot` are the
 * searches with settings of your own; information-set tree search draws what is hidden anew in every iteration. A bot of
 * your own is an object with a `name` and a function `decide`.
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
