import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../src/index.ts';
import { engineFile, FUNCTIONS, viewerFile } from '../tools/boardgamers.ts';
import { ROOT } from '../tools/entries.ts';
import { type Project, userProject } from './project.ts';

const require = createRequire(import.meta.url);

/** The fenced block of the guide in that language. */
function blockOf(language: string): string {
  const text = readFileSync(join(ROOT, 'docs/guides/boardgamers.md'), 'utf8');
  const [, code] = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(text) ?? [];
  if (code === undefined) throw new Error(`The guide has no ${language}.`);
  return code;
}

/** Plays to the end by whatever the platform calls, as it stores and loads what it is given. */
const PLAY = `
  let data = await engine.init(3, [], {}, 'a secret');
  let moves = 0;
  while (!engine.ended(data)) {
    data = engine.toSave(engine.moveAI(JSON.parse(JSON.stringify(data)), engine.currentPlayer(data)));
    moves += 1;
  }
  console.log(moves > 5, engine.rankings(data).length, engine.messages(data).messages.length);`;

describe.each(Object.keys(games))('the engine of %s', (game) => {
  const file = join(ROOT, 'dist', `${engineFile(game)}.cjs`);

  it('stands alone, with the functions that the platform calls', () => {
    const folder = mkdtempSync(join(tmpdir(), 'feyrules-engine-'));
    cpSync(file, join(folder, 'engine.cjs'));
    const names =
      'console.log(Object.keys(engine).filter((name) => name !== "default" && name !== "module.exports").sort().join());';
    writeFileSync(join(folder, 'play.mjs'), `import * as engine from './engine.cjs';${names}${PLAY}`);
    const printed = execFileSync('node', ['play.mjs'], { cwd: folder, encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(printed).toBe(`${FUNCTIONS.join()}\ntrue 3 1\n`);
  });

  it('has the functions that its declarations have', () => {
    const declared = readFileSync(file.replace(/\.cjs$/, '.d.cts'), 'utf8');
    expect([...declared.matchAll(/declare const (\w+):/g)].map(([, name]) => name)).toEqual(FUNCTIONS);
    expect(Object.keys(require(file)).sort()).toEqual(FUNCTIONS);
  });
});

describe('the guide to the platform', () => {
  let project: Project;
  beforeAll(() => {
    project = userProject('boardgamers');
    mkdirSync(join(project.folder, 'engine'));
    writeFileSync(join(project.folder, 'engine/package.json'), blockOf('json'));
    writeFileSync(join(project.folder, 'engine/index.cjs'), blockOf('js'));
  });

  it('has a package of five lines, whose functions are those of an engine', () => {
    expect(project.run('play.mjs', `import * as engine from './engine/index.cjs';${PLAY}`)).toBe('true 3 1\n');
    const { name, main }: { name: string; main: string } = JSON.parse(blockOf('json'));
    expect([name, main]).toEqual(['elfenland-engine', 'index.cjs']);
  });

  it('names files that are there', () => {
    const text = readFileSync(join(ROOT, 'docs/guides/boardgamers.md'), 'utf8');
    const named = [...text.matchAll(/\bdist\/(?:browser|boardgamers)\/[\w-]+\.c?js/g)].map(([path]) => path);
    const there = Object.keys(games).flatMap((game) => [`dist/${engineFile(game)}.cjs`, `dist/${viewerFile(game)}.js`]);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((path) => !there.includes(path))).toEqual([]);
  });

  it('has types for engines and the path of a viewer', () => {
    const program = `
      import { init, move, type Engine } from './typed.cjs';
      const begun: ReturnType<Engine['init']> = init(2, [], {}, 's');
      // @ts-expect-error a game has players
      void init();
      void begun.then((data) => move(data, '@a1', 0)).catch(() => undefined);`;
    writeFileSync(
      join(project.folder, 'typed.cts'),
      "export * from 'feyrules/boardgamers/strage';\nexport type { Engine } from 'feyrules/adapters/boardgamers';\n",
    );
    writeFileSync(join(project.folder, 'typed-user.cts'), program);
    const compilerOptions = { strict: true, module: 'nodenext', target: 'es2022', types: [], noEmit: true };
    const tsconfig = { compilerOptions, files: ['typed-user.cts'] };
    writeFileSync(join(project.folder, 'tsconfig.json'), JSON.stringify(tsconfig));
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    execFileSync('node', [tsc, '-p', '.'], { cwd: project.folder, stdio: ['ignore', 'inherit', 'inherit'] });
    const found = project.run('viewer.cjs', "console.log(require.resolve('feyrules/browser/strage-viewer'));");
    expect(found).toContain('dist/browser/strage-viewer.js');
  });
});
