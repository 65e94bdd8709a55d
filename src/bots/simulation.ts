import type { DraftOf, Game, GameTypes, Seat } from '../core/game.ts';
import type { Memory } from '../core/kit.ts';
import type { Observation } from '../core/observation.ts';
import type { Outcome } from '../core/outcome.ts';
import { portableExp } from '../core/portable-exp.ts';
import type { Rng } from '../core/rng.ts';
import { shown } from '../core/wording.ts';
import type { Budget, Heuristic } from './bot.ts';
import { anyOf } from './bot.ts';
import { botFailure } from './failures.ts';

/** Default budget of a search. */
export const DEFAULT_BUDGET: { readonly iterations: number } = { iterations: 500 };

/** Settings of a search and of its play-outs. */
export interface SearchSettings<T extends GameTypes = GameTypes> {
  /** Default budget; 500 iterations if absent. */
  readonly budget?: Budget;
  /** Evaluates states where play-outs are cut off. Without it, play-outs end with the game or after 5 000 moves. */
  readonly evaluate?: Heuristic<T['state']>;
  /** With `evaluate`: moves per play-out, including chance; 0 evaluates at once. Default: 40 (`flat`), 0 (`ismcts`). */
  readonly depth?: number;
  /** Memory of the game. With a memory, the search needs the feed, and draws only states consistent with the feed. */
  readonly memory?: Memory<T>;
  /** The legal moves to try, such as `kit.search.shortlist`; all by default. `flat` uses this only in play-outs. */
  shortlist?(position: T['view'] | T['state']): readonly T['move'][] | undefined;
}

/** The members of {@link SearchSettings}. */
export const SEARCH_MEMBERS: readonly (keyof SearchSettings)[] = ['budget', 'evaluate', 'depth', 'memory', 'shortlist'];

/** What the seat knows beyond its view, if the search has a memory and a feed. */
export function knownBy<T extends GameTypes>(
  { memory }: Pick<SearchSettings<T>, 'memory'>,
  { view, feed }: Observation<T>,
): T['known'] {
  return feed && memory?.remember(view, feed);
}

/** Returns a function that draws a mutable state that the view allows (determinization). */
export function stateSampler<T extends GameTypes>(
  game: Game<T>,
  { view }: Observation<T>,
  known: T['known'],
  rng: Rng,
): () => DraftOf<T> {
  const draw = game.determinizer(view, known);
  return () => game.clone(draw(rng));
}

/** Move limit of play-outs without a heuristic, because some games have no limit. */
const LONGEST = 5_000;

/**
 * Converts the end of a play-out to rewards from 0 to 1, one per seat. A finished game gives shares of the win. Other
 * states give each seat's margin over its best rival, normalized by earlier margins, so a heuristic may use any scale.
 */
export class Evaluator<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #settings: SearchSettings<T>;
  readonly #depth: number;
  /** By seat. */
  readonly #margins: RunningStats[];

  constructor(game: Game<T>, settings: SearchSettings<T>, players: number, depth: number) {
    this.#game = game;
    this.#settings = settings;
    this.#depth = settings.evaluate === undefined ? LONGEST : (settings.depth ?? depth);
    this.#margins = Array.from({ length: players }, () => new RunningStats());
  }

  /** Plays random moves in place until the game ends or the play-out is cut off. */
  playOut(state: DraftOf<T>, rng: Rng): void {
    const game = this.#game;
    for (let plies = 0; plies < this.#depth; plies++) {
      const actor = game.actor(state);
      if (actor === 'over') return;
      const moves = actor === 'chance' ? [] : (this.#settings.shortlist?.(state) ?? game.legalMoves(state));
      game.advance(state, actor === 'chance' ? game.sample(state, rng) : anyOf(moves, rng));
    }
  }

  rewards(state: T['state']): number[] {
    const outcome = this.#game.outcome(state);
    const { evaluate } = this.#settings;
    if (outcome !== undefined) return this.#margins.map((_, seat) => winShare(outcome, seat));
    if (evaluate === undefined) return this.#margins.map(() => 1 / this.#margins.length);
    const values = this.#margins.map((_, seat) => finite(evaluate(state, seat)));
    return this.#margins.map((spread, seat) => spread.place((values[seat] ?? 0) - bestRival(values, seat)));
  }
}

/** The seat's share of the win: 1 / number of winners, or 0 if it has not won. */
export function winShare({ winners }: Outcome, seat: Seat): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** Values are clamped to this, so that their sums and squares stay finite. */
const GREATEST = 1e100;

/** @throws Error if the value is not a number, for example if the heuristic forgets to return one. */
export function finite(value: number): number {
  if (typeof value !== 'number') throw botFailure('bots/bad-heuristic', { value: shown(value) });
  if (Number.isNaN(value)) throw botFailure('bots/bad-heuristic', { value });
  return Math.max(-GREATEST, Math.min(GREATEST, value));
}

function bestRival(values: readonly number[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < values.length; other++) if (other !== seat) best = Math.max(best, values[other] ?? best);
  return values.length > 1 ? best : 0;
}

/** Running mean and standard deviation (Welford). */
class RunningStats {
  #count = 0;
  #mean = 0;
  #squares = 0;

  /** Adds a number. @returns its position from 0 to 1, where the mean is 0.5. */
  place(value: number): number {
    this.#count += 1;
    const off = value - this.#mean;
    this.#mean += off / this.#count;
    this.#squares += off * (value - this.#mean);
    const deviation = Math.sqrt(this.#squares / this.#count);
    return deviation > 0 ? 1 / (1 + portableExp((this.#mean - value) / deviation)) : 1 / 2;
  }
}
