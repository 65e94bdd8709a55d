import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { entries, gamesOf, ROOT } from '../entries.ts';
import { projectFiles } from '../files.ts';

/** The figures of the project's size, each with its ceiling in `ceilings.json`. */
export type Figures = Readonly<Record<string, number>>;

/** A file that names this many games must be edited for a new game; tests may use up to four as examples. */
const MOST_GAMES = 5;
/** Files that commands write, or that are written once: contracts, results of measurements, the changelog. */
const WRITTEN =
  /^(CHANGELOG\.md|docs\/reference\/(api|errors\.md|vectors\/[\w-]+\.jsonl|mutation|learning)|test\/tools\/lab\/(mutate|strength)\/.*\.json)/;

export function measured(): Figures {
  const files = projectFiles();
  const sources = files.filter((file) => file.startsWith('src/'));
  const typeScript = files.filter((file) => /\.tsx?$/.test(file));
  const { size, entryCount } = packed();
  return {
    'lines of TypeScript in src and docs/playground': linesOf(typeScript, /^(src|docs\/playground)\//),
    'lines of TypeScript in test': linesOf(typeScript, /^test\//),
    'lines of generated files under src': linesOf(sources, /(?<!\.ts)$/),
    'files in the tarball': entryCount,
    'bytes of the tarball': size,
    'packages that the package depends on': Object.keys(jsonOf('package.json').dependencies ?? {}).length,
    "imports from one game's folder into another's": sources.flatMap((file) => crossings(file, read(file))).length,
    'entries that users import': Object.keys(entries()).length,
    'names that the entries export': exportedNames(),
    ...started(),
    'places that a further game touches outside its folders': placesOfGames(files).length,
  };
}

/** A sentence for each figure that exceeds its ceiling or has none, and for each ceiling without a figure. */
export function faultsOf(figures: Figures, ceilings: Figures): string[] {
  return [...new Set([...Object.keys(figures), ...Object.keys(ceilings)])].flatMap((name) => {
    const [figure, ceiling] = [figures[name], ceilings[name]];
    if (figure === undefined) return [`Nothing has measured "${name}".`];
    if (ceiling === undefined) return [`There is no ceiling for "${name}" (${figure}).`];
    return figure > ceiling ? [`${name}: ${figure}, more than ${ceiling}.`] : [];
  });
}

/** The imports in a game's file from the folder of another game. */
export function crossings(file: string, text: string): string[] {
  const game = gameAt(file);
  if (game === undefined) return [];
  return [...text.matchAll(/\b(?:from|import\()\s*'(\.[^']+)'/g)]
    .map(([, path = '']) => normalize(join(dirname(file), path)))
    .filter((path) => ![undefined, game].includes(gameAt(path)));
}

/** The files outside the games' folders that name most of the games by id: lists, tables, maps by game. */
export function placesOfGames(files: readonly string[]): string[] {
  const games = gamesOf();
  const own = new RegExp(
    `^(src/games|test/games|docs/rules(/it)?|docs/reference/(errors|vectors))/(${games.join('|')})\\b`,
  );
  return files
    .filter((file) => !own.test(file) && !WRITTEN.test(file))
    .filter((file) => {
      const text = read(file);
      return games.filter((game) => text.includes(game)).length >= MOST_GAMES;
    });
}

function gameAt(path: string): string | undefined {
  return /^src\/games\/([^/]+)\//.exec(path)?.[1];
}

/** From the API reports. The report of `feyrules` itself repeats the core and the games. */
function exportedNames(): number {
  return projectFiles('docs/reference/api')
    .filter((file) => !file.endsWith('/index.api.md'))
    .reduce((sum, file) => sum + [...read(file).matchAll(/^export /gm)].length, 0);
}

/** As counted by the last `npm test` (`started.ts`). */
function started(): Figures {
  const found = statSync(join(ROOT, 'temp/started'), { throwIfNoEntry: false });
  return found === undefined ? {} : { 'processes that the tests of npm test start': found.size };
}

function packed(): { readonly size: number; readonly entryCount: number } {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const [first] = JSON.parse(
    execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8', shell: process.platform === 'win32' }),
  );
  return first;
}

function linesOf(files: readonly string[], chosen: RegExp): number {
  return files.filter((file) => chosen.test(file)).reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);
}

function jsonOf(file: string): { readonly dependencies?: object } {
  return JSON.parse(read(file));
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
