import { IllegalMoveError } from '../core/errors.ts';
import { coreFailure } from '../core/failures.ts';
import type { Game, GameTypes, Violation } from '../core/game.ts';
import type { Observation } from '../core/observation.ts';
import { notYourTurn } from '../core/refusals.ts';
import { seeded } from '../core/rng.ts';

/** What a refusal is worked out from: an observation, or the part of it that a distant client has. */
export type Seen<T extends GameTypes = GameTypes> = Pick<Observation<T>, 'viewer' | 'view' | 'actor'>;

/**
 * Why the viewer may not make the move, `undefined` if he may: for a client, from what it knows.
 * The sentence comes from `game.describeViolation`.
 * @param move a move, or its notation; anything else is refused.
 */
export function refusalOf<T extends GameTypes>(
  game: Game<T>,
  { viewer, view, actor }: Seen<T>,
  move: unknown,
): Violation | undefined {
  // What is refused, and why, does not depend on what the viewer does not know; so any state that it allows will do.
  const state = game.resample(view, seeded(0));
  if (viewer === actor) return game.violation(state, readMove(game, move));
  return notYourTurn(game, state, viewer);
}

/** A move, or the move of a notation; what is neither stays as it is, to be refused. */
export function readMove<Move>(game: { parse(text: string): Move | undefined }, tried: unknown): unknown {
  return typeof tried === 'string' ? (game.parse(tried) ?? tried) : tried;
}

/** The error for a move that is refused; without a violation nothing is left to chance. */
export function illegal<T extends GameTypes>(game: Game<T>, violation: Violation | undefined): Error {
  if (violation === undefined) return coreFailure('core/not-chance', {});
  return new IllegalMoveError(violation, game.describeViolation(violation));
}
