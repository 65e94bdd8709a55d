/**
 * npm run build: what remains of the source maps for those who debug the package. Bundlers map every expression and
 * put all sources into every map; here the code keeps its lines and the package brings its sources along, so a map has
 * the beginning of every line, and names the sources where they lie.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { ROOT } from './entries.ts';
import { isShipped } from './shipped.ts';

interface SourceMap {
  readonly version: 3;
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
  readonly names: readonly string[];
  readonly mappings: string;
}

const DIST = join(ROOT, 'dist');
/** Both bundlers say where the map is. */
const NAMED = /^\/\/# sourceMappingURL=.*$/gm;
const PACKAGES = /^.*\/node_modules\//;

for (const path of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
  if (!path.endsWith('.js.map')) continue;
  const map = join(DIST, path);
  const script = map.slice(0, -'.map'.length);
  const reduced = reducedMap(JSON.parse(readFileSync(map, 'utf8')), dirname(map));
  if (reduced === undefined) rmSync(map);
  else writeFileSync(map, JSON.stringify(reduced));
  const code = readFileSync(script, 'utf8').replace(NAMED, '').trimEnd();
  writeFileSync(script, `${code}\n${reduced === undefined ? '' : `//# sourceMappingURL=${basename(map)}\n`}`);
}

/** The map that is shipped; none for a file that comes from data alone. */
function reducedMap({ sources, sourcesContent, mappings }: SourceMap, folder: string): SourceMap | undefined {
  const kept = new Map<number, { readonly name: string; readonly content: string | null }>();
  for (const [index, source] of sources.entries()) {
    const path = relative(ROOT, resolve(folder, source));
    if (isShipped(path)) kept.set(index, { name: source, content: null });
    // What is bundled of other packages has its source in the map itself.
    else if (PACKAGES.test(source)) {
      kept.set(index, { name: source.replace(PACKAGES, 'node_modules/'), content: sourcesContent?.[index] ?? null });
    }
  }
  if (kept.size === 0) return undefined;
  const order = [...kept.keys()];
  const lines = decode(mappings).map((segments): SourceMapSegment[] => {
    if (segments.length === 0) return [];
    for (const [, source, line, column] of segments) {
      const index = source === undefined ? -1 : order.indexOf(source);
      if (index >= 0 && line !== undefined && column !== undefined) return [[0, index, line, column]];
    }
    // Nobody's: else the line would be taken for more of the one before.
    return [[0]];
  });
  const sourcesKept = [...kept.values()];
  return {
    version: 3,
    sources: sourcesKept.map(({ name }) => name),
    ...(sourcesKept.some(({ content }) => content !== null) && {
      sourcesContent: sourcesKept.map(({ content }) => content),
    }),
    names: [],
    mappings: encode(lines),
  };
}
