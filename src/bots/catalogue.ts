import type { AnyGame, Seat, Tagged } from '../core/game.ts';
import { heuristic as elfengoldHeuristic } from '../games/elfengold/heuristic.ts';
import { elfengold } from '../games/elfengold/index.ts';
import { heuristic as elfenlandHeuristic } from '../games/elfenland/heuristic.ts';
import { elfenland } from '../games/elfenland/index.ts';
import { heuristic as elfenwizardsHeuristic } from '../games/elfenwizards/heuristic.ts';
import { elfenwizards } from '../games/elfenwizards/index.ts';
import { heuristic as fairysFateHeuristic } from '../games/fairys-fate/heuristic.ts';
import { fairysFate } from '../games/fairys-fate/index.ts';
import { heuristic as strageHeuristic } from '../games/strage/heuristic.ts';
import { strage } from '../games/strage/index.ts';
import { heuristic as theChallengeHeuristic } from '../games/the-challenge/heuristic.ts';
import { theChallenge } from '../games/the-challenge/index.ts';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

/** Any bot of any game. */
export type AnyBot = Bot<unknown, Tagged>;

interface Judged {
  readonly game: AnyGame;
  heuristic(view: unknown, seat: Seat): number;
}

/** The games with the heuristic that lives beside each. */
const judged: readonly Judged[] = [
  { game: strage, heuristic: strageHeuristic },
  { game: elfenwizards, heuristic: elfenwizardsHeuristic },
  { game: theChallenge, heuristic: theChallengeHeuristic },
  { game: fairysFate, heuristic: fairysFateHeuristic },
  { game: elfenland, heuristic: elfenlandHeuristic },
  { game: elfengold, heuristic: elfengoldHeuristic },
];

/** The names by which {@link botOf} knows bots. */
export const botNames: readonly string[] = ['random', 'greedy'];

/** The bot of that name for a game; `undefined` if there is none. */
export function botOf(name: string, id: string): AnyBot | undefined {
  if (name === 'random') return randomBot();
  const found = judged.find(({ game }) => game.id === id);
  return name === 'greedy' && found !== undefined
    ? greedyBot(found.game, (view, seat) => found.heuristic(view, seat))
    : undefined;
}
