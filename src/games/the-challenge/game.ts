import type { GameTypes } from '../../core/game.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { Options, State, View } from './types.ts';

/** The types of The Challenge, under one name. */
export interface TheChallenge extends GameTypes {
  options: Options;
  state: State;
  move: Move;
  view: View;
  event: Event;
}
