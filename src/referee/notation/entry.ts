import { RecordError } from '../../core/errors.ts';
import type { AnnotatedGame } from './annotated.ts';
import { readGame } from './annotated.ts';
import { type Cut, MEGABYTES } from './cutter.ts';

/** A game in a text of many games, or the fault of a part that is no game. `line` is its first line, from 1. */
export type GameEntry =
  | { readonly kind: 'game'; readonly line: number; readonly game: AnnotatedGame }
  | { readonly kind: 'fault'; readonly line: number; readonly error: RecordError };

/** Reads one part of such a text. */
export function entryOf({ line, text }: Cut): GameEntry {
  if (text === undefined) return { kind: 'fault', line, error: tooLarge() };
  try {
    return { kind: 'game', line, game: readGame(text) };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return { kind: 'fault', line, error };
  }
}

function tooLarge(): RecordError {
  return new RecordError(`The record is too large: a record has at most ${MEGABYTES} MB.`, {
    code: 'record/not-a-record',
    params: { where: `> ${MEGABYTES} MB` },
  });
}
