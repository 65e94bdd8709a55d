import type { Road } from './map.ts';
import { roadAt, roads } from './map.ts';
import type { PlaceMove } from './moves.ts';
import type { Counter, CounterKind } from './transport.ts';
import { accepts, counterKinds } from './transport.ts';

/** The two moves that put a tile on a road: with an open tile of the player, and with a face-down one (EL-0.4). */
export interface Placement<Tile extends string = CounterKind> {
  readonly road: Road;
  readonly open: PlaceMove<Tile>;
  readonly hidden: PlaceMove<Tile>;
}

/** The interned moves that put a tile on a road. */
export function placementOf<Tile extends string>(tile: Tile, road: Road): Placement<Tile> {
  const { id } = roadAt(road);
  return {
    road,
    open: Object.freeze({ type: 'place', tile, road: id }),
    hidden: Object.freeze({ type: 'place', tile, road: id, hidden: true }),
  };
}

/** By counter: its placements on roads that accept it (EL-2.3). */
const counterPlacements: readonly (readonly Placement[])[] = counterKinds.map((tile, counter) =>
  roads.flatMap((_, road) => (accepts(road, counter) ? [placementOf(tile, road)] : [])),
);

/** EL-6.2: appends the moves that put this counter on a road that has no counter yet. */
export function placeCounter<Other>(
  counters: readonly (Counter | null)[],
  counter: Counter,
  open: number,
  faceDown: number,
  out: (PlaceMove | Other)[],
): void {
  const placements = counterPlacements[counter] ?? [];
  for (let i = 0; i < placements.length; i++) {
    const placement = placements[i];
    if (placement === undefined || counters[placement.road] !== null) continue;
    if (open > 0) out.push(placement.open);
    if (faceDown > 0) out.push(placement.hidden);
  }
}
