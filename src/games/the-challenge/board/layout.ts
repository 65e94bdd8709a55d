import type { Layout, Spot } from '../../../core/board.ts';
import { spot } from '../../../core/board-parts.ts';
import { at } from '../../../core/checked-access.ts';
import type { Seat } from '../../../core/game.ts';
import { checkPlayers } from '../../../core/seats.ts';
import { BIGGER_BAG_SIZE, FAIRIES, FAIRY_COPIES, kindOf, STONES, spritesAtFirst } from '../data.ts';
import { options } from '../options.ts';
import {
  bagPlace,
  eliminatedPlace,
  fairyDeck,
  forestCentre,
  forestPile,
  poolPlace,
  seatPlace,
  spritePlace,
  stoneDeck,
  usedPlace,
} from './places.ts';

// Sizes in board units.

/** Width of the block of a seat. In the block, two columns of sprites are below the hand and the fairies. */
const WIDTH = 15;
const COLUMN = 7.5;
const ROW = 1.25;
const FOREST_HEIGHT = 4.5;
/** Distance between the stones of a bag. Bags are drawn horizontally, with the bottom stone next to the sprite. */
const STONE = 0.55;

/**
 * The forest is at the top, between the decks and the eliminated cards. Below it are the seats, two in a row. Each seat
 * has its hand, its fairies, and room for the maximum number of sprites with their bags.
 */
export function layout(players: number): Layout {
  checkPlayers(players, options.rules.players);
  const sprites = spritesAtFirst(players) + at(FAIRY_COPIES, kindOf('extra-sprite'));
  const blockHeight = ROW * (2 + Math.ceil(sprites / 2));
  const seats = Array.from({ length: players }, (_, seat) =>
    seatSpots(seat, sprites, (seat % 2) * WIDTH, FOREST_HEIGHT + Math.floor(seat / 2) * blockHeight),
  );
  return {
    width: 2 * WIDTH,
    height: FOREST_HEIGHT + Math.ceil(players / 2) * blockHeight,
    spots: [...forest(), ...seats.flat()],
  };
}

/** A row of stones and a row of fairies, with the pool of the six colours to their right. */
function forest(): Spot[] {
  const card = (index: number): number => 4.5 + index * 2;
  return [
    spot(stoneDeck, 2, 1.25, 1.5, 1.5),
    spot(fairyDeck, 2, 3.25, 1.5, 1.5),
    ...STONES.map((stone, index) => spot(forestPile(stone), card(index), 1.25, 1.5, 1.5)),
    ...FAIRIES.map((fairy, index) => spot(forestPile(fairy), card(index), 3.25, 1.5, 1.5)),
    spot(forestCentre, 17, 2.25, 2, 3.5),
    spot(eliminatedPlace, 20, 1.25, 3, 1.5),
    spot(usedPlace, 20, 3.25, 3, 1.5),
    ...STONES.map((stone, index) => spot(poolPlace(stone), 23.5 + (index % 3) * 2, index < 3 ? 1.25 : 3.25, 1.5, 1.5)),
  ];
}

function seatSpots(seat: Seat, sprites: number, left: number, top: number): Spot[] {
  const first = top + ROW / 2;
  return [
    spot(seatPlace('seat', seat), left + 1.5, first, 2, 1),
    spot(seatPlace('hand', seat), left + 4.75, first, 4, 1),
    spot(seatPlace('kept', seat), left + 9.25, first, 4.5, 1),
    spot(seatPlace('drawn', seat), left + 13, first, 2, 1),
    ...Array.from({ length: sprites }, (_, sprite) =>
      spriteSpots(seat, sprite, left + (sprite % 2) * COLUMN, first + ROW * (1 + Math.floor(sprite / 2))),
    ).flat(),
  ];
}

function spriteSpots(seat: Seat, sprite: number, left: number, y: number): Spot[] {
  return [
    spot(spritePlace(seat, sprite), left + 1, y, 1, 1),
    ...Array.from({ length: BIGGER_BAG_SIZE }, (_, height) =>
      spot(bagPlace(seat, sprite, height), left + 1.8 + height * STONE, y, STONE - 0.05, 1),
    ),
  ];
}
