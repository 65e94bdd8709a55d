import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plan } from '../../../src/arena/plan.ts';
import type { GameResult } from '../../../src/arena/play.ts';
import { type Head, printGame, printHead, readGame, readHead } from './lines.ts';

/** A match as far as it was played. */
export interface Kept extends Head {
  /** By index, each game once. */
  readonly results: readonly GameResult[];
}

/**
 * What a file has; `undefined` if there is none. A line that was not written to its end is as if it were not there.
 * @throws Error for a file of something else.
 */
export function readKept(file: string): Kept | undefined {
  if (!existsSync(file)) return undefined;
  // What follows the last line feed is empty, or was cut off.
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  if (first === undefined) return undefined;
  const head = readHead(first);
  const results = new Map<number, GameResult>();
  for (const line of lines) {
    const result = readGame(line, head.plan);
    results.set(result.index, result);
  }
  return { ...head, results: [...results.values()].sort((a, b) => a.index - b.index) };
}

/** Writes a file anew, with the games that are known. */
export function begin(file: string, { results, ...head }: Kept): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, printHead(head) + results.map(printGame).join(''));
}

export function add(file: string, result: GameResult): void {
  appendFileSync(file, printGame(result));
}

/** Whether two plans differ in the number of their games alone. */
export function areAlike(one: Plan, other: Plan): boolean {
  const [text, same] = [one, other].map((plan) => {
    // Read, the keys stand in one order.
    const read = readHead(printHead({ commit: '', decisions: '', machine: '', plan })).plan;
    return JSON.stringify({ ...read, games: 0 });
  });
  return text === same;
}
