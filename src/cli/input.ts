import { createReadStream } from 'node:fs';
import { RecordError } from '../core/errors.ts';
import type { Game } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import type { GameRecord } from '../core/record.ts';
import { describeFault, migrated } from '../referee/migrate.ts';
import type { GameEntry } from '../referee/notation/stream.ts';
import { readGames } from '../referee/notation/stream.ts';
import { UsageError } from './errors.ts';
import { type Games, kitOf } from './games.ts';

/** A record with the rules to judge it by. */
export interface Input {
  readonly kit: Kit;
  readonly record: GameRecord;
}

/**
 * Reads the games of a file or, for `-`, of standard input, one after another.
 * @throws UsageError when there is no such file, or it is empty.
 */
export async function* readEntries(path: string): AsyncGenerator<GameEntry, void> {
  let isEmpty = true;
  for await (const entry of readGames(chunksOf(path))) {
    isEmpty = false;
    yield entry;
  }
  if (isEmpty) throw new UsageError({ en: `${path} is empty`, it: `${path} è vuoto` });
}

/**
 * Reads the one game of a file or, for `-`, of standard input.
 * @throws UsageError when there is no such file, it has no game or several, or it is of a game that is not loaded.
 * @throws RecordError when it is no record.
 */
export async function readInput(path: string, games: Games): Promise<Input> {
  let only: GameEntry | undefined;
  for await (const entry of readEntries(path)) {
    if (only !== undefined)
      throw new UsageError({
        en: `${path} has several games; feyrules check reads them all`,
        it: `${path} ha più partite; feyrules check le legge tutte`,
      });
    only = entry;
  }
  if (only === undefined) throw new UsageError({ en: `${path} is empty`, it: `${path} è vuoto` });
  return inputOf(only, games);
}

/**
 * The record by the rules of today.
 * @throws UsageError when it is of a game that is not loaded.
 * @throws RecordError when it is no record, or one that cannot be migrated.
 */
export function inputOf(entry: GameEntry, games: Games): Input {
  if (entry.kind === 'fault') throw entry.error;
  const { record } = entry.game;
  const kit = kitOf(games, record.game);
  return { kit, record: migrated(kit, record) };
}

/**
 * Plays a record through.
 * @throws UsageError with the sentence of what is illegal in it, in both languages.
 */
export function judged<T>(game: Game, play: () => T): T {
  try {
    return play();
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new UsageError({ en: describeFault(error, game, 'en'), it: describeFault(error, game, 'it') });
  }
}

async function* chunksOf(path: string): AsyncGenerator<Uint8Array, void> {
  try {
    const stream: AsyncIterable<Uint8Array> = path === '-' ? process.stdin : createReadStream(path);
    yield* stream;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError({ en: `cannot read ${path}: ${reason}`, it: `non posso leggere ${path}: ${reason}` });
  }
}
