import type { Layout } from '../../../core/board.ts';
import { checkPlayers } from '../../../core/seats.ts';
import type { Row } from '../../../realm/board/layout.ts';
import { realmLayout } from '../../../realm/board/layout.ts';
import { deckPlace, discardPlace, pilePlace, seatPlace, undealtPlace } from '../../../realm/board/pieces.ts';
import { LOTS } from '../data.ts';
import { options } from '../options.ts';
import { discsPlace, displayPlace, goldCardsPlace, goldPilePlace, lotPlace } from './pieces.ts';

/** Elfenland's board. Below it: a row of lots, the display and the piles, then a row for each seat. */
export function layout(players: number): Layout {
  checkPlayers(players, options.rules.players);
  const lots: Row = Array.from({ length: LOTS * players }, (_, index) => [lotPlace(index + 1), 70]);
  const nobodys: Row = [
    [displayPlace, 150],
    [deckPlace, 90],
    [discardPlace, 210],
    [goldPilePlace, 100],
    [pilePlace, 90],
    [undealtPlace, 80],
    [goldCardsPlace, 90],
    [discsPlace, 90],
  ];
  return realmLayout([lots, nobodys], players, (seat) => [
    [seatPlace('seat', seat), 80],
    [seatPlace('hand', seat), 240],
    [seatPlace('drawn', seat), 60],
    [seatPlace('open', seat), 180],
    [seatPlace('face-down', seat), 80],
    [seatPlace('town-card', seat), 50],
    [seatPlace('taken', seat), 130],
    [seatPlace('gold', seat), 80],
  ]);
}
