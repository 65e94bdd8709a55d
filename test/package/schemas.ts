/** Writes the JSON Schemas of every game into the built package, where `feyrules/schemas/<game>/<what>.json` finds them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { jsonSchemas as elfengold } from '../../src/games/elfengold/schema.ts';
import { jsonSchemas as elfenland } from '../../src/games/elfenland/schema.ts';
import { jsonSchemas as elfenwizards } from '../../src/games/elfenwizards/schema.ts';
import { jsonSchemas as fairysFate } from '../../src/games/fairys-fate/schema.ts';
import { jsonSchemas as strage } from '../../src/games/strage/schema.ts';
import { jsonSchemas as theChallenge } from '../../src/games/the-challenge/schema.ts';

const games = {
  strage,
  elfenwizards,
  'the-challenge': theChallenge,
  'fairys-fate': fairysFate,
  elfenland,
  elfengold,
};

for (const [game, schemas] of Object.entries(games)) {
  const folder = resolve(import.meta.dirname, '../../dist/schemas', game);
  mkdirSync(folder, { recursive: true });
  for (const [what, schema] of Object.entries(schemas)) {
    writeFileSync(resolve(folder, `${what}.json`), `${JSON.stringify(schema, undefined, 2)}\n`);
  }
}
