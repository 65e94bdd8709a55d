import type { Format, Plan, Setting } from './plan.ts';

/** The tables of a setting: who plays together, before seats rotate. */
export function tablesOf({ format, entrants }: Plan, { players }: Setting): (readonly string[])[] {
  switch (format) {
    case 'table':
      return [entrants];
    case 'round-robin':
      return choices(entrants, players);
    case 'ladder':
      return entrants.slice(1).flatMap((name, index) => {
        const before = entrants[index] ?? name;
        const against = [name, ...new Array<string>(players - 1).fill(before)];
        return players === 2 ? [against] : [against, [before, ...new Array<string>(players - 1).fill(name)]];
      });
  }
}

/** Number of tables, computed without listing the tables, because they may not fit into memory. */
export function countTables({ settings, format, entrants }: Plan): number {
  return settings.reduce((sum, { players }) => sum + tablesFor(format, entrants.length, players), 0);
}

function tablesFor(format: Format, entrants: number, players: number): number {
  switch (format) {
    case 'table':
      return 1;
    case 'round-robin':
      // Binomial coefficient; every intermediate quotient is an integer.
      return Array.from({ length: players }).reduce<number>((n, _, taken) => (n * (entrants - taken)) / (taken + 1), 1);
    case 'ladder':
      return (entrants - 1) * (players === 2 ? 1 : 2);
  }
}

/** All combinations of `size` items, in order. */
function choices<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => choices(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}
