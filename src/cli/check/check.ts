import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FaultData } from '../../arena/errors.ts';
import { inLanguage } from '../../core/wording.ts';
import type { GameText } from '../../referee/notation/splitter.ts';
import { cliFailure, UsageError, unusable } from '../errors.ts';
import { type Games, loadedGames } from '../games.ts';
import { abortAtSignal, host } from '../host.ts';
import { readCuts } from '../input.ts';
import { printError, say, sayJson } from '../output.ts';
import { words } from '../text.ts';
import { inOrder } from './in-order.ts';
import { type Judges, ownThread, threads } from './judges.ts';
import { faultOf, type PrintSettings, tellOneOf, tellOnly } from './telling.ts';
import { type Judgement, judge, type Verdict } from './verdict.ts';

export interface CheckOptions extends Omit<PrintSettings, 'games'> {
  /** Number of threads that judge; 1 judges in the command's thread. */
  readonly workers: number;
  /** Address of the Redis whose workers judge. */
  readonly redis?: string;
}

/** No further piece is started while this many characters or more are being judged. */
const MAX_PENDING_CHARACTERS = 8 * 2 ** 20;

/** Paths in a folder that may be records. */
const RECORD_FILE = /\.(json|jsonl|txt)$/i;

/** Some games of a file, or why it cannot be read. */
interface FilePiece {
  /** The file's name, if there may be several files. */
  readonly file?: string;
  readonly cuts: readonly GameText[];
  readonly flaw?: FaultData;
}

/**
 * Adjudicates the games in files and folders. Prints the verdict if there is one file with one game; otherwise one line
 * per game and the totals. Exit code 2 if a record is unreadable, else 1 if a game is illegal.
 */
export async function check(paths: readonly string[], options: CheckOptions): Promise<void> {
  const games = await loadedGames(options.game);
  const telling: PrintSettings = { ...options, games };
  const files = paths.flatMap(filesOf);
  const isOneFile = files.length === 1 && files[0]?.file === paths[0];
  const pieces = piecesOf(files, isOneFile);
  // Reads ahead to see whether there is only one game, because a single game is printed in another format.
  const first: FilePiece[] = [];
  const cutsSoFar = (): readonly GameText[] => first.flatMap(({ cuts }) => cuts);
  while (isOneFile && cutsSoFar().length < 2) {
    const next = await pieces.next();
    if (next.done === true) break;
    first.push(next.value);
  }
  const [only, second] = cutsSoFar();
  const fault = first.find(({ flaw }) => flaw !== undefined)?.flaw;
  if (fault !== undefined && second === undefined) await tellAlone({ kind: 'no-file', fault }, '', telling);
  else if (only !== undefined && second === undefined) {
    const { judged, thrown } = judge([only], games);
    if (thrown !== undefined) throw thrown.error;
    for (const { verdict, game } of judged) await tellAlone(verdict, game, telling);
  } else await checkAll(chained(first, pieces), options, telling);
}

async function* chained<Value>(first: readonly Value[], rest: AsyncIterable<Value>): AsyncGenerator<Value, void> {
  yield* first;
  yield* rest;
}

/** A file, or a folder with the reason why it yields no files. */
interface Found {
  readonly file: string;
  readonly flaw?: FaultData;
}

/** The path itself or, for a folder, the records in it and its subfolders, sorted by name. */
function filesOf(path: string): readonly Found[] {
  try {
    if (path === '-' || !statSync(path).isDirectory()) return [{ file: path }];
  } catch {
    // The reader of the file reports this error later.
    return [{ file: path }];
  }
  const found = [...recordsIn(path)].sort((one, other) => (one.file < other.file ? -1 : 1));
  return found.length > 0 ? found : [{ file: path, flaw: cliFailure('cli/no-records', { path }) }];
}

/** The records in a folder. Links to folders are not followed, since they may lead back. */
function recordsIn(folder: string): readonly Found[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const file = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : recordsIn(file);
      return RECORD_FILE.test(file) && (entry.isFile() || entry.isSymbolicLink()) ? [{ file }] : [];
    });
  } catch (error) {
    return [{ file: folder, flaw: unusable('read', folder, error) }];
  }
}

/** The games of the files. If one of several files is unreadable, the others are still judged. */
async function* piecesOf(files: readonly Found[], isOneFile: boolean): AsyncGenerator<FilePiece, void> {
  for (const { file, flaw } of files) {
    const piece = isOneFile ? {} : { file };
    try {
      if (flaw !== undefined) yield { ...piece, cuts: [], flaw };
      else for await (const cuts of readCuts(file)) yield { ...piece, cuts };
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      yield { ...piece, cuts: [], flaw: error };
    }
  }
}

/** Prints the verdict on one file with one game. Without `--json`, an unreadable one is reported as wrong input. */
async function tellAlone(verdict: Verdict, game: string, telling: PrintSettings): Promise<void> {
  const isReadable = verdict.kind === 'legal' || verdict.kind === 'illegal';
  if (!isReadable && !telling.json) {
    const fault = faultOf(verdict, telling);
    throw new UsageError(fault.message, fault);
  }
  if (verdict.kind !== 'legal') host().exitCode = isReadable ? 1 : 2;
  await tellOnly(verdict, game, telling);
}

async function checkAll(
  pieces: AsyncIterator<FilePiece, unknown>,
  options: CheckOptions,
  telling: PrintSettings,
): Promise<void> {
  const count = { games: 0, legal: 0, illegal: 0, unreadable: 0 };
  const interrupt = new AbortController();
  const judges = await judgesFor(options, telling.games, interrupt);
  try {
    const sizeOf = ({ cuts }: FilePiece): number => cuts.reduce((sum, { text = '' }) => sum + text.length, 0);
    const judgePiece = async ({ file, cuts, flaw }: FilePiece): Promise<Judgement> => {
      if (flaw !== undefined)
        return { judged: [{ file, line: 1, game: '', players: '', verdict: { kind: 'no-file', fault: flaw } }] };
      const { judged, ...rest } = await judges.judge(cuts);
      return { judged: judged.map((one) => ({ ...one, file })), ...rest };
    };
    const bounds = { most: judges.most, mostSize: MAX_PENDING_CHARACTERS, sizeOf };
    for await (const { judged, thrown } of inOrder(pieces, judgePiece, bounds)) {
      for (const one of judged) {
        count.games++;
        const { kind } = one.verdict;
        count[kind === 'legal' || kind === 'illegal' ? kind : 'unreadable']++;
        await tellOneOf(count.games, one, telling);
      }
      if (thrown !== undefined) throw thrown.error;
    }
  } catch (error) {
    if (!interrupt.signal.aborted) throw error;
    // The verdicts so far are printed; the rest is not read.
    await judges.close();
    host().exit();
  } finally {
    await judges.close();
  }
  if (options.json) sayJson(count);
  else say(inLanguage(words.counted(count), options.locale));
  if (count.legal < count.games) host().exitCode = count.unreadable === 0 ? 1 : 2;
}

/** @param interrupt with a Redis, a signal aborts it, so that the jobs in the queue are withdrawn. */
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
  const judges = await redisJudges(redis, { modules, rules, signal, onNotice: printError });
  abortAtSignal(interrupt);
  return judges;
}
