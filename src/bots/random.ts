import type { GameTypes } from '../core/game.ts';
import type { Bot } from './bot.ts';
import { anyOf } from './bot.ts';

/** Plays any legal move, each equally likely. Its budget is of no use to it. */
export function randomBot<T extends GameTypes>(): Bot<T, T['move']> {
  return { name: 'random', decide: ({ moves }, { rng }) => anyOf(moves, rng) };
}
