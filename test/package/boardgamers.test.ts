import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../src/index.ts';
import { engineFile, FUNCTIONS, viewerFile } from '../tools/build/boardgamers.ts';
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

/** Plays to the end through the platform's calls, and stores and loads the game as the platform does. */
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

  it('is installed with the package, with the functions that the platform calls', () => {
    const names =
      'console.log(Object.keys(engine).filter((name) => name !== "default" && name !== "module.exports").sort().join());';
    const program = `import * as engine from 'feyrules/boardgamers/${game}';${names}${PLAY}`;
    expect(userProject(`engine-${game}`).run('play.mjs', program)).toBe(`${FUNCTIONS.join()}\ntrue 3 1\n`);
  });

  it('exports the functions of its declarations', () => {
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

  it('describes a package of five lines with the functions of an engine', () => {
    expect(project.run('play.mjs', `import * as engine from './engine/index.cjs';${PLAY}`)).toBe('true 3 1\n');
    const { name, main }: { name: string; main: string } = JSON.parse(blockOf('json'));
    expect([name, main]).toEqual(['elfenland-engine', 'index.cjs']);
  });

  it('names existing files', () => {
    const text = readFileSync(join(ROOT, 'docs/guides/boardgamers.md'), 'utf8');
    const named = [...text.matchAll(/\b(?:dist\/boardgamers|viewers)\/[\w-]+\.c?js/g)].map(([path]) => path);
    const there = Object.keys(games).flatMap((game) => [`dist/${engineFile(game)}.cjs`, `${viewerFile(game)}.js`]);
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((path) => !there.includes(path))).toEqual([]);
  });

  it('has types for engines', () => {
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
  });
});
