import { at } from '../../core/checked-access.ts';
import type { Memory } from '../../core/kit.ts';
import { add, countOf, none } from './counts.ts';
import { colourOf, kindOf } from './data.ts';
import type { Event } from './events.ts';
import type { TheChallenge } from './game.ts';
import type { Counts } from './types.ts';

/** What is known of a seat. */
interface Seen {
  /** Stones that its hand holds at least. */
  readonly hand: number[];
  /** Fairies that it keeps at least. */
  readonly kept: number[];
  /** All stones of its bags, which lie open. */
  readonly bags: number[];
}

/**
 * TC-12.5: what lies open and then goes out of sight. A fairy taken face up may be kept face down (TC-8.4); stones of
 * bags come to the hand when they are rearranged (TC-10.2); who is robbed knows what the thief has got (TC-12.4).
 */
export const memory: Memory<TheChallenge> = {
  remember({ players }, feed) {
    const seats = Array.from({ length: players }, (): Seen => ({ hand: none(), kept: none(), bags: none() }));
    for (const { event } of feed) if ('seat' in event) learn(seats, at(seats, event.seat), event);
    return { hands: seats.map(({ hand }) => hand), kept: seats.map(({ kept }) => kept) };
  },

  holds: (known, { seats }) =>
    seats.every(
      ({ hand, kept }, seat) => isPartOf(at(known.hands, seat), hand) && isPartOf(at(known.kept, seat), kept),
    ),
};

function learn(seats: readonly Seen[], own: Seen, event: Event): void {
  switch (event.type) {
    case 'discarded':
      lose(own.hand, colourOf(event.stone));
      break;
    case 'placed':
      lose(own.hand, colourOf(event.stone));
      if (event.to !== 'forest') add(own.bags, colourOf(event.stone));
      break;
    case 'sent':
      add(own.bags, colourOf(event.stone), event.stones);
      break;
    case 'offered':
      if (event.sprite === null) lose(own.hand, colourOf(event.stone));
      else add(own.bags, colourOf(event.stone), -1);
      break;
    case 'fairy-taken':
      add(own.kept, kindOf(event.fairy));
      break;
    case 'played':
      lose(own.kept, kindOf(event.fairy));
      break;
    case 'leaked':
      for (const stone of event.stones) add(at(seats, event.victim).bags, colourOf(stone), -1);
      break;
    case 'picked':
      add(own.bags, colourOf(event.stone));
      break;
    case 'stolen-from-hand':
      loseToThief(at(seats, event.victim).hand, event.stone === null ? null : colourOf(event.stone));
      if (event.stone !== null) add(own.hand, colourOf(event.stone));
      break;
    case 'stolen':
      add(at(seats, event.victim).bags, colourOf(event.stone), -1);
      if (event.to !== 'forest') add(own.bags, colourOf(event.stone));
      break;
    case 'rearranged': {
      // All other stones of the seat are in its hand now.
      const bags = none();
      for (const bag of event.bags) for (const stone of bag) add(bags, colourOf(stone));
      for (let colour = 0; colour < bags.length; colour++) {
        const sure = countOf(own.hand, colour) + countOf(own.bags, colour) - countOf(bags, colour);
        own.hand[colour] = Math.max(0, sure);
        own.bags[colour] = countOf(bags, colour);
      }
      break;
    }
    default:
      break;
  }
}

/** One that is known of, if there is one: of equal ones it makes no difference which. */
function lose(counts: number[], kind: number): void {
  if (countOf(counts, kind) > 0) add(counts, kind, -1);
}

/** A stone that others do not see may be of any colour: what there is of each is sure but for one. */
function loseToThief(hand: number[], colour: number | null): void {
  if (colour !== null) lose(hand, colour);
  else for (let any = 0; any < hand.length; any++) lose(hand, any);
}

function isPartOf(part: Counts, whole: Counts): boolean {
  return part.every((number, kind) => number <= countOf(whole, kind));
}
