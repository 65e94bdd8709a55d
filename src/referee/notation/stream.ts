import { RecordError } from '../../core/errors.ts';
import type { AnnotatedGame } from './annotated.ts';
import { readGame } from './annotated.ts';
import type { Cut } from './cutter.ts';
import { Cutter, MEGABYTES } from './cutter.ts';

/** What stands in one place of a text of many games: a game, or why it is none. Lines are numbered from 1. */
export type GameEntry =
  | { readonly kind: 'game'; readonly line: number; readonly game: AnnotatedGame }
  | { readonly kind: 'fault'; readonly line: number; readonly error: RecordError };

/**
 * Reads a text of many games, one after another, and keeps no more than one of them in memory.
 *
 * A game in the text form begins with its line `[Feyrules "1"]`, one in JSON on a line of its own. What is no game, or
 * is larger than 16 million characters, is told as a fault, and the games after it are read all the same. Whether a
 * game is legal, `replay` says.
 * @param source the text, whole or in pieces, such as a file's stream; bytes are UTF-8.
 */
export async function* readGames(
  source: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
): AsyncGenerator<GameEntry, void> {
  const cutter = new Cutter();
  const decoder = new TextDecoder();
  for await (const piece of typeof source === 'string' ? [source] : source) {
    const text = typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
    for (const cut of cutter.push(text)) yield entryOf(cut);
  }
  for (const cut of cutter.push(decoder.decode())) yield entryOf(cut);
  for (const cut of cutter.end()) yield entryOf(cut);
}

function entryOf({ line, text }: Cut): GameEntry {
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
    index: undefined,
    violation: undefined,
  });
}
