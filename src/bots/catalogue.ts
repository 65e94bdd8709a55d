import type { Game, Seat, Tagged } from '../core/game.ts';
import type { Observation } from '../core/match.ts';
import type { Rng } from '../core/rng.ts';
import { heuristic as elfengoldHeuristic } from '../games/elfengold/heuristic.ts';
import { elfengold } from '../games/elfengold/index.ts';
import { heuristic as elfenlandHeuristic } from '../games/elfenland/heuristic.ts';
import { elfenland } from '../games/elfenland/index.ts';
import { heuristic as elfenwizardsHeuristic } from '../games/elfenwizards/heuristic.ts';
import { elfenwizards } from '../games/elfenwizards/index.ts';
import { playOutDepth as fairysFateDepth, heuristic as fairysFateHeuristic } from '../games/fairys-fate/heuristic.ts';
import { fairysFate } from '../games/fairys-fate/index.ts';
import { heuristic as strageHeuristic } from '../games/strage/heuristic.ts';
import { strage } from '../games/strage/index.ts';
import { heuristic as theChallengeHeuristic } from '../games/the-challenge/heuristic.ts';
import { theChallenge } from '../games/the-challenge/index.ts';
import type { Bot, Heuristic, Player, Search, Thinking } from './bot.ts';
import { parseBudget, thoughtOut } from './bot.ts';
import { flatMonteCarloSearch } from './flat-monte-carlo.ts';
import { greedyBot } from './greedy.ts';
import { isMctsSearch } from './is-mcts.ts';
import { randomBot } from './random.ts';

/** Any bot of any game. */
export type AnyBot = Bot;

/** Any bot of any game, its budget settled. */
export type AnyPlayer = Player;

/** Such a player, whose thinking can be made to pause. */
export type AnyThinker = (observation: Observation, rng: Rng) => Thinking<Tagged>;

interface Judged {
  readonly game: Game;
  heuristic(view: unknown, seat: Seat): number;
  /** The depth of IS-MCTS by it, if it is not the usual one. */
  readonly depth?: number;
}

/** The games with the heuristic that lives beside each. */
const judged: readonly Judged[] = [
  { game: strage, heuristic: strageHeuristic },
  { game: elfenwizards, heuristic: elfenwizardsHeuristic },
  { game: theChallenge, heuristic: theChallengeHeuristic },
  { game: fairysFate, heuristic: fairysFateHeuristic, depth: fairysFateDepth },
  { game: elfenland, heuristic: elfenlandHeuristic },
  { game: elfengold, heuristic: elfengoldHeuristic },
];

/** How {@link botOf} is told of bots. `N` is a number of iterations, or of milliseconds with `ms` behind it. */
export const botNames: readonly string[] = ['random', 'greedy', 'flat:N', 'ismcts:N', 'flat:Nms', 'ismcts:Nms'];

type Maker = (known: Judged) => Search;

/** Bots whose play does not depend on their budget. */
const instant: Readonly<Record<string, Maker>> = {
  random: () => inOneGo(randomBot()),
  greedy: ({ game, heuristic }) => inOneGo(greedyBot(game, heuristic)),
};

/** Bots that play the better the more they may think. */
const thinking: Readonly<Record<string, Maker>> = {
  flat: ({ game, heuristic }) => flatMonteCarloSearch(game, { heuristic }),
  ismcts: ({ game, ...settings }) => isMctsSearch(game, settings),
};

/** How the game's own heuristic judges a view; `undefined` for a game that has none. */
export function heuristicOf(id: string): Heuristic<unknown> | undefined {
  return judged.find(({ game }) => game.id === id)?.heuristic;
}

/** The player of that name, `greedy` or `ismcts:500` or `ismcts:200ms`, for a game; `undefined` if there is none. */
export function botOf(name: string, id: string): AnyPlayer | undefined {
  const thinker = thinkerOf(name, id);
  return thinker && ((observation, rng) => thoughtOut(thinker(observation, rng)));
}

/** The same player as {@link botOf} gives, whose thinking can be made to pause. */
export function thinkerOf(name: string, id: string): AnyThinker | undefined {
  const found = judged.find(({ game }) => game.id === id);
  const [kind = '', ...rest] = name.split(':');
  const makers = rest.length === 0 ? instant : thinking;
  const maker = Object.hasOwn(makers, kind) ? makers[kind] : undefined;
  const budget = rest.length === 0 ? { iterations: 1 } : parseBudget(rest.join(':'));
  if (found === undefined || maker === undefined || budget === undefined) return undefined;
  const search = maker(found);
  return (observation, rng) => search(observation, budget, rng);
}

/** What is too quick to be worth a pause. */
function inOneGo(bot: Bot): Search {
  // biome-ignore lint/correctness/useYield: it has one step.
  return function* (observation, budget, rng) {
    return bot(observation, budget, rng);
  };
}
