import type { Seed } from '../core/chance.ts';
import type { Seat } from '../core/game.ts';
import type { Outcome } from '../core/outcome.ts';
import type { GameRecord } from '../core/record.ts';

/**
 * How a bot fails: it throws (`error`), answers with what is no legal move (`illegal`), or takes more time than it has
 * (`late`).
 */
export type Failing = 'error' | 'illegal' | 'late';

/** That a game ended since a bot failed. */
export interface Forfeit {
  readonly seat: Seat;
  readonly reason: Failing;
  /** One sentence. */
  readonly message: string;
}

/** A bot that has failed, with what it takes to see why, as plain JSON. */
export interface Crash extends Forfeit {
  /** Its name in the plan. */
  readonly entrant: string;
  /** The index of the game in the plan. */
  readonly index: number;
  /** The seed of the plan, and the deal that the luck of this game follows from together with it. */
  readonly seed: Seed;
  readonly deal: number;
  /** The trace of what was thrown, `null` if nothing was. */
  readonly stack: string | null;
  /** What the bot had to go by, `null` if it was not asked for a move. */
  readonly view: unknown;
  /** The game as far as it had come. */
  readonly record: GameRecord;
}

/**
 * How a game stands that a bot has forfeited: its seat comes last, all others share the first place. A winner has one
 * point, whatever the scores of the game are like.
 */
export function forfeited(seats: number, loser: Seat): Outcome {
  const isLoser = Array.from({ length: seats }, (_, seat) => seat === loser);
  return {
    scores: isLoser.map((lost) => (lost ? 0 : 1)),
    tiebreaks: isLoser.map(() => []),
    ranking: isLoser.map((lost) => (lost ? seats : 1)),
    winners: isLoser.flatMap((lost, seat) => (lost ? [] : [seat])),
  };
}
