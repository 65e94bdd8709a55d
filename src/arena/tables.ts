import type { Format, Plan, Setting } from './plan.ts';

/** Who sits together, once for all the turns that they take on the seats. */
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

/** How many tables there are, counted without listing them: they may be more than there is room for. */
export function countTables({ settings, format, entrants }: Plan): number {
  return settings.reduce((sum, { players }) => sum + tablesFor(format, entrants.length, players), 0);
}

function tablesFor(format: Format, entrants: number, players: number): number {
  switch (format) {
    case 'table':
      return 1;
    case 'round-robin':
      // Binomial: each quotient is a whole number.
      return Array.from({ length: players }).reduce<number>((n, _, taken) => (n * (entrants - taken)) / (taken + 1), 1);
    case 'ladder':
      return (entrants - 1) * (players === 2 ? 1 : 2);
  }
}

/** Every choice of so many items, in their order. */
function choices<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => choices(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}
