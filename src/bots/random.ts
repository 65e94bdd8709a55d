import type { Bot } from './bot.ts';
import { anyOf } from './bot.ts';

/** Plays any legal move, each equally likely. */
export function randomBot<View, Move>(): Bot<View, Move> {
  return ({ moves }, rng) => anyOf(moves, rng);
}
