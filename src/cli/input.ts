import { createReadStream } from 'node:fs';
import { RecordError } from '../core/errors.ts';
import type { Game } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import type { GameRecord } from '../core/record.ts';
import { describeFault, migrated } from '../referee/migrate.ts';
import { type Cut, cutsOf } from '../referee/notation/cutter.ts';
import { entryOf, type GameEntry } from '../referee/notation/entry.ts';
import { cliFailure, UsageError, unusable } from './errors.ts';
import { type Games, kitOf } from './games.ts';
import { host } from './host.ts';
import { language } from './language.ts';

/** A record with the rules to judge it by. */
export interface Input {
  readonly kit: Kit;
  readonly record: GameRecord;
}

/**
 * Cuts a file or, for `-`, standard input into its games: as many at a time as end in one piece of it.
 * @throws UsageError when there is no such file, or it is empty.
 */
export async function* readCuts(path: string): AsyncGenerator<readonly Cut[], void> {
  let isEmpty = true;
  for await (const piece of cutsOf(chunksOf(path))) {
    const cuts = [...piece];
    if (cuts.length === 0) continue;
    isEmpty = false;
    yield cuts;
  }
  if (isEmpty) throw cliFailure('cli/empty', { path });
}

/**
 * Reads the one game of a file or, for `-`, of standard input.
 * @throws UsageError when there is no such file, it has no game or several, or it is of a game that is not loaded.
 * @throws RecordError when it is no record.
 */
export async function readInput(path: string, games: Games): Promise<Input> {
  let only: Cut | undefined;
  for await (const cuts of readCuts(path)) {
    if (only !== undefined || cuts.length > 1) throw cliFailure('cli/several-games', { path });
    [only] = cuts;
  }
  if (only === undefined) throw cliFailure('cli/empty', { path });
  return inputOf(entryOf(only), games);
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
    throw new UsageError(describeFault(error, game, language()), error);
  }
}

async function* chunksOf(path: string): AsyncGenerator<Uint8Array, void> {
  try {
    const stream: AsyncIterable<Uint8Array> = path === '-' ? host().stdin : createReadStream(path);
    yield* stream;
  } catch (error) {
    throw unusable('read', path, error);
  }
}
