import { at } from '../../core/checked-access.ts';
import type { Pool } from '../../core/pool.ts';
import { ascending, numbering, throwMissing } from '../../realm/numbering.ts';
import type { Counter, CounterKind } from '../../realm/transport.ts';
import { counterKinds } from '../../realm/transport.ts';

// Counters have the same numbers as in Elfenland; special tiles follow.
export type TileKind = CounterKind | 'gold' | 'double' | 'exchange' | 'log' | 'sea-monster';

export const tileKinds: readonly TileKind[] = Object.freeze([
  ...counterKinds,
  'gold',
  'double',
  'exchange',
  'log',
  'sea-monster',
]);

/** The number of a tile's kind: its index in {@link tileKinds}. */
export type Tile = number;

export const GOLD_TILE: Tile = 6;
export const DOUBLE: Tile = 7;
export const EXCHANGE: Tile = 8;
export const LOG: Tile = 9;
export const SEA_MONSTER: Tile = 10;

/** The kinds of tiles in the order in which a multiset lists them (EL-0.2). */
export const listedTiles: readonly TileKind[] = ascending(tileKinds);

/** EG-2.1: the pool of all tiles. */
export const allTiles: readonly number[] = [4, 8, 9, 4, 8, 5, 2, 2, 2, 2, 2];

/** The number of a kind of tile. It throws a RangeError if there is no such kind. */
export const tileOf: (kind: TileKind) => Tile = numbering('tile', tileKinds);

export function tileName(tile: Tile): TileKind {
  return tileKinds[tile] ?? throwMissing('number', tile);
}

/** The tiles of a pool by name, in the order of {@link tileKinds}. */
export function tilesOf(pool: Pool): Record<TileKind, number> {
  const [dragon = 0, elfcycle = 0, pig = 0, cloud = 0, wagon = 0, unicorn = 0, ...special] = pool;
  const [gold = 0, double = 0, exchange = 0, log = 0, monster = 0] = special;
  return {
    dragon,
    elfcycle,
    'giant-pig': pig,
    'magic-cloud': cloud,
    'troll-wagon': wagon,
    unicorn,
    gold,
    double,
    exchange,
    log,
    'sea-monster': monster,
  };
}

/** The multiset (EL-0.2) of the tiles of a pool. */
export function listOf(pool: readonly number[]): TileKind[] {
  return listedTiles.flatMap((kind) => Array.from({ length: at(pool, tileOf(kind)) }, () => kind));
}

/** The pool with these tiles. */
export function poolOf(kinds: readonly TileKind[]): Counter[] {
  const pool = tileKinds.map(() => 0);
  for (const kind of kinds) pool[tileOf(kind)] = at(pool, tileOf(kind)) + 1;
  return pool;
}
