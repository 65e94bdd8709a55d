import type { Game, GameTypes } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import type { Observation } from '../core/observation.ts';
import type { Rng } from '../core/rng.ts';
import { excerpt, shown } from '../core/wording.ts';
import type { Bot, Budget } from './bot.ts';
import { anyOf, limitsOf, parseBudget, runToDecision } from './bot.ts';
import { botFailure } from './failures.ts';
import { flatMonteCarlo } from './flat-monte-carlo.ts';
import { greedy } from './greedy.ts';
import { isMcts } from './is-mcts.ts';
import { levels, playOf, withSlips } from './levels.ts';
import { type Explanation, oneStep, type Thinker, thinkingBot } from './reasons.ts';
import type { SearchSettings } from './simulation.ts';

/**
 * Names of bots for {@link botOf}: levels and algorithms. `N` stands for a number of iterations, `Nms` for a number of
 * milliseconds.
 */
export const botNames: readonly string[] = [
  ...levels,
  'random',
  'greedy',
  'flat:N',
  'ismcts:N',
  'flat:Nms',
  'ismcts:Nms',
];

/** Play-outs per move of `greedy`, in games without a heuristic. */
const PLAY_OUTS = 4;

/** The algorithm for `name`, a bot's name without the budget; `undefined` for an unknown name. */
function thinkerBy<T extends GameTypes>(name: string, hasBudget: boolean, kit: Kit<T>): Thinker<T> | undefined {
  const { game, search } = kit;
  // Uses `bind`, because these are methods of the kit and its search.
  const judged = kit.evaluate === undefined ? {} : { evaluate: kit.evaluate.bind(kit) };
  const searched = search?.evaluate === undefined ? judged : { evaluate: search.evaluate.bind(search) };
  const remembering = kit.memory === undefined ? {} : { memory: kit.memory };
  const shortlisting = search?.shortlist === undefined ? {} : { shortlist: search.shortlist.bind(search) };
  switch (`${name}${hasBudget ? ':' : ''}`) {
    case 'random':
      return oneStep(({ moves }, rng) => anyOf(moves, rng));
    case 'greedy':
      return judged.evaluate === undefined ? greedyByPlayOuts(game, shortlisting) : greedy(game, judged.evaluate);
    case 'flat:':
      return flatMonteCarlo(game, { ...judged, ...remembering, ...shortlisting });
    case 'ismcts:':
      return isMcts(game, { ...remembering, ...search, ...searched, ...shortlisting });
    default:
      return undefined;
  }
}

/** `greedy` for a game without a heuristic: chooses by a few random play-outs. */
function greedyByPlayOuts<T extends GameTypes>(game: Game<T>, settings: SearchSettings<T>): Thinker<T> {
  const { wantsFeed, think } = flatMonteCarlo(game, settings);
  return {
    wantsFeed,
    think: (observation, _, rng) => think(observation, { iterations: PLAY_OUTS * observation.moves.length }, rng),
  };
}

/**
 * Makes the bot with that name for a game: `hard`, `greedy`, `ismcts:500` or `ismcts:200ms`. The bot answers
 * synchronously. A budget passed to `decide` overrides the budget in the name.
 * @throws Error for an unknown name (the message lists {@link botNames}), or for a level that is invalid in the kit.
 */
export function botOf<T extends GameTypes>(name: string, kit: Kit<T>): Bot<T, T['move']> {
  const { thinker, budget } = thinkerOf(name, kit) ?? throwUnknownBot(name);
  return thinkingBot(name, thinker, budget);
}

/**
 * Explains a bot's decision: the move that the bot of {@link botOf} plays with the same random numbers, and the bot's
 * rating of every move that it considers. The bot uses only what its seat may know.
 * @throws what {@link botOf} throws.
 */
export function explainBot<T extends GameTypes>(
  name: string,
  kit: Kit<T>,
  observation: Observation<T>,
  rng: Rng,
): Explanation<T> {
  const { thinker, budget } = thinkerOf(name, kit) ?? throwUnknownBot(name);
  const { move, weighed } = runToDecision(thinker.think(observation, budget, rng));
  return { move, weighed: weighed() };
}

/** @throws Error that lists the names of bots. */
export function throwUnknownBot(name: string): never {
  throw botFailure('bots/unknown-bot', { bot: excerpt(name), known: botNames.join(', ') });
}

/** The algorithm and the budget of a name. */
export interface NamedThinker<T extends GameTypes> {
  readonly thinker: Thinker<T>;
  /** One iteration if the name has no budget. */
  readonly budget: Budget;
}

/**
 * The algorithm and budget of a name; `undefined` for an unknown name.
 * @throws Error if the name is a level with an unknown bot; RangeError if that level's `slips` is outside 0 to 1.
 */
export function thinkerOf<T extends GameTypes>(name: string, kit: Kit<T>): NamedThinker<T> | undefined {
  const level = levels.find((known) => known === name);
  const { bot, slips = 0, milliseconds } = level === undefined ? { bot: name } : playOf(level, kit);
  const [kind = '', limit] = partsOf(bot);
  const thinker = thinkerBy(kind, limit !== undefined, kit);
  const budget = limit === undefined ? { iterations: 1 } : parseBudget(limit);
  if (thinker === undefined || budget === undefined) {
    if (level === undefined) return undefined;
    throw botFailure('bots/bad-level', { game: kit.game.id, level: name, bot: excerpt(bot) });
  }
  if (!(slips >= 0 && slips <= 1)) {
    const given = typeof slips === 'number' ? slips : shown(slips);
    throw botFailure('bots/bad-slips', { game: kit.game.id, level: name, slips: given }, { kind: RangeError });
  }
  const { wantsFeed, think } = slips > 0 ? withSlips(thinker, slips) : thinker;
  return {
    thinker: { wantsFeed, think: (observation, ...rest) => think(shortened(observation, kit), ...rest) },
    budget:
      milliseconds === undefined
        ? budget
        : { ...budget, milliseconds: Math.min(milliseconds, limitsOf(budget).milliseconds) },
  };
}

/** Splits a name at its first colon into the kind and the budget. */
function partsOf(bot: string): readonly [kind: string, budget?: string] {
  const colon = bot.indexOf(':');
  return colon < 0 ? [bot] : [bot.slice(0, colon), bot.slice(colon + 1)];
}

/** Restricts the moves to those on the shortlist. If none is on it, keeps all moves. */
function shortened<T extends GameTypes>(observation: Observation<T>, { game, search }: Kit<T>): Observation<T> {
  const names = new Set(search?.shortlist?.(observation.view)?.map((move) => game.print(move)));
  const moves = names.size > 0 ? observation.moves.filter((move) => names.has(game.print(move))) : [];
  return moves.length > 0 ? { ...observation, moves } : observation;
}
