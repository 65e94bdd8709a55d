import type { Town, TownId } from './map.ts';
import { TOWNS_WITH_PIECES, towns } from './map.ts';

/** EL-2.1: a player's pieces, one for each town except Elvenhold. */
export const TOWNS_TO_VISIT = 20;

/** Whether a piece lies in the town. @param left the pieces of one player, as in `State.pieces`. */
export function liesIn(left: number, town: Town): boolean {
  return (left & (1 << town)) !== 0;
}

/** Number of pieces that a player has taken. */
export function piecesTaken(left: number): number {
  let taken = 0;
  for (let rest = TOWNS_WITH_PIECES & ~left; rest !== 0; rest &= rest - 1) taken++;
  return taken;
}

/** The towns with a player's pieces. */
export function townsLeft(left: number): TownId[] {
  const ids: TownId[] = [];
  for (let town = 0; town < towns.length; town++) {
    const id = towns[town]?.id;
    if (id !== undefined && liesIn(left, town)) ids.push(id);
  }
  return ids;
}
