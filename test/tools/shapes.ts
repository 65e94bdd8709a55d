/** Writes the JSON Schemas of the games beside their shapes, of which they are made. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gamesOf } from './entries.ts';
import { schemaPathOf, schemaTextsOf } from './json-schemas.ts';

for (const game of gamesOf()) {
  for (const [what, text] of Object.entries(await schemaTextsOf(game))) {
    mkdirSync(dirname(schemaPathOf(game, what)), { recursive: true });
    writeFileSync(schemaPathOf(game, what), text);
  }
}
