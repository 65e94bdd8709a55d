export * from './bot.ts';
export { botNames, botOf, type Thinker, thinkerOf } from './catalogue.ts';
export { flatMonteCarloBot, flatMonteCarloSearch } from './flat-monte-carlo.ts';
export { greedyBot } from './greedy.ts';
export { type IsMctsSettings, isMctsBot, isMctsSearch } from './is-mcts.ts';
export { randomBot } from './random.ts';
export type { BotFactory, SeatedBot, SeatSetup } from './seated.ts';
export type { SearchSettings } from './simulation.ts';
