import type { Motion, Piece, Place } from '../../../core/board.ts';
import type { Seat } from '../../../core/game.ts';
import type { Stone } from '../types.ts';
import { liesAt, motion } from './lying.ts';
import { bagPlace, handPlace, spriteOf } from './places.ts';

/** A stone of a new bag. */
interface Goal {
  readonly place: Place;
  readonly stone: Stone;
}

/**
 * TC-10.2: what of its stones changes its place. Whatever may stay does; the others come from other bags, and what the
 * bags lack comes out of the hand, into which goes what they have no use for.
 */
export function rearranged(
  seat: Seat,
  bags: readonly (readonly Stone[])[],
  pieces: readonly Piece[],
): readonly Motion[] {
  const hand = handPlace(seat);
  const left = [
    ...pieces.filter(({ at }) => at.kind === 'bag' && spriteOf(at)?.seat === seat),
    ...liesAt(hand, 'stone', pieces),
  ];
  const take = (is: (piece: Piece) => boolean): Piece | undefined => {
    const found = left.findIndex(is);
    return found < 0 ? undefined : left.splice(found, 1)[0];
  };
  const goals = bags.flatMap((bag, sprite) =>
    bag.map((stone, height): Goal => ({ place: bagPlace(seat, sprite, height), stone })),
  );
  const open = goals.filter(
    ({ place, stone }) =>
      take(({ at, face }) => at.id === place.id && at.kind === 'bag' && face === stone) === undefined,
  );
  const isOpen = left.some(({ at, face }) => at.kind === 'hand' && face !== null);
  const filled = open.map(({ place, stone }) => {
    const piece = take(({ face }) => face === stone) ?? take(({ face }) => face === null);
    if (piece === undefined) throw new Error(`There is no ${stone} stone of seat ${seat}.`);
    return motion(piece, place, stone);
  });
  const back = left.filter(({ at }) => at.kind === 'bag');
  return [...filled, ...back.map((piece) => motion(piece, hand, isOpen ? piece.face : null))];
}
