import { deepFreeze } from '../../../core/deep-freeze.ts';
import type { Languages, Wordbook } from '../../../core/words.ts';
import type { Event } from '../events.ts';
import type { FairysFate } from '../game.ts';
import type { Move } from '../moves.ts';
import type { SeatName } from '../types.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export const languages: Languages<FairysFate> = deepFreeze({ en, it });

/** The key of each seat's name. */
export const seatNames: readonly SeatName[] = Object.freeze([
  'player-1',
  'player-2',
  'player-3',
  'player-4',
  'player-5',
] as const);

export const words: Wordbook<FairysFate> = {
  languages,
  seats: seatNames,
  move: (move) => ({
    key: move.type === 'answer' && move.lacks === 'nothing' ? 'answer-nothing' : move.type,
    params: filling(move),
  }),
  event: (event) => ({ key: eventVariant(event), params: filling(event) }),
  field(name, value) {
    switch (name) {
      case 'on':
      case 'to':
      case 'from':
        return `${name}-${value}`;
      case 'otherPlace':
        return `on-${value}`;
      // Sentences count from 1.
      case 'pile':
      case 'slot':
      case 'otherSlot':
      case 'index':
        return String(Number(value) + 1);
      case 'asked':
      case 'winners':
        return seatNames[Number(value)];
      default:
        return undefined;
    }
  },
};

/** The parameters of a sentence. Adds the place for each preposition, and `nothing` for an empty list of cards. */
function filling(told: Move | Event): object {
  return {
    ...('place' in told && { on: told.place, to: told.place, from: told.place }),
    ...told,
    ...('cards' in told && told.cards.length === 0 && { cards: 'nothing' }),
  };
}

function eventVariant(event: Event): keyof (typeof en)['events'] {
  switch (event.type) {
    case 'recipe-received':
      return event.recipe === null ? 'recipe-received-hidden' : event.type;
    case 'dealt':
    case 'drawn':
    case 'played':
    case 'looked-at':
      return event.card === null ? `${event.type}-hidden` : event.type;
    case 'travel-begun':
      return event.last ? 'travel-begun-last' : event.type;
    case 'answered':
      return event.lacks === 'nothing' ? 'answered-nothing' : event.type;
    case 'recipes-shown':
      return event.recipes.length === 1 ? 'recipe-shown' : event.type;
    case 'suffered':
      return event.hasEffect ? event.type : 'suffered-in-vain';
    case 'ended':
      if (event.reason === 'freed') return event.type;
      return event.winners.length === 1 ? `ended-by-${event.reason}` : `ended-by-${event.reason}-shared`;
    default:
      return event.type;
  }
}
