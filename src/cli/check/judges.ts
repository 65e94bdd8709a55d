import { receivedFault, type SentFault } from '../../arena/errors.ts';
import { receivedError, type SentError } from '../../bots/sent-error.ts';
import type { GameText } from '../../referee/notation/splitter.ts';
import type { Games } from '../games.ts';
import { type Judgement, judge } from './verdict.ts';

/** A backend that judges the pieces of a file. */
export interface Judges {
  /** Maximum number of pieces at a time. */
  readonly most: number;
  judge(cuts: readonly GameText[]): Promise<Judgement>;
  close(): Promise<void>;
}

/** The input of a judging thread. */
export interface Piece {
  readonly cuts: readonly GameText[];
  /** Modules of games other than the built-in ones. */
  readonly modules: readonly string[];
  /** Required version of the rules, by game id. */
  readonly rules: Readonly<Record<string, number>>;
}

/** The answer of a judging thread. Errors are sent as data, because a thrown error would arrive without its code. */
export type Answered =
  | { readonly judged: Judgement['judged']; readonly thrown?: SentError }
  | { readonly refused: SentFault };

/** Pieces in flight per thread, so that no thread waits for its next piece. */
const AHEAD = 3;

/** Judges in the command's thread. */
export function ownThread(games: Games): Judges {
  return { most: 1, judge: async (cuts) => judge(cuts, games), close: async () => {} };
}

/** Starts `workers` threads that judge records. Each thread imports the modules, or refuses a piece with a PlanError. */
export async function threads(workers: number, { modules, rules }: Pick<Piece, 'modules' | 'rules'>): Promise<Judges> {
  const pool = await startThreads(workers, workers);
  return {
    most: workers * AHEAD,
    async judge(cuts) {
      const answered = await pool.run({ cuts, modules, rules });
      if ('refused' in answered) throw receivedFault(answered.refused);
      const { judged, thrown } = answered;
      return thrown === undefined ? { judged } : { judged, thrown: { error: receivedError(thrown) } };
    },
    close: () => pool.destroy(),
  };
}

/** A pool of threads that judge. */
export interface JudgeThreads {
  run(piece: Piece, settings?: { readonly signal: AbortSignal }): Promise<Answered>;
  destroy(): Promise<void>;
}

/** Starts `least` threads immediately, and up to `most` in total when there is work for them. */
export async function startThreads(least: number, most: number): Promise<JudgeThreads> {
  const { default: Tinypool } = await import('tinypool');
  // In the built package, the folder of workers is a sibling of every module's folder.
  const filename = new URL('../workers/check.js', import.meta.url).href;
  return new Tinypool({ filename, minThreads: least, maxThreads: most });
}
