import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT: string = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** What of a game is an entry by itself, where there is a file of that name. */
const PARTS = ['schema', 'table', 'kit'];
/** What is one where the file exports something of that name: a `board.ts` may be a concept of the rules as well. */
const NAMED_PARTS = ['board', 'law'];

/**
 * The modules that users import: the source by the path behind `feyrules/`, `index` for the package itself. The built
 * files have these names in `dist`, and the patterns of package.json#exports lead there.
 */
export function entries(): Record<string, string> {
  const games = foldersOf('src/games');
  const candidates = [
    ['index', 'src/index.ts'],
    ...foldersOf('src').map((part) => [part, `src/${part}/index.ts`]),
    ...foldersOf('src/adapters').map((adapter) => [`adapters/${adapter}`, `src/adapters/${adapter}/index.ts`]),
    ...games.flatMap((game) => [
      [game, `src/games/${game}/index.ts`],
      ...PARTS.map((part) => [`${game}/${part}`, `src/games/${game}/${part}.ts`]),
    ]),
  ].filter(([, source = '']) => existsSync(`${ROOT}/${source}`));
  const named = games.flatMap((game) =>
    NAMED_PARTS.filter((part) => exportsItsName(`src/games/${game}/${part}.ts`, part)).map((part) => [
      `${game}/${part}`,
      `src/games/${game}/${part}.ts`,
    ]),
  );
  return Object.fromEntries([...candidates, ...named]);
}

/** The ids of the games. */
export function gamesOf(): string[] {
  return foldersOf('src/games');
}

function foldersOf(path: string): string[] {
  return readdirSync(`${ROOT}/${path}`, { withFileTypes: true })
    .filter((file) => file.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function exportsItsName(path: string, name: string): boolean {
  return (
    existsSync(`${ROOT}/${path}`) &&
    new RegExp(`^export (const|function|async function) ${name}\\b`, 'm').test(readFileSync(`${ROOT}/${path}`, 'utf8'))
  );
}
