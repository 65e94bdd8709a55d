import { cpSync } from 'node:fs';
import { gamesOf, ROOT } from './entries.ts';

/** Copies the JSON Schemas of every game into the built package, where `feyrules/schemas/<game>/<what>.json` finds them. */
export async function copySchemas(): Promise<void> {
  for (const game of gamesOf()) {
    cpSync(`${ROOT}/src/games/${game}/schema`, `${ROOT}/dist/schemas/${game}`, { recursive: true });
  }
}
