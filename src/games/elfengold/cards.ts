import type { Pool } from '../../core/pool.ts';
import { countOf } from '../../core/pool.ts';
import { numbering, throwMissing } from '../../realm/numbering.ts';
import type { Card, TravelCardKind } from '../../realm/transport.ts';
import { travelCardKinds } from '../../realm/transport.ts';

/** A kind of card that can be in a hand or in the display. */
export type HandCardKind = TravelCardKind | 'wizard';
export type CardKind = HandCardKind | 'gold';

// Travel cards have the same numbers as in Elfenland.
export const handCardKinds: readonly HandCardKind[] = Object.freeze([...travelCardKinds, 'wizard']);
export const cardKinds: readonly CardKind[] = Object.freeze([...handCardKinds, 'gold']);

export const WIZARD: Card = 7;
export const GOLD_CARD: Card = 8;

/** EG-2.2: number of travel cards of each kind. */
const CARDS_OF_A_KIND = 9;
const WIZARDS = 6;
export const GOLD_CARDS = 7;

/** EG-2.2: the pool of all cards that can be in a hand: all except gold cards. */
export function handCards(wizards: boolean): number[] {
  return cardKinds.map((_, card) => (card < WIZARD ? CARDS_OF_A_KIND : card === WIZARD && wizards ? WIZARDS : 0));
}

/** The number of a kind of card. It throws a RangeError if there is no such kind. */
export const cardOf: (kind: CardKind) => Card = numbering('kind', cardKinds);

/** The name of a card; it must be one that can be in a hand. */
export function handCardName(card: Card): HandCardKind {
  return handCardKinds[card] ?? throwMissing('number', card);
}

/** The cards of a hand or of the display by name, in the order of {@link handCardKinds}. */
export function handCardsOf(pool: Pool): Record<HandCardKind, number> {
  const [dragon = 0, elfcycle = 0, pig = 0, cloud = 0, wagon = 0, unicorn = 0, raft = 0, wizard = 0] = pool;
  return { dragon, elfcycle, 'giant-pig': pig, 'magic-cloud': cloud, 'troll-wagon': wagon, unicorn, raft, wizard };
}

/** The cards of a pool by name. */
export function cardsOf(pool: Pool): Record<CardKind, number> {
  return Object.assign(handCardsOf(pool), { gold: countOf(pool, GOLD_CARD) });
}
