import { botOf } from '../../bots/catalogue.ts';
import type { GameTypes } from '../../core/game.ts';
import type { Kit } from '../../core/kit.ts';
import { Match } from '../../core/match.ts';
import { systemRandom } from '../../core/rng.ts';
import type { ServerG } from './types.ts';

/** A bot's action in boardgame.io. */
export interface BotAction {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: 'begin' | 'play'; readonly args: readonly unknown[]; readonly playerID: string };
}

/** A bot class for boardgame.io: `Local({ bots: { '1': feyBot(kit, 'greedy') } })`. */
export type BotClass<T extends GameTypes> = new () => {
  play(state: { readonly G: ServerG<T> }, playerID: string): Promise<{ readonly action: BotAction }>;
};

/**
 * A bot of this library for boardgame.io. The bot sees only what its seat may know, while boardgame.io's own bots get
 * the whole state. On the seat of player 0, the bot also makes the move `begin`.
 * @param name a name for `botOf` of `feyrules/bots`, such as `greedy` or `ismcts:200`.
 * @throws Error for an unknown name; its message lists the names.
 */
export function feyBot<T extends GameTypes>(kit: Kit<T>, name: string): BotClass<T> {
  const { game } = kit;
  const bot = botOf(name, kit);
  return class {
    play(
      { G: { record, state } }: { readonly G: ServerG<T> },
      playerID: string,
    ): Promise<{ readonly action: BotAction }> {
      const actor = game.actor(state);
      if (actor === 'chance') return Promise.resolve(made('begin', [], playerID));
      const viewer = Number(playerID);
      const seen = { viewer, view: game.view(state, viewer), actor, moves: game.legalMoves(state) };
      const observation = bot.wantsFeed === true ? { ...seen, feed: new Match(game, { record }).feed(viewer) } : seen;
      return Promise.resolve(made('play', [bot.decide(observation, { rng: systemRandom() })], playerID));
    }
  };
}

function made(type: 'begin' | 'play', args: readonly unknown[], playerID: string): { readonly action: BotAction } {
  return { action: { type: 'MAKE_MOVE', payload: { type, args, playerID } } };
}
