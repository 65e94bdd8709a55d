import type { Bot } from './bot.ts';
import { anyOf } from './bot.ts';

/** Plays any legal move, each equally likely. Its budget is of no use to it. */
export function randomBot<View, Move>(): Bot<View, Move> {
  return ({ moves }, _, rng) => anyOf(moves, rng);
}
