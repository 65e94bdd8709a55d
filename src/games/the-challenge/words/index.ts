import { deepFreeze } from '../../../core/deep-freeze.ts';
import type { Languages, Wordbook } from '../../../core/words.ts';
import { FAIRIES } from '../data.ts';
import type { Event } from '../events.ts';
import type { TheChallenge } from '../game.ts';
import type { Move } from '../moves.ts';
import type { SeatName } from '../types.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export const languages: Languages<TheChallenge> = deepFreeze({ en, it });

/** The key of each seat's name. */
export const seatNames: readonly SeatName[] = Object.freeze([
  'player-1',
  'player-2',
  'player-3',
  'player-4',
  'player-5',
  'player-6',
] as const);

export const words: Wordbook<TheChallenge> = {
  languages,
  seats: seatNames,
  move: (move) => ({ key: moveVariant(move), params: move }),
  event: (event) => ({ key: eventVariant(event), params: eventParams(event) }),
  field(name, value) {
    if (typeof value === 'string') return undefined;
    switch (name) {
      case 'sprite':
      case 'to':
        return String(value + 1);
      case 'victim':
      case 'winners':
        return seatNames[value];
      default:
        return undefined;
    }
  },
};

function moveVariant(move: Move): keyof (typeof en)['moves'] {
  switch (move.type) {
    case 'draw':
      return FAIRIES.some((fairy) => fairy === move.kind) ? 'draw-card' : 'draw';
    case 'place':
      return move.to === 'forest' ? 'place-forest' : 'place';
    case 'offer':
      if (move.sprite !== undefined) return 'offer-top';
      return move.stone === undefined ? 'offer-any' : 'offer';
    case 'play':
      if (move.seat === undefined) return move.sprite === undefined ? 'play' : 'play-on';
      return move.sprite === undefined ? 'play-against' : 'play-against-sprite';
    case 'steal':
      return move.to === 'forest' ? 'steal-forest' : 'steal';
    default:
      return move.type;
  }
}

function eventVariant(event: Event): keyof (typeof en)['events'] {
  switch (event.type) {
    case 'drawn':
      return event.stone === null ? 'drawn-unseen' : 'drawn';
    case 'gathering':
      return event.stones === 1 ? 'gathering-last' : 'gathering';
    case 'placed':
      return event.to === 'forest' ? 'placed-forest' : 'placed';
    case 'drawing-fairies':
      return event.fairies === 1 ? 'drawing-last-fairy' : 'drawing-fairies';
    case 'fairy-drawn':
      return event.fairy === null ? 'fairy-drawn-unseen' : 'fairy-drawn';
    case 'fairy-chosen':
      if (event.laid === null) return event.fairy === null ? 'last-fairy-chosen-unseen' : 'last-fairy-chosen';
      return event.fairy === null ? 'fairy-chosen-unseen' : 'fairy-chosen';
    case 'played':
      if (event.victim === null) return event.sprite === null ? 'played' : 'played-on';
      return event.sprite === null ? 'played-against' : 'played-against-sprite';
    case 'stolen-from-hand':
      return event.stone === null ? 'stolen-from-hand-unseen' : 'stolen-from-hand';
    case 'stolen':
      return event.to === 'forest' ? 'stolen-forest' : 'stolen';
    default:
      return event.type;
  }
}

/** The parameters of an event's sentence; `empty` is the word for an empty bag. */
function eventParams(event: Event): object {
  switch (event.type) {
    case 'rearranged':
      return { ...event, bags: event.bags.map((bag) => (bag.length === 0 ? ['empty'] : bag)) };
    case 'held':
    case 'shown':
      return { ...event, cards: [...event.stones, ...event.fairies] };
    default:
      return event;
  }
}
