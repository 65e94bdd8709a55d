import type { Layout, Spot, Place as TablePlace } from '../../../core/board.ts';
import { spot } from '../../../core/board-parts.ts';
import type { Seat } from '../../../core/game.ts';
import { checkPlayers } from '../../../core/seats.ts';
import { PILES, PLACE_SIZE, PLACES } from '../data.ts';
import { options } from '../options.ts';
import type { Place } from '../types.ts';
import {
  deckPlace,
  eliminatedPlace,
  pilePlace,
  placePlace,
  recipesLeft,
  rowPlace,
  seatPlace,
  slotPlace,
} from './places.ts';

// Sizes in board units.

/** Size of a card. */
const CARD = { width: 1, height: 1.5 };
/** Width of a place, which has 2 × 2 cards with its name below. */
const PLACE_WIDTH = 3;
const TABLE = 24;
const MIDDLE = 7.5;
const SEAT_HEIGHT = 2;

/**
 * At the top are the five places side by side, each with its four slots in two rows and its name below. Below them are
 * the undealt cards, the piles, the row, the undealt recipes and the eliminated cards, then one line for each seat.
 */
export function layout(players: number): Layout {
  checkPlayers(players, options.rules.players);
  return {
    width: TABLE,
    height: MIDDLE + players * SEAT_HEIGHT,
    spots: [
      ...PLACES.flatMap((place, index) => placeSpots(place, 4.5 + index * (PLACE_WIDTH + 0.75))),
      ...middle(),
      ...Array.from({ length: players }, (_, seat) => seatSpots(seat)).flat(),
    ],
  };
}

function placeSpots(place: Place, x: number): Spot[] {
  return [
    ...Array.from({ length: PLACE_SIZE }, (_, slot) =>
      card(slotPlace(place, slot), x - 0.6 + (slot % 2) * 1.2, slot < 2 ? 1 : 2.7),
    ),
    spot(placePlace(place), x, 4, PLACE_WIDTH, 0.8),
  ];
}

function middle(): Spot[] {
  const y = 6;
  return [
    card(deckPlace, 1, y),
    ...Array.from({ length: PILES }, (_, pile) => card(pilePlace(pile), 2.5 + pile * 1.5, y)),
    ...Array.from({ length: PLACE_SIZE }, (_, index) => card(rowPlace(index), 9.5 + index * 1.25, y)),
    card(recipesLeft, 15.5, y),
    spot(eliminatedPlace, 20.25, y, 7, CARD.height),
  ];
}

function seatSpots(seat: Seat): Spot[] {
  const y = MIDDLE + (seat + 0.5) * SEAT_HEIGHT;
  return [
    spot(seatPlace('seat', seat), 1.25, y, 2, CARD.height),
    spot(seatPlace('hand', seat), 6, y, 7, CARD.height),
    spot(seatPlace('recipes', seat), 11.5, y, 3.5, CARD.height),
    spot(seatPlace('kept', seat), 18.75, y, 10, CARD.height),
  ];
}

function card(place: TablePlace, x: number, y: number): Spot {
  return spot(place, x, y, CARD.width, CARD.height);
}
