import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { entries, entryFile } from '../../entries.ts';
import { installed } from './installed.ts';
import type { Consumer } from './programs.ts';

/** How a project resolves modules, and its format: under `bundler` there is only one. */
const RESOLUTIONS = [
  { module: 'node16', files: ['user.mts', 'user.cts'] },
  { module: 'nodenext', files: ['user.mts', 'user.cts'] },
  { module: 'esnext', moduleResolution: 'bundler', files: ['user.mts'] },
];
/** The resolution without `exports`, for compilers that still have it. */
const OLDEST_RESOLUTION = { module: 'commonjs', moduleResolution: 'node10', files: ['user.cts'] };

/** The errors of a compiler for a project that imports and uses the entries; empty if there are none. */
export async function complaintsOf(folder: Consumer, version: string): Promise<string[]> {
  const tsc = join(installed('typescript', version), 'bin/tsc');
  const isForeign = (entry: string): boolean => typesOutside(folder, entry).length > 0;
  const all = Object.keys(entries());
  // The other entries use packages whose types need a compiler of 5.5 or later.
  const groups = [
    { names: all.filter((entry) => !isForeign(entry)), skipLibCheck: false },
    ...(version.startsWith('5.4') ? [] : [{ names: all, skipLibCheck: true }]),
  ];
  const complaints: string[] = [];
  for (const { names, skipLibCheck } of groups) {
    writeUser(folder, names);
    const resolutions = /^[67]/.test(version) ? RESOLUTIONS : [...RESOLUTIONS, OLDEST_RESOLUTION];
    for (const { files, ...resolution } of resolutions) {
      const compilerOptions = {
        ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
        ...{ target: 'es2022', types: [], noEmit: true, skipLibCheck },
        ...resolution,
      };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
      const said = await promisify(execFile)('node', [tsc, '-p', '.'], { cwd: folder }).then(
        ({ stdout }) => stdout,
        ({ stdout, stderr }) => `${stdout}${stderr}`,
      );
      const how = `${resolution.moduleResolution ?? resolution.module}, skipLibCheck: ${skipLibCheck}`;
      complaints.push(
        ...said
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line) => `${how}: ${line}`),
      );
    }
  }
  return complaints;
}

/** A project that imports everything by name, and uses a game in ways that its types allow and forbid. */
function writeUser(folder: Consumer, names: readonly string[]): void {
  const specifiers = names.map((entry) => (entry === 'index' ? 'feyrules' : `feyrules/${entry}`));
  const text = [
    ...specifiers.map((specifier, index) => `import * as entry${index} from '${specifier}';`),
    `import { strage, type Move } from 'feyrules/strage';`,
    'export const moves: Move[] = strage.legalMoves(strage.setup());',
    '// @ts-expect-error a square is no word',
    `export const misplace = () => strage.apply(strage.setup(), { type: 'place', to: 'a1' });`,
    `export const all = [${specifiers.map((_, index) => `entry${index}`)}];`,
  ].join('\n');
  for (const file of ['user.mts', 'user.cts']) writeFileSync(join(folder, file), text);
}

/** The packages whose types the declarations of an entry use. */
function typesOutside(folder: Consumer, entry: string): string[] {
  const outside = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
      if (!fileName.startsWith('.')) outside.add(fileName);
      else visit(resolve(dirname(file), fileName.replace(/\.js$/, '.d.ts')));
    }
  };
  visit(join(folder, 'node_modules/feyrules/dist', `${entryFile(entry)}.d.ts`));
  return [...outside];
}
