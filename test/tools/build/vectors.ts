/**
 * Writes the test vectors for implementations in other languages, and their description: `docs/reference/vectors`. For
 * the named games, or for all.
 */
import { writeFileSync } from 'node:fs';
import { kits } from '../../../src/games/index.ts';
import { specs } from '../../games/specs.ts';
import { chooseVectors } from '../../vectors/choose.ts';
import { pagePathOf, textOf, vectorsPathOf } from '../../vectors/files.ts';
import { valuesOf } from '../../vectors/meetings.ts';
import { pageOf } from '../../vectors/page.ts';

const named = process.argv.slice(2);
for (const kit of kits) {
  const { id } = kit.game;
  const spec = specs.find(({ game }) => game.id === id);
  if (spec === undefined || (named.length > 0 && !named.includes(id))) continue;
  const vectors = chooseVectors(kit, spec.options, await valuesOf(kit));
  writeFileSync(vectorsPathOf(id), textOf(vectors));
  writeFileSync(pagePathOf(id), await pageOf(kit, vectors));
  console.log(`${id}: ${vectors.length} lines`);
}
