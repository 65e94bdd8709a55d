import { BotThreads, ThreadDiedError } from '../arena/bot-threads.ts';
import { labelOf, readEntrant } from '../arena/entrant.ts';
import { botFor, checkEntrant } from '../arena/entrant-bots.ts';
import { AnswerError, askForMove } from '../bots/ask.ts';
import type { Bot, SeatSetup } from '../bots/bot.ts';
import type { GameTypes, Tagged } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import { cliFailure } from './errors.ts';
import { short } from './output.ts';

/**
 * Makes bots for a referee from the modules that the command line names, as in `tutor=./mine.mjs:100`. Returns them by
 * label. Requests cannot name modules.
 * @param games modules of the games. If given, the bots run in other threads, else in this one.
 * @throws UsageError if a name is not a module, PlanError if a module is not a usable bot.
 */
export async function ownBots(
  names: readonly string[],
  kits: readonly Kit[],
  games?: readonly string[],
): Promise<Readonly<Record<string, (setup: SeatSetup) => Bot>>> {
  const home = { threads: games && new BotThreads(games) };
  const bots: Record<string, (setup: SeatSetup) => Bot> = {};
  for (const name of names) {
    if (readEntrant(name).kind !== 'module') throw cliFailure('cli/no-module', { name: short(name) });
    const label = labelOf(name);
    if (Object.hasOwn(bots, label)) {
      const expected = `one bot with the name ${short(label)}`;
      throw cliFailure('cli/bad-value', { option: '--bot <name>', value: short(name), expected });
    }
    for (const kit of kits) await checkEntrant(name, kit, home);
    bots[label] = (setup) => {
      let seated: Promise<Bot<GameTypes, unknown>> | undefined;
      return {
        name: label,
        // Always `true`: the bot is created at its first decision, and only then says whether it wants the feed.
        wantsFeed: true,
        async decide({ feed, ...rest }, { rng, signal = new AbortController().signal }): Promise<Tagged> {
          seated ??= botFor(name, setup, home);
          try {
            const bot = await seated;
            const observation = bot.wantsFeed === true && feed !== undefined ? { ...rest, feed } : rest;
            return await askForMove(setup.kit.game, () => bot.decide(observation, { rng, signal }), signal);
          } catch (error) {
            if (error instanceof AnswerError)
              throw cliFailure('cli/bot-failed', { bot: name, reason: error.message }, { kind: Error, cause: error });
            if (!(error instanceof ThreadDiedError)) throw error;
            // The next decision starts the bot in a new thread.
            seated = undefined;
            const bot = `${name} on seat ${setup.seat}`;
            throw cliFailure('cli/bot-failed', { bot, reason: error.message }, { kind: Error, cause: error });
          }
        },
      };
    };
  }
  return bots;
}
