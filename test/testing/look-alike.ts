import type { BaseState, Game, Tagged, Viewer } from '../../src/core/game.ts';
import type { Rng } from '../../src/core/rng.ts';

/** Maximum number of legal moves that are examined. */
const LOOKED_AT = 40;

/** The viewer's events of a move, and the view after it. */
export function seenBy(game: Game, viewer: Viewer, state: BaseState, move: Tagged): string {
  const told: (Tagged | undefined)[] = [];
  const after = game.apply(state, move, (event) => told.push(game.redact(event, viewer)));
  return JSON.stringify([game.view(after, viewer), told.filter((event) => event !== undefined)]);
}

/** A move of the second state that looks to the viewer like the given one of the first, preferably another move. */
export function lookAlike(
  game: Game,
  viewer: Viewer,
  [one, two]: readonly [BaseState, BaseState],
  move: Tagged,
  rng: Rng,
): Tagged | undefined {
  const [seen, key] = [seenBy(game, viewer, one, move), JSON.stringify(move)];
  const moves = game.legalMoves(two).filter(({ type }) => type === move.type);
  const from = rng.int(moves.length || 1);
  let same: Tagged | undefined;
  for (const like of [...moves.slice(from), ...moves.slice(0, from)].slice(0, LOOKED_AT)) {
    if (seenBy(game, viewer, two, like) !== seen) continue;
    if (JSON.stringify(like) !== key) return like;
    same = like;
  }
  return same;
}
