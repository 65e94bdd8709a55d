import { inLanguage } from '../../core/wording.ts';
import type { Cut } from '../../referee/notation/cutter.ts';
import { entryOf } from '../../referee/notation/entry.ts';
import { UsageError } from '../errors.ts';
import { type Games, loadedGames } from '../games.ts';
import { readCuts } from '../input.ts';
import { complain, say, sayJson } from '../output.ts';
import { words } from '../text.ts';
import { inOrder } from './in-order.ts';
import { type Judges, ownThread, threads } from './judges.ts';
import { reasonOf, type Telling, tellOneOf, tellOnly } from './telling.ts';
import { verdictOn } from './verdict.ts';

export interface CheckOptions extends Omit<Telling, 'games'> {
  /** Modules of games. */
  readonly game: readonly string[];
  /** Threads that judge; 1 judges in the thread of the command. */
  readonly workers: number;
  /** Address of the Redis whose workers judge. */
  readonly redis?: string;
}

/** Ctrl-C and its like. */
const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM'];
/** Characters of records that are under way at a time; a larger one is alone. */
const UNDER_WAY = 8 * 2 ** 20;

/**
 * Adjudicates the games of a file. Of one game it prints the verdict, and exits with 1 if it is not legal; of several
 * a line each and their number, and exits with 1 if one of them is not legal, with 2 if none can be read.
 */
export async function check(path: string, options: CheckOptions): Promise<void> {
  const games = await loadedGames(options.game);
  const telling: Telling = { ...options, games };
  const pieces = readCuts(path);
  // An only game is told otherwise than one of several.
  const first: (readonly Cut[])[] = [];
  while (first.flat().length < 2) {
    const next = await pieces.next();
    if (next.done === true) break;
    first.push(next.value);
  }
  const [only, second] = first.flat();
  if (only === undefined) return;
  if (second === undefined) await checkOnly(only, telling);
  else await checkAll(chained(first, pieces), options, telling);
}

async function* chained<Value>(first: readonly Value[], rest: AsyncIterable<Value>): AsyncGenerator<Value, void> {
  yield* first;
  yield* rest;
}

/** The verdict on the only game of a file. One that cannot be read is wrong input, and said to be as any such is. */
async function checkOnly(cut: Cut, telling: Telling): Promise<void> {
  const verdict = verdictOn(entryOf(cut), telling.games);
  const isReadable = verdict.kind === 'legal' || verdict.kind === 'illegal';
  if (!isReadable && !telling.json) throw new UsageError(reasonOf(verdict, telling.games));
  if (verdict.kind !== 'legal') process.exitCode = isReadable ? 1 : 2;
  await tellOnly(verdict, telling);
}

async function checkAll(
  pieces: AsyncIterator<readonly Cut[], unknown>,
  options: CheckOptions,
  telling: Telling,
): Promise<void> {
  const count = { games: 0, legal: 0, illegal: 0, unreadable: 0 };
  const interrupt = new AbortController();
  const judges = await judgesFor(options, telling.games, interrupt);
  try {
    const sizeOf = (cuts: readonly Cut[]): number => cuts.reduce((sum, { text = '' }) => sum + text.length, 0);
    const bounds = { most: judges.most, mostSize: UNDER_WAY, sizeOf };
    for await (const { judged, thrown } of inOrder(pieces, (cuts) => judges.judge(cuts), bounds)) {
      for (const one of judged) {
        count.games++;
        count[one.verdict.kind === 'unknown-game' ? 'unreadable' : one.verdict.kind]++;
        await tellOneOf(count.games, one, telling);
      }
      if (thrown !== undefined) throw thrown.error;
    }
  } catch (error) {
    if (!interrupt.signal.aborted) throw error;
    // What was judged by then has been printed, and no more is read.
    await judges.close();
    process.exit();
  } finally {
    await judges.close();
  }
  if (options.json) sayJson(count);
  else say(inLanguage(words.counted(count), options.locale));
  if (count.legal < count.games) process.exitCode = count.unreadable < count.games ? 1 : 2;
}

/** @param interrupt is aborted by Ctrl-C where there is something to be taken back then. */
async function judgesFor(
  { game: modules, workers, redis }: CheckOptions,
  games: Games,
  interrupt: AbortController,
): Promise<Judges> {
  if (redis === undefined && workers === 1) return ownThread(games);
  const rules = Object.fromEntries([...games.values()].map(({ game }) => [game.id, game.rulesVersion]));
  if (redis === undefined) return await threads(workers, { modules, rules });
  const { signal } = interrupt;
  const { redisJudges } = await import('./redis.ts');
  const judges = await redisJudges(redis, { modules, rules, signal, onNotice: complain });
  for (const name of SIGNALS) {
    process.once(name, (_: NodeJS.Signals, number: number) => {
      // As shells have it of a command that a signal has ended.
      process.exitCode = 128 + number;
      interrupt.abort();
    });
  }
  return judges;
}
