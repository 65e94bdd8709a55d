import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../src/index.ts';
import { browserFiles } from '../tools/build/browser.ts';
import { licencesPage } from '../tools/build/licences.ts';
import { entries, entryFile, ROOT } from '../tools/entries.ts';
import { type Project, specifiers, userProject } from './project.ts';

/** Plays a first move, is refused another, and catches the refusal as the class that `feyrules/core` exports. */
const PROGRAM = `
const state = strage.apply(strage.setup({ order: [0, 1, 2] }), { type: 'roll', die: 4 });
try {
  strage.apply(state, { type: 'place', to: 63 });
} catch (error) {
  if (!(error instanceof core.IllegalMoveError)) throw error;
  console.log(error.violation.clause, games.strage === strage, typeof kit.schemas === 'function');
}
`;

describe('the packed package', () => {
  let project: Project;
  beforeAll(() => {
    project = userProject('tarball');
  });

  it('works with ESM', () => {
    const imports = `
      import * as core from 'feyrules/core';
      import { games } from 'feyrules';
      import { strage } from 'feyrules/strage';
      import { kit } from 'feyrules/strage/kit';`;
    expect(project.run('esm.mjs', imports + PROGRAM)).toBe('ST-3.3 true true\n');
  });

  it('works with CJS', () => {
    const requires = `
      const core = require('feyrules/core');
      const { games } = require('feyrules');
      const { strage } = require('feyrules/strage');
      const { kit } = require('feyrules/strage/kit');`;
    expect(project.run('cjs.cjs', requires + PROGRAM)).toBe('ST-3.3 true true\n');
  });

  describe('with TypeScript', () => {
    const uses = (entries: readonly string[]): string => `
      ${entries.map((entry, index) => `import * as entry${index} from '${entry}';`).join('\n')}
      import { strage, type Move } from 'feyrules/strage';
      const moves: Move[] = strage.legalMoves(strage.setup());
      // @ts-expect-error a state is read-only
      export const write = () => { strage.setup().points = 6; };
      // @ts-expect-error a square is no word
      export const misplace = () => strage.apply(strage.setup(), { type: 'place', to: 'a1' });
      console.log(moves.length, ${entries.map((_, index) => `typeof entry${index}`)});`;
    const programs: Readonly<Record<string, string>> = {
      // The files for pages are only ESM.
      'user.mts': uses([...specifiers(), ...browserFiles().map((file) => `feyrules/${file}`)]),
      'user.cts': uses(specifiers()),
    };
    const names = Object.keys(programs);
    beforeAll(() => {
      for (const name of names) writeFileSync(join(project.folder, name), programs[name] ?? '');
      const compilerOptions = { strict: true, module: 'nodenext', target: 'es2022', types: [], skipLibCheck: false };
      writeFileSync(join(project.folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: names }));
      const tsc = resolve(ROOT, 'node_modules/typescript/bin/tsc');
      const { stdout } = spawnSync('node', [tsc, '-p', '.'], { cwd: project.folder, encoding: 'utf8' });
      expect(stdout).toBe('');
    });

    it.each(names)('works as %s', (name) => {
      const compiled = name.replace('ts', 'js');
      expect(execFileSync('node', [compiled], { cwd: project.folder, encoding: 'utf8' })).toMatch(/^6 object/);
    });
  });

  it('exports no other file', () => {
    const folder = join(project.folder, '../node_modules/feyrules');
    const inner = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(c?js|ts|json|md|txt|py)$/.test(path))
      .filter((path) => !/^(dist\/(schemas|browser|boardgamers)\/|(dist\/cjs\/)?package\.json$)/.test(path));
    const names = inner.flatMap((path) => [path, path.replace('dist/', ''), path.replace('dist/cjs/', '')]);
    const specifiers = [...new Set(names.flatMap((name) => [name, name.replace(/\.\w+$/, '')]))];
    const program = `
      (async () => {
        for (const name of ${JSON.stringify(specifiers)}) {
          for (const load of [(path) => import(path), require]) {
            const found = await Promise.resolve('feyrules/' + name).then(load).then(() => name, ({ code }) => code);
            if (!/^(ERR_PACKAGE_PATH_NOT_EXPORTED|(ERR_)?MODULE_NOT_FOUND)$/.test(found)) console.log(found);
          }
        }
        console.log('tried');
      })();`;
    expect(specifiers.length).toBeGreaterThan(1_000);
    expect(project.run('inner.cjs', program)).toBe('tried\n');
  });

  describe('has the same exports in both formats', () => {
    let found: Readonly<Record<'esm' | 'cjs', Readonly<Record<string, number>>>>;
    beforeAll(() => {
      const all = JSON.stringify(specifiers());
      const count = (load: string): string => `
        const found = {};
        (async () => {
          for (const entry of ${all}) found[entry] = Object.keys(${load}).length;
          console.log(JSON.stringify(found));
        })();`;
      found = {
        esm: JSON.parse(project.run('entries.mjs', count('await import(entry)'))),
        cjs: JSON.parse(project.run('entries.cjs', count('require(entry)'))),
      };
    });

    it.each(specifiers())('%s', (entry) => {
      expect(found.esm[entry]).toBeGreaterThan(0);
      // What CommonJS has as a default besides is not there.
      expect(found.cjs[entry]).toBe(found.esm[entry]);
    });
  });

  it.each(Object.keys(games))('contains the JSON Schemas of %s as files', (game) => {
    const program = `
      const { kit } = require('feyrules/${game}/kit');
      kit.schemas().then((schemas) => {
        for (const [what, { json }] of Object.entries(schemas)) {
          require('node:assert').deepEqual(require(json.$id), json);
          console.log(what);
        }
      });`;
    expect(project.run('schemas.cjs', program)).toBe('options\nmove\nview\nevent\nrecord\n');
  });

  it('contains the command', () => {
    const feyrules = (...args: string[]): string =>
      execFileSync(project.command, args, { cwd: project.folder, encoding: 'utf8' });
    expect(
      feyrules('play', 'strage', '--seats', 'random,random', '--seed', '1', '--quiet', '--record', 'g.json'),
    ).toMatch(/over/);
    expect(feyrules('check', 'g.json')).toMatch(/^legal/);
  });

  it('names the missing package of a command', () => {
    const command = project.command;
    const { stderr, status } = spawnSync(command, ['mcp'], { cwd: project.folder, encoding: 'utf8' });
    expect([stderr, status]).toEqual([expect.stringContaining('npm install @modelcontextprotocol/sdk'), 2]);
    const arena = ['arena', 'strage', '--seats', 'random,random', '--games', '1', '--no-out', '--html', 'report.html'];
    const drawn = spawnSync(command, arena, { cwd: project.folder, encoding: 'utf8' });
    expect(drawn).toMatchObject({ stdout: '', status: 2 });
    expect(drawn.stderr).toBe('feyrules: a report with pictures needs one more package: npm install echarts\n');
  });
});

describe('the imports of an entry', () => {
  /** The entries that need packages, at run time or for code loaded on demand. */
  const PACKAGES: Readonly<Record<string, RegExp>> = {
    arena:
      /^(node:)?(fs|path|url|module|timers\/promises|crypto|events|worker_threads)$|^(zod|tinypool|bullmq|ioredis|echarts\/(core|charts|components|renderers))$/,
    referee: /^zod$/,
    'adapters/boardgamers': /^(node:)?crypto$/,
    testing: /^(node:)?assert\/strict$|^fast-check$/,
  };
  const files = [
    ...Object.keys(entries()).flatMap((entry) => [`${entryFile(entry)}.js`, `cjs/${entryFile(entry)}.js`]),
    ...browserFiles().map((file) => `${file}.js`),
  ];

  it.each(files)('%s', (file) => {
    const entry = file.replace(/^(cjs\/)?entries\/|\.js$/g, '');
    const allowed = PACKAGES[entry] ?? /^$/;
    expect([...outsideOf(join(ROOT, 'dist', file))].filter((name) => !allowed.test(name))).toEqual([]);
  });

  it('are found by the test', () => {
    expect([...outsideOf(join(ROOT, 'dist/entries/arena.js'))]).toEqual(expect.arrayContaining(['zod', 'bullmq']));
    expect([...outsideOf(join(ROOT, 'dist/cjs/entries/arena.js'))]).toEqual(expect.arrayContaining(['zod', 'bullmq']));
  });

  it('are listed in the notices with their licences if bundled', () => {
    const notices = readFileSync(join(ROOT, 'dist/THIRD-PARTY-NOTICES.txt'), 'utf8');
    const names = [...notices.matchAll(/^(\S+) \d+\.\d+\.\d+$/gm)].map(([, name = '']) => name);
    const [, bundled = ''] = licencesPage().split('The modules of feyrules contain');
    expect(names).toEqual([...bundled.matchAll(/^\| (\S+) \| \d/gm)].map(([, name]) => name));
    for (const name of ['pure-rand', 'commander']) {
      expect(notices).toContain(readFileSync(join(ROOT, 'node_modules', name, 'LICENSE'), 'utf8').trim());
    }
  });
});

/** The imports of a built module, direct or not, static or dynamic, that are not files of the package. */
function outsideOf(file: string, seen: Set<string> = new Set()): Set<string> {
  const outside = new Set<string>();
  if (seen.has(file)) return outside;
  seen.add(file);
  for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
    if (!fileName.startsWith('.')) outside.add(fileName);
    else for (const name of outsideOf(resolve(dirname(file), fileName), seen)) outside.add(name);
  }
  return outside;
}
