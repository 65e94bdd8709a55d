import { cutsOf } from './cutter.ts';
import { entryOf, type GameEntry } from './entry.ts';

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
  for await (const cuts of cutsOf(source)) for (const cut of cuts) yield entryOf(cut);
}
