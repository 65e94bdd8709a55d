import type { Game, GameTypes } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import type { Observation } from '../core/observation.ts';
import type { Rng } from '../core/rng.ts';
import { excerpt } from '../core/wording.ts';
import type { Budget, Player, Thinking, Wishes } from './bot.ts';
import { anyOf, parseBudget, thoughtOut, wishing } from './bot.ts';
import { flatMonteCarloReasoning } from './flat-monte-carlo.ts';
import { greedyReasoning } from './greedy.ts';
import { isMctsReasoning } from './is-mcts.ts';
import { levels, playOf, slipping } from './levels.ts';
import { atOnce, type Decision, type Explanation, type Reasoning } from './reasons.ts';
import type { SearchSettings } from './simulation.ts';

/**
 * How {@link botOf} is told of bots: a level, or how the bot plays. `N` is a number of iterations, or of milliseconds
 * with `ms` behind it.
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

/** A player whose thinking can be made to pause. */
export interface Thinker<T extends GameTypes = GameTypes> extends Wishes {
  (observation: Observation<T>, rng: Rng): Thinking<T['move']>;
}

/** Play-outs a move of `greedy`, where a game has no heuristic. */
const PLAY_OUTS = 4;

/** How the bot of that name comes to its moves; `undefined` if there is none. */
function reasoningOf<T extends GameTypes>(name: string, hasBudget: boolean, kit: Kit<T>): Reasoning<T> | undefined {
  const { game, search } = kit;
  // Bound to the kit and its search, since they are methods of them.
  const judged = kit.evaluate === undefined ? {} : { evaluate: kit.evaluate.bind(kit) };
  const searched = search?.evaluate === undefined ? judged : { evaluate: search.evaluate.bind(search) };
  const remembering = kit.memory === undefined ? {} : { memory: kit.memory };
  const shortlisting = search?.shortlist === undefined ? {} : { shortlist: search.shortlist.bind(search) };
  switch (`${name}${hasBudget ? ':' : ''}`) {
    case 'random':
      return atOnce(({ moves }, rng) => anyOf(moves, rng));
    case 'greedy':
      return judged.evaluate === undefined ? playedOut(game, shortlisting) : greedyReasoning(game, judged.evaluate);
    case 'flat:':
      return flatMonteCarloReasoning(game, { ...judged, ...remembering, ...shortlisting });
    case 'ismcts:':
      return isMctsReasoning(game, { ...remembering, ...search, ...searched, ...shortlisting });
    default:
      return undefined;
  }
}

/** The move that does best in a few random play-outs: what is greedy without a heuristic. */
function playedOut<T extends GameTypes>(game: Game<T>, settings: SearchSettings<T>): Reasoning<T> {
  const reasoning = flatMonteCarloReasoning(game, settings);
  return (observation, _, rng) => reasoning(observation, { iterations: PLAY_OUTS * observation.moves.length }, rng);
}

/**
 * The player of that name for a game, `hard` or `greedy` or `ismcts:500` or `ismcts:200ms`. It answers at once.
 * @throws Error for a name that is none; its message lists {@link botNames}.
 */
export function botOf<T extends GameTypes>(name: string, kit: Kit<T>): Player<T> {
  const thinker = thinkerOf(name, kit) ?? noBot(name);
  return wishing(thinker, (observation, rng) => thoughtOut(thinker(observation, rng)));
}

/**
 * What the bot of that name plays, as {@link botOf} does with the same random numbers, and what it makes of every move
 * that it chooses among. What it weighs, its seat may know.
 * @throws Error for a name that is none; its message lists {@link botNames}.
 */
export function explainBot<T extends GameTypes>(
  name: string,
  kit: Kit<T>,
  observation: Observation<T>,
  rng: Rng,
): Explanation<T> {
  const reasoner = reasonerOf(name, kit) ?? noBot(name);
  const { move, weighed } = thoughtOut(reasoner(observation, rng));
  return { move, weighed: weighed() };
}

function noBot(name: string): never {
  throw new Error(`There is no bot "${excerpt(name)}"; there are: ${botNames.join(', ')}.`);
}

/**
 * The same player as {@link botOf} gives, whose thinking can be made to pause; `undefined` for a name that is none.
 * @throws Error where the kit has a level that is played by no bot; RangeError for slips that are no part from 0 to 1.
 */
export function thinkerOf<T extends GameTypes>(name: string, kit: Kit<T>): Thinker<T> | undefined {
  const reasoner = reasonerOf(name, kit);
  if (reasoner === undefined) return undefined;
  return wishing(reasoner, function* (observation: Observation<T>, rng: Rng) {
    return (yield* reasoner(observation, rng)).move;
  });
}

/**
 * The same with its reasons.
 * @throws Error where the kit has a level that is played by no bot; RangeError for slips that are no part from 0 to 1.
 */
function reasonerOf<T extends GameTypes>(
  name: string,
  kit: Kit<T>,
): (((observation: Observation<T>, rng: Rng) => Thinking<Decision<T>>) & Wishes) | undefined {
  const level = playOf(name, kit);
  const { bot, slips = 0 } = level ?? { bot: name };
  const [kind = '', ...rest] = bot.split(':');
  const reasoning = reasoningOf(kind, rest.length > 0, kit);
  const budget = budgetOf(name, kit);
  if (reasoning === undefined || budget === undefined) {
    if (level === undefined) return undefined;
    throw new Error(`The kit of ${kit.game.id} plays its level "${name}" by "${excerpt(bot)}", which is no bot.`);
  }
  if (!(slips >= 0 && slips <= 1)) {
    throw new RangeError(
      `The kit of ${kit.game.id} lets its level "${name}" slip in ${slips} of its decisions, which is no part from 0 to 1.`,
    );
  }
  const player = slips > 0 ? slipping(reasoning, slips) : reasoning;
  return wishing(reasoning, (observation: Observation<T>, rng: Rng) => {
    return player(shortened(observation, kit), budget, rng);
  });
}

/** With those of its moves alone that are worth a look, unless there is none of them. */
function shortened<T extends GameTypes>(observation: Observation<T>, { game, search }: Kit<T>): Observation<T> {
  const names = new Set(search?.shortlist?.(observation.view)?.map((move) => game.print(move)));
  const moves = names.size > 0 ? observation.moves.filter((move) => names.has(game.print(move))) : [];
  return moves.length > 0 ? { ...observation, moves } : observation;
}

/** How long the bot of that name thinks: one iteration, if it has no budget; `undefined` for what is no budget. */
export function budgetOf(name: string, kit: Pick<Kit, 'levels'>): Budget | undefined {
  const { bot, milliseconds } = playOf(name, kit) ?? { bot: name };
  const colon = bot.indexOf(':');
  const budget = colon < 0 ? { iterations: 1 } : parseBudget(bot.slice(colon + 1));
  return budget === undefined || milliseconds === undefined ? budget : { ...budget, milliseconds };
}
