import type { Locale, Wording } from '../../core/wording.ts';
import { cardWords, listWords, townName } from './names.ts';
import type { Route } from './routes.ts';

/** What of a route its words need. */
type Payable = Pick<Route, 'to' | 'cards' | 'any'>;

/**
 * The towns that the routes lead to, a line each, with the payments of fewest cards.
 * @param besides what a route costs besides travel cards.
 */
export function describeReach<Own extends Payable>(
  routes: readonly Own[],
  locale: Locale,
  besides: (route: Own) => readonly Wording[] = () => [],
): string[] {
  const cheapest = new Map<string, Own[]>();
  for (const route of routes) {
    const town = townName(route.to);
    const known = cheapest.get(town) ?? [];
    const saved = known.length === 0 ? 1 : cardsOf(known[0] ?? route) - cardsOf(route);
    if (saved > 0) cheapest.set(town, [route]);
    else if (saved === 0) known.push(route);
  }
  const payment = (route: Own): string =>
    [...travelCards(route), ...besides(route)].map((part) => part[locale]).join(', ');
  return [...cheapest].map(([town, ways]) => `${town}: ${ways.map(payment).join(' | ')}`);
}

function travelCards({ cards, any }: Payable): Wording[] {
  return [
    ...(cards.length === 0 ? [] : [listWords(cards, cardWords)]),
    ...(any === 0 ? [] : [{ en: `${any} cards of any kinds`, it: `${any} carte qualsiasi` }]),
  ];
}

function cardsOf({ cards, any }: Payable): number {
  return cards.length + any;
}
