import type { Seat } from '../../core/game.ts';
import { badField } from '../../core/record.ts';
import { readRecord } from '../../core/record-text.ts';
import type { GameData } from './types.ts';

/**
 * Restores data from the platform's storage, which may drop empty objects.
 * @throws RecordError for invalid data.
 */
export function readData(given: unknown): GameData {
  const record = readRecord(JSON.stringify(given));
  const { seed, names, dropped, messages }: Partial<Record<string, unknown>> = { ...Object(given) };
  if (typeof seed !== 'string' || seed === '') throw badField('seed', seed);
  if (!isListOf(names, isText)) throw badField('names', names);
  if (!isListOf(dropped, (seat): seat is Seat => Number.isInteger(seat))) throw badField('dropped', dropped);
  if (!isListOf(messages, isText)) throw badField('messages', messages);
  const { result: _, ...begun } = record;
  return { ...begun, seed, names, dropped, messages };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isListOf<Item>(value: unknown, is: (item: unknown) => item is Item): value is readonly Item[] {
  return Array.isArray(value) && value.every(is);
}
