/** A bot of the earlier build, in a twofold game: `earlier.ts{"bot":"greedy"}`. */
import type { Player } from '../../../../src/bots/bot.ts';
import type { BotFactory } from '../../../../src/bots/seated-bot.ts';
import { builtOf } from '../../bench/built.ts';
import { sideOf } from '../../bench/side.ts';
import { EARLIER } from '../matches.ts';
import { positionOf } from '../twofold.ts';

/** One for all games: what a bot of that build remembers is in what it has loaded. */
const players = new Map<string, Player>();

export const createBot: BotFactory = async ({ kit, parameters: { bot } }) => {
  if (typeof bot !== 'string') throw new Error('It takes a bot.');
  const key = `${kit.game.id} ${bot}`;
  const player = players.get(key) ?? (await sideOf(builtOf(EARLIER), kit.game.id)).player(bot);
  players.set(key, player);
  return { decide: ({ view }, _, rng) => positionOf(view).earlier(player, rng) };
};
