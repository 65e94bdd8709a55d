import { labelOf, readEntrant } from '../arena/entrant.ts';
import type { Sitter } from '../arena/sitters.ts';
import { checkEntrant, flawOfAnswer, isMoveLike, sitterOf } from '../arena/sitters.ts';
import type { AsyncPlayer } from '../bots/bot.ts';
import type { Kit } from '../core/kit.ts';
import type { OwnBots } from '../referee/server/bots.ts';
import { UsageError } from './errors.ts';
import { short } from './output.ts';

/**
 * The bots that the command line names for a referee, `tutor=./mine.mjs:100`, by their short names. No request names
 * a module.
 * @throws UsageError for a name that is of no module, PlanError for a module that is of no use.
 */
export async function ownBots(names: readonly string[], kits: readonly Kit[]): Promise<OwnBots> {
  const bots: Record<string, OwnBots[string]> = {};
  for (const name of names) {
    if (readEntrant(name).kind !== 'module')
      throw new UsageError({
        en: `"${short(name)}" names no module such as ./mine.mjs`,
        it: `"${short(name)}" non nomina un modulo come ./mio.mjs`,
      });
    for (const kit of kits) await checkEntrant(name, kit);
    bots[labelOf(name)] = (setup): AsyncPlayer => {
      let sitter: Promise<Sitter> | undefined;
      return async (observation, rng, signal) => {
        sitter ??= sitterOf(name, setup);
        const { decide } = await sitter;
        const answer: unknown = await decide(observation, rng, signal);
        if (isMoveLike(setup.kit.game, answer)) return answer;
        throw new Error(`${name}: ${flawOfAnswer(setup.kit.game, answer)}`);
      };
    };
  }
  return bots;
}
