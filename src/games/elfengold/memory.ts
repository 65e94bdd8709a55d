import { at } from '../../core/checked-access.ts';
import type { Memory } from '../../core/kit.ts';
import { add, countOf, emptyPool, isPartOf, remove } from '../../realm/pool.ts';
import { cardKinds, cardOf, WIZARD } from './cards.ts';
import type { Elfengold } from './game.ts';

/** EG-4.1: a card of the display goes to a hand before the eyes of all, and stays there until it is laid down openly. */
export const memory: Memory<Elfengold> = {
  remember({ players }, feed) {
    const hands = Array.from({ length: players }, () => emptyPool(cardKinds));
    for (const { event } of feed) {
      switch (event.type) {
        case 'card-taken':
          add(at(hands, event.seat), cardOf(event.card));
          break;
        case 'travelled':
          for (const card of event.paid) layDown(at(hands, event.seat), cardOf(card));
          if (event.gold > 0) layDown(at(hands, event.seat), WIZARD); // EG-9.4
          break;
        case 'flown': // EG-9.5
          layDown(at(hands, event.seat), WIZARD);
          break;
        case 'discarded': // EG-9.9
          layDown(at(hands, event.seat), cardOf(event.card));
          break;
        default:
          break;
      }
    }
    return { hands };
  },

  holds: (known, { hands }) => known.hands.every((cards, seat) => isPartOf(cards, at(hands, seat))),
};

/** One that is known of, if there is one: of equal cards it makes no difference which. */
function layDown(hand: number[], card: number): void {
  if (countOf(hand, card) > 0) remove(hand, card);
}
