import { expect } from 'vitest';
import type { Board, Layout, Motion, Piece, Place } from '../../src/core/board.ts';
import type { Game, GameTypes, Viewer } from '../../src/core/game.ts';
import type { Kit } from '../../src/core/kit.ts';
import { describePlace } from '../../src/front/describe-place.ts';
import { motionsBetween, moved, pieceKey, placeKey } from '../../src/front/pieces.ts';
import { moveOf } from './notation.ts';

/** Helpers shared by the tests of boards. */

/** The motions of a move for the viewer, checked to lead to the pieces of the next view; and those pieces. */
export function motionsOf<T extends GameTypes>(
  game: Game<T>,
  board: Board<T>,
  state: T['state'],
  notation: string,
  viewer: Viewer,
): { readonly motions: readonly Motion[]; readonly pieces: readonly Piece[] } {
  const move = moveOf(game, notation);
  let pieces = board.pieces(game.view(state, viewer));
  const motions: Motion[] = [];
  const go = (more: readonly Motion[] = []): void => {
    pieces = moved(pieces, more);
    motions.push(...more);
  };
  const after = game.apply(state, move, (event) => {
    const told = game.redact(event, viewer);
    if (told !== undefined) go(board.motions?.(told, pieces));
  });
  const then = board.pieces(game.view(after, viewer));
  if (board.motions === undefined) go(motionsBetween(pieces, then, board.layout(state.players)));
  expect(pieces.map(pieceKey).sort()).toEqual(then.map(pieceKey).sort());
  return { motions, pieces };
}

/** The places of a layout that overlap, or lie outside the table. */
export function clashes({ spots, width, height }: Layout): string[] {
  const air = 1e-9;
  const outside = spots.filter(
    (spot) =>
      Math.min(spot.x - spot.width / 2, spot.y - spot.height / 2) < -air ||
      spot.x + spot.width / 2 > width + air ||
      spot.y + spot.height / 2 > height + air,
  );
  const upon = spots.flatMap((one, index) =>
    spots
      .slice(index + 1)
      .filter(
        (other) =>
          Math.abs(one.x - other.x) < (one.width + other.width) / 2 - air &&
          Math.abs(one.y - other.y) < (one.height + other.height) / 2 - air,
      )
      .map((other) => `${placeKey(one)} upon ${placeKey(other)}`),
  );
  return [...outside.map((spot) => `${placeKey(spot)} outside`), ...upon];
}

/** The name of a place in English and Italian. */
export function namesOf(kit: Kit, place: Place): readonly [string, string] {
  return [describePlace(kit, place), describePlace(kit, place, 'it')];
}
