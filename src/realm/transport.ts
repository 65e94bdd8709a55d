import type { Road, Terrain, Way } from './map.ts';
import { roadAt, roads } from './map.ts';
import { ascending, numbering, throwMissing } from './numbering.ts';

// A counter and its travel card have the same index. Rafts, which have no counter, come last.
export const counterKinds = ['dragon', 'elfcycle', 'giant-pig', 'magic-cloud', 'troll-wagon', 'unicorn'] as const;
export const travelCardKinds: readonly [...typeof counterKinds, 'raft'] = [...counterKinds, 'raft'];
Object.freeze(counterKinds);
Object.freeze(travelCardKinds);

export type CounterKind = (typeof counterKinds)[number];
export type TravelCardKind = (typeof travelCardKinds)[number];

/**
 * The number of a counter's kind: its index in {@link counterKinds}.
 * @maximum 5
 */
export type Counter = number;

/** The number of a card's kind: its index in {@link travelCardKinds}. */
export type Card = number;

export const RAFT: Card = 6;

/** The kinds of cards in the order in which a multiset lists them (EL-0.2). */
export const listedCards: readonly TravelCardKind[] = ascending(travelCardKinds);

/** EL-2.3: by terrain and counter, the number of cards needed; 0 if the road does not accept the counter. */
const needed: Readonly<Record<Terrain, readonly number[]>> = {
  // dragon, elfcycle, giant pig, magic cloud, troll wagon, unicorn
  plain: [1, 1, 1, 2, 1, 0],
  forest: [2, 1, 1, 2, 2, 1],
  desert: [1, 0, 0, 0, 2, 2],
  mountain: [1, 2, 0, 1, 2, 1],
  river: [0, 0, 0, 0, 0, 0],
  lake: [0, 0, 0, 0, 0, 0],
};

const fares: readonly (readonly number[])[] = roads.map(({ terrain }) => needed[terrain]);

/** EL-2.3: by counter, the number of cards that the road needs; 0 if it does not accept the counter. */
export function faresOn(road: Road): readonly number[] {
  return fares[road] ?? throwMissing('number', road);
}

/** EL-2.4: number of cards for a caravan. */
const CARAVAN = 3;

/** EL-2.3: whether a counter of that kind may lie on the road. */
export function accepts(road: Road, counter: Counter): boolean {
  return counterFare(road, counter, false) > 0;
}

/** EL-2.3, EL-2.5: number of cards of the counter's kind that the road costs. */
export function counterFare(road: Road, counter: Counter, obstacle: boolean): number {
  return (faresOn(road)[counter] ?? 0) + (obstacle ? 1 : 0);
}

/** EL-2.4, EG-9.2: number of rafts that a way on water costs. */
export function raftFare(way: Pick<Way, 'rafts'>, obstacle: boolean): number {
  return way.rafts + (obstacle ? 1 : 0);
}

/** EL-2.4, EL-2.5: number of cards that a caravan costs. */
export function caravanFare(obstacle: boolean): number {
  return CARAVAN + (obstacle ? 1 : 0);
}

export function counterName(counter: Counter): CounterKind {
  return counterKinds[counter] ?? throwMissing('number', counter);
}

export function cardName(card: Card): TravelCardKind {
  return travelCardKinds[card] ?? throwMissing('number', card);
}

/** The number of a kind of card, which is also the number of its counter. It throws a RangeError for another name. */
export const kindOf: (kind: TravelCardKind) => Card = numbering('kind', travelCardKinds);

/** Whether the road leads over land (EL-2.2). */
export function isLand(road: Road): boolean {
  return roadAt(road).isLand;
}
