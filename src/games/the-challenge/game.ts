import type { GameTypes } from '../../core/game.ts';
import type { WordKeys } from '../../core/words.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { RefusalCode } from './refusals.ts';
import type { Fairy, Known, Options, SeatName, State, Stone, View } from './types.ts';

/** The types of The Challenge. */
export interface TheChallenge extends GameTypes {
  options: Options;
  state: State;
  move: Move;
  view: View;
  event: Event;
  known: Known;
  words: TheChallengeKeys;
}

/** Keys of the game's words, besides those that follow from {@link TheChallenge}. */
export interface TheChallengeKeys extends WordKeys {
  moves:
    | 'draw-card'
    | 'place-forest'
    | 'offer-top'
    | 'offer-any'
    | 'play-on'
    | 'play-against'
    | 'play-against-sprite'
    | 'steal-forest';
  events:
    | 'drawn-unseen'
    | 'gathering-last'
    | 'placed-forest'
    | 'drawing-last-fairy'
    | 'fairy-drawn-unseen'
    | 'fairy-chosen-unseen'
    | 'last-fairy-chosen'
    | 'last-fairy-chosen-unseen'
    | 'played-on'
    | 'played-against'
    | 'played-against-sprite'
    | 'stolen-from-hand-unseen'
    | 'stolen-forest';
  refusals: RefusalCode;
  labels:
    | 'forest'
    | 'covered'
    | 'fairies'
    | 'eliminated'
    | 'used'
    | 'kept'
    | 'nothing'
    | 'bigger'
    | 'immune'
    | 'to-draw'
    | 'offered'
    | 'fairies-drawn'
    | 'fairy-obtained'
    | 'fairy-obtained-unseen'
    | 'to-take'
    | 'to-steal'
    | 'rearranging'
    | 'to-lay'
    | 'planned';
  names: Stone | Fairy | SeatName | 'stone' | 'fairy' | 'sprite' | 'bag' | 'empty' | 'hand' | 'forest';
}
