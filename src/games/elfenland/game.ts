import type { GameTypes } from '../../core/game.ts';
import type { WordKeys } from '../../core/words.ts';
import type { RealmLabel, RealmName, RealmVariant } from '../../realm/words/words.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { RefusalCode } from './refusals.ts';
import type { Options, State, View } from './types.ts';

/** The types of Elfenland. */
export interface Elfenland extends GameTypes {
  options: Options;
  state: State;
  move: Move;
  view: View;
  event: Event;
  words: ElfenlandKeys;
}

/** Keys of the game's words, besides those that follow from {@link Elfenland}. */
export interface ElfenlandKeys extends WordKeys {
  moves: 'place-hidden';
  events: RealmVariant | 'tile-taken-blind';
  refusals: RefusalCode;
  labels: RealmLabel | 'passes' | 'display' | 'pile' | 'open' | 'obstacle' | 'hidden' | 'legend';
  names: RealmName;
}
