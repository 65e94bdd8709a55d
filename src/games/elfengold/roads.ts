import { at } from '../../core/checked-access.ts';
import { frozenList, itemsOf } from '../../core/frozen.ts';
import type { Violation } from '../../core/game.ts';
import { add, countOf, emptyPool } from '../../core/pool.ts';
import type { Road } from '../../realm/map.ts';
import { roadAt, roads } from '../../realm/map.ts';
import type { Counter, CounterKind } from '../../realm/transport.ts';
import { accepts, counterKinds, isLand, kindOf } from '../../realm/transport.ts';
import { refuse } from './refusals.ts';
import { DOUBLE, GOLD_TILE, LOG, SEA_MONSTER, tileKinds } from './tiles.ts';
import type { State } from './types.ts';

/** The tiles on the roads. */
export type Roads = Pick<State, 'counters' | 'seconds' | 'obstacles' | 'goldTiles'>;

/** By road: `null`, no second counter. */
export const NO_SECONDS: State['seconds'] = frozenList(roads.map(() => null));
/** By road: `false`, no gold tile. */
export const NO_GOLD: State['goldTiles'] = frozenList(roads.map(() => false));

/** Land roads (only these accept counters), then water roads. */
export const landRoads: readonly Road[] = roads.flatMap((_, road) => (isLand(road) ? [road] : []));
export const waterRoads: readonly Road[] = roads.flatMap((_, road) => (isLand(road) ? [] : [road]));

/** The counter on a road, if any; of two counters, the one whose kind comes first. */
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

/** EG-0.1: the refusal if a move names a counter needlessly, or one that is not there, or none although it must. */
export function counterRefusal(
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

/** EG-0.1: the counter that a move uses; `null` on a road without one. */
export function picked(on: Pick<State, 'counters'>, road: Road, pick: CounterKind | undefined): Counter | null {
  return pick === undefined ? firstOn(on, road) : kindOf(pick);
}

/** The counter on a road; of two counters, the one whose kind comes first. @throws Error if there is none. */
export function lyingOn(on: Pick<State, 'counters'>, road: Road): Counter {
  return pickedOn(on, road, undefined);
}

/** EG-0.1: the counter that a legal move uses. @throws Error if there is none. */
export function pickedOn(on: Pick<State, 'counters'>, road: Road, pick: CounterKind | undefined): Counter {
  const counter = picked(on, road, pick);
  if (counter === null) throw new Error('broken state: no counter where one was picked');
  return counter;
}

/** EG-8.5: whether the counter may be the second one on the road. */
export function isSecondFor(on: Pick<State, 'counters'>, road: Road, counter: Counter): boolean {
  return accepts(road, counter) && firstOn(on, road) !== counter;
}

/** EG-8.5: whether the seat whose turn it is has a counter that may be the road's second one. */
export function hasSecondFor(
  { counters, open, faceDown, turn }: Pick<State, 'counters' | 'open' | 'faceDown' | 'turn'>,
  road: Road,
): boolean {
  const [lying, covered] = [at(open, turn), at(faceDown, turn)];
  for (let counter = 0; counter < counterKinds.length; counter++) {
    if (countOf(lying, counter) + countOf(covered, counter) > 0 && isSecondFor({ counters }, road, counter))
      return true;
  }
  return false;
}

/** The pool of the tiles on the roads. It excludes the tile of a spell that is being cast. */
export function tilesOnRoads(on: Roads): number[] {
  const { counters, seconds, obstacles, goldTiles } = plainLists(on);
  const pool = emptyPool(tileKinds);
  for (let road = 0; road < roads.length; road++) {
    const first = counters[road] ?? null;
    const second = seconds[road] ?? null;
    if (first !== null) add(pool, first);
    if (second !== null) {
      add(pool, second);
      add(pool, DOUBLE);
    }
    if (goldTiles[road]) add(pool, GOLD_TILE);
    if (obstacles[road]) add(pool, isLand(road) ? LOG : SEA_MONSTER);
  }
  return pool;
}

/** The same tiles as plain lists, for fast access. */
export function plainLists({ counters, seconds, obstacles, goldTiles }: Roads): Roads {
  return { counters, seconds: itemsOf(seconds), obstacles: itemsOf(obstacles), goldTiles: itemsOf(goldTiles) };
}
