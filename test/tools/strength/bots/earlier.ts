/** A bot of the earlier build, in a twofold game: `earlier.ts{"bot":"greedy"}`. */
import type { BotFactory } from '../../../../src/bots/bot-factory.ts';
import { builtOf } from '../../bench/built.ts';
import { type Decide, sideOf } from '../../bench/side.ts';
import { EARLIER } from '../matches.ts';
import { positionOf } from '../twofold.ts';

/** One for all games: what a bot of that build remembers is in what it has loaded. */
const known = new Map<string, Decide>();

export const createBot: BotFactory = async ({ kit, parameters: { bot } }) => {
  if (typeof bot !== 'string') throw new Error('It takes a bot.');
  const key = `${kit.game.id} ${bot}`;
  const decide = known.get(key) ?? (await sideOf(builtOf(EARLIER), kit.game.id)).bot(bot);
  known.set(key, decide);
  return { name: key, decide: ({ view }, { rng }) => positionOf(view).earlier(decide, rng) };
};
