import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import type { Wording } from '../../src/core/wording.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Every clause of `docs/rules/<id>.md` has a test in `test/games/<id>` whose name begins with the clause, and every
 * clause in such a name exists. `test/house` checks that the sources cite existing clauses.
 */
export function expectEveryClauseTested(id: string): void {
  const clauses = [...rulesOf(id).matchAll(/^- \**([A-Z]{2}-\d+\.\d+)\b/gm)].map(([, clause = '']) => clause);
  // `it('ST-1.1 …')`, and the second pair of parentheses of `it.each(…)('ST-1.1 …')`.
  const names = testsOf(id).matchAll(/(?:\bit|\))\(\s*['"`]([A-Z]{2}-\d+\.\d+) /g);
  const tested = [...names].map(([, clause = '']) => clause);
  expect(clauses.length).toBeGreaterThan(0);
  expect([...new Set(tested)].sort()).toEqual([...new Set(clauses)].sort());
}

/**
 * The table of refusals in `docs/rules/<id>.md` lists every code of the game with the clauses that the sources cite
 * for it and its English sentence.
 */
export function expectEveryRefusalListed(id: string, refusals: Readonly<Record<string, Wording | string>>): void {
  const cited = [...sourcesOf(id).matchAll(/\brefuse\(\s*'([\w-]+)',\s*'([A-Z]{2}-\d+\.\d+)'/g)];
  const rows = Object.entries(refusals).map(([code, wording]) => {
    const clauses = new Set(cited.flatMap(([, other, clause = '']) => (other === code ? [clause] : [])));
    const en = typeof wording === 'string' ? wording : wording.en;
    return `| \`${code}\` | ${[...clauses].sort().join(', ')} | ${en} |`;
  });
  expect(rulesOf(id).match(/^\| `[\w-]+` \| [A-Z]{2}-\d.*\|$/gm)).toEqual(rows);
}

/** Every refusal code of the game occurs in one of its tests. */
export function expectEveryRefusalTested(id: string, codes: readonly string[]): void {
  const tests = testsOf(id);
  const untested = codes.filter((code) => !new RegExp(`['/]${code.slice(id.length + 1)}['" ]`).test(tests));
  expect(untested).toEqual([]);
}

function rulesOf(id: string): string {
  return readFileSync(join(ROOT, 'docs/rules', `${id}.md`), 'utf8');
}

function testsOf(id: string): string {
  return textOf(join(ROOT, 'test/games', id), /\.test\.ts$/);
}

function sourcesOf(id: string): string {
  return textOf(join(ROOT, 'src/games', id), /\.ts$/);
}

function textOf(folder: string, files: RegExp): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => files.test(name));
  return names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}
