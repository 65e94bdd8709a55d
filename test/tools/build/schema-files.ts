/** npm run build: writes the JSON Schemas of the built kits as files, for `feyrules/schemas/<game>/<what>.json`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Kit } from '../../../src/core/kit.ts';
import { ROOT } from '../entries.ts';

const { kits }: { readonly kits: readonly Kit[] } = await import(`${ROOT}/dist/entries/index.js`);
for (const { game, schemas } of kits) {
  const folder = `${ROOT}/dist/schemas/${game.id}`;
  mkdirSync(folder, { recursive: true });
  for (const [what, { json }] of Object.entries((await schemas?.()) ?? {})) {
    writeFileSync(`${folder}/${what}.json`, JSON.stringify(json));
  }
}
