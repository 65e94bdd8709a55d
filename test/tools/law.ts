/** Writes the rules of record as data beside the rules: `docs/rules` is where they are edited. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gamesOf } from './entries.ts';
import { dataOf, dataPathOf, LOCALES } from './rules.ts';

for (const game of gamesOf()) {
  for (const locale of LOCALES) {
    const path = dataPathOf(game, locale);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, dataOf(game, locale));
  }
}
