import { sizeOfSet } from '../core/bits.ts';
import type { Town, TownId } from './map.ts';
import { TOWNS_WITH_PIECES, towns } from './map.ts';

/** EL-2.1: number of a player's town pieces, one for each town except Elvenhold. */
export const TOWNS_TO_VISIT = 20;

/** Whether a player's piece is still in the town. @param left the towns with the player's pieces, as bits. */
export function liesIn(left: number, town: Town): boolean {
  return (left & (1 << town)) !== 0;
}

/** Number of pieces that a player has taken. @param left as for {@link liesIn}. */
export function piecesTaken(left: number): number {
  return sizeOfSet(TOWNS_WITH_PIECES & ~left);
}

/** The towns with a player's pieces. @param left as for {@link liesIn}. */
export function townsLeft(left: number): TownId[] {
  const ids: TownId[] = [];
  for (let town = 0; town < towns.length; town++) {
    const id = towns[town]?.id;
    if (id !== undefined && liesIn(left, town)) ids.push(id);
  }
  return ids;
}
