import type { TownId } from './map.ts';
import { towns } from './map.ts';
import type { Pool } from './pool.ts';
import { travelCardKinds } from './transport.ts';

/**
 * What a journey costs: a number for each entry of the purse, whose first entries are the travel cards by kind, and a
 * last entry for travel cards of any kind, for caravans.
 */
type Price = readonly number[];

/** One step from a town. `Step` says how. */
export interface Crossing<Step> {
  readonly to: TownId;
  readonly price: Price;
  readonly step: Step;
}

/** A way to a town, by its steps in order. */
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
  /** Another price for this town is no higher in anything. */
  isDear: boolean;
}

/**
 * The towns that a purse can reach, each by every price of which nothing can be saved: what is not cheaper in any
 * respect than another price for the same town is left out. Towns in the order of the map, the start is none of them.
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
    isDear: false,
  };
  const best = new Map<TownId, Reached<Step>[]>(towns.map(({ id }) => [id, id === from ? [start] : []]));
  const queue = [start];
  for (let i = 0; i < queue.length; i++) {
    const reached = queue[i];
    if (reached === undefined || reached.isDear) continue;
    const crossings = known.get(reached.town) ?? crossingsFrom(reached.town);
    known.set(reached.town, crossings);
    for (const crossing of crossings) {
      const price = sum(reached.price, crossing.price);
      if (!affords(purse, price)) continue;
      const found: Reached<Step> = { town: crossing.to, price, crossing, before: reached, isDear: false };
      if (isNoDearer(best.get(crossing.to) ?? [], found)) queue.push(found);
    }
  }
  best.delete(from);
  return [...best].flatMap(([to, ends]) => ends.map((end) => ({ to, price: end.price, steps: stepsTo(end) })));
}

/** How many travel cards a price takes. */
function cardsOf(price: Price): number {
  let cards = price[price.length - 1] ?? 0;
  for (let kind = 0; kind < travelCardKinds.length; kind++) cards += price[kind] ?? 0;
  return cards;
}

/** Adds an end to those of its town, in place of all that it makes dear, unless it is dear itself. */
function isNoDearer<Step>(ends: Reached<Step>[], found: Reached<Step>): boolean {
  for (const end of ends) if (isAtMost(end.price, found.price)) return false;
  let kept = 0;
  for (const end of ends) {
    end.isDear = isAtMost(found.price, end.price);
    if (!end.isDear) ends[kept++] = end;
  }
  ends.length = kept;
  ends.push(found);
  return true;
}

/** A card of some kind will also do where any card does, but not the other way round. */
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

function sum(a: Price, b: Price): number[] {
  const out: number[] = [];
  for (let i = 0; i < a.length; i++) out.push((a[i] ?? 0) + (b[i] ?? 0));
  return out;
}

function stepsTo<Step>(end: Reached<Step>): Step[] {
  const steps: Step[] = [];
  for (let at: Reached<Step> | null = end; at !== null; at = at.before)
    if (at.crossing !== null) steps.unshift(at.crossing.step);
  return steps;
}
