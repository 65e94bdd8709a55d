import { checkMembers } from '../../core/match-setup.ts';
import { checkRange } from '../../core/seats.ts';

/** The limits of a server. */
export interface Limits {
  /** Matches open at once; 1000 by default. */
  readonly matches: number;
  /** Moves of a match, those of chance included; 10 000 by default. */
  readonly moves: number;
  /**
   * Moves kept in all matches together; 10 000 000 by default. A move that was taken back counts as twenty, because its
   * events stay in memory.
   */
  readonly kept: number;
  /**
   * Milliseconds that a bot may think about a move; 5 000 by default. For the host's own bots, this includes time
   * that the host spends on other work. At the limit, a bot plays the best move found so far. But the match stops if
   * the bot is one of the host's own, or if the match has a `seed` and must be repeatable.
   */
  readonly thinking: number;
}

/** All limits. @throws RangeError for a limit below 0 or no number, TypeError for an unknown one. */
export function limitsOf(given: Partial<Limits> = {}): Limits {
  checkMembers('The limits of a server', given, ['matches', 'moves', 'kept', 'thinking']);
  const { matches = 1_000, moves = 10_000, kept = 10_000_000, thinking = 5_000 } = given;
  const limits = { matches, moves, kept, thinking };
  for (const [name, limit] of Object.entries(limits)) checkRange(name, limit, 0);
  return limits;
}
