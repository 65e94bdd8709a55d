import type { GameTypes } from '../../core/game.ts';
import type { WordKeys } from '../../core/words.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { RefusalCode } from './refusals.ts';
import type { Options, State, View } from './types.ts';

/** The types of La Strage degli Innocenti. */
export interface Strage extends GameTypes {
  options: Options;
  state: State;
  move: Move;
  view: View;
  event: Event;
  words: StrageKeys;
}

/** Keys of the game's words, besides those that follow from {@link Strage}. */
export interface StrageKeys extends WordKeys {
  moves: 'move-carrying' | 'move-retiring';
  events:
    | 'moved-carrying'
    | 'attack-declared-orc'
    | 'attacked-orc'
    | 'missed'
    | 'missed-orc'
    | 'actions-ended-early'
    | 'orc-missed'
    | 'ended-by-half-elves'
    | 'ended-without-winner';
  refusals: RefusalCode;
  labels: 'orcs-in-reserve' | 'sprites-killed' | 'saved' | 'half-elves-on-board' | 'points';
  names: Clan | 'half-elf' | 'orc' | 'sprite';
}

/** A clan, named by the colour of its hair. */
export type Clan = 'red' | 'green' | 'blue' | 'yellow';
