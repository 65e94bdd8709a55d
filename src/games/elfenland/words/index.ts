import { deepFreeze } from '../../../core/deep-freeze.ts';
import type { Languages, Wordbook } from '../../../core/words.ts';
import { colours, field, paramsOf, variantOf } from '../../../realm/words/words.ts';
import type { Event } from '../events.ts';
import type { Elfenland } from '../game.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export const languages: Languages<Elfenland> = deepFreeze({ en, it });

export const words: Wordbook<Elfenland> = {
  languages,
  seats: colours,
  move: (move) => ({
    key: move.type === 'place' && move.hidden ? 'place-hidden' : move.type,
    params: paramsOf(move),
  }),
  event: (event) => ({ key: eventVariant(event), params: paramsOf(event) }),
  field,
};

function eventVariant(event: Event): keyof (typeof en)['events'] {
  switch (event.type) {
    case 'town-card-dealt':
    case 'card-drawn':
    case 'tile-drawn':
    case 'placed':
    case 'ended':
      return variantOf(event);
    case 'tile-taken':
      return event.from === 'pile' ? 'tile-taken-blind' : event.type;
    default:
      return event.type;
  }
}
