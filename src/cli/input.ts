import { createReadStream } from 'node:fs';
import type { AnyGame } from '../core/game.ts';
import type { GameRecord } from '../core/record.ts';
import { readRecord } from '../core/record-text.ts';
import { games } from '../index.ts';
import { UsageError } from './errors.ts';

/** A record of thousands of moves has some hundred kilobytes. */
const MEGABYTES = 16;

/** A record with the rules to judge it by. */
export interface Input {
  readonly game: AnyGame;
  readonly record: GameRecord;
}

/**
 * Reads a record, as JSON or text, from a file or, for `-`, from standard input.
 * @throws UsageError when there is no such file, it is too large, or it is of an unknown game.
 * @throws RecordError when it is no record.
 */
export async function readInput(path: string): Promise<Input> {
  const record = readRecord(await readText(path));
  return { game: gameOf(record.game), record };
}

/** @throws UsageError when there is no such game. */
export function gameOf(id: string): AnyGame {
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (game === undefined)
    throw new UsageError(`unknown game "${short(id)}"; there are: ${Object.keys(games).join(', ')}`);
  return game;
}

async function readText(path: string): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    const stream: AsyncIterable<Buffer> = path === '-' ? process.stdin : createReadStream(path);
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > MEGABYTES * 2 ** 20) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (size > MEGABYTES * 2 ** 20) throw new UsageError(`${path} is too large: a record has at most ${MEGABYTES} MB`);
  if (size === 0) throw new UsageError(`${path} is empty`);
  return Buffer.concat(chunks).toString('utf8');
}

/** The beginning of a text that came from outside, on one line. */
export function short(text: string, length: number = 60): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}
