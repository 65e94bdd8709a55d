import { PlanError, type Told } from '../../arena/errors.ts';
import type { Cut } from '../../referee/notation/cutter.ts';
import type { Games } from '../games.ts';
import type { Judgement } from './verdict.ts';
import { judge } from './verdict.ts';

/** Those who judge the pieces of a file. */
export interface Judges {
  /** So many pieces they may have at a time. */
  readonly most: number;
  judge(cuts: readonly Cut[]): Promise<Judgement>;
  close(): Promise<void>;
}

/** What a thread is asked for. */
export interface Piece {
  readonly cuts: readonly Cut[];
  /** Modules of games, beside the library's own. */
  readonly modules: readonly string[];
  /** By the ids of all these games: the version of the rules that they are judged by. */
  readonly rules: Readonly<Record<string, number>>;
}

/** What it answers: of an error that is thrown only the message would arrive. */
export type Answered =
  | { readonly judged: Judgement['judged']; readonly thrown?: { readonly message: string; readonly stack: string } }
  | { readonly refused: Told };

/** Pieces under way for each thread, so that none waits for the next. */
const AHEAD = 3;

/** The thread of the command itself. */
export function ownThread(games: Games): Judges {
  return { most: 1, judge: async (cuts) => judge(cuts, games), close: async () => {} };
}

/** So many threads of this process. Each imports the modules. */
export async function threads(workers: number, { modules, rules }: Pick<Piece, 'modules' | 'rules'>): Promise<Judges> {
  const pool = await startThreads(workers, workers);
  return {
    most: workers * AHEAD,
    judge: async (cuts) => judgementOf(await pool.run({ cuts, modules, rules })),
    close: () => pool.destroy(),
  };
}

/** A pool of threads that judge. */
export interface JudgeThreads {
  run(piece: Piece, settings?: { readonly signal: AbortSignal }): Promise<Answered>;
  destroy(): Promise<void>;
}

/** @param least threads that are started at once. */
export async function startThreads(least: number, most: number): Promise<JudgeThreads> {
  const { default: Tinypool } = await import('tinypool');
  // As the package is built, the workers lie in a folder beside that of any other module.
  const filename = new URL('../workers/check.js', import.meta.url).href;
  return new Tinypool({ filename, minThreads: least, maxThreads: most });
}

/**
 * What was judged elsewhere as if it had been judged here.
 * @throws PlanError when it was refused.
 */
function judgementOf(answered: Answered): Judgement {
  if ('refused' in answered) throw new PlanError(answered.refused.message, answered.refused);
  const { judged, thrown } = answered;
  if (thrown === undefined) return { judged };
  return { judged, thrown: { error: asError(thrown) } };
}

/** An error of another thread or machine, with its trace. */
export function asError({ message, stack }: { readonly message: string; readonly stack: string }): Error {
  const error = new Error(message);
  error.stack = stack;
  return error;
}
