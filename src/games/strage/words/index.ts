import { deepFreeze } from '../../../core/deep-freeze.ts';
import type { Languages, Wordbook } from '../../../core/words.ts';
import type { Event } from '../events.ts';
import type { Clan, Strage } from '../game.ts';
import type { Move } from '../moves.ts';
import { nameOf } from '../notation.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export const languages: Languages<Strage> = deepFreeze({ en, it });

/** The clan of each seat. */
export const clans: readonly Clan[] = Object.freeze(['red', 'green', 'blue', 'yellow'] as const);

export const words: Wordbook<Strage> = {
  languages,
  seats: clans,
  move: (move) => ({ key: moveVariant(move), params: move }),
  event: (event) => ({ key: eventVariant(event), params: event }),
  field(name, value) {
    if (typeof value === 'string') return undefined;
    switch (name) {
      case 'from':
      case 'to':
      case 'at':
        return nameOf(value);
      case 'order':
      case 'winners':
      case 'target':
      case 'clan':
        return clans[value];
      default:
        return undefined;
    }
  },
};

function moveVariant(move: Move): keyof (typeof en)['moves'] {
  if (move.type !== 'move') return move.type;
  if (move.retire) return 'move-retiring';
  return move.carry ? 'move-carrying' : 'move';
}

function eventVariant(event: Event): keyof (typeof en)['events'] {
  switch (event.type) {
    case 'moved':
      return event.carry ? 'moved-carrying' : 'moved';
    case 'attack-declared':
      return event.target === 'orc' ? 'attack-declared-orc' : 'attack-declared';
    case 'attacked':
      if (event.target === 'orc') return event.hit ? 'attacked-orc' : 'missed-orc';
      return event.hit ? 'attacked' : 'missed';
    case 'actions-ended':
      return event.unused === 0 ? 'actions-ended' : 'actions-ended-early';
    case 'orc-attacked':
      return event.hit ? 'orc-attacked' : 'orc-missed';
    case 'ended':
      return ENDINGS[event.reason];
    default:
      return event.type;
  }
}

const ENDINGS = {
  'most-saved': 'ended',
  'most-half-elves': 'ended-by-half-elves',
  'no-winner': 'ended-without-winner',
} as const;
