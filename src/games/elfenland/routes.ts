import { at } from '../../core/checked-access.ts';
import type { Seat } from '../../core/game.ts';
import type { Crossing, Journey } from '../../realm/journeys.ts';
import { journeys } from '../../realm/journeys.ts';
import type { RoadId, Town, TownId } from '../../realm/map.ts';
import { roadAt, townAt, waysFrom } from '../../realm/map.ts';
import { piecesOf } from '../../realm/pool.ts';
import type { CardKind, CounterKind } from '../../realm/transport.ts';
import { caravanFare, cardKinds, counterFare, counterName, RAFT, raftFare } from '../../realm/transport.ts';
import { hasObstacle } from '../../realm/travel.ts';
import type { RealmView } from '../../realm/types.ts';

/** One step of a route: a road, and how it is travelled. */
export interface RouteStep {
  readonly road: RoadId;
  readonly by: CounterKind | 'raft' | 'caravan';
}

/** A way to a town that a hand can pay for. */
export interface Route {
  readonly to: TownId;
  /** Cards that must be of these kinds. */
  readonly cards: readonly CardKind[];
  /** So many cards of any kinds besides, for caravans. */
  readonly any: number;
  readonly steps: readonly RouteStep[];
}

/** So many cards of each kind, and of any: none. */
const NOTHING: readonly number[] = Array(cardKinds.length + 1).fill(0);

/** What of a view, or of a state, says where a boot can go. */
export type Roads = Pick<RealmView, 'boots' | 'counters' | 'obstacles' | 'hands'>;

/**
 * Which towns the seat can reach with its hand as the roads are now, and by which payments: for each town every
 * payment of which no card can be saved, with the steps it pays for. Whose turn it is does not matter.
 * @returns towns in the order of the map; `[]` where the view does not show the seat's hand.
 */
export function routes(seen: Roads, seat: Seat): Route[] {
  return journeysOf(seen, seat).map(({ to, price, steps }) => ({
    to: townAt(to).id,
    cards: piecesOf(price, cardKinds),
    any: at(price, cardKinds.length),
    steps,
  }));
}

/** The same by number. */
function journeysOf(seen: Roads, seat: Seat): Journey<RouteStep>[] {
  const hand = at(seen.hands, seat);
  return hand === null ? [] : journeys(at(seen.boots, seat), hand, (town) => crossingsFrom(seen, town));
}

/** EL-7.2 to 7.4: the steps that may be made from a town, whatever the hand. */
function crossingsFrom(seen: Roads, town: Town): Crossing<RouteStep>[] {
  return waysFrom(town).flatMap((way): Crossing<RouteStep>[] => {
    const { id } = roadAt(way.road);
    const obstacle = hasObstacle(seen, way.road);
    const counter = at(seen.counters, way.road);
    const crossing = (card: number, cards: number, by: RouteStep['by']): Crossing<RouteStep> => {
      const price = [...NOTHING];
      price[card] = cards;
      return { to: way.to, price, step: { road: id, by } };
    };
    if (!way.isLand) return [crossing(RAFT, raftFare(way, obstacle), 'raft')];
    if (counter === null) return [];
    return [
      crossing(counter, counterFare(way.road, counter, obstacle), counterName(counter)),
      crossing(cardKinds.length, caravanFare(obstacle), 'caravan'),
    ];
  });
}
