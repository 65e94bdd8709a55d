import { appendFileSync, existsSync, statSync, writeFileSync } from 'node:fs';
import type { Game } from '../core/game.ts';
import type { GameRecord } from '../core/record.ts';
import { printRecord } from '../core/record-text.ts';
import { writing } from './errors.ts';
import { sayJson } from './output.ts';

/**
 * Writes the record as JSON, or as text if `path` ends in `.txt`.
 * @throws UsageError if the file cannot be written.
 */
export function saveRecord(path: string, game: Game, record: GameRecord): void {
  writing(path, () => {
    writeFileSync(path, /\.txt$/i.test(path) ? printRecord(game, record) : `${JSON.stringify(record)}\n`);
  });
}

/** Like `saveRecord`, but also prints a record that cannot be written, since it would be lost. */
export function saveOrPrint(path: string, game: Game, record: GameRecord): void {
  try {
    saveRecord(path, game, record);
  } catch (error) {
    sayJson(record);
    throw error;
  }
}

/**
 * Creates the file if it does not exist, so that a wrong path fails before the game, not after it. Skips a pipe, which
 * would block.
 * @throws UsageError if the file cannot be written.
 */
export function checkWritable(path: string): void {
  writing(path, () => {
    if (statSync(path, { throwIfNoEntry: false })?.isFIFO() !== true) appendFileSync(path, '');
  });
}

/** The default file for a game: the first of `strage.json`, `strage-2.json`, … that does not exist. */
export function freeFile({ id }: Game): string {
  for (let number = 1; ; number++) {
    const path = number === 1 ? `${id}.json` : `${id}-${number}.json`;
    if (!existsSync(path)) return path;
  }
}
