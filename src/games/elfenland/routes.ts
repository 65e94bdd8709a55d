import { at } from '../../core/checked-access.ts';
import type { Seat } from '../../core/game.ts';
import { piecesOf } from '../../core/pool.ts';
import { faresOf, roadsFrom } from '../../realm/board/roads.ts';
import { poolFrom } from '../../realm/counts.ts';
import type { Crossing } from '../../realm/journeys.ts';
import { journeys } from '../../realm/journeys.ts';
import type { RoadId, TownId } from '../../realm/map.ts';
import type { CounterKind, TravelCardKind } from '../../realm/transport.ts';
import { caravanFare, kindOf, travelCardKinds } from '../../realm/transport.ts';
import type { View } from './types.ts';

/** One step of a route. */
export interface RouteStep {
  readonly road: RoadId;
  readonly by: CounterKind | 'raft' | 'caravan';
}

/** A way to a town for which a hand has the cards. */
export interface Route {
  readonly to: TownId;
  /** Cards whose kind is fixed. */
  readonly cards: readonly TravelCardKind[];
  /** Number of further cards, of any kind, for caravans. */
  readonly any: number;
  readonly steps: readonly RouteStep[];
}

/** A price of 0, see {@link Crossing}. */
const NOTHING: readonly number[] = Array(travelCardKinds.length + 1).fill(0);

/**
 * The routes to all towns that the seat can reach with its hand on the current roads, even if it is not its turn. Each
 * possible payment for a town gives one route; payments with a needless card are left out.
 * @returns towns in the order of the map; `[]` if the view does not show the seat's hand.
 */
export function routes(view: Pick<View, 'roads' | 'seats'>, seat: Seat): Route[] {
  const { town, hand } = at(view.seats, seat);
  if (hand === null) return [];
  return journeys(town, poolFrom(hand, travelCardKinds), (from) => crossingsFrom(view, from)).map(
    ({ to, price, steps }) => ({
      to,
      cards: piecesOf(price, travelCardKinds),
      any: at(price, travelCardKinds.length),
      steps,
    }),
  );
}

/** EL-7.2 to 7.4: the possible steps from a town, whether or not the hand can pay them. */
function crossingsFrom(view: Pick<View, 'roads'>, town: TownId): Crossing<RouteStep>[] {
  return roadsFrom(town).flatMap((way) => {
    const { road, to, isLand } = way;
    const crossing = (card: number, cards: number, by: RouteStep['by']): Crossing<RouteStep> => {
      const price = [...NOTHING];
      price[card] = cards;
      return { to, price, step: { road, by } };
    };
    const fares = faresOf(view, way);
    const caravan = caravanFare(view.roads[road]?.obstacle === true);
    return [
      ...fares.map(({ card, cards }) => crossing(kindOf(card), cards, card)),
      ...(isLand && fares.length > 0 ? [crossing(travelCardKinds.length, caravan, 'caravan')] : []),
    ];
  });
}
