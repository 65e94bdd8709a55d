import { deepFreeze } from '../core/deep-freeze.ts';
import { numbering, throwMissing } from './numbering.ts';

/**
 * The number of a town: its index in {@link towns}; 0 is Elvenhold.
 * @maximum 20
 */
export type Town = number;

/**
 * The number of a road: its index in {@link roads}.
 * @maximum 47
 */
export type Road = number;

/** The terrain of a road: land or water. */
export type Terrain = 'plain' | 'forest' | 'desert' | 'mountain' | 'river' | 'lake';

const terrains: readonly Terrain[] = ['plain', 'forest', 'desert', 'mountain', 'river', 'lake'];

const townRows = [
  ['elvenhold', 'Elvenhold'],
  ['albaran', "Al'Baran"],
  ['kihromah', 'Kihromah'],
  ['grangor', 'Grangor'],
  ['mahdavikia', "Mah'Davikia"],
  ['jaccaranda', 'Jaccaranda'],
  ['ergeren', "Erg'Eren"],
  ['strykhaven', 'Strykhaven'],
  ['dagamura', "Dag'Amura"],
  ['yttar', 'Yttar'],
  ['parundia', 'Parundia'],
  ['usselen', 'Usselen'],
  ['feodor', 'Feodor'],
  ['virst', 'Virst'],
  ['ixara', 'Ixara'],
  ['wylhien', 'Wylhien'],
  ['throtmanni', 'Throtmanni'],
  ['tichih', 'Tichih'],
  ['rivinia', 'Rivinia'],
  ['beata', 'Beata'],
  ['lapphalya', 'Lapphalya'],
] as const;

/** A town by name. */
export type TownId = (typeof townRows)[number][0];

const roadIds = [
  'usselen-wylhien-plain',
  'parundia-wylhien-plain',
  'throtmanni-tichih-plain',
  'elvenhold-lapphalya-plain',
  'beata-elvenhold-plain',
  'beata-strykhaven-plain',
  'lapphalya-virst-plain',
  'ixara-virst-plain',
  'usselen-yttar-forest',
  'parundia-usselen-forest',
  'rivinia-throtmanni-forest',
  'feodor-rivinia-forest',
  'lapphalya-rivinia-forest',
  'feodor-lapphalya-forest',
  'dagamura-lapphalya-forest',
  'dagamura-ixara-forest',
  'ixara-lapphalya-forest',
  'dagamura-kihromah-forest',
  'ergeren-tichih-forest',
  'elvenhold-ergeren-forest',
  'albaran-wylhien-desert',
  'albaran-parundia-desert',
  'albaran-throtmanni-desert',
  'albaran-feodor-desert',
  'albaran-dagamura-desert',
  'dagamura-feodor-desert',
  'feodor-throtmanni-desert',
  'jaccaranda-wylhien-mountain',
  'jaccaranda-tichih-mountain',
  'jaccaranda-throtmanni-mountain',
  'grangor-yttar-mountain',
  'grangor-mahdavikia-mountain',
  'ixara-mahdavikia-mountain',
  'dagamura-mahdavikia-mountain',
  'strykhaven-virst-mountain',
  'wylhien-usselen-river',
  'beata-elvenhold-river',
  'elvenhold-rivinia-river',
  'rivinia-tichih-river',
  'virst-ixara-river',
  'ixara-mahdavikia-river',
  'mahdavikia-grangor-river',
  'elvenhold-virst-lake',
  'elvenhold-strykhaven-lake',
  'strykhaven-virst-lake',
  'parundia-yttar-lake',
  'grangor-yttar-lake',
  'grangor-parundia-lake',
] as const;

/** A road by name: its two towns and its terrain; for a river, upstream before downstream (EL-2.2). */
export type RoadId = (typeof roadIds)[number];

export interface TownInfo {
  readonly id: TownId;
  /** As printed on the board; the same in every language. */
  readonly name: string;
}

export interface RoadInfo {
  readonly id: RoadId;
  readonly terrain: Terrain;
  /** For a river: upstream. */
  readonly from: TownId;
  /** For a river: downstream. */
  readonly to: TownId;
  readonly isLand: boolean;
}

/** The 21 towns (EL-2.2). */
export const towns: readonly TownInfo[] = deepFreeze(townRows.map(([id, name]) => ({ id, name })));

/** The 48 roads (EL-2.2): land roads, then water roads. */
export const roads: readonly RoadInfo[] = deepFreeze(
  roadIds.map((id) => {
    const [from, to] = id.split('-');
    const terrain = terrains.find((name) => id.endsWith(name)) ?? 'plain';
    return {
      id,
      terrain,
      from: townAt(numberOf(from)).id,
      to: townAt(numberOf(to)).id,
      isLand: terrain !== 'river' && terrain !== 'lake',
    };
  }),
);

export const ELVENHOLD: Town = 0;

/** EL-3.2: the towns where town pieces start, as bits: all except Elvenhold. */
export const TOWNS_WITH_PIECES: number = (1 << towns.length) - 2;

/** A road seen from one of its towns. Road and town are numbers by default; code for front ends uses ids. */
export interface Way<RoadKey = Road, TownKey = Town> {
  readonly road: RoadKey;
  readonly to: TownKey;
  readonly isLand: boolean;
  /** Number of rafts needed if there is no obstacle (EL-2.4); 0 on land. */
  readonly rafts: number;
}

/** By town: the ways that start there. */
const ways: readonly (readonly Way[])[] = towns.map(({ id }) =>
  roads.flatMap(({ from, to, terrain, isLand }, road) => {
    if (from !== id && to !== id) return [];
    // EL-2.4: only the current of a river makes the directions differ.
    const rafts = isLand ? 0 : terrain === 'river' && from === id ? 1 : 2;
    return [{ road, to: numberOf(from === id ? to : from), isLand, rafts }];
  }),
);

/** The ways that start in a town, one for each of its roads. */
export function waysFrom(town: Town): readonly Way[] {
  return ways[town] ?? throwMissing('number', town);
}

/** The road as seen from the town; `undefined` if the road does not touch the town. */
export function wayAlong(town: Town, road: Road): Way | undefined {
  const from = waysFrom(town);
  for (let i = 0; i < from.length; i++) if (from[i]?.road === road) return from[i];
  return undefined;
}

/** The number of a town. It throws a RangeError if there is no such town. */
export const townOf: (id: TownId) => Town = numbering(
  'town',
  towns.map(({ id }) => id),
);

/** The number of a road. It throws a RangeError if there is no such road. */
export const roadOf: (id: RoadId) => Road = numbering('road', roadIds);

export function townAt(town: Town): TownInfo {
  return entry(towns, town);
}

export function roadAt(road: Road): RoadInfo {
  return entry(roads, road);
}

const distances: readonly (readonly number[])[] = towns.map((_, start) => {
  const reached = towns.map((_, town) => (town === start ? 0 : towns.length));
  const queue = [start];
  for (const town of queue) {
    for (const { to } of waysFrom(town)) {
      const steps = entry(reached, town) + 1;
      if (steps >= entry(reached, to)) continue;
      reached[to] = steps;
      queue.push(to);
    }
  }
  return reached;
});

/** EL-9.2: the smallest number of roads between two towns; kind, direction and cost do not matter. */
export function distance(a: Town, b: Town): number {
  return entry(entry(distances, a), b);
}

function entry<T>(list: readonly T[], index: number): T {
  return list[index] ?? throwMissing('number', index);
}

function numberOf(id: string | undefined): Town {
  return townRows.findIndex((row) => row[0] === id);
}
