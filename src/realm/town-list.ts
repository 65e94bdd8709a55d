import type { RoadInfo, TownInfo } from './map.ts';
import { roadAt, townAt, towns, waysFrom } from './map.ts';

/** The map as a list: each town, and below it, for each of its roads, the mark and the town at the other end. */
export function listTowns(
  markOf: (road: RoadInfo) => string,
  labelOf: (town: TownInfo) => string,
  columns: number,
): string {
  return towns
    .flatMap((town, number) => {
      const ways = waysFrom(number).map(({ road, to }) => {
        const info = roadAt(road);
        return `${markFrom(town, info, markOf(info))} ${townAt(to).name}`;
      });
      return [labelOf(town).trim(), ...filled(ways, columns)];
    })
    .join('\n');
}

/** In the list of a town, `>` marks a river that leads downstream and `<` one that leads upstream. */
function markFrom({ id }: TownInfo, { terrain, from }: RoadInfo, mark: string): string {
  return terrain === 'river' ? mark.replace(/^[<>^v]/, from === id ? '>' : '<') : mark;
}

/** Joins the items into lines of at most `columns` characters. A longer item has a line of its own. */
function filled(items: readonly string[], columns: number): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + item.length + 3 <= columns) lines[lines.length - 1] = `${last} · ${item}`;
    else lines.push(`  ${item}`);
  }
  return lines;
}
