import type { Pool } from '../core/pool.ts';
import { countOf, sizeOf } from '../core/pool.ts';
import type { TravelCardKind } from './transport.ts';
import { kindOf, listedCards } from './transport.ts';

/** A node of the tree of all caravans. */
interface Load {
  /** A multiset (EL-0.2). */
  readonly cards: readonly TravelCardKind[];
  /** The caravans with one more card: their nodes, by the index of that card in {@link listedCards}. */
  readonly with: readonly (Load | undefined)[];
}

/** EL-2.5: the maximum number of cards of a caravan. */
const LARGEST = 4;

const order: readonly number[] = listedCards.map(kindOf);
const loads: Load = loadOf([], 0);

/** EL-7.4: every multiset of `size` cards that the hand can pay. The lists are interned. */
export function caravans(hand: Pool, size: number): (readonly TravelCardKind[])[] {
  const found: (readonly TravelCardKind[])[] = [];
  if (sizeOf(hand) >= size) load(loads, hand.slice(), 0, size, found);
  return found;
}

function load(
  chosen: Load,
  left: number[],
  first: number,
  missing: number,
  found: (readonly TravelCardKind[])[],
): void {
  if (missing === 0) {
    found.push(chosen.cards);
    return;
  }
  for (let place = first; place < order.length; place++) {
    const card = order[place] ?? 0;
    const more = chosen.with[place];
    const held = countOf(left, card);
    if (held === 0 || more === undefined) continue;
    left[card] = held - 1;
    load(more, left, place, missing - 1, found);
    left[card] = held;
  }
}

function loadOf(cards: readonly TravelCardKind[], first: number): Load {
  return {
    cards: Object.freeze(cards),
    with: listedCards.map((card, place) =>
      place < first || cards.length === LARGEST ? undefined : loadOf([...cards, card], place),
    ),
  };
}
