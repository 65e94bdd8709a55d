import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT: string = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Parts of a game that are separate entries if the file exists. */
const PARTS = ['kit', 'board'];

// Cached: bundlers ask at every import.
const GAMES = foldersOf('src/games');
const ENTRIES = Object.fromEntries(
  [
    ['index', 'src/index.ts'],
    ...foldersOf('src').map((part) => [part, `src/${part}/index.ts`]),
    ...foldersOf('src/adapters').map((adapter) => [`adapters/${adapter}`, `src/adapters/${adapter}/index.ts`]),
    ...GAMES.flatMap((game) => [
      [game, `src/games/${game}/index.ts`],
      ...PARTS.map((part) => [`${game}/${part}`, `src/games/${game}/${part}.ts`]),
    ]),
  ].filter(([, source = '']) => existsSync(`${ROOT}/${source}`)),
);

/**
 * The modules that users import: the source by the path after `feyrules/`, `index` for the package itself. The pattern
 * in package.json#exports maps them to their built files, {@link entryFile}.
 */
export function entries(): Readonly<Record<string, string>> {
  return ENTRIES;
}

/** The built file of an entry in `dist` and in `dist/cjs`, without extension. */
export function entryFile(entry: string): string {
  return `entries/${entry}`;
}

/** The ids of the games. */
export function gamesOf(): readonly string[] {
  return GAMES;
}

function foldersOf(path: string): string[] {
  return readdirSync(`${ROOT}/${path}`, { withFileTypes: true })
    .filter((file) => file.isDirectory())
    .map(({ name }) => name)
    .sort();
}
