import { lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Crash } from '../../src/arena/crash.ts';
import { keepCrash, rewriteFile } from '../../src/cli/results-file.ts';
import { plan } from '../arena/plans.ts';
import { newFolder } from '../tools/folder.ts';

const folder = newFolder();

const crash: Crash = {
  seat: 0,
  reason: 'error',
  message: 'no idea',
  entrant: './mine.mjs',
  index: 39,
  seed: 1,
  deal: 0,
  stack: null,
  view: null,
  record: { feyrules: 1, game: 'strage', rulesVersion: 1, tags: {}, options: {}, moves: [] },
};
const results = join(folder.path, 'results.jsonl');

it.each([
  ['results.jsonl.new', 'results.jsonl', (): void => rewriteFile(results, plan(), '')],
  ['results.crash-39.json', 'results.crash-39.json', (): void => void keepCrash(crash, results)],
])('the command does not write through a symbolic link at %s', (link, kept, write) => {
  const victim = join(folder.path, `victim of ${link}`);
  writeFileSync(victim, 'mine');
  symlinkSync(victim, join(folder.path, link));
  write();
  expect(readFileSync(victim, 'utf8')).toBe('mine');
  expect(lstatSync(join(folder.path, kept)).isFile()).toBe(true);
});
