import type { Seed } from '../core/chance.ts';
import type { Seat } from '../core/game.ts';
import type { Outcome } from '../core/outcome.ts';
import type { GameRecord } from '../core/record.ts';
import { excerpt } from '../core/wording.ts';

/** Maximum length of a bot's error in messages and results. The stack in a crash has the whole text. */
export const LONGEST_REASON = 300;

/** The text of a bot's error on one line, for messages and results. */
export function reasonOf(text: string): string {
  return excerpt(text.replace(/\s+/g, ' '), LONGEST_REASON);
}

/**
 * How a bot fails: it throws or ends its thread (`error`), answers with anything but a legal move (`illegal`), or
 * exceeds its time limit (`late`).
 */
export type Failing = 'error' | 'illegal' | 'late';

/** Who failed in a game, and how. */
export interface Forfeit {
  readonly seat: Seat;
  readonly reason: Failing;
  /** One sentence. */
  readonly message: string;
}

/** Report of a bot's failure, with what is needed to reproduce it, as plain JSON. */
export interface Crash extends Forfeit {
  /** The bot's name in the plan. */
  readonly entrant: string;
  /** The index of the game in the plan. */
  readonly index: number;
  /** The plan's seed and the deal, which together determine the cards and dice of this game. */
  readonly seed: Seed;
  readonly deal: number;
  /** The stack trace of the error that the bot threw; `null` if there is none. */
  readonly stack: string | null;
  /** The seat's view; `null` if it was not the seat's turn. */
  readonly view: unknown;
  /** The moves of the game up to the failure. */
  readonly record: GameRecord;
}

/**
 * The outcome of a forfeited game: the loser is last with 0 points, all other seats share first place with 1 point
 * each. The game's own scores do not count.
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
