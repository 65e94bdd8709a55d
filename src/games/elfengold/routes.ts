import { at } from '../../core/checked-access.ts';
import type { Seat } from '../../core/game.ts';
import { piecesOf } from '../../core/pool.ts';
import { faresOf, roadsFrom } from '../../realm/board/roads.ts';
import { poolFrom } from '../../realm/counts.ts';
import type { Crossing } from '../../realm/journeys.ts';
import { journeys } from '../../realm/journeys.ts';
import type { RoadId, TownId, Way } from '../../realm/map.ts';
import { towns } from '../../realm/map.ts';
import type { CounterKind, TravelCardKind } from '../../realm/transport.ts';
import { caravanFare, kindOf, travelCardKinds } from '../../realm/transport.ts';
import { handCardKinds, WIZARD } from './cards.ts';
import { FLIGHT_FEE, WIZARD_FEE } from './data.ts';
import type { View } from './types.ts';

/** One step of a route: a road with the means of travel, or a flight (EG-9.5). */
export type RouteStep =
  | {
      readonly road: RoadId;
      readonly by: CounterKind | 'raft' | 'caravan';
      /** Whether a wizard passes the obstacle (EG-9.4). */
      readonly wizard: boolean;
    }
  | { readonly fly: TownId };

/** A way to a town for which a seat has the cards and the gold. */
export interface Route {
  readonly to: TownId;
  /** Travel cards whose kind is fixed. */
  readonly cards: readonly TravelCardKind[];
  /** Number of further travel cards, of any kind, for caravans. */
  readonly any: number;
  /** Number of wizard cards. */
  readonly wizards: number;
  readonly gold: number;
  readonly steps: readonly RouteStep[];
}

// Indices of a price: travel cards by kind, wizard cards, gold, cards of any kind. A purse has no entry for the last.
const GOLD = WIZARD + 1;
const ANY = GOLD + 1;
const NOTHING: readonly number[] = Array(ANY + 1).fill(0);

/**
 * The routes to all towns that the seat can reach with its hand and gold on the current roads, even if it is not its
 * turn. A town has one route for each way to pay for it; ways with a needless card or coin are left out. Gold earned on
 * the way (EG-9.3) does not count.
 * @returns towns in the order of the map; `[]` if the view does not show the seat's hand.
 */
export function routes(view: Pick<View, 'roads' | 'seats' | 'options'>, seat: Seat): Route[] {
  const { town, hand, gold } = at(view.seats, seat);
  if (hand === null) return [];
  const purse = [...poolFrom(hand, handCardKinds), gold];
  return journeys(town, purse, (from) => crossingsFrom(view, from)).map(({ to, price, steps }) => ({
    to,
    cards: piecesOf(price, travelCardKinds),
    any: at(price, ANY),
    wizards: at(price, WIZARD),
    gold: at(price, GOLD),
    steps,
  }));
}

/** EG-9.1 to 9.5: the possible steps from a town, whether or not the purse can pay them. */
function crossingsFrom(view: Pick<View, 'roads' | 'options'>, town: TownId): Crossing<RouteStep>[] {
  const { wizards } = view.options;
  const along = roadsFrom(town).flatMap((way) => {
    const conjured = wizards && view.roads[way.road]?.obstacle ? stepsAlong(view, way, true) : [];
    return [...stepsAlong(view, way, false), ...conjured];
  });
  if (!wizards) return along;
  const flights = towns.flatMap(({ id }): Crossing<RouteStep>[] =>
    id === town ? [] : [{ to: id, price: priceOf(WIZARD, 1, FLIGHT_FEE), step: { fly: id } }],
  );
  return [...along, ...flights];
}

/** The steps along a road. @param wizard whether a wizard passes the obstacle. */
function stepsAlong(view: Pick<View, 'roads'>, way: Way<RoadId, TownId>, wizard: boolean): Crossing<RouteStep>[] {
  const { road, to, isLand } = way;
  const crossing = (card: number, cards: number, by: TravelCardKind | 'caravan'): Crossing<RouteStep> => {
    const price = priceOf(card, cards, wizard ? WIZARD_FEE : 0);
    if (wizard) price[WIZARD] = 1;
    return { to, price, step: { road, by, wizard } };
  };
  const fares = faresOf(view, way, wizard);
  const caravan = caravanFare(view.roads[road]?.obstacle === true && !wizard);
  return [
    ...fares.map(({ card, cards }) => crossing(kindOf(card), cards, card)),
    ...(isLand && fares.length > 0 ? [crossing(ANY, caravan, 'caravan')] : []),
  ];
}

/** A price: some cards of one kind, and some gold. @param card index in the price. */
function priceOf(card: number, cards: number, gold: number): number[] {
  const price = [...NOTHING];
  price[card] = cards;
  price[GOLD] = gold;
  return price;
}
