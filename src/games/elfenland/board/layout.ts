import type { Layout } from '../../../core/board.ts';
import { boxPlace, displayPlace } from './pieces.ts';
import { realmLayout, seatRow } from './realm-layout.ts';
import { deckPlace, discardPlace, pilePlace, undealtPlace } from './realm-pieces.ts';

/** The board of 1998 in the units of `roadPlaces`; below it the display and the piles, and a row for each seat. */
export function layout(players: number): Layout {
  return realmLayout(
    players,
    [
      [displayPlace, 230],
      [pilePlace, 120],
      [deckPlace, 120],
      [discardPlace, 240],
      [undealtPlace, 90],
      [boxPlace, 130],
    ],
    seatRow,
  );
}
