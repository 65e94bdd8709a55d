import type { GameTypes } from '../../core/game.ts';
import type { Event, Move, Options, State, View } from './types.ts';

/** The types of Elfenland, under one name. */
export interface Elfenland extends GameTypes {
  options: Options;
  state: State;
  move: Move;
  view: View;
  event: Event;
}
