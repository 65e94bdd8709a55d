import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../tools/entries.ts';
import { specs } from './specs.ts';

/** The clauses and refusals of each game. `test/house` checks that the sources cite existing clauses. */
describe.each(specs)('$game.id', ({ game, wordbook }) => {
  const rules = readFileSync(join(ROOT, 'docs/rules', `${game.id}.md`), 'utf8');
  const tests = textOf(join(ROOT, 'test/games', game.id), /\.test\.ts$/);

  it('has a test for every clause, whose name begins with the clause, and for no other clause', () => {
    const clauses = [...rules.matchAll(/^- \**([A-Z]{2}-\d+\.\d+)\b/gm)].map(([, clause = '']) => clause);
    // `it('ST-1.1 …')`, and the second pair of parentheses of `it.each(…)('ST-1.1 …')`.
    const names = tests.matchAll(/(?:\bit|\))\(\s*['"`]([A-Z]{2}-\d+\.\d+) /g);
    const tested = [...names].map(([, clause = '']) => clause);
    expect(clauses.length).toBeGreaterThan(0);
    expect([...new Set(tested)].sort()).toEqual([...new Set(clauses)].sort());
  });

  it('has the code of every refusal in a test', () => {
    const codes = game.refusals.map((code) => code.slice(game.id.length + 1));
    expect(codes.filter((code) => !new RegExp(`['/]${code}['" ]`).test(tests))).toEqual([]);
  });

  it('lists in its rules every refusal with the clauses that the sources cite for it and its sentence', () => {
    const sources = textOf(join(ROOT, 'src/games', game.id), /\.ts$/);
    const cited = [...sources.matchAll(/\brefuse\(\s*'([\w-]+)',\s*'([A-Z]{2}-\d+\.\d+)'/g)];
    const rows = Object.entries(wordbook.languages.en.refusals).map(([code, sentence]) => {
      const clauses = new Set(cited.flatMap(([, other, clause = '']) => (other === code ? [clause] : [])));
      return `| \`${code}\` | ${[...clauses].sort().join(', ')} | ${sentence} |`;
    });
    expect(rules.match(/^\| `[\w-]+` \| [A-Z]{2}-\d.*\|$/gm)).toEqual(rows);
  });
});

function textOf(folder: string, files: RegExp): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => files.test(name));
  return names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}
