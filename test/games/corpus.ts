import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { AnnotatedGame, GameEntry } from '../../src/referee/index.ts';
import { readGames } from '../../src/referee/index.ts';

/** The corpus file of one game. */
export function corpusFile(id: string): string {
  return join(import.meta.dirname, id, 'corpus.txt');
}

export async function corpusOf(id: string): Promise<AnnotatedGame[]> {
  return (await entriesOf(createReadStream(corpusFile(id)))).map((entry) => {
    if (entry.kind === 'fault') throw entry.error;
    return entry.game;
  });
}

/** Everything that `readGames` yields. */
export async function entriesOf(source: Parameters<typeof readGames>[0]): Promise<GameEntry[]> {
  const entries: GameEntry[] = [];
  for await (const entry of readGames(source)) entries.push(entry);
  return entries;
}
