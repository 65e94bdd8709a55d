import { at } from '../../core/checked-access.ts';
import type { Draft } from '../../core/game.ts';
import type { Memory } from '../../core/kit.ts';
import { isPartOf } from '../../core/pool.ts';
import { byFairy, byStone, fairyCounts, none, stoneCounts } from './counts.ts';
import { kindOf, STONES } from './data.ts';
import type { Event } from './events.ts';
import type { TheChallenge } from './game.ts';
import type { ByFairy, ByStone, Fairy } from './types.ts';

/** What a viewer remembers about a seat. */
interface Known {
  /** Stones that are certainly in its hand. */
  readonly hand: Draft<ByStone>;
  /** Fairies that it certainly keeps. */
  readonly kept: Draft<ByFairy>;
  /** All stones in its bags, which everyone sees. */
  readonly bags: Draft<ByStone>;
  /** The fairy that it has just obtained: taken face up, or chosen in secret. */
  obtained: Fairy | 'secret' | null;
}

/**
 * TC-12.5: remembers hidden cards that the viewer has seen: a fairy taken face up and kept face down (TC-8.4),
 * stones that a plan has moved from bags to the hand (TC-10.2), and a stone stolen from the viewer (TC-12.4).
 */
export const memory: Memory<TheChallenge> = {
  remember(view, feed) {
    const seats = view.seats.map(
      (): Known => ({ hand: byStone(none()), kept: byFairy(none()), bags: byStone(none()), obtained: null }),
    );
    for (const { event } of feed) if ('seat' in event) learn(seats, at(seats, event.seat), event);
    const taken = seats.map(({ obtained }) => obtained).find((fairy) => fairy !== null && fairy !== 'secret');
    return { seats: seats.map(({ hand, kept }) => ({ hand, kept })), obtained: taken ?? null };
  },

  holds: (known, { seats, step }) =>
    (known.obtained === null || (step.kind === 'obtained' && step.fairy === kindOf(known.obtained))) &&
    known.seats.every(({ hand, kept }, seat) => {
      const player = at(seats, seat);
      return isPartOf(stoneCounts(hand), player.hand) && isPartOf(fairyCounts(kept), player.kept);
    }),
};

function learn(seats: readonly Known[], own: Known, event: Event): void {
  switch (event.type) {
    case 'discarded':
      lose(own.hand, event.stone);
      break;
    case 'placed':
      lose(own.hand, event.stone);
      if (event.to !== 'forest') own.bags[event.stone] += 1;
      break;
    case 'sent':
      own.bags[event.stone] += event.stones;
      break;
    case 'offered':
      if (event.sprite === null) lose(own.hand, event.stone);
      else own.bags[event.stone] -= 1;
      break;
    case 'fairy-taken':
      own.kept[event.fairy] += 1;
      own.obtained = event.fairy;
      break;
    case 'fairy-chosen':
      own.obtained = 'secret';
      break;
    case 'fairy-kept':
      own.obtained = null;
      break;
    case 'played':
      // A fairy that was chosen in secret is not counted in `kept`.
      if (own.obtained !== 'secret') lose(own.kept, event.fairy);
      own.obtained = null;
      break;
    case 'leaked':
      for (const stone of event.stones) at(seats, event.victim).bags[stone] -= 1;
      break;
    case 'picked':
      own.bags[event.stone] += 1;
      break;
    case 'stolen-from-hand':
      // If its colour is hidden, each colour may be the stolen one, so one stone of each is forgotten.
      for (const stone of event.stone === null ? STONES : [event.stone]) lose(at(seats, event.victim).hand, stone);
      if (event.stone !== null) own.hand[event.stone] += 1;
      break;
    case 'stolen':
      at(seats, event.victim).bags[event.stone] -= 1;
      if (event.to !== 'forest') own.bags[event.stone] += 1;
      break;
    case 'rearranged': {
      // The stones that are no longer in the bags are in the hand.
      const laid = event.bags.flat();
      for (const stone of STONES) {
        const left = laid.filter((other) => other === stone).length;
        own.hand[stone] = Math.max(0, own.hand[stone] + own.bags[stone] - left);
        own.bags[stone] = left;
      }
      break;
    }
    default:
      break;
  }
}

/** Forgets one known piece of this name, if any. Equal pieces are interchangeable. */
function lose<Name extends string>(counts: Record<Name, number>, name: Name): void {
  if (counts[name] > 0) counts[name] -= 1;
}
