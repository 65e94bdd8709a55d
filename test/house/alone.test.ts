import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../tools/entries.ts';
import { projectFiles } from '../tools/files.ts';

/** The matches of the pattern in the files, as `file: text`. */
function found(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(pattern)].map(([, text]) => `${file}: ${text}`),
  );
}

const tests = projectFiles('test').filter((file) => file.endsWith('.ts') && !file.startsWith('test/tools/'));

describe('the tests', () => {
  it('start only Node, npm and a shell, except in test/everything', () => {
    const alone = tests.filter((file) => !file.startsWith('test/everything/'));
    const started = found(alone, /\b(?:spawn|exec(?:File)?)(?:Sync)?\)?\(\s*['"`](\w[^'"`]*)/g);
    expect(started.length).toBeGreaterThan(10);
    expect(started.filter((line) => !/: (node|npm|npx|sh)$/.test(line))).toEqual([]);
    expect(
      found(alone, /from '[./]+\/((?:tools\/(?:chromium|programs|playground|platform)|everything\/.*)\.ts)'/g),
    ).toEqual([]);
  });

  it('are never skipped', () => {
    expect(found(tests, /\b(?:it|test|describe)\w*\.((?:skip|only|todo|runIf)\w*)/g)).toEqual([]);
  });

  it('in test/everything do not start if a program is missing, and name the line that installs it', () => {
    const args = ['--import', 'tsx', 'test/tools/programs.ts'];
    const { stderr, status } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', env: { PATH: ROOT } });
    const line = 'There is no chromium, no redis-server, no python3: apt-get install chromium redis-server python3\n';
    expect([stderr, status]).toEqual([line, 1]);
  });

  it('that npm test leaves out are counted, with the command that runs them', () => {
    const args = ['--import', 'tsx', 'test/tools/checks/left-out.ts'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    const left = tests.filter((file) => /^test\/everything\/.*\.test\.ts$/.test(file)).length;
    expect(stdout).toMatch(new RegExp(`\\nLeft out: ${left} files of tests .*\\n.*\`npm run everything\`.*\\n$`));
  });
});
