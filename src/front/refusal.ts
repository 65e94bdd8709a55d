import type { Game, GameTypes, Violation } from '../core/game.ts';
import type { Observation } from '../core/observation.ts';
import { fromNotation } from '../core/record.ts';
import { notYourTurn } from '../core/refusals.ts';
import { seeded } from '../core/rng.ts';

/** What {@link refusalOf} needs: an observation, or the part of it that a remote client has. */
export type Seen<T extends GameTypes = GameTypes> = Pick<Observation<T>, 'viewer' | 'view' | 'actor'>;

/**
 * Why the viewer may not make the move, `undefined` if it may. Needs only a view, so a client can call this function.
 * `game.describeViolation` returns the sentence.
 * @param move a move, or its notation; any other value is refused.
 */
export function refusalOf<T extends GameTypes>(
  game: Game<T>,
  { viewer, view, actor }: Seen<T>,
  move: unknown,
): Violation | undefined {
  // Refusals depend only on what the viewer knows, so all states that fit the view give the same refusal.
  const state = game.resample(view, seeded(0));
  if (viewer === actor) return game.violation(state, fromNotation(game, move));
  return notYourTurn(game, state, viewer);
}
