/** A number of a town: its index in {@link towns}; 0 is Elvenhold. */
export type Town = number;

/** A number of a road: its index in {@link roads}. */
export type Road = number;

/** What a road leads through: land, or water. */
export type Terrain = 'plain' | 'forest' | 'desert' | 'mountain' | 'river' | 'lake';

/** A town by name. */
export type TownId =
  | 'elvenhold'
  | 'albaran'
  | 'kihromah'
  | 'grangor'
  | 'mahdavikia'
  | 'jaccaranda'
  | 'ergeren'
  | 'strykhaven'
  | 'dagamura'
  | 'yttar'
  | 'parundia'
  | 'usselen'
  | 'feodor'
  | 'virst'
  | 'ixara'
  | 'wylhien'
  | 'throtmanni'
  | 'tichih'
  | 'rivinia'
  | 'beata'
  | 'lapphalya';

/** A road by name: its two towns and its terrain; of a river, upstream before downstream (EL-2.2). */
export type RoadId =
  | 'usselen-wylhien-plain'
  | 'parundia-wylhien-plain'
  | 'throtmanni-tichih-plain'
  | 'elvenhold-lapphalya-plain'
  | 'beata-elvenhold-plain'
  | 'beata-strykhaven-plain'
  | 'lapphalya-virst-plain'
  | 'ixara-virst-plain'
  | 'usselen-yttar-forest'
  | 'parundia-usselen-forest'
  | 'rivinia-throtmanni-forest'
  | 'feodor-rivinia-forest'
  | 'lapphalya-rivinia-forest'
  | 'feodor-lapphalya-forest'
  | 'dagamura-lapphalya-forest'
  | 'dagamura-ixara-forest'
  | 'ixara-lapphalya-forest'
  | 'dagamura-kihromah-forest'
  | 'ergeren-tichih-forest'
  | 'elvenhold-ergeren-forest'
  | 'albaran-wylhien-desert'
  | 'albaran-parundia-desert'
  | 'albaran-throtmanni-desert'
  | 'albaran-feodor-desert'
  | 'albaran-dagamura-desert'
  | 'dagamura-feodor-desert'
  | 'feodor-throtmanni-desert'
  | 'jaccaranda-wylhien-mountain'
  | 'jaccaranda-tichih-mountain'
  | 'jaccaranda-throtmanni-mountain'
  | 'grangor-yttar-mountain'
  | 'grangor-mahdavikia-mountain'
  | 'ixara-mahdavikia-mountain'
  | 'dagamura-mahdavikia-mountain'
  | 'strykhaven-virst-mountain'
  | 'wylhien-usselen-river'
  | 'beata-elvenhold-river'
  | 'elvenhold-rivinia-river'
  | 'rivinia-tichih-river'
  | 'virst-ixara-river'
  | 'ixara-mahdavikia-river'
  | 'mahdavikia-grangor-river'
  | 'elvenhold-virst-lake'
  | 'elvenhold-strykhaven-lake'
  | 'strykhaven-virst-lake'
  | 'parundia-yttar-lake'
  | 'grangor-yttar-lake'
  | 'grangor-parundia-lake';

const terrains: readonly Terrain[] = ['plain', 'forest', 'desert', 'mountain', 'river', 'lake'];

// The places of the board of 1998: x from 0 to 1000 eastward, y from 0 to 715 southward.
const townRows: readonly (readonly [id: TownId, name: string, x: number, y: number])[] = [
  ['elvenhold', 'Elvenhold', 768, 405],
  ['albaran', "Al'Baran", 386, 304],
  ['kihromah', 'Kihromah', 242, 412],
  ['grangor', 'Grangor', 98, 463],
  ['mahdavikia', "Mah'Davikia", 112, 607],
  ['jaccaranda', 'Jaccaranda', 432, 98],
  ['ergeren', "Erg'Eren", 917, 274],
  ['strykhaven', 'Strykhaven', 814, 581],
  ['dagamura', "Dag'Amura", 379, 445],
  ['yttar', 'Yttar', 79, 296],
  ['parundia', 'Parundia', 251, 237],
  ['usselen', 'Usselen', 89, 146],
  ['feodor', 'Feodor', 541, 337],
  ['virst', 'Virst', 621, 625],
  ['ixara', 'Ixara', 353, 618],
  ['wylhien', 'Wylhien', 257, 67],
  ['throtmanni', 'Throtmanni', 600, 184],
  ['tichih', 'Tichih', 776, 118],
  ['rivinia', 'Rivinia', 721, 268],
  ['beata', 'Beata', 932, 519],
  ['lapphalya', 'Lapphalya', 553, 496],
];

// The id names both towns and the terrain. Then where its counter lies.
const roadRows: readonly (readonly [id: RoadId, x: number, y: number])[] = [
  ['usselen-wylhien-plain', 149, 63],
  ['parundia-wylhien-plain', 230, 151],
  ['throtmanni-tichih-plain', 693, 165],
  ['elvenhold-lapphalya-plain', 667, 465],
  ['beata-elvenhold-plain', 884, 474],
  ['beata-strykhaven-plain', 912, 604],
  ['lapphalya-virst-plain', 563, 561],
  ['ixara-virst-plain', 469, 673],
  ['usselen-yttar-forest', 96, 209],
  ['parundia-usselen-forest', 158, 189],
  ['rivinia-throtmanni-forest', 677, 226],
  ['feodor-rivinia-forest', 625, 291],
  ['lapphalya-rivinia-forest', 633, 386],
  ['feodor-lapphalya-forest', 572, 395],
  ['dagamura-lapphalya-forest', 456, 497],
  ['dagamura-ixara-forest', 361, 537],
  ['ixara-lapphalya-forest', 447, 570],
  ['dagamura-kihromah-forest', 307, 418],
  ['ergeren-tichih-forest', 855, 211],
  ['elvenhold-ergeren-forest', 912, 342],
  ['albaran-wylhien-desert', 344, 180],
  ['albaran-parundia-desert', 333, 254],
  ['albaran-throtmanni-desert', 487, 235],
  ['albaran-feodor-desert', 474, 321],
  ['albaran-dagamura-desert', 384, 384],
  ['dagamura-feodor-desert', 452, 395],
  ['feodor-throtmanni-desert', 546, 263],
  ['jaccaranda-wylhien-mountain', 344, 63],
  ['jaccaranda-tichih-mountain', 605, 104],
  ['jaccaranda-throtmanni-mountain', 491, 154],
  ['grangor-yttar-mountain', 74, 375],
  ['grangor-mahdavikia-mountain', 68, 551],
  ['ixara-mahdavikia-mountain', 232, 633],
  ['dagamura-mahdavikia-mountain', 250, 525],
  ['strykhaven-virst-mountain', 737, 682],
  ['wylhien-usselen-river', 189, 121],
  ['beata-elvenhold-river', 880, 445],
  ['elvenhold-rivinia-river', 792, 316],
  ['rivinia-tichih-river', 775, 200],
  ['virst-ixara-river', 518, 680],
  ['ixara-mahdavikia-river', 197, 674],
  ['mahdavikia-grangor-river', 114, 554],
  ['elvenhold-virst-lake', 707, 539],
  ['elvenhold-strykhaven-lake', 774, 513],
  ['strykhaven-virst-lake', 724, 589],
  ['parundia-yttar-lake', 162, 276],
  ['grangor-yttar-lake', 107, 377],
  ['grangor-parundia-lake', 156, 377],
];

export interface TownInfo {
  readonly id: TownId;
  /** As printed on the board, in every language. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface RoadInfo {
  readonly id: RoadId;
  readonly terrain: Terrain;
  /** Of a river: upstream. */
  readonly from: Town;
  /** Of a river: downstream. */
  readonly to: Town;
  readonly isLand: boolean;
  readonly x: number;
  readonly y: number;
}

/** The 21 towns (EL-2.2). */
export const towns: readonly TownInfo[] = townRows.map(([id, name, x, y]) => ({ id, name, x, y }));

/** The 48 roads (EL-2.2), those on land first. */
export const roads: readonly RoadInfo[] = roadRows.map(([id, x, y]) => {
  const [from, to] = id.split('-');
  const terrain = terrains.find((name) => id.endsWith(name)) ?? 'plain';
  return {
    id,
    terrain,
    from: numberOf(from),
    to: numberOf(to),
    isLand: terrain !== 'river' && terrain !== 'lake',
    x,
    y,
  };
});

export const ELVENHOLD: Town = 0;

/** EL-3.2: the towns with pieces, as bits: every one but Elvenhold. */
export const TOWNS_WITH_PIECES: number = (1 << towns.length) - 2;

/** A road as it is left behind from one of its ends. */
export interface Way {
  readonly road: Road;
  readonly to: Town;
  readonly isLand: boolean;
  /** Rafts needed without an obstacle (EL-2.4); 0 on land. */
  readonly rafts: number;
}

/** By town: the ways that begin there. */
const ways: readonly (readonly Way[])[] = towns.map((_, town) =>
  roads.flatMap(({ from, to, terrain, isLand }, road) => {
    if (from !== town && to !== town) return [];
    // EL-2.4: only the current of a river makes one direction cheaper.
    const rafts = isLand ? 0 : terrain === 'river' && from === town ? 1 : 2;
    return [{ road, to: from === town ? to : from, isLand, rafts }];
  }),
);

/** The ways that begin in a town. */
export function waysFrom(town: Town): readonly Way[] {
  return ways[town] ?? [];
}

/** The way from a town along a road; `undefined` if the road does not touch the town. */
export function wayAlong(town: Town, road: Road): Way | undefined {
  const from = waysFrom(town);
  for (let i = 0; i < from.length; i++) if (from[i]?.road === road) return from[i];
  return undefined;
}

const townNumbers: ReadonlyMap<string, Town> = new Map(towns.map(({ id }, town) => [id, town]));
const roadNumbers: ReadonlyMap<string, Road> = new Map(roads.map(({ id }, road) => [id, road]));

/** The number of a town. */
export function townOf(id: TownId): Town {
  return townNumbers.get(id) ?? ELVENHOLD;
}

/** The number of a road. */
export function roadOf(id: RoadId): Road {
  return roadNumbers.get(id) ?? 0;
}

export function townAt(town: Town): TownInfo {
  return entry(towns, town);
}

export function roadAt(road: Road): RoadInfo {
  return entry(roads, road);
}

/** By pair of towns: the smallest number of roads between them (EL-9.2). */
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
  const found = list[index];
  if (found === undefined) throw new RangeError(`no entry ${index}`);
  return found;
}

function numberOf(id: string | undefined): Town {
  return townRows.findIndex((row) => row[0] === id);
}
