import { writeFileSync } from 'node:fs';
import type { Match } from '../core/match.ts';
import { printRecord } from '../core/record-text.ts';
import { UsageError } from './errors.ts';

/**
 * Writes the record: JSON, or text if the name ends in `.txt`.
 * @throws UsageError when it cannot be written.
 */
export function saveRecord(path: string, match: Match): void {
  const record = match.record();
  try {
    writeFileSync(path, path.endsWith('.txt') ? printRecord(match.game, record) : `${JSON.stringify(record)}\n`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError({ en: `cannot write ${path}: ${reason}`, it: `non posso scrivere ${path}: ${reason}` });
  }
}
