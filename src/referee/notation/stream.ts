import { cutsOf } from './cutter.ts';
import { entryOf, type GameEntry } from './entry.ts';

/**
 * Reads a text of many games, one after another, and keeps no more than one of them in memory.
 *
 * A game in the text form begins with its line `[Feyrules "1"]`, one in JSON on a line of its own. What is no game, or
 * is larger than 16 million characters, is told as a fault, and the games after it are read all the same. Whether a
 * game is legal, `replay` says.
 * @param source the text, whole or in pieces, such as a file's stream; bytes are UTF-8 or UTF-16.
 */
export async function* readGames(
  source: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
): AsyncGenerator<GameEntry, void> {
  for await (const cuts of cutsOf(source)) for (const cut of cuts) yield entryOf(cut);
}
