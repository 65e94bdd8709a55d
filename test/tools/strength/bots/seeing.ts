/**
 * A bot that sees everything, in a twofold game: `seeing.ts{"bot":"ismcts:200ms"}` searches as that bot does, in the
 * state that is and not in such as might be. What dice and decks will bring it does not know. It shows how far that
 * search comes where nothing is hidden.
 */
import type { BotFactory } from '../../../../src/bots/bot-factory.ts';
import { today } from '../today.ts';
import { positionOf } from '../twofold.ts';

export const createBot: BotFactory = ({ kit: { memory: _, ...kit }, parameters: { bot } }) => {
  if (typeof bot !== 'string') throw new Error('It takes a bot.');
  return {
    name: bot,
    decide(observation, { rng }) {
      const { game, state } = positionOf(observation.view);
      return today.botOf(bot, { ...kit, game: { ...game, resample: () => state } }).decide(observation, { rng });
    },
  };
};
