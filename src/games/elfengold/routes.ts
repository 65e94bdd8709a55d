import { at } from '../../core/checked-access.ts';
import type { Seat } from '../../core/game.ts';
import type { Crossing, Journey } from '../../realm/journeys.ts';
import { journeys } from '../../realm/journeys.ts';
import type { RoadId, Town, TownId, Way } from '../../realm/map.ts';
import { roadAt, townAt, towns, waysFrom } from '../../realm/map.ts';
import { piecesOf } from '../../realm/pool.ts';
import type { CounterKind, CardKind as TravelCardKind } from '../../realm/transport.ts';
import {
  caravanFare,
  counterFare,
  counterName,
  RAFT,
  raftFare,
  cardKinds as travelCardKinds,
} from '../../realm/transport.ts';
import { hasObstacle } from '../../realm/travel.ts';
import { WIZARD } from './cards.ts';
import { FLIGHT_FEE, WIZARD_FEE } from './data.ts';
import { firstOn, isMixed, secondOn } from './roads.ts';
import type { View } from './types.ts';

/** One step of a route: a road, and how it is travelled, or a flight (EG-9.5). */
export type RouteStep =
  | {
      readonly road: RoadId;
      readonly by: CounterKind | 'raft' | 'caravan';
      /** Whether a wizard passes the obstacle (EG-9.4). */
      readonly wizard: boolean;
    }
  | { readonly fly: TownId };

/** A way to a town that a hand, and the gold that the seat has, can pay for. */
export interface Route {
  readonly to: TownId;
  /** Travel cards that must be of these kinds. */
  readonly cards: readonly TravelCardKind[];
  /** So many travel cards of any kinds besides, for caravans. */
  readonly any: number;
  /** Wizard cards. */
  readonly wizards: number;
  readonly gold: number;
  readonly steps: readonly RouteStep[];
}

/** What of a view, or of a state, says where a boot can go. */
export type Roads = Pick<View, 'boots' | 'counters' | 'seconds' | 'obstacles' | 'hands' | 'gold' | 'wizards'>;

/** The purse of a journey: the travel cards, wizards, and gold. */
const GOLD = WIZARD + 1;
const ANY = GOLD + 1;
const NOTHING: readonly number[] = Array(ANY + 1).fill(0);

/**
 * Which towns the seat can reach with its hand and its gold as the roads are now, and by which payments: for each town
 * every payment of which nothing can be saved, with the steps it pays for. What the steps earn (EG-9.3) is not
 * counted. Whose turn it is does not matter.
 * @returns towns in the order of the map; `[]` where the view does not show the seat's hand.
 */
export function routes(seen: Roads, seat: Seat): Route[] {
  return journeysOf(seen, seat).map(({ to, price, steps }) => ({
    to: townAt(to).id,
    cards: piecesOf(price, travelCardKinds),
    any: at(price, ANY),
    wizards: at(price, WIZARD),
    gold: at(price, GOLD),
    steps,
  }));
}

/** The same by number. */
function journeysOf(seen: Roads, seat: Seat): Journey<RouteStep>[] {
  const hand = at(seen.hands, seat);
  if (hand === null) return [];
  const purse = [...hand.slice(0, GOLD), at(seen.gold, seat)];
  return journeys(at(seen.boots, seat), purse, (town) => crossingsFrom(seen, town));
}

/** EG-9.1 to 9.5: the steps that may be made from a town, whatever the hand. */
function crossingsFrom(seen: Roads, town: Town): Crossing<RouteStep>[] {
  const along = waysFrom(town).flatMap((way) => crossingsAlong(seen, way));
  if (!seen.wizards) return along;
  const flights = towns.flatMap(({ id }, to) =>
    to === town ? [] : [{ to, price: priceOf(WIZARD, 1, FLIGHT_FEE), step: { fly: id } }],
  );
  return [...along, ...flights];
}

function crossingsAlong(seen: Roads, way: Way): Crossing<RouteStep>[] {
  const obstacle = hasObstacle(seen, way.road);
  if (!obstacle) return stepsAlong(seen, way, false, false);
  return [...stepsAlong(seen, way, true, false), ...(seen.wizards ? stepsAlong(seen, way, false, true) : [])];
}

/** @param hindered by an obstacle, which no wizard passes. */
function stepsAlong(seen: Roads, way: Way, hindered: boolean, wizard: boolean): Crossing<RouteStep>[] {
  const { id } = roadAt(way.road);
  const crossing = (card: number, cards: number, by: CounterKind | 'raft' | 'caravan'): Crossing<RouteStep> => {
    const price = priceOf(card, cards, wizard ? WIZARD_FEE : 0);
    if (wizard) price[WIZARD] = 1;
    return { to: way.to, price, step: { road: id, by, wizard } };
  };
  if (!way.isLand) return [crossing(RAFT, raftFare(way, hindered), 'raft')];
  const [first, second] = [firstOn(seen, way.road), isMixed(seen, way.road) ? secondOn(seen, way.road) : null];
  if (first === null) return [];
  return [
    ...[first, ...(second === null ? [] : [second])].map((counter) =>
      crossing(counter, counterFare(way.road, counter, hindered), counterName(counter)),
    ),
    crossing(ANY, caravanFare(hindered), 'caravan'),
  ];
}

/** So many cards of one kind, or of any, and so much gold. */
function priceOf(card: number, cards: number, gold: number): number[] {
  const price = [...NOTHING];
  price[card] = cards;
  price[GOLD] = gold;
  return price;
}
