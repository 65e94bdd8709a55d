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
 * One line for each destination, with its payments. Of payments that differ only in travel cards, it has those with
 * the fewest travel cards.
 * @param besides what a route costs in addition to travel cards.
 */
export function describeReach<Own extends Payable>(
  routes: readonly Own[],
  words: Pick<RealmWords, 'labels' | 'names'>,
  besides: (route: Own) => readonly string[] = () => [],
): string[] {
  const lines = new Map<string, string[]>();
  for (const route of routes) {
    const more = besides(route);
    const isCheaper = (other: Own): boolean =>
      other.to === route.to && cardsOf(other) < cardsOf(route) && besides(other).join() === more.join();
    if (routes.some(isCheaper)) continue;
    const town = words.names[route.to];
    lines.set(town, [...(lines.get(town) ?? []), [...travelCards(route, words), ...more].join(', ')]);
  }
  return [...lines].map(([town, payments]) => `${town}: ${payments.join(' | ')}`);
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
