import { createReadStream } from 'node:fs';
import { at } from '../core/checked-access.ts';
import { RecordError } from '../core/errors.ts';
import type { Game } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import type { GameRecord } from '../core/record.ts';
import { describeFault, migrated } from '../referee/migrate.ts';
import { entryOf, type GameEntry } from '../referee/notation/entry.ts';
import { type GameText, splitGames } from '../referee/notation/splitter.ts';
import { cliFailure, UsageError, unusable } from './errors.ts';
import { type Games, kitOf } from './games.ts';
import { host } from './host.ts';
import { language } from './language.ts';

/** A record with the kit of its game. */
export interface Input {
  readonly kit: Kit;
  readonly record: GameRecord;
}

/**
 * Splits a file (`-`: standard input) into its games. Yields, for each chunk, the games that end in it.
 * @throws UsageError if the file cannot be read, or is empty.
 */
export async function* readCuts(path: string): AsyncGenerator<readonly GameText[], void> {
  let isEmpty = true;
  for await (const piece of splitGames(chunksOf(path))) {
    const cuts = [...piece];
    if (cuts.length === 0) continue;
    isEmpty = false;
    yield cuts;
  }
  if (isEmpty) throw cliFailure('cli/empty', { path });
}

/**
 * Reads the only game of a file or, for `-`, of standard input.
 * @param more end of the error message for an unknown game: how to load it.
 * @throws UsageError if the file cannot be read, has no game or several, or its game is not loaded.
 * @throws RecordError if it is not a record.
 */
export async function readInput(path: string, games: Games, more?: string): Promise<Input> {
  const found: GameText[] = [];
  for await (const cuts of readCuts(path)) if (found.push(...cuts) > 1) throw cliFailure('cli/several-games', { path });
  return inputOf(entryOf(at(found, 0)), games, more);
}

/**
 * Migrates a record to the current rules.
 * @throws UsageError if its game is not loaded.
 * @throws RecordError if it is not a record, or cannot be migrated.
 */
export function inputOf(entry: GameEntry, games: Games, more?: string): Input {
  if (entry.kind === 'fault') throw entry.error;
  const { record } = entry.game;
  const kit = kitOf(games, record.game, more);
  return { kit, record: migrated(kit, record) };
}

/**
 * Runs `play`, which replays a record.
 * @throws UsageError, with a message in the command's language, if the record is illegal.
 */
export function withRecordErrors<T>(game: Game, play: () => T): T {
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
