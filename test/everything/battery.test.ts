import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { kits } from '../../src/games/index.ts';
import { type Project, userProject } from '../package/project.ts';
import { isNightly } from '../testing/effort.ts';
import { ROOT } from '../tools/entries.ts';

const GUIDE = readFileSync(join(ROOT, 'docs/guides/your-own-game.md'), 'utf8');
/** The guide's line that lets a test runner check every property of a kit. */
const [LINE = ''] = /for \(const \{ name, run \} of properties\(\{ kit \}\)\) test\(name, run\)/.exec(GUIDE) ?? [];
/** A twentieth of the battery; every night all of it, and nine other seeds at a tenth. */
const SPECS = isNightly()
  ? ['{ kit }', ...Array.from({ length: 9 }, (_, index) => `{ kit, seed: ${index + 1}, effort: 0.1 }`)]
  : ['{ kit, effort: 0.05 }'];

let project: Project;
beforeAll(() => {
  project = userProject('battery');
});

describe.each(kits.map(({ game }) => game.id))('%s passes the battery with only its kit and the guide', (id) => {
  const played = (spec: string): string => {
    const imports = `import test from 'node:test';
import { properties } from 'feyrules/testing';
import { kit } from 'feyrules/${id}/kit';`;
    return project.run(`${id}.mjs`, `${imports}\n${LINE.replace('{ kit }', spec)};\n`);
  };

  it.each(SPECS)('%s', (spec) => {
    expect(played(spec)).toMatch(/^# pass [1-9]\d+\n# fail 0$/m);
  });
});
