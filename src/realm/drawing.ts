import type { RoadInfo, TownInfo } from './map.ts';
import { roads, towns } from './map.ts';
import type { Place } from './places.ts';
import { roadPlaces, townPlaces } from './places.ts';

/** The map as text. */
const COLUMNS = 112;
const LINES = 30;
/** The part of the board with towns and roads, in the units of {@link Place}. */
const WIDTH = 1000;
const TOP = 60;
const HEIGHT = 625;

/** The map as text: roads as dotted lines, towns, and the mark of each road at the place of its counter. */
export function drawMap(markOf: (road: RoadInfo) => string, labelOf: (town: TownInfo) => string): string {
  const cells = Array.from({ length: LINES }, () => Array.from({ length: COLUMNS }, () => ' '));
  for (const { id, from, to, isLand } of roads) {
    for (const end of [from, to]) drawTrail(cells, townPlaces[end], roadPlaces[id], isLand ? '.' : '~');
  }
  for (const town of towns) write(cells, townPlaces[town.id], labelOf(town));
  for (const road of roads) write(cells, roadPlaces[road.id], markOf(road));
  return cells.map((line) => line.join('').trimEnd()).join('\n');
}

/** From a town to the place of the counter: dots on land, waves on water. */
function drawTrail(cells: string[][], end: Place, { x, y }: Place, mark: string): void {
  for (let step = 0; step <= COLUMNS; step++) {
    const share = step / COLUMNS;
    const line = cells[lineOf(end.y + (y - end.y) * share)] ?? [];
    line[columnOf(end.x + (x - end.x) * share)] = mark;
  }
}

/** A text centred at its place. */
function write(cells: string[][], { x, y }: Place, text: string): void {
  const first = columnOf(x) - (text.length >> 1);
  for (const [index, character] of [...text].entries()) {
    const line = cells[lineOf(y)];
    if (line?.[first + index] !== undefined) line[first + index] = character;
  }
}

function columnOf(x: number): number {
  return Math.round((x / WIDTH) * (COLUMNS - 1));
}

function lineOf(y: number): number {
  return Math.round(((y - TOP) / HEIGHT) * (LINES - 1));
}
