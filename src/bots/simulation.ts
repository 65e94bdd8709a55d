import type { DraftOf, Game, GameTypes, Seat } from '../core/game.ts';
import type { Memory } from '../core/kit.ts';
import type { Observation } from '../core/observation.ts';
import type { Outcome } from '../core/outcome.ts';
import { portableExp } from '../core/portable-exp.ts';
import type { Rng } from '../core/rng.ts';
import type { Budget, Heuristic } from './bot.ts';
import { anyOf } from './bot.ts';
import { botFailure } from './failures.ts';

/** The budget of a search that is given none. */
export const USUAL_BUDGET: { readonly iterations: number } = { iterations: 500 };

/** How a search thinks, and how a play-out is judged. */
export interface SearchSettings<T extends GameTypes = GameTypes> {
  /** Where `decide` is given none; 500 iterations by default. */
  readonly budget?: Budget;
  /** Judges the states at which play-outs are cut off. Without it play-outs go on to the end of the game. */
  readonly evaluate?: Heuristic<T['state']>;
  /** The moves of a play-out before it is cut off, those of chance included; 0 judges at once. */
  readonly depth?: number;
  /** What can be remembered; a search that has it wants the feed, and draws no state that contradicts it. */
  readonly memory?: Memory<T>;
  /** The legal moves that are tried after the first decision, `kit.search.shortlist`; without it, all. */
  shortlist?(position: T['view'] | T['state']): readonly T['move'][] | undefined;
}

/** What a search knows beyond the view, if it remembers and has been told. */
export function knownBy<T extends GameTypes>(
  { memory }: Pick<SearchSettings<T>, 'memory'>,
  { view, feed }: Observation<T>,
): T['known'] {
  return feed && memory?.remember(view, feed);
}

/** Draws states that the view allows, ready to be played on. */
export function drawing<T extends GameTypes>(
  game: Game<T>,
  { view }: Observation<T>,
  known: T['known'],
  rng: Rng,
): () => DraftOf<T> {
  const draw = game.determinizer(view, known);
  return () => game.clone(draw(rng));
}

/** No rule of some games bounds their length; play-outs without a heuristic end here at the latest. */
const LONGEST = 5_000;

/**
 * Turns the ends of play-outs into rewards, one a seat, from 0 to 1: a finished game into the shares of a win, a game
 * cut off into how its margins compare with those seen before in the same search. So a heuristic needs no scale.
 */
export class Judge<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #settings: SearchSettings<T>;
  readonly #depth: number;
  /** By seat. */
  readonly #margins: Spread[];

  constructor(game: Game<T>, settings: SearchSettings<T>, players: number, depth: number) {
    this.#game = game;
    this.#settings = settings;
    this.#depth = settings.evaluate === undefined ? LONGEST : (settings.depth ?? depth);
    this.#margins = Array.from({ length: players }, () => new Spread());
  }

  /** Plays on with random moves, in place, until the game is over or the play-out is cut off. */
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

/** The part of one win that falls to the seat. */
export function winShare({ winners }: Outcome, seat: Seat): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** Values beyond this are taken for this, so that sums and squares of them stay numbers. */
const GREATEST = 1e100;

/** @throws Error for what is no number: a heuristic that forgets to return something, too. */
export function finite(value: number): number {
  if (typeof value !== 'number' || Number.isNaN(value)) {
    throw botFailure('bots/bad-heuristic', { value });
  }
  return Math.max(-GREATEST, Math.min(GREATEST, value));
}

function bestRival(values: readonly number[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < values.length; other++) if (other !== seat) best = Math.max(best, values[other] ?? best);
  return values.length > 1 ? best : 0;
}

/** The mean and the deviation of the numbers that came by (Welford). */
class Spread {
  #count = 0;
  #mean = 0;
  #squares = 0;

  /** Takes the number in; @returns where it stands among them all, from 0 to 1, the mean at a half. */
  place(value: number): number {
    this.#count += 1;
    const off = value - this.#mean;
    this.#mean += off / this.#count;
    this.#squares += off * (value - this.#mean);
    const deviation = Math.sqrt(this.#squares / this.#count);
    return deviation > 0 ? 1 / (1 + portableExp((this.#mean - value) / deviation)) : 1 / 2;
  }
}
