import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Project, userProject } from '../package/project.ts';
import { installed } from '../tools/checks/runtimes/installed.ts';
import { ROOT } from '../tools/entries.ts';

/** Plays with bots of the library and one of its own, and requests what a bundle does not contain. */
const PROGRAM = `
import { playJob, printHtml, redis, run, serve, tally, threads } from 'feyrules/arena';
import { kits } from 'feyrules/games';
const plan = {
  settings: [{ game: 'strage', players: 2, options: {} }],
  format: 'table', entrants: ['greedy', 'mine:5'], games: 2, seed: 1, maxMoves: 1000,
};
const decide = ({ moves }, { budget }) => moves[budget.iterations % moves.length];
const bots = { mine: () => ({ name: 'mine', decide }) };
async function main() {
const results = await run(plan, { kits, bots });
const { record } = await playJob(plan, 1, { kits, bots });
console.log(results.length, record.moves.length === results[1].moves);
const told = (error) => console.log(error.name, error.code);
const url = 'redis://127.0.0.1:1';
const named = { ...plan, entrants: ['greedy', './bot.mjs'] };
await run(named, { kits }).catch(told);
for (const backend of [threads(2), redis(url)]) {
  await run({ ...plan, entrants: ['greedy', 'random'] }, { games: ['feyrules/games'], backend }).catch(told);
}
await serve(url, { workers: 1, signal: new AbortController().signal }).catch(told);
await printHtml(tally(plan, results)).catch(({ code, message }) => console.log(code, message));
}
main();
`;
const SAID = `2 true
PlanError arena/bundled
PlanError arena/bundled
PlanError arena/bundled
PlanError arena/bundled
arena/missing-package a report with pictures needs one more package: npm install echarts
`;

/** By the name of a bundler: a module that bundles `main.mjs` into the folder `out`. */
const BUNDLERS: Readonly<Record<string, () => string>> = {
  esbuild: () => esbuild('esm'),
  'esbuild, as CommonJS,': () => esbuild('cjs'),
  Rollup: () => `
    import { rollup } from '${moduleOf('rollup', '4.68.8', 'dist/es/rollup.js')}';
    import { nodeResolve } from '${moduleOf('@rollup/plugin-node-resolve', '16.0.3', 'dist/es/index.js')}';
    const bundle = await rollup({ input: 'main.mjs', plugins: [nodeResolve()], onwarn() {} });
    await bundle.write({ dir: 'out', format: 'es', entryFileNames: '[name].mjs' , chunkFileNames: '[name]-[hash].mjs' });`,
  Vite: () => `
    import { build } from '${pathToFileURL(join(ROOT, 'node_modules/vite/dist/node/index.js')).href}';
    const output = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' };
    const options = { ssr: 'main.mjs', outDir: 'out', rollupOptions: { output } };
    await build({ configFile: false, logLevel: 'silent', ssr: { noExternal: true }, build: options });`,
  webpack: () => `
    import webpack from '${moduleOf('webpack', '5.112.2', 'lib/index.js')}';
    const output = { path: process.cwd() + '/out', filename: 'main.mjs', module: true, chunkFormat: 'module' };
    const options = { mode: 'development', target: 'node20', entry: './main.mjs', experiments: { outputModule: true } };
    webpack({ ...options, output, devtool: false }, (error, stats) => {
      for (const { message } of stats?.toJson().errors ?? [error]) throw new Error(message);
    });`,
};

function esbuild(format: 'esm' | 'cjs'): string {
  return `
    import { build } from '${moduleOf('esbuild', '0.28.2', 'lib/main.js')}';
    const options = { entryPoints: ['main.mjs'], bundle: true, platform: 'node', logLevel: 'silent' };
    await build({ ...options, format: '${format}', outfile: 'out/main.${format === 'esm' ? 'mjs' : 'cjs'}' });`;
}

function moduleOf(name: string, version: string, path: string): string {
  return pathToFileURL(join(installed(name, version), path)).href;
}

let elsewhere = '';
beforeAll(() => {
  elsewhere = mkdtempSync(join(tmpdir(), 'feyrules-bundle-'));
});
afterAll(() => {
  rmSync(elsewhere, { recursive: true });
});

it.each(Object.keys(BUNDLERS))('%s bundles a program that uses the arena, without the optional packages', (name) => {
  const project: Project = userProject(`bundle-${name.replace(/\W/g, '')}`);
  writeFileSync(join(project.folder, 'main.mjs'), PROGRAM);
  project.run('bundle.mjs', BUNDLERS[name]?.() ?? '');
  // Run where it was made, and in a place without any packages.
  for (const folder of [project.folder, join(elsewhere, name)]) {
    if (folder !== project.folder) cpSync(join(project.folder, 'out'), join(folder, 'out'), { recursive: true });
    writeFileSync(join(folder, 'bot.mjs'), 'export default { name: "mine", decide: ({ moves }) => moves[0] };');
    const file = `out/main.${name.includes('CommonJS') ? 'cjs' : 'mjs'}`;
    const { stdout, stderr } = spawnSync('node', [file], { cwd: folder, encoding: 'utf8' });
    expect(`${stdout}${stderr}`).toBe(SAID);
  }
});

it('Parcel bundles a game, its bots and what a kit loads on demand', () => {
  const { folder, run } = userProject('bundle-parcel');
  const settings = {
    '@parcel/resolver-default': { packageExports: true },
    main: 'out/main.js',
    engines: { node: '20' },
    targets: { main: { includeNodeModules: true } },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(settings));
  // Parcel reads the settings of the folder that has the lock file.
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  const source = `
    import { botOf } from 'feyrules/bots';
    import { IllegalMoveError, seeded, Match } from 'feyrules/core';
    import { kit } from 'feyrules/strage/kit';
    const { game } = kit;
    const match = new Match(game, { options: { players: 2 }, seed: 7 });
    while (match.actor === 'chance') match.chance();
    match.play(match.actor, botOf('greedy', kit).decide(match.observe(match.actor), { rng: seeded(3) }));
    const none = Promise.resolve().then(() => game.apply(match.state, { type: 'none' }));
    none.catch(async (error) => console.log(error instanceof IllegalMoveError, (await kit.law()).sections.length > 3));`;
  run('main.js', source, ['node', join(installed('parcel', '2.16.4'), 'lib/bin.js'), 'build', '--no-cache']);
  expect(execFileSync('node', ['out/main.js'], { cwd: folder, encoding: 'utf8' })).toBe('true true\n');
});
