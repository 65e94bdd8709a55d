import type { run } from '../../../src/arena/arena.ts';
import type { Plan } from '../../../src/arena/plan.ts';
import { upToVerdict } from '../../../src/arena/sprt.ts';
import type { Kit } from '../../../src/core/kit.ts';
import { add, areAlike, begin, readKept } from './kept.ts';
import type { Circumstances } from './lines.ts';

export interface Playing {
  readonly run: typeof run;
  readonly under: Circumstances;
  /** Whether a match that was played by other bots, or by another budget, begins anew. */
  readonly anew: boolean;
  readonly signal: AbortSignal;
  /** Hears of each game that is added. */
  readonly onGame: (index: number) => void;
}

/**
 * Plays what a file lacks of a plan, and adds each game as it comes. A plan of fewer games than the file has is done.
 * @throws Error for a file of another plan, or of other bots, which is to be begun anew.
 */
export async function play(plan: Plan, file: string, kit: Kit, settings: Playing): Promise<void> {
  const { under, signal, onGame } = settings;
  const found = readKept(file);
  const isSame = found !== undefined && found.decisions === under.decisions && areAlike(found.plan, plan);
  if (found !== undefined && !isSame && !settings.anew) {
    throw new Error(`${file} has games of other bots (${found.commit}), or by another plan; --anew begins it anew.`);
  }
  const results = isSame ? found.results : [];
  const whole = { ...plan, games: Math.max(plan.games, (results.at(-1)?.index ?? -1) + 1) };
  begin(file, { plan: whole, results, ...under });
  const played = await settings.run(whole, {
    kits: [kit],
    done: results,
    times: true,
    signal,
    onResults: (fresh) => {
      for (const result of fresh) {
        add(file, result);
        onGame(result.index);
      }
    },
  });
  // A game beyond the end of the test is none of the match.
  begin(file, { plan: whole, results: upToVerdict(whole, readKept(file)?.results ?? played), ...under });
}
