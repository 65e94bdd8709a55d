import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { browserFiles } from '../tools/build/browser.ts';
import { entries, entryFile, ROOT } from '../tools/entries.ts';

/** The installed package. */
const FOLDER = join(inject('installed'), 'node_modules/feyrules');
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (path) => !statSync(join(FOLDER, path)).isDirectory(),
);
const PAGES = FILES.filter((path) => path.endsWith('.md'));

/** Everything that is meant to ship. */
const SHIPPED: readonly RegExp[] = [
  /^(LICENSE|README\.md|CHANGELOG\.md|package\.json|dist\/THIRD-PARTY-NOTICES\.txt|dist\/cjs\/package\.json)$/,
  /^dist\/(cli|workers\/check)\.js$/,
  // The modules of both formats and their shared chunks.
  /^dist\/(cjs\/)?entries\/(adapters\/)?[\w-]+(\/(kit|board))?\.(js|d\.ts)$/,
  /^dist\/(cjs\/)?chunks\/[\w-]+\.js$/,
  /^dist\/(cjs\/)?workers\/(arena|bot)\.js$/,
  /^dist\/(cjs\/)?law\/[\w-]+\.(en|it)\.js$/,
  /^dist\/(cjs\/)?cases\/[\w-]+\.js$/,
  /^dist\/(cjs\/)?generated\/[\w-]+\.js$/,
  /^dist\/(cjs\/)?types\/[\w/-]+\.d\.ts$/,
  /^dist\/browser\/[\w-]+\.(js|d\.ts)$/,
  // Engines for a platform; its viewers are another part of a release.
  /^dist\/boardgamers\/[\w-]+\.(cjs|d\.cts)$/,
  /^dist\/schemas\/[\w-]+\/(options|move|view|event|record)\.json$/,
  /^docs\/promises\.md$/,
  /^docs\/cases\/(README\.md|schema\.json)$/,
  /^docs\/guides\/[\w-]+\.md$/,
  /^docs\/rules\/(it\/)?[\w-]+\.md$/,
  /^docs\/reference\/(errors\/)?[\w-]+\.md$/,
  /^docs\/clients\/feyrules_client\.py$/,
];

describe('the package', () => {
  it('contains exactly the intended files', () => {
    expect(FILES.filter((path) => !SHIPPED.some((pattern) => pattern.test(path)))).toEqual([]);
    expect(SHIPPED.filter((pattern) => !FILES.some((path) => pattern.test(path)))).toEqual([]);
    const built = Object.keys(entries()).flatMap((entry) =>
      ['dist', 'dist/cjs'].map((folder) => `${folder}/${entryFile(entry)}.js`),
    );
    const pages = browserFiles().map((file) => `dist/${file}.js`);
    expect([...built, ...pages].filter((path) => !FILES.includes(path))).toEqual([]);
  });

  it('names no repository unless one is set', () => {
    const { repository, homepage, bugs } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect([repository, homepage, bugs].filter((address) => address !== undefined).length % 3).toBe(0);
  });
});

/** The relative links of a page, outside code. */
function linksOf(page: string): string[] {
  const text = readFileSync(join(FOLDER, page), 'utf8')
    .replace(/^```.*?^```/gms, '')
    .replace(/`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !/^[a-z]+:/.test(link));
}

/** The anchors of a page: its headings as GitHub names them. */
function anchorsOf(page: string): string[] {
  const text = readFileSync(join(FOLDER, page), 'utf8').replace(/^```.*?^```/gms, '');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

describe('the links in the package', () => {
  it('are found', () => {
    expect(PAGES.length).toBeGreaterThan(40);
    expect(linksOf('README.md').length).toBeGreaterThan(30);
  });

  it.each(PAGES)('%s has a target', (page) => {
    const broken = linksOf(page).filter((link) => {
      const [path = '', anchor = ''] = decodeURIComponent(link).split('#');
      const target = path === '' ? page : relative(FOLDER, join(FOLDER, dirname(page), path));
      if (!existsSync(join(FOLDER, target))) return true;
      return anchor !== '' && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

describe('the address of the repository', () => {
  const tool = (...args: readonly string[]): string =>
    execFileSync('npm', ['run', '--silent', 'repository', '--', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: 'pipe',
    });

  it('is set once, and all other addresses follow', () => {
    expect(JSON.parse(tool('--print', 'https://example.org/rules/feyrules.git'))).toEqual({
      repository: { type: 'git', url: 'git+https://example.org/rules/feyrules.git' },
      homepage: 'https://example.org/rules/feyrules#readme',
      bugs: { url: 'https://example.org/rules/feyrules/issues' },
    });
  });

  it.each(['', 'feyrules', 'ftp://example.org/a/b', 'https://example.org/feyrules'])(
    'is not taken from "%s"',
    (text) => {
      expect(() => tool('--print', text)).toThrow(/an address such as https/);
    },
  );
});
