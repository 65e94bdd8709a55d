import type { Game, GameTypes, Violation } from '../../core/game.ts';
import { notYourTurn } from '../../core/match.ts';
import { seeded } from '../../core/rng.ts';
import type { ClientG } from './types.ts';

/**
 * Why `play(move)` would be refused, `undefined` if it would not: for a client, from what it knows.
 * The sentence comes from `game.describeViolation`.
 */
export function refusalOf<T extends GameTypes>(
  game: Game<T>,
  { viewer, view, actor }: ClientG<T>,
  move: unknown,
): Violation | undefined {
  // What is refused, and why, does not depend on what the viewer does not know; so any state that it allows will do.
  const state = game.resample(view, seeded(0));
  if (viewer === actor) return game.violation(state, read(game, move));
  return notYourTurn(game, state, viewer);
}

/** A move, or the move of a notation; what is neither stays as it is, to be refused. */
export function read<Move>(game: { parse(text: string): Move | undefined }, tried: unknown): unknown {
  return typeof tried === 'string' ? (game.parse(tried) ?? tried) : tried;
}
