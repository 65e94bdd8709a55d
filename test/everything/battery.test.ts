import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { kits } from '../../src/games/index.ts';
import { type Project, userProject } from '../package/project.ts';
import { ROOT } from '../tools/entries.ts';

const GUIDE = readFileSync(join(ROOT, 'docs/guides/your-own-game.md'), 'utf8');
/** The line by which the guide has a test runner try every property of a kit. */
const [LINE = ''] = /for \(const \{ name, run \} of properties\(\{ kit \}\)\) test\(name, run\)/.exec(GUIDE) ?? [];
/** Besides the seed that is played without one, at a tenth of the effort. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

let project: Project;
beforeAll(() => {
  project = userProject('battery');
});

describe.each(kits.map(({ game }) => game.id))('by its kit alone and the guide, %s passes the battery', (id) => {
  const played = (spec: string): string => {
    const imports = `import test from 'node:test';
import { properties } from 'feyrules/testing';
import { kit } from 'feyrules/${id}/kit';`;
    return project.run(`${id}.mjs`, `${imports}\n${LINE.replace('{ kit }', spec)};\n`);
  };

  it('with nothing else', () => {
    expect(played('{ kit }')).toMatch(/^# fail 0$/m);
  });

  it.each(SEEDS)('with seed %i', (seed) => {
    expect(played(`{ kit, seed: ${seed}, effort: 0.1 }`)).toMatch(/^# pass [1-9]\d+\n# fail 0$/m);
  });
});
