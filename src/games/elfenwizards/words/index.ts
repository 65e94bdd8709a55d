import { deepFreeze } from '../../../core/deep-freeze.ts';
import type { Languages, Phrase, Wordbook } from '../../../core/words.ts';
import { diceBoxes } from '../data.ts';
import type { Event } from '../events.ts';
import type { Elfenwizards, Guild } from '../game.ts';
import type { Move } from '../moves.ts';
import { wizardName } from '../notation.ts';
import type { Face, TitleId } from '../types.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export const languages: Languages<Elfenwizards> = deepFreeze({ en, it });

/** The colour of each seat's wizards. */
export const guilds: readonly Guild[] = Object.freeze(['red', 'green', 'blue', 'yellow', 'black', 'white'] as const);

type MoveKey = keyof (typeof en)['moves'];
type EventKey = keyof (typeof en)['events'];

export const words: Wordbook<Elfenwizards> = {
  languages,
  seats: guilds,
  move: phraseOfMove,
  event: phraseOfEvent,
  field(name, value) {
    switch (name) {
      case 'wizard':
        return typeof value === 'number' ? wizardName(value) : undefined;
      case 'box':
        return diceBoxes.some((box) => box === value) ? `${value}-box` : undefined;
      case 'from':
        return value === 'box' ? 'minor-box' : undefined;
      case 'winners':
        return typeof value === 'number' ? guilds[value] : undefined;
      default:
        return undefined;
    }
  },
};

function phraseOfMove(move: Move): Phrase {
  switch (move.type) {
    case 'record':
      return key(move.from === 'box' ? 'record-from-box' : 'record', move);
    case 'roll':
      return withDice(move, 'roll', 'roll-one', 'roll');
    case 'recover':
      return withDice(move, 'recover-nothing', 'recover-one', 'recover');
    case 'take-back':
      return withDice(move, 'take-back-nothing', 'take-back-one', 'take-back');
    case 'cast':
      return key(move.spell === 'minor' ? 'cast-minor' : 'cast', move);
    default:
      return key(move.type, move);
  }
}

function phraseOfEvent(event: Event): Phrase {
  switch (event.type) {
    case 'recorded':
      return key(event.from === 'box' ? 'recorded-from-box' : 'recorded', event);
    case 'rolled':
      return withDice(event, 'rolled', 'rolled-one', 'rolled');
    case 'allocation-ended':
      return key(event.unused === 0 ? 'allocation-ended' : 'allocation-ended-early', event);
    case 'minors-recovered':
      return withDice(event, 'no-minors-recovered', 'minors-recovered-with-one', 'minors-recovered');
    case 'taken-back':
      return withDice(event, 'nothing-taken-back', 'taken-back-one', 'taken-back');
    case 'cast':
      return key(event.spell === 'minor' ? 'cast-minor' : 'cast', event);
    case 'passed':
      return key(event.forced ? 'passed-by-itself' : 'passed', event);
    case 'title-vacant':
      return key(isSecond(event.title) ? SECOND_VACANCIES[event.reason] : VACANCIES[event.reason], event);
    case 'demoted':
      return key(event.grey ? 'demoted-with-token' : 'demoted', event);
    case 'grey-recovered':
      return withDice(event, 'no-grey-recovered', 'grey-recovered-with-one', 'grey-recovered');
    case 'scored':
    case 'minors-scored':
      return key(event.type, { ...event, points: bySeat(event.points), scores: bySeat(event.scores) });
    case 'ended':
      return key(ENDINGS[event.reason], event);
    default:
      return key(event.type, event);
  }
}

const VACANCIES = {
  tie: 'title-vacant',
  'no-points': 'title-vacant-without-points',
  'no-candidate': 'title-vacant-without-candidate',
} as const;

/** Whether it is the title for the second place on a magic-user space (EW-9.3). */
const isSecond = (title: TitleId): boolean => /^necromancer-[2468]$/.test(title);

const SECOND_VACANCIES = {
  tie: 'title-vacant',
  'no-points': 'title-vacant-without-second-points',
  'no-candidate': 'title-vacant-without-second',
} as const;

const ENDINGS = {
  'four-turns': 'ended',
  'high-wizard-twice': 'ended-by-high-wizard',
  'not-given-twice': 'ended-by-vacancy',
} as const;

function key(template: MoveKey | EventKey, params: object): Phrase {
  return { key: template, params };
}

/** Chooses the sentence by the number of dice. If there are several, `last` is the die after "and". */
function withDice(
  params: { readonly dice: readonly Face[] },
  none: MoveKey | EventKey,
  one: MoveKey | EventKey,
  several: MoveKey | EventKey,
): Phrase {
  const others = params.dice.slice(0, -1);
  const die = params.dice.at(-1);
  if (die === undefined) return key(none, params);
  return others.length === 0 ? key(one, { ...params, die }) : key(several, { ...params, others, last: die });
}

/** Pairs each number with the guild of its seat. */
function bySeat(numbers: readonly number[]): readonly object[] {
  return numbers.map((number, seat) => ({ guild: guilds[seat], number }));
}
