import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { filesOfGuide } from '../testing/guide.ts';
import { ROOT } from '../tools/entries.ts';
import { type Project, userProject } from './project.ts';

const programs = [...filesOfGuide().keys()].filter((name) => name !== 'liars-dice.mjs');

let project: Project;
beforeAll(() => {
  project = userProject('your-own-game');
  mkdirSync(join(project.folder, 'node_modules'));
  // A peer that the guide makes use of.
  symlinkSync(join(ROOT, 'node_modules/boardgame.io'), join(project.folder, 'node_modules/boardgame.io'));
  for (const [name, code] of filesOfGuide()) writeFileSync(join(project.folder, name), code);
});

it.each(programs)('%s of the guide on a game of one’s own runs on the installed package', (name) => {
  expect(execFileSync('node', [name], { cwd: project.folder, encoding: 'utf8' })).not.toBe('');
});
