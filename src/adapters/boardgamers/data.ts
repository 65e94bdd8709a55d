import { RecordError } from '../../core/errors.ts';
import type { Seat } from '../../core/game.ts';
import { readRecord } from '../../core/record-text.ts';
import { excerpt } from '../../core/wording.ts';
import type { GameData } from './types.ts';

/**
 * Restores data from the platform's storage, which may drop empty objects.
 * @throws RecordError for invalid data.
 */
export function readData(given: unknown): GameData {
  const record = readRecord(JSON.stringify(given));
  const { seed, names, dropped, messages }: Partial<Record<string, unknown>> = { ...Object(given) };
  if (typeof seed !== 'string' || seed === '') throw noData('seed');
  if (!isListOf(names, isText)) throw noData('names');
  if (!isListOf(dropped, (seat): seat is Seat => Number.isInteger(seat))) throw noData('dropped');
  if (!isListOf(messages, isText)) throw noData('messages');
  const { result: _, ...begun } = record;
  return { ...begun, seed, names, dropped, messages };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isListOf<Item>(value: unknown, is: (item: unknown) => item is Item): value is readonly Item[] {
  return Array.isArray(value) && value.every(is);
}

/** The error for a missing or invalid part of the data. */
export function noData(where: string): RecordError {
  const message = `This is no game of this engine: there is something wrong with "${excerpt(where)}".`;
  return new RecordError(message, { code: 'record/not-a-record', params: { where } });
}
