import { readFileSync } from 'node:fs';
import { ROOT } from '../tools/entries.ts';
import type { Vector } from './vector.ts';

/** The files for implementers of the games in other languages. */
const FOLDER: string = `${ROOT}/docs/reference/vectors`;

export function vectorsPathOf(game: string): string {
  return `${FOLDER}/${game}.jsonl`;
}

/** The vectors of a game as they are committed. */
export function vectorsOf(game: string): readonly Vector[] {
  const lines = readFileSync(vectorsPathOf(game), 'utf8').trimEnd().split('\n');
  return lines.map((line): Vector => JSON.parse(line));
}

/** The file of the vectors, one per line. */
export function textOf(vectors: readonly Vector[]): string {
  return vectors.map((vector) => `${JSON.stringify(vector)}\n`).join('');
}

/** The page that lists what they show. */
export function pagePathOf(game: string): string {
  return `${FOLDER}/${game}.md`;
}
