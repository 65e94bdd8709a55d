import { RecordError } from '../../core/errors.ts';
import { notARecord } from '../../core/record.ts';
import { type AnnotatedGame, readGame } from './annotated.ts';
import { type GameText, MEGABYTES, splitGames } from './splitter.ts';

/** A game in a text of many games, or the fault of a part that is no game. It begins on line `line`, from 1. */
export type GameEntry =
  | { readonly kind: 'game'; readonly line: number; readonly game: AnnotatedGame }
  | { readonly kind: 'fault'; readonly line: number; readonly error: RecordError };

/**
 * Reads a text of many games, one after another, and keeps no more than one of them in memory.
 *
 * A game as text begins with a line `[Feyrules "1"]`; a game as JSON begins on a new line. Anything else, or a game of
 * more than 2^24 characters, yields a fault; reading then continues. Use `replay` to check that a game is legal.
 * @param source the text, whole or in pieces, such as a file's stream; bytes are UTF-8 or UTF-16.
 */
export async function* readGames(
  source: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
): AsyncGenerator<GameEntry, void> {
  for await (const cuts of splitGames(source)) for (const cut of cuts) yield entryOf(cut);
}

/** Reads one part of such a text. */
export function entryOf({ line, text }: GameText): GameEntry {
  if (text === undefined)
    return { kind: 'fault', line, error: notARecord({ flaw: 'record-too-large', limit: MEGABYTES }) };
  try {
    return { kind: 'game', line, game: readGame(text) };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return { kind: 'fault', line, error };
  }
}
