import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { upToVerdict } from '../../../src/arena/sprt.ts';
import type { Kit } from '../../../src/core/kit.ts';
import { builtOf } from '../bench/built.ts';
import { sideOf } from '../bench/side.ts';
import { ROOT } from '../entries.ts';
import { add, areAlike, begin, readKept } from './kept.ts';
import type { Circumstances } from './lines.ts';
import { EARLIER, type Match, planOf, SAME } from './matches.ts';
import { today } from './today.ts';
import { twofold } from './twofold.ts';

export interface Playing {
  /** What a search may spend on a move: `200ms`, or a number of iterations. */
  readonly budget: string;
  /** Whether a match that was played by other bots, or by another budget, begins anew. */
  readonly anew: boolean;
  readonly under: Circumstances;
  readonly signal: AbortSignal;
  /** Hears of games that count for nobody, and why. */
  readonly onVoid: (index: number, how: string) => void;
}

/**
 * Plays what a match lacks, and adds each game to its file.
 * @throws Error for a file of another match, or of other bots, which is to be begun anew.
 */
export async function play(match: Match, file: string, kit: Kit, settings: Playing): Promise<void> {
  const plan = planOf(match, settings.budget, kit);
  const found = readKept(file);
  const isSame = found !== undefined && found.commit === settings.under.commit && areAlike(found.plan, plan);
  if (found !== undefined && !isSame && !settings.anew) {
    throw new Error(`${file} has games of commit ${found.commit} and of its plan; --anew begins it anew.`);
  }
  const results = isSame ? found.results : [];
  const games = Math.max(plan.games, (results.at(-1)?.index ?? -1) + 1);
  const whole = { ...plan, games };
  begin(file, { plan: whole, results, ...settings.under });

  let parting: string | undefined;
  const played = await today.run(whole, {
    kits: [await tableOf(match, kit, (how) => (parting = how))],
    done: results,
    times: true,
    signal: settings.signal,
    onResults: (fresh) => {
      for (const result of fresh) {
        add(file, result);
        if (parting !== undefined) settings.onVoid(result.index, parting);
        parting = undefined;
      }
    },
  });
  // A game beyond the end of the test is none of the match.
  begin(file, { plan: whole, results: upToVerdict(whole, readKept(file)?.results ?? played), ...settings.under });
}

/** The kit by which the match is played: a twofold one, where somebody needs to know more than his view. */
async function tableOf({ game, against }: Match, kit: Kit, onParting: (how: string) => void): Promise<Kit> {
  if (against === 'levels' || against === 'tour-buyer') return kit;
  const { game: earlier } = await sideOf(builtOf(EARLIER), game);
  return twofold(kit, earlier, SAME[game] ?? {}, onParting);
}

/** @throws Error when what the bots are made of is not committed: nobody could say what was measured. */
export function circumstances(): Circumstances {
  const sources = ['src/bots', 'src/core', 'src/games'];
  if (git('status', '--porcelain', '--', ...sources) !== '') {
    throw new Error(`There are changes in ${sources.join(', ')} that are not committed.`);
  }
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`;
  return { commit: git('log', '-1', '--abbrev=7', '--format=%h', '--', ...sources), machine };
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}
