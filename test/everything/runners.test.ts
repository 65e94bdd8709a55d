import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { userProject } from '../package/project.ts';
import { installed } from '../tools/checks/runtimes/installed.ts';
import { ROOT } from '../tools/entries.ts';

const IMPORTS = `
  import { IllegalMoveError, Match } from 'feyrules/core';
  import defaultKit, { kit } from 'feyrules/strage/kit';`;
const REQUIRES = `
  const { IllegalMoveError, Match } = require('feyrules/core');
  const { kit, default: defaultKit } = require('feyrules/strage/kit');`;
/** A typical user's test, in JavaScript and TypeScript: it plays, is refused, and uses code loaded on demand. */
const TEST = `
  test('a match', async () => {
    const match = new Match(kit.game, { options: { players: 2 }, seed: 7 });
    while (match.actor === 'chance') match.chance();
    const { actor } = match;
    if (typeof actor === 'number') match.play(actor, match.observe(actor).moves[0]);
    const none = JSON.parse('{ "type": "none" }');
    const thrown = await Promise.resolve().then(() => kit.game.apply(match.state, none)).catch((error) => error);
    const law = await kit.law?.();
    const schemas = await kit.schemas?.();
    const found = [defaultKit === kit, thrown instanceof IllegalMoveError, law?.sections.length, schemas?.move.is(none)];
    if (!/^true,true,\\d+,false$/.test(found.join())) throw new Error(found.join());
  });`;
const NODE_TEST = "import { test } from 'node:test';";

interface Runner {
  /** The files of the project, by their paths. */
  readonly files: () => Readonly<Record<string, string>>;
  readonly command: () => readonly string[];
}

const jest = (): readonly string[] => [join(installed('jest', '30.5.2'), 'bin/jest.js'), '--ci'];

/** By the name of the test runner, with no settings except those in the files. */
const RUNNERS: Readonly<Record<string, Runner>> = {
  Jest: { files: () => ({ 'a.test.js': REQUIRES + TEST, 'package.json': '{}' }), command: jest },
  'Jest with Babel': {
    files: () => ({
      'a.test.js': IMPORTS + TEST,
      'package.json': '{}',
      'babel.config.js': `module.exports = { presets: [['${installed('@babel/preset-env', '7.28.5')}', { targets: { node: 'current' } }]] };`,
    }),
    command: jest,
  },
  'Jest with ts-jest': {
    files: () => ({
      'a.test.ts': `import { name } from 'feyrules/package.json';
declare const test: (name: string, act: () => Promise<void>) => void;${IMPORTS}${TEST}test(name, async () => {});`,
      'package.json': '{}',
      // A resolution without support for `exports`.
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          module: 'commonjs',
          moduleResolution: 'node10',
          resolveJsonModule: true,
          target: 'es2022',
          types: [],
          strict: true,
        },
      }),
      'jest.config.js': `module.exports = { transform: { '\\\\.ts$': '${installed('ts-jest', '29.4.15')}' } };`,
    }),
    command: jest,
  },
  Vitest: {
    files: () => ({
      'a.test.js': `import { test } from 'vitest';${IMPORTS}${TEST}`,
      'vitest.config.js': 'export default {};',
    }),
    command: () => [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run'],
  },
  'node:test, of ES modules,': {
    files: () => ({ 'a.test.mjs': NODE_TEST + IMPORTS + TEST }),
    command: () => ['--test'],
  },
  'node:test, of CommonJS,': {
    files: () => ({ 'a.test.cjs': `const { test } = require('node:test');${REQUIRES}${TEST}` }),
    command: () => ['--test'],
  },
};

it.each(Object.keys(RUNNERS))('%s runs a test that uses the package', (name) => {
  const runner = RUNNERS[name];
  const { folder } = userProject(`runner-${name.replace(/\W/g, '')}`);
  for (const [path, text] of Object.entries(runner?.files() ?? {})) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const printed = execFileSync('node', runner?.command() ?? [], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  expect(printed).not.toContain('# fail 1');
});
