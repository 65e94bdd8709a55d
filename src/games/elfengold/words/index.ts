import { deepFreeze } from '../../../core/deep-freeze.ts';
import type { Languages, Wordbook } from '../../../core/words.ts';
import { colours, field, paramsOf, variantOf } from '../../../realm/words/words.ts';
import type { Event } from '../events.ts';
import type { Elfengold } from '../game.ts';
import type { Move } from '../moves.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export const languages: Languages<Elfengold> = deepFreeze({ en, it });

export const words: Wordbook<Elfengold> = {
  languages,
  seats: colours,
  move: (move) => ({ key: moveVariant(move), params: paramsOf(move) }),
  event: (event) => ({ key: eventVariant(event), params: paramsOf(event) }),
  field,
};

function moveVariant(move: Move): keyof (typeof en)['moves'] {
  switch (move.type) {
    case 'place':
      return move.hidden ? 'place-hidden' : move.type;
    case 'add':
      return move.hidden ? 'add-hidden' : move.type;
    case 'swap':
      if (move.counter === undefined) return move.with === undefined ? move.type : 'swap-with';
      return move.with === undefined ? 'swap-counter' : 'swap-both';
    case 'travel':
      if (move.by === undefined) return move.wizard ? 'travel-wizard' : move.type;
      return move.wizard ? 'travel-by-wizard' : 'travel-by';
    case 'caravan':
      return move.wizard ? 'caravan-wizard' : move.type;
    case 'end':
      return move.take === 'cards' ? 'end-cards' : move.type;
    default:
      return move.type;
  }
}

function eventVariant(event: Event): keyof (typeof en)['events'] {
  switch (event.type) {
    case 'town-card-dealt':
    case 'card-drawn':
    case 'tile-drawn':
    case 'ended':
      return variantOf(event);
    case 'card-taken-up':
      return event.card === null ? 'card-taken-up-hidden' : event.type;
    case 'placed':
      return event.hidden ? 'placed-hidden' : event.type;
    case 'added':
      return event.hidden ? 'added-hidden' : event.type;
    case 'travelled':
      return event.gold > 0 ? 'travelled-wizard' : event.type;
    case 'move-ended':
      return event.take === 'cards' ? 'move-ended-cards' : event.type;
    default:
      return event.type;
  }
}
