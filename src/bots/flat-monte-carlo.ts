import type { Game, GameTypes } from '../core/game.ts';
import { checkMembers } from '../core/match-setup.ts';
import type { Observation } from '../core/observation.ts';
import type { Rng } from '../core/rng.ts';
import { checkRange } from '../core/seats.ts';
import type { Bot, Budget, Thinking } from './bot.ts';
import { bestBy, iterating, seatAsked, throwNoMove } from './bot.ts';
import { type Decision, ranked, type Thinker, thinkingBot, unweighed, type WeighedMove } from './reasons.ts';
import type { SearchSettings } from './simulation.ts';
import { DEFAULT_BUDGET, Evaluator, knownBy, SEARCH_MEMBERS, stateSampler } from './simulation.ts';

/** Default number of moves in a play-out. */
const DEPTH = 40;

/**
 * Tries the moves in turn, beginning with a random one, until the budget is spent. Each iteration draws a state that
 * the view allows, makes one move and plays out the rest at random. Plays the move with the best mean result.
 * @throws RangeError if `depth` is below 0, TypeError for an invalid `budget` or an unknown setting.
 */
export function flatMonteCarloBot<T extends GameTypes>(
  game: Game<T>,
  settings: SearchSettings<T> = {},
): Bot<T, T['move']> {
  checkMembers('The settings of a search', settings, SEARCH_MEMBERS);
  return thinkingBot('flat', flatMonteCarlo(game, settings), settings.budget ?? DEFAULT_BUDGET);
}

/** The algorithm of {@link flatMonteCarloBot}. */
export function flatMonteCarlo<T extends GameTypes>(game: Game<T>, settings: SearchSettings<T> = {}): Thinker<T> {
  checkRange('depth', settings.depth ?? DEPTH, 0);
  function* think(observation: Observation<T>, budget: Budget, rng: Rng): Thinking<Decision<T>> {
    const { moves } = observation;
    const draw = stateSampler(game, observation, knownBy(settings, observation), rng);
    const seat = seatAsked(observation);
    /** By move and seat. */
    const totals: number[][] = moves.map(() => []);
    const visits = moves.map(() => 0);
    let evaluator: Evaluator<T> | undefined;
    let next = rng.int(Math.max(1, moves.length));
    const iterate = (): void => {
      const state = draw();
      evaluator ??= new Evaluator(game, settings, state.players, DEPTH);
      const move = moves[next];
      if (move !== undefined) game.advance(state, move);
      evaluator.playOut(state, rng);
      const own = totals[next];
      totals[next] = evaluator.rewards(state).map((reward, of) => reward + (own?.[of] ?? 0));
      visits[next] = (visits[next] ?? 0) + 1;
      next = (next + 1) % moves.length;
    };
    if (moves.length > 1) yield* iterating(budget, iterate);
    const means = totals.map((total, index) => total.map((sum) => sum / Math.max(1, visits[index] ?? 0)));
    const move = moves[bestBy(means.map((mean) => mean[seat] ?? 0))] ?? throwNoMove();
    const all = visits.reduce((sum, count) => sum + count, 0);
    const weighed = (): WeighedMove<T>[] => {
      const unranked = moves.map((each, index): WeighedMove<T> => {
        const count = visits[index] ?? 0;
        const values = count > 0 ? (means[index] ?? null) : null;
        return { ...unweighed<T>(each), visits: count, share: count / Math.max(1, all), values };
      });
      return ranked(unranked, move, ({ values }) => values?.[seat] ?? 0);
    };
    return { move, weighed };
  }
  return { wantsFeed: settings.memory !== undefined, think };
}
