import type { RoadId, TownId, Way } from '../map.ts';
import { distance, roadAt, roadOf, townAt, townOf, waysFrom } from '../map.ts';
import type { CounterKind, TravelCardKind } from '../transport.ts';
import { counterFare, kindOf, raftFare } from '../transport.ts';
import type { Fare } from '../travel.ts';
import type { RealmRoad, RoadsView } from '../types.ts';

/** Questions about the map and its roads, by the names that moves and views use. */

/** The roads of a town, and their destinations. */
export function roadsFrom(town: TownId): Way<RoadId, TownId>[] {
  return waysFrom(townOf(town)).map(({ road, to, isLand, rafts }) => ({
    road: roadAt(road).id,
    to: townAt(to).id,
    isLand,
    rafts,
  }));
}

/** EL-9.2: the smallest number of roads between two towns; kind, direction and cost do not matter. */
export function roadsBetween(a: TownId, b: TownId): number {
  return distance(townOf(a), townOf(b));
}

/** EL-2.3: the cards of the counter's kind that the road needs without an obstacle; 0 if it does not accept the counter. */
export function cardsFor(road: RoadId, counter: CounterKind): number {
  return counterFare(roadOf(road), kindOf(counter), false);
}

/** What lies on the roads, in both games. */
interface Lying extends RealmRoad {
  readonly second?: CounterKind | null;
}

/**
 * EL-7.2, EL-7.3, EG-9.1, EG-9.2: the cost of a road in a view, without a caravan: one fare for each kind of counter on
 * the road, or the fare in rafts; no fare on land without a counter.
 * @param way from the town of the boot: {@link roadsFrom}.
 * @param wizard whether a wizard passes the obstacle (EG-9.4).
 */
export function faresOf(
  view: { readonly roads: RoadsView<Lying> },
  way: Way<RoadId, TownId>,
  wizard: boolean = false,
): Fare<TravelCardKind>[] {
  const { counter = null, second = null, obstacle = false } = view.roads[way.road] ?? {};
  const isHindered = obstacle && !wizard;
  if (!way.isLand) return [{ card: 'raft', cards: raftFare(way, isHindered) }];
  return [...new Set([counter, second])].flatMap((kind) =>
    kind === null ? [] : [{ card: kind, cards: counterFare(roadOf(way.road), kindOf(kind), isHindered) }],
  );
}
