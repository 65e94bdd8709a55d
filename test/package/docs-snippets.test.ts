import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { entries, ROOT } from '../tools/entries.ts';
import { type Project, userProject } from './project.ts';

const GUIDES = join(ROOT, 'docs/guides');
const COMPILER = [
  join(ROOT, 'node_modules/typescript/bin/tsc'),
  ...['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'],
  ...['--module', 'nodenext', '--target', 'es2022'],
  ...['--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')],
];

interface Program {
  readonly name: string;
  readonly code: string;
}

/** The programs of all guides, by name. */
const ofGuides: readonly Program[] = readdirSync(GUIDES)
  .filter((guide) => guide.endsWith('.md'))
  .flatMap((guide) => {
    const blocks = [...readFileSync(join(GUIDES, guide), 'utf8').matchAll(/^```ts\n(.*?)^```/gms)];
    return blocks.map(([, code = ''], index) => ({ name: `${guide.slice(0, -'.md'.length)}-${index + 1}`, code }));
  });

/** The example programs in the docstrings of modules. */
const ofModules: readonly Program[] = Object.entries(entries()).map(([entry, source]) => {
  const [, comment = ''] = /^\/\*\*\n(.*?)^ \*\/$/ms.exec(readFileSync(join(ROOT, source), 'utf8')) ?? [];
  const text = comment.replace(/^ \* ?/gm, '');
  const [, code = ''] = /^```ts\n(.*?)^```/ms.exec(text) ?? [];
  const specifier = entry === 'index' ? 'feyrules' : `feyrules/${entry}`;
  return { name: `module-${entry.replaceAll('/', '-')}`, code: text.includes(`@module ${specifier}\n`) ? code : '' };
});

const programs = [...ofGuides, ...ofModules];

/** Imports one program after another, and reports the output or the error of each. */
const ALL = `
import { format } from 'node:util';
const told = {};
for (const name of names) {
  let text = '';
  console.log = (...values) => { text += format(...values) + '\\n'; };
  try {
    await import('./' + name + '.mjs');
    told[name] = 'printed: ' + text;
  } catch (error) {
    told[name] = 'threw: ' + error.stack;
  }
}
process.stdout.write(JSON.stringify(told));
`;

describe('the programs of guides and modules', () => {
  let project: Project;
  beforeAll(() => {
    project = userProject('guides');
    // A peer dependency that a guide uses.
    mkdirSync(join(project.folder, 'node_modules'));
    symlinkSync(join(ROOT, 'node_modules/boardgame.io'), join(project.folder, 'node_modules/boardgame.io'));
    for (const { name, code } of programs) writeFileSync(join(project.folder, `${name}.mts`), code);
  });

  it('compile', () => {
    const files = programs.map(({ name }) => `${name}.mts`);
    execFileSync('node', [...COMPILER, ...files], { cwd: project.folder, stdio: ['ignore', 'inherit', 'inherit'] });
  });

  describe('run:', () => {
    let printed: Readonly<Record<string, string>>;
    beforeAll(() => {
      const names = programs.map(({ name }) => name);
      printed = JSON.parse(project.run('all.mjs', `const names = ${JSON.stringify(names)};${ALL}`));
    });

    it.each(programs)('$name', ({ name }) => {
      expect(printed[name]).toMatch(/^printed: ./);
    });

    it('another touch replaces a choice', () => {
      expect(printed['in-the-browser-1']).toContain('\norc\n');
    });
  });
});
