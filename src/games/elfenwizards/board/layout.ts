import type { Layout, Spot } from '../../../core/board.ts';
import { spot } from '../../../core/board-parts.ts';
import { at } from '../../../core/checked-access.ts';
import type { Seat } from '../../../core/game.ts';
import { checkPlayers } from '../../../core/seats.ts';
import { duelBoxes, TURNS } from '../data.ts';
import { options } from '../options.ts';
import { defeatedBoxes, idOf, levelAt, spaceIds, WIZARDS_A_SEAT } from '../pyramid.ts';
import {
  boxPlace,
  dragonSupply,
  greyBox,
  minorBox,
  recordPlace,
  seatPlace,
  spacePlace,
  wizardPlace,
} from './places.ts';

// Sizes in board units.

/** Width of the pyramid: two units for each of the eight Necromancers. */
const PYRAMID = 16;
/** Height of a level. */
const LEVEL = 2;
const LEVELS = 5;
/** Total width, with the boxes to the right of the pyramid. */
const BOARD = 30;
const SEAT_HEIGHT = 4;
/** Width of a wizard's cell, which holds the spells beside the wizard and the tokens under it. */
const CELL = 1.75;

/**
 * The pyramid is at the top left, with the record of turns beside its top. To the right of the pyramid are the duel
 * boxes and the defeated boxes, by level, with the minor box and the grey box above them. Below the pyramid, each seat
 * has its own place, its reserve, its rolled dice, and 16 cells, one for each possible wizard. A cell holds the spells
 * and tokens that move with the wizard; a front end may draw them next to the wizard instead.
 */
export function layout(players: number): Layout {
  checkPlayers(players, options.rules.players);
  const seats = Array.from({ length: players }, (_, seat) =>
    seatSpots(seat, LEVELS * LEVEL + 0.5 + seat * SEAT_HEIGHT),
  );
  return {
    width: BOARD,
    height: LEVELS * LEVEL + 0.5 + players * SEAT_HEIGHT,
    spots: [...pyramid(), ...beside(), ...seats.flat()],
  };
}

function pyramid(): Spot[] {
  const levels = spaceIds.map((_, place) => levelAt(place));
  return spaceIds.map((space, place) => {
    const level = at(levels, place);
    const width = PYRAMID / levels.filter((other) => other === level).length;
    const index = place - levels.indexOf(level);
    const isTitle = level < LEVELS - 1;
    return spot(spacePlace(space), (index + 0.5) * width, heightOf(level), isTitle ? 1.6 : width - 0.25, 1.6);
  });
}

/** Dice boxes, defeated boxes, the record and the dragon. */
function beside(): Spot[] {
  return [
    ...duelBoxes.map((box, index) => spot(boxPlace(box), 19.75, heightOf(index + 1), 6, 1.6)),
    spot(minorBox, 19.75, heightOf(0), 6, 1.6),
    spot(greyBox, 26.25, heightOf(0), 6, 1.6),
    ...defeatedBoxes.map((box, index) => spot(boxPlace(box), 26.25, heightOf(index + 1), 6, 1.6)),
    ...Array.from({ length: TURNS }, (_, index) =>
      spot(recordPlace(index + 1), 0.8 + index * 1.5, heightOf(0), 1.2, 1.6),
    ),
    spot(dragonSupply, 11, heightOf(0), 1.6, 1.6),
  ];
}

function seatSpots(seat: Seat, top: number): Spot[] {
  return [
    spot(seatPlace('seat', seat), 1.25, top + 0.9, 2, 1.6),
    spot(seatPlace('reserve', seat), 7.5, top + 0.9, 9, 1.6),
    spot(seatPlace('rolled', seat), 17.5, top + 0.9, 9, 1.6),
    ...Array.from({ length: WIZARDS_A_SEAT }, (_, k) =>
      spot(wizardPlace(idOf(seat, k)), 1 + (k + 0.5) * CELL, top + 2.8, CELL - 0.15, 1.6),
    ),
  ];
}

function heightOf(level: number): number {
  return (level + 0.5) * LEVEL;
}
