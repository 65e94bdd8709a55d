import type { Layout } from '../../../core/board.ts';
import { checkPlayers } from '../../../core/seats.ts';
import type { Row } from '../../../realm/board/layout.ts';
import { realmLayout } from '../../../realm/board/layout.ts';
import { deckPlace, discardPlace, pilePlace, seatPlace, undealtPlace } from '../../../realm/board/pieces.ts';
import { options } from '../options.ts';
import { boxPlace, displayPlace } from './pieces.ts';

/** The board of the 1998 edition, in units of `roadPlaces`. Below it: display and piles, then a row for each seat. */
export function layout(players: number): Layout {
  checkPlayers(players, options.rules.players);
  const nobodys: Row = [
    [displayPlace, 230],
    [pilePlace, 120],
    [deckPlace, 120],
    [discardPlace, 240],
    [undealtPlace, 90],
    [boxPlace, 130],
  ];
  return realmLayout([nobodys], players, (seat) => [
    [seatPlace('seat', seat), 90],
    [seatPlace('hand', seat), 300],
    [seatPlace('open', seat), 200],
    [seatPlace('face-down', seat), 110],
    [seatPlace('town-card', seat), 50],
    [seatPlace('taken', seat), 160],
  ]);
}
