import type { Pool } from '../core/pool.ts';
import type { TownId } from './map.ts';
import { towns } from './map.ts';
import { travelCardKinds } from './transport.ts';

/**
 * The price of a journey. A purse is what a seat owns: travel cards by kind, then anything else that can pay. A price
 * has the same entries and, last, one more: the number of cards that may be of any kind, for caravans.
 */
type Price = readonly number[];

/** One step from a town. `Step` is the game's own type for a step. */
export interface Crossing<Step> {
  readonly to: TownId;
  readonly price: Price;
  readonly step: Step;
}

/** A way to a town, with its steps in order. */
export interface Journey<Step> {
  readonly to: TownId;
  readonly price: Price;
  readonly steps: readonly Step[];
}

interface Reached<Step> {
  readonly town: TownId;
  readonly price: Price;
  readonly crossing: Crossing<Step> | null;
  readonly before: Reached<Step> | null;
  /** Whether another price for this town dominates this one, see {@link isAtMost}. */
  isDominated: boolean;
}

/**
 * The towns that a purse can reach, with all minimal prices. A price is not minimal if every purse that can pay it can
 * also pay another price for the same town. The towns are in the order of the map; the start is not among them.
 */
export function journeys<Step>(
  from: TownId,
  purse: Pool,
  crossingsFrom: (town: TownId) => readonly Crossing<Step>[],
): Journey<Step>[] {
  const known = new Map<TownId, readonly Crossing<Step>[]>();
  const start: Reached<Step> = {
    town: from,
    price: [...purse.map(() => 0), 0],
    crossing: null,
    before: null,
    isDominated: false,
  };
  const best = new Map<TownId, Reached<Step>[]>(towns.map(({ id }) => [id, id === from ? [start] : []]));
  const queue = [start];
  for (let i = 0; i < queue.length; i++) {
    const reached = queue[i];
    if (reached === undefined || reached.isDominated) continue;
    const crossings = known.get(reached.town) ?? crossingsFrom(reached.town);
    known.set(reached.town, crossings);
    for (const crossing of crossings) {
      const price = reached.price.map((own, index) => own + (crossing.price[index] ?? 0));
      if (!affords(purse, price)) continue;
      const found: Reached<Step> = { town: crossing.to, price, crossing, before: reached, isDominated: false };
      if (addIfBetter(best.get(crossing.to) ?? [], found)) queue.push(found);
    }
  }
  best.delete(from);
  return [...best].flatMap(([to, ends]) => ends.map((end) => ({ to, price: end.price, steps: stepsTo(end) })));
}

/** The number of travel cards in a price. */
function cardsOf(price: Price): number {
  let cards = price[price.length - 1] ?? 0;
  for (let kind = 0; kind < travelCardKinds.length; kind++) cards += price[kind] ?? 0;
  return cards;
}

/** Adds `found` to the `ends` of its town in place of ends that it dominates; `false` if an end dominates `found`. */
function addIfBetter<Step>(ends: Reached<Step>[], found: Reached<Step>): boolean {
  for (const end of ends) if (isAtMost(end.price, found.price)) return false;
  let kept = 0;
  for (const end of ends) {
    end.isDominated = isAtMost(found.price, end.price);
    if (!end.isDominated) ends[kept++] = end;
  }
  ends.length = kept;
  ends.push(found);
  return true;
}

/** Whether every purse that can pay `b` can also pay `a`. Cards of any kind in `a` may match any cards in `b`. */
function isAtMost(a: Price, b: Price): boolean {
  for (let i = 0; i < a.length - 1; i++) if ((a[i] ?? 0) > (b[i] ?? 0)) return false;
  return cardsOf(a) <= cardsOf(b);
}

function affords(purse: Pool, price: Price): boolean {
  let cards = 0;
  for (let kind = 0; kind < travelCardKinds.length; kind++) cards += purse[kind] ?? 0;
  for (let i = 0; i < purse.length; i++) if ((price[i] ?? 0) > (purse[i] ?? 0)) return false;
  return cardsOf(price) <= cards;
}

function stepsTo<Step>(end: Reached<Step>): Step[] {
  const steps: Step[] = [];
  for (let at: Reached<Step> | null = end; at !== null; at = at.before)
    if (at.crossing !== null) steps.unshift(at.crossing.step);
  return steps;
}
