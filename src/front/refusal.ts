import { IllegalMoveError } from '../core/errors.ts';
import { coreFailure } from '../core/failures.ts';
import type { Game, GameTypes, Violation } from '../core/game.ts';
import type { Observation } from '../core/observation.ts';
import { notYourTurn } from '../core/refusals.ts';
import { seeded } from '../core/rng.ts';

/** The input of a refusal: an observation, or the part of it that a remote client has. */
export type Seen<T extends GameTypes = GameTypes> = Pick<Observation<T>, 'viewer' | 'view' | 'actor'>;

/**
 * Why the viewer may not make the move, `undefined` if it may; computed by a client from what it knows.
 * The sentence comes from `game.describeViolation`.
 * @param move a move, or its notation; any other value is refused.
 */
export function refusalOf<T extends GameTypes>(
  game: Game<T>,
  { viewer, view, actor }: Seen<T>,
  move: unknown,
): Violation | undefined {
  // Refusals do not depend on what the viewer does not know, so any state that fits its view gives the same one.
  const state = game.resample(view, seeded(0));
  if (viewer === actor) return game.violation(state, readMove(game, move));
  return notYourTurn(game, state, viewer);
}

/** A move, or the move of a notation; any other value is returned as it is, to be refused. */
export function readMove<Move>(game: { parse(text: string): Move | undefined }, tried: unknown): unknown {
  return typeof tried === 'string' ? (game.parse(tried) ?? tried) : tried;
}

/** The error for a refused move; without a violation, the actor is not chance. */
export function illegal<T extends GameTypes>(game: Game<T>, violation: Violation | undefined): Error {
  if (violation === undefined) return coreFailure('core/not-chance', {});
  return new IllegalMoveError(violation, game.describeViolation(violation));
}
