import type { TownId } from './map.ts';
import type { TravelCardKind } from './transport.ts';
import type { RealmWords } from './words/words.ts';
import { listed } from './words/words.ts';

/** The fields of a route that {@link describeReach} needs. `any` is the number of cards of any kind. */
interface Payable {
  readonly to: TownId;
  readonly cards: readonly TravelCardKind[];
  readonly any: number;
}

/**
 * One line for each destination, with the payments that use the fewest travel cards.
 * @param besides what a route costs in addition to travel cards.
 */
export function describeReach<Own extends Payable>(
  routes: readonly Own[],
  words: Pick<RealmWords, 'labels' | 'names'>,
  besides: (route: Own) => readonly string[] = () => [],
): string[] {
  const cheapest = new Map<string, Own[]>();
  for (const route of routes) {
    const town = words.names[route.to];
    const known = cheapest.get(town) ?? [];
    const saved = known.length === 0 ? 1 : cardsOf(known[0] ?? route) - cardsOf(route);
    if (saved > 0) cheapest.set(town, [route]);
    else if (saved === 0) known.push(route);
  }
  const payment = (route: Own): string => [...travelCards(route, words), ...besides(route)].join(', ');
  return [...cheapest].map(([town, ways]) => `${town}: ${ways.map(payment).join(' | ')}`);
}

function travelCards({ cards, any }: Payable, { labels, names }: Pick<RealmWords, 'labels' | 'names'>): string[] {
  return [
    ...(cards.length === 0 ? [] : [listed(cards, names)]),
    ...(any === 0 ? [] : [`${any} ${labels['any-cards']}`]),
  ];
}

function cardsOf({ cards, any }: Payable): number {
  return cards.length + any;
}
