import type { GameTypes } from '../../core/game.ts';
import type { WordKeys } from '../../core/words.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { RefusalCode } from './refusals.ts';
import type {
  Back,
  BadFairy,
  CardName,
  GoodFairy,
  ObjectKind,
  Options,
  Place,
  SeatName,
  SpriteFace,
  State,
  View,
} from './types.ts';

/** The types of Fairy's Fate. */
export interface FairysFate extends GameTypes {
  options: Options;
  state: State;
  move: Move;
  view: View;
  event: Event;
  words: FairysFateKeys;
}

/** Keys of the game's words, besides those that follow from {@link FairysFate}. */
export interface FairysFateKeys extends WordKeys {
  moves: 'answer-nothing';
  events:
    | 'recipe-received-hidden'
    | 'dealt-hidden'
    | 'drawn-hidden'
    | 'played-hidden'
    | 'looked-at-hidden'
    | 'travel-begun-last'
    | 'answered-nothing'
    | 'recipe-shown'
    | 'suffered-in-vain'
    | 'ended-by-last-travel'
    | 'ended-by-last-travel-shared'
    | 'ended-by-last-round'
    | 'ended-by-last-round-shared';
  refusals: RefusalCode;
  labels: 'piles' | 'empty' | 'row' | 'hand' | 'recipe' | 'owns' | 'turns-to-lose' | 'last-travel';
  names:
    | SeatName
    | Place
    | `${Preposition}-${Place}`
    | Back
    | ObjectKind
    | SpriteFace
    | GoodFairy
    | BadFairy
    | 'serpent'
    | 'card'
    | 'recipe'
    | 'nothing'
    | CardName;
}

/** A preposition before a place. A place has a name for each preposition, such as `on-cave`. */
type Preposition = 'on' | 'to' | 'from';

/** The keys of all names. */
export type Name = FairysFateKeys['names'];
