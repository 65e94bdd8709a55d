import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { ROOT } from '../tools/entries.ts';
import { projectFiles } from '../tools/files.ts';
import { type Project, userProject } from './project.ts';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

const GUIDE = readFileSync(join(ROOT, 'docs/guides/command.md'), 'utf8');

/** The fenced blocks of a language. */
function blocks(language: string, page: string = README): string[] {
  return [...page.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, code = '']) => code);
}

function printedBy(program: string, args: readonly string[], cwd: string): string {
  return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

const commands = blocks('sh').flatMap((block) => block.trim().split('\n'));

describe('the README', () => {
  let project: Project;
  beforeAll(() => {
    project = userProject('readme');
  });

  // The tests of the browser files run the pages.
  it('has only blocks and commands that are run', () => {
    const languages = [...README.matchAll(/^```(\w*)\n.*?^```/gms)].map(([, language]) => language);
    expect(languages.filter((language) => !['sh', 'ts', 'html'].includes(language ?? ''))).toEqual([]);
    expect(
      commands.filter((command) => !/^(npm install feyrules$|npm ci && npm (start|test)$|npx feyrules )/.test(command)),
    ).toEqual([]);
  });

  it('begins with an installation after which its first program runs', () => {
    const [install = '', ...others] = commands;
    expect([install, others.includes(install)]).toEqual(['npm install feyrules', false]);
    const folder = mkdtempSync(join(tmpdir(), 'feyrules-installed-'));
    const args = install.replace('feyrules', inject('tarball')).split(' ').slice(1);
    execFileSync('npm', [...args, '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
    // The first program has no types.
    writeFileSync(join(folder, 'first.mjs'), blocks('ts')[0] ?? '');
    const printed = execFileSync('node', ['first.mjs'], { cwd: folder, encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(printed).toMatch(/^ST-3\.3 h8 is outside the placement area\.\n@a1 colloca un mezzelfo in a1\n/);
  });

  it('names the commands that the continuous check runs', () => {
    const check = readFileSync(join(ROOT, '.ci/run'), 'utf8');
    expect(commands).toContain('npm ci && npm test');
    expect(check).toContain("'npm ci && npm test'");
    expect(README).toContain('`npm run everything`');
    expect(check).toContain('npm run rest');
  });

  it('has a main job that runs on a fresh checkout', () => {
    expect(commands).toContain('npm ci && npm start');
    const checkout = mkdtempSync(join(tmpdir(), 'feyrules-checkout-'));
    for (const file of projectFiles()) cpSync(join(ROOT, file), join(checkout, file));
    // This test itself uses what `npm ci` installs.
    symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'));
    const printed = printedBy('npm', ['start'], checkout);
    rmSync(checkout, { recursive: true });
    expect(printed).toMatch(/The game is over\. \d+ moves/);
    expect(printed).toMatch(/\nlegal, \d+ moves, /);
  });

  const guided = blocks('sh', GUIDE).flatMap((block) => block.trim().split('\n'));

  it.each([...commands, ...guided].filter((command) => command.startsWith('npx feyrules')))('%s', (command) => {
    const [, ...args] = command.split(' ');
    expect(printedBy('npx', args, project.folder)).not.toBe('');
  });

  describe('has programs that', () => {
    const programs = blocks('ts').map((code, index) => [index + 1, code] as const);
    beforeAll(() => {
      for (const [number, code] of programs) writeFileSync(join(project.folder, `readme-${number}.mts`), code);
      const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
      const strict = ['--strict', '--module', 'nodenext', '--target', 'es2022'];
      const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')];
      const files = programs.map(([number]) => `readme-${number}.mts`);
      const { stdout } = spawnSync('node', [tsc, ...strict, ...types, ...files], {
        cwd: project.folder,
        encoding: 'utf8',
      });
      expect(stdout).toBe('');
    });

    it.each(programs)('compile and run: %i', (number) => {
      const printed = execFileSync('node', [`readme-${number}.mjs`], { cwd: project.folder, encoding: 'utf8' });
      expect(printed).not.toBe('');
    });
  });
});
