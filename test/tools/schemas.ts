import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gamesOf, ROOT } from './entries.ts';

/** Copies the JSON Schemas of every game into the built package, where `feyrules/schemas/<game>/<what>.json` finds them. */
export async function copySchemas(): Promise<void> {
  for (const game of gamesOf()) {
    const [from, to] = [`${ROOT}/src/games/${game}/schema`, `${ROOT}/dist/schemas/${game}`];
    mkdirSync(to, { recursive: true });
    for (const file of readdirSync(from)) {
      writeFileSync(`${to}/${file}`, JSON.stringify(JSON.parse(readFileSync(`${from}/${file}`, 'utf8'))));
    }
  }
}
