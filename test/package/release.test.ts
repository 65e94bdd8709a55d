import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { list } from 'tar';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/index.ts';
import { ROOT } from '../tools/entries.ts';

const { version }: { version: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** The files of a part of a release, packed now. */
function filesOf(part: string): string[] {
  const packed = execFileSync('npm', ['run', '--silent', 'parts', '--', part], { cwd: ROOT, encoding: 'utf8' }).trim();
  expect(packed).toBe(join(ROOT, `temp/parts/feyrules-${part}-${version}.tgz`));
  const listed: string[] = [];
  list({ file: packed, sync: true, onReadEntry: ({ path }) => listed.push(path) });
  return listed.filter((path) => !path.endsWith('/')).sort();
}

describe('the additional parts of a release', () => {
  it('contain the viewers, with the licences of their dependencies', () => {
    const expected = Object.keys(games).map((game) => `viewers/${game}.js`);
    expect(filesOf('viewers')).toEqual(['LICENSE', ...expected, 'viewers/THIRD-PARTY-NOTICES.txt'].sort());
    const notices = readFileSync(join(ROOT, 'dist/viewers/THIRD-PARTY-NOTICES.txt'), 'utf8');
    const names = [...notices.matchAll(/^(\S+) \d+\.\d+\.\d+$/gm)].map(([, name = '']) => name);
    expect(names).toEqual(['eventemitter3', 'preact', 'pure-rand']);
    for (const name of names) {
      expect(notices).toContain(readFileSync(join(ROOT, 'node_modules', name, 'LICENSE'), 'utf8').trim());
    }
  });

  it('contain the vectors of every game, with the rules and cases', () => {
    const files = filesOf('vectors');
    const expected = Object.keys(games).flatMap((game) => [
      `docs/reference/vectors/${game}.jsonl`,
      `docs/reference/vectors/${game}.md`,
      `docs/rules/${game}.md`,
      `docs/rules/it/${game}.md`,
      `docs/cases/${game}.json`,
    ]);
    expect(expected.filter((path) => !files.includes(path))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'docs/reference/perft.md', 'docs/cases/schema.json']));
  });

  it('contain nothing else', () => {
    const tool = spawnSync('npm', ['run', '--silent', 'parts', '--', 'board'], { cwd: ROOT, encoding: 'utf8' });
    expect(tool).toMatchObject({
      stdout: '',
      stderr: 'The parts of a release are vectors, viewers, site, and not board.\n',
      status: 2,
    });
  });
});
