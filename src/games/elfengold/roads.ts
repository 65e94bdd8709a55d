import { at } from '../../core/checked-access.ts';
import { frozenList, itemsOf } from '../../core/frozen.ts';
import type { Violation } from '../../core/game.ts';
import type { Road } from '../../realm/map.ts';
import { roadAt, roads } from '../../realm/map.ts';
import { add, emptyPool } from '../../realm/pool.ts';
import type { Counter, CounterKind } from '../../realm/transport.ts';
import { accepts, isLand, kindOf } from '../../realm/transport.ts';
import { refuse } from './refusals.ts';
import type { Tile } from './tiles.ts';
import { DOUBLE, GOLD_TILE, LOG, SEA_MONSTER, tileKinds } from './tiles.ts';
import type { State } from './types.ts';

/** The tiles on the roads. */
export type Roads = Pick<State, 'counters' | 'seconds' | 'obstacles' | 'goldTiles'>;

/** By road: no second counter and no gold tile. */
export const NO_SECONDS: State['seconds'] = frozenList(roads.map(() => null));
export const NO_GOLD: State['goldTiles'] = frozenList(roads.map(() => false));

/** Roads on land, which hold all counters, and roads on water. */
export const landRoads: readonly Road[] = roads.flatMap((_, road) => (isLand(road) ? [road] : []));
export const waterRoads: readonly Road[] = roads.flatMap((_, road) => (isLand(road) ? [] : [road]));

/** The counter on a road, if any; of two, the one with the lower number. */
export function firstOn({ counters }: Pick<State, 'counters'>, road: Road): Counter | null {
  return at(counters, road);
}

/** The second counter on a road, if any. */
export function secondOn({ seconds }: Pick<State, 'seconds'>, road: Road): Counter | null {
  return at(itemsOf(seconds), road);
}

/** Whether a gold tile is on the road. */
export function hasGold({ goldTiles }: Pick<State, 'goldTiles'>, road: Road): boolean {
  return at(itemsOf(goldTiles), road);
}

/** EG-0.1: whether the road carries two counters of different kinds. */
export function isMixed(on: Pick<State, 'counters' | 'seconds'>, road: Road): boolean {
  const second = secondOn(on, road);
  return second !== null && second !== firstOn(on, road);
}

/** EG-0.1: the refusal of an ambiguous or wrong counter; `undefined` if the choice is clear. */
export function mispicked(
  on: Pick<State, 'counters' | 'seconds'>,
  road: Road,
  pick: CounterKind | undefined,
): Violation | undefined {
  const { id } = roadAt(road);
  if (!isMixed(on, road)) return pick === undefined ? undefined : refuse('no-choice', 'EG-0.1', { road: id });
  if (pick === undefined) return refuse('which-counter', 'EG-0.1', { road: id });
  if (kindOf(pick) !== firstOn(on, road) && kindOf(pick) !== secondOn(on, road))
    return refuse('no-such-counter', 'EG-0.1', { road: id, tile: pick });
  return undefined;
}

/** EG-0.1: the chosen counter. */
export function picked(on: Pick<State, 'counters'>, road: Road, pick: CounterKind | undefined): Counter | null {
  return pick === undefined ? firstOn(on, road) : kindOf(pick);
}

/** The counter of a road in a legal move; of two, the one with the lower number. */
export function lyingOn(on: Pick<State, 'counters'>, road: Road): Counter {
  return pickedOn(on, road, undefined);
}

/** EG-0.1: the counter of a legal move. */
export function pickedOn(on: Pick<State, 'counters'>, road: Road, pick: CounterKind | undefined): Counter {
  const counter = picked(on, road, pick);
  if (counter === null) throw new Error('broken state: no counter where one was picked');
  return counter;
}

/** EG-8.5: whether the counter may be added to the one on the road. */
export function isSecondFor(on: Pick<State, 'counters'>, road: Road, counter: Counter): boolean {
  return accepts(road, counter) && firstOn(on, road) !== counter;
}

/** The tiles on the roads, without a spell that is being cast. */
export function tilesOnRoads(on: Roads): number[] {
  const tiles: Tile[] = [];
  const lists = looseOf(on);
  for (let road = 0; road < roads.length; road++) pushTiles(lists, road, tiles);
  const pool = emptyPool(tileKinds);
  for (const tile of tiles) add(pool, tile);
  return pool;
}

/** The same as lists for fast access. */
export function looseOf({ counters, seconds, obstacles, goldTiles }: Roads): Roads {
  return { counters, seconds: itemsOf(seconds), obstacles: itemsOf(obstacles), goldTiles: itemsOf(goldTiles) };
}

function pushTiles({ counters, seconds, obstacles, goldTiles }: Roads, road: Road, out: Tile[]): void {
  const first = counters[road] ?? null;
  const second = seconds[road] ?? null;
  if (first !== null) out.push(first);
  if (second !== null) out.push(second, DOUBLE);
  if (goldTiles[road]) out.push(GOLD_TILE);
  if (obstacles[road]) out.push(isLand(road) ? LOG : SEA_MONSTER);
}
