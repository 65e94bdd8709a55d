import { coreFailure } from '../core/failures.ts';
import { shown } from '../core/wording.ts';
import type { Road, Terrain, Way } from './map.ts';
import { roadAt, roads } from './map.ts';

// A counter and its travel card have the same index. Rafts, which have no counter, come last.
export const counterKinds = ['dragon', 'elfcycle', 'giant-pig', 'magic-cloud', 'troll-wagon', 'unicorn'] as const;
export const travelCardKinds = [
  'dragon',
  'elfcycle',
  'giant-pig',
  'magic-cloud',
  'troll-wagon',
  'unicorn',
  'raft',
] as const;
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
export const listedCards: readonly TravelCardKind[] = [
  'dragon',
  'elfcycle',
  'giant-pig',
  'magic-cloud',
  'raft',
  'troll-wagon',
  'unicorn',
];

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
  return fares[road] ?? NOWHERE;
}

const NOWHERE: readonly number[] = needed.lake;

/** EL-2.4: number of cards for a caravan. */
const CARAVAN = 3;

/** EL-2.3: whether a counter of that kind may lie on the road. */
export function accepts(road: Road, counter: Counter): boolean {
  return (fares[road]?.[counter] ?? 0) > 0;
}

/** EL-2.3, EL-2.5: number of cards of the counter's kind that the road costs. */
export function counterFare(road: Road, counter: Counter, obstacle: boolean): number {
  return (fares[road]?.[counter] ?? 0) + (obstacle ? 1 : 0);
}

/** EL-2.4, EL-2.5: number of rafts that a way on water costs. */
export function raftFare(way: Pick<Way, 'rafts'>, obstacle: boolean): number {
  return way.rafts + (obstacle ? 1 : 0);
}

/** EL-2.4, EL-2.5: number of cards that a caravan costs. */
export function caravanFare(obstacle: boolean): number {
  return CARAVAN + (obstacle ? 1 : 0);
}

/** The roads that accept a counter (EL-2.3), ascending. */
export function roadsFor(counter: Counter): Road[] {
  return roads.flatMap((_, road) => (accepts(road, counter) ? [road] : []));
}

export function counterName(counter: Counter): CounterKind {
  return counterKinds[counter] ?? 'dragon';
}

export function cardName(card: Card): TravelCardKind {
  return travelCardKinds[card] ?? 'raft';
}

const cardNumbers: ReadonlyMap<string, Card> = new Map(travelCardKinds.map((kind, card) => [kind, card]));

/**
 * The number of a kind of card, which is also the number of its counter.
 * @throws RangeError if there is no such kind.
 */
export function kindOf(kind: TravelCardKind): Card {
  const card = cardNumbers.get(kind);
  if (card === undefined)
    throw coreFailure('core/no-such-name', { kind: 'kind', name: shown(kind) }, { kind: RangeError });
  return card;
}

/** Whether the road leads over land (EL-2.2). */
export function isLand(road: Road): boolean {
  return roadAt(road).isLand;
}
