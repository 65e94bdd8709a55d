import type { Layout, Place, Spot } from '../../core/board.ts';
import type { Seat } from '../../core/game.ts';
import { roads, towns } from '../map.ts';
import { roadPlaces, townPlaces } from '../places.ts';
import { roadPlace, townPlace } from './pieces.ts';

// Sizes in board units. The map is the board of the 1998 edition; the rows of places are below it.
const WIDTH = 1000;
const MAP_HEIGHT = 715;
const ROW = 70;
const HEIGHT = 60;
const GAP = 10;
const TOWN = 50;
const COUNTER = 28;

/** Places side by side, with the given widths. */
export type Row = readonly (readonly [place: Place, width: number])[];

/** The map; below it the rows of pieces that no seat owns; below these a row for each seat. */
export function realmLayout(nobodys: readonly Row[], players: number, ofSeat: (seat: Seat) => Row): Layout {
  const rows = [...nobodys, ...Array.from({ length: players }, (_, seat) => ofSeat(seat))];
  return {
    width: WIDTH,
    height: MAP_HEIGHT + rows.length * ROW + GAP,
    spots: [...map, ...rows.flatMap((row, index) => laid(row, MAP_HEIGHT + (index + 0.5) * ROW))],
  };
}

/** A spot for each town, and one for the counter of each road. The `line` of a counter's spot is the whole road. */
const map: readonly Spot[] = [
  ...towns.map(({ id }) => ({ ...townPlace(id), ...townPlaces[id], width: TOWN, height: TOWN })),
  ...roads.map(({ id, from, to }): Spot => {
    const course = [townPlaces[from], roadPlaces[id], townPlaces[to]];
    return {
      ...roadPlace(id),
      ...roadPlaces[id],
      width: COUNTER,
      height: COUNTER,
      line: course.map(({ x, y }) => [x, y]),
    };
  }),
];

function laid(row: Row, y: number): Spot[] {
  let left = GAP;
  return row.map(([place, width]) => {
    const x = left + width / 2;
    left += width + GAP;
    return { ...place, x, y, width, height: HEIGHT };
  });
}
