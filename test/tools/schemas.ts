/** Writes the JSON Schemas of every game into the built package, where `feyrules/schemas/<game>/<what>.json` finds them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { gamesOf, ROOT } from './entries.ts';

for (const game of gamesOf()) {
  const { jsonSchemas }: { jsonSchemas: Readonly<Record<string, unknown>> } = await import(
    `${ROOT}/src/games/${game}/schema.ts`
  );
  const folder = `${ROOT}/dist/schemas/${game}`;
  mkdirSync(folder, { recursive: true });
  for (const [what, schema] of Object.entries(jsonSchemas)) {
    writeFileSync(`${folder}/${what}.json`, `${JSON.stringify(schema, undefined, 2)}\n`);
  }
}
