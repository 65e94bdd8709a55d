import { BotThreads, Died } from '../arena/bot-threads.ts';
import { labelOf, readEntrant } from '../arena/entrant.ts';
import type { Sitter } from '../arena/entrant-bots.ts';
import { checkEntrant, sitterOf } from '../arena/entrant-bots.ts';
import { AnswerError, askForMove } from '../bots/ask.ts';
import type { AsyncPlayer } from '../bots/bot.ts';
import type { Tagged } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import type { Observation } from '../core/observation.ts';
import type { Rng } from '../core/rng.ts';
import type { OwnBots } from '../referee/server/bots.ts';
import { UsageError } from './errors.ts';
import { short } from './output.ts';

/**
 * The bots that the command line names for a referee, `tutor=./mine.mjs:100`, by their short names. No request names
 * a module.
 * @param games the modules of the games: with them the bots play in threads, without them in this one.
 * @throws UsageError for a name that is of no module, PlanError for a module that is of no use.
 */
export async function ownBots(
  names: readonly string[],
  kits: readonly Kit[],
  games?: readonly string[],
): Promise<OwnBots> {
  const home = { threads: games && new BotThreads(games) };
  const bots: Record<string, OwnBots[string]> = {};
  for (const name of names) {
    if (readEntrant(name).kind !== 'module')
      throw new UsageError({
        en: `"${short(name)}" names no module such as ./mine.mjs`,
        it: `"${short(name)}" non nomina un modulo come ./mio.mjs`,
      });
    for (const kit of kits) await checkEntrant(name, kit, home);
    bots[labelOf(name)] = (setup): AsyncPlayer => {
      let sitter: Promise<Sitter> | undefined;
      const player = async ({ feed, ...rest }: Observation, rng: Rng, signal: AbortSignal): Promise<Tagged> => {
        sitter ??= sitterOf(name, setup, home);
        try {
          const { decide, wantsFeed = false } = await sitter;
          wishes.wantsFeed = wantsFeed;
          const observation = wantsFeed && feed !== undefined ? { ...rest, feed } : rest;
          return await askForMove(setup.kit.game, () => decide(observation, rng, signal), signal);
        } catch (error) {
          if (error instanceof AnswerError) throw new Error(`${name}: ${error.message}`);
          if (!(error instanceof Died)) throw error;
          // Asked once more, it sits down in another thread.
          sitter = undefined;
          throw new Error(`${name} on seat ${setup.seat}: ${error.message}`, { cause: error });
        }
      };
      // Whether it wants the feed is known only when it sits there, which is when it is asked first.
      const wishes = Object.assign(player, { wantsFeed: true });
      return wishes;
    };
  }
  return bots;
}
