import { at } from '../../core/checked-access.ts';
import type { Memory } from '../../core/kit.ts';
import { emptyPool, isPartOf } from '../../core/pool.ts';
import { poolFrom } from '../../realm/counts.ts';
import type { HandCardKind } from './cards.ts';
import { cardKinds, handCardsOf } from './cards.ts';
import type { Elfengold } from './game.ts';

/** EG-4.1: all see a card that a seat takes from the display, and know it until the seat lays down such a card. */
export const memory: Memory<Elfengold> = {
  remember({ seats }, feed) {
    const hands = seats.map(() => handCardsOf(emptyPool(cardKinds)));
    for (const { event } of feed) {
      switch (event.type) {
        case 'card-taken':
          at(hands, event.seat)[event.card] += 1;
          break;
        case 'travelled':
          for (const card of event.paid) layDown(at(hands, event.seat), card);
          if (event.gold > 0) layDown(at(hands, event.seat), 'wizard'); // EG-9.4
          break;
        case 'flown': // EG-9.5
          layDown(at(hands, event.seat), 'wizard');
          break;
        case 'discarded': // EG-9.9
          layDown(at(hands, event.seat), event.card);
          break;
        default:
          break;
      }
    }
    return { seats: hands.map((hand) => ({ hand })) };
  },

  holds: (known, { hands }) =>
    known.seats.every(({ hand }, seat) => isPartOf(poolFrom(hand, cardKinds), at(hands, seat))),
};

/** Removes a card from the known ones; equal cards are interchangeable. */
function layDown(hand: Record<HandCardKind, number>, card: HandCardKind): void {
  if (hand[card] > 0) hand[card] -= 1;
}
