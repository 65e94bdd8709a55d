import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { commandsOfGuide, filesOfGuide, GUIDE } from '../testing/guide.ts';
import { ROOT } from '../tools/entries.ts';
import { type Project, userProject } from './project.ts';

/** The packages that the guide's reader installs are already here. */
const INSTALLED = ['boardgame.io', 'ts-json-schema-generator', '.bin/ts-json-schema-generator'];
const commands = commandsOfGuide()
  .map(({ lines, printed }) => ({ lines: lines.filter((line) => !line.startsWith('npm install ')), printed }))
  .filter(({ lines }) => lines.length > 0);

let project: Project;
beforeAll(() => {
  project = userProject('your-own-game');
  mkdirSync(join(project.folder, 'node_modules/.bin'), { recursive: true });
  for (const path of INSTALLED)
    symlinkSync(join(ROOT, 'node_modules', path), join(project.folder, 'node_modules', path));
  for (const [name, code] of filesOfGuide()) writeFileSync(join(project.folder, name), code);
});

interface Run {
  readonly out: string;
  readonly err: string;
}

/** Runs a command like the guide's reader, who leaves a game at the first prompt. */
function run(command: string): Run {
  const { stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: project.folder,
    input: 'quit\n',
    encoding: 'utf8',
    env: { ...process.env, npm_config_offline: 'true', npm_config_update_notifier: 'false' },
  });
  return { out: stdout, err: stderr };
}

it.each(commands)("the guide on a user's own game works with the installed package: $lines.0", ({ lines, printed }) => {
  const runs = lines.map(run);
  expect(runs.map(({ err }) => err).join('')).toBe('');
  if (printed !== undefined) expect(runs.map(({ out }) => out).join('')).toBe(printed);
});

it('the test runs every program of the guide', () => {
  const run = commands.flatMap(({ lines }) => lines).join('\n');
  for (const name of filesOfGuide().keys()) if (name.endsWith('.mjs')) expect(run).toContain(name);
});

it('the guide shows the actual report about a clone that shares something', () => {
  const game = filesOfGuide().get('liars-dice.mjs') ?? '';
  const broken = game.replace('bid: bid && { ...bid } };', 'bid };');
  expect(broken).not.toBe(game);
  writeFileSync(join(project.folder, 'broken.mjs'), broken);
  const [, report = ''] = /^```text\n(Error: .*?) …\n```/ms.exec(GUIDE) ?? [];
  expect(report).not.toBe('');
  expect(run('KIT=./broken.mjs node check.mjs').err).toContain(report);
});
