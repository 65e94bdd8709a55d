import type { GameTypes } from '../core/game.ts';
import type { Bot } from './bot.ts';
import { anyOf } from './bot.ts';

/** Plays a uniformly random legal move. It ignores the budget. */
export function randomBot<T extends GameTypes>(): Bot<T, T['move']> {
  return { name: 'random', decide: ({ moves }, { rng }) => anyOf(moves, rng) };
}
