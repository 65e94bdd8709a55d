export * from './bot.ts';
export { type AnyBot, type AnyPlayer, botNames, botOf, heuristicOf } from './catalogue.ts';
export { flatMonteCarloBot } from './flat-monte-carlo.ts';
export { greedyBot } from './greedy.ts';
export { type IsMctsSettings, isMctsBot } from './is-mcts.ts';
export { randomBot } from './random.ts';
export type { SearchSettings } from './simulation.ts';
