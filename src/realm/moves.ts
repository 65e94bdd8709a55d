import type { Seat } from '../core/game.ts';
import type { RoadId, TownId } from './map.ts';
import type { CounterKind } from './transport.ts';

export interface FirstSeatMove {
  readonly type: 'first-seat';
  readonly seat: Seat;
}

export interface TownCardMove {
  readonly type: 'town-card';
  readonly town: TownId;
}

/** Puts a tile on a road. `hidden` means one of the mover's face-down tiles (EL-0.4). */
export interface PlaceMove<Tile extends string = CounterKind> {
  readonly type: 'place';
  readonly tile: Tile;
  readonly road: RoadId;
  readonly hidden?: true;
}
