import type { RoadInfo, TownInfo } from './map.ts';
import { roads, towns } from './map.ts';
import type { Place } from './places.ts';
import { roadPlaces, townPlaces } from './places.ts';

/** Width of the map in characters. */
export const COLUMNS = 112;
const LINES = 30;
/** The part of the board with towns and roads, in the units of {@link Place}. */
const WIDTH = 1000;
const TOP = 60;
const HEIGHT = 625;

/** The map as text: land roads dotted, water roads as `~`, each road's mark at the place of its counter, and towns. */
export function drawMap(markOf: (road: RoadInfo) => string, labelOf: (town: TownInfo) => string): string {
  const cells = Array.from({ length: LINES }, () => Array.from({ length: COLUMNS }, () => ' '));
  for (const { id, from, to, isLand } of roads) {
    for (const end of [from, to]) drawTrail(cells, townPlaces[end], roadPlaces[id], isLand ? '.' : '~');
  }
  const taken = new Set<number>();
  for (const road of roads) write(cells, taken, roadPlaces[road.id], markOf(road));
  for (const town of towns) write(cells, taken, townPlaces[town.id], labelOf(town));
  return cells.map((line) => line.join('').trimEnd()).join('\n');
}

/** Draws half of a road, from a town to the place of the counter, with `mark`. */
function drawTrail(cells: string[][], end: Place, { x, y }: Place, mark: string): void {
  for (let step = 0; step <= COLUMNS; step++) {
    const share = step / COLUMNS;
    const line = cells[lineOf(end.y + (y - end.y) * share)] ?? [];
    line[columnOf(end.x + (x - end.x) * share)] = mark;
  }
}

/**
 * Writes a text centred at a place, or as near to it as the edges and other texts allow. Spaces at the ends of the text
 * may overlap another text.
 * @param taken the cells that texts occupy, numbered line by line.
 */
function write(cells: string[][], taken: Set<number>, { x, y }: Place, text: string): void {
  const line = lineOf(y);
  const ink = text.trim();
  const before = text.indexOf(ink);
  const middle = columnOf(x) - (text.length >> 1);
  const isFree = (column: number): boolean => column >= 0 && column < COLUMNS && !taken.has(line * COLUMNS + column);
  const columnsOf = (first: number, length: number): number[] => Array.from({ length }, (_, index) => first + index);
  const firsts = columnsOf(0, COLUMNS).flatMap((shift) => [middle + shift, middle - shift]);
  const first = firsts.find((tried) => columnsOf(tried + before, ink.length).every(isFree)) ?? middle;
  for (const column of columnsOf(first, text.length).filter(isFree)) {
    const row = cells[line];
    if (row !== undefined) row[column] = text.charAt(column - first);
  }
  for (const column of columnsOf(first + before, ink.length)) taken.add(line * COLUMNS + column);
}

function columnOf(x: number): number {
  return Math.round((x / WIDTH) * (COLUMNS - 1));
}

function lineOf(y: number): number {
  return Math.round(((y - TOP) / HEIGHT) * (LINES - 1));
}
