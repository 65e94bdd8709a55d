import type { GameTypes } from '../../core/game.ts';
import type { Event, Move, Options, State, View } from './types.ts';

/** The types of Elfengold, under one name. */
export interface Elfengold extends GameTypes {
  options: Options;
  state: State;
  move: Move;
  view: View;
  event: Event;
}
