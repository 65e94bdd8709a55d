import type { GameTypes } from '../../core/game.ts';
import type { WordKeys } from '../../core/words.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { RefusalCode } from './refusals.ts';
import type { DefeatedBox, DiceBox, DuelBox, Options, SpaceId, State, View } from './types.ts';

/** The types of ElfenWizards. */
export interface Elfenwizards extends GameTypes {
  options: Options;
  state: State;
  move: Move;
  view: View;
  event: Event;
  words: ElfenwizardsKeys;
}

/** Keys of the game's words, besides those that follow from {@link Elfenwizards}. */
export interface ElfenwizardsKeys extends WordKeys {
  moves:
    | 'record-from-box'
    | 'roll-one'
    | 'recover-one'
    | 'recover-nothing'
    | 'take-back-one'
    | 'take-back-nothing'
    | 'cast-minor';
  events:
    | 'recorded-from-box'
    | 'rolled-one'
    | 'allocation-ended-early'
    | 'minors-recovered-with-one'
    | 'no-minors-recovered'
    | 'taken-back-one'
    | 'nothing-taken-back'
    | 'cast-minor'
    | 'passed-by-itself'
    | 'title-vacant-without-points'
    | 'title-vacant-without-second-points'
    | 'title-vacant-without-second'
    | 'title-vacant-without-candidate'
    | 'demoted-with-token'
    | 'grey-recovered-with-one'
    | 'no-grey-recovered'
    | 'ended-by-high-wizard'
    | 'ended-by-vacancy';
  refusals: RefusalCode;
  labels: 'turn' | 'grey' | 'defeated' | 'score' | 'dice' | 'minors' | 'box' | 'dragon' | 'rolled';
  names:
    | Guild
    | SpaceId
    | DefeatedBox
    | `${DuelBox}-level`
    | `${DiceBox}-box`
    | 'reserve'
    | 'wizard'
    | 'major'
    | 'minor'
    | 'grey-token'
    | 'dragon';
}

/** The colour of a seat's wizards (EW-2.2). */
export type Guild = 'red' | 'green' | 'blue' | 'yellow' | 'black' | 'white';
