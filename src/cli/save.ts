import { existsSync, writeFileSync } from 'node:fs';
import type { Game } from '../core/game.ts';
import type { GameRecord } from '../core/record.ts';
import { printRecord } from '../core/record-text.ts';
import { writing } from './errors.ts';

/**
 * Writes the record as JSON, or as text if `path` ends in `.txt`.
 * @throws UsageError if the file cannot be written.
 */
export function saveRecord(path: string, game: Game, record: GameRecord): void {
  writing(path, () => {
    writeFileSync(path, path.endsWith('.txt') ? printRecord(game, record) : `${JSON.stringify(record)}\n`);
  });
}

/** The default file for a game: the first of `strage.json`, `strage-2.json`, … that does not exist. */
export function freeFile({ id }: Game): string {
  for (let number = 1; ; number++) {
    const path = number === 1 ? `${id}.json` : `${id}-${number}.json`;
    if (!existsSync(path)) return path;
  }
}
