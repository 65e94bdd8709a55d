import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { actionsOf, observationsOf } from '../../src/rl/index.ts';
import { kitOf, playersOf, specs } from './specs.ts';

const guide = readFileSync(new URL('../../docs/guides/reinforcement-learning.md', import.meta.url), 'utf8');

describe.each(specs)('the guide about $game.id', (spec) => {
  const { game } = spec;

  it('has its number of actions, and the largest family', () => {
    const { size, families } = actionsOf(game);
    const largest = families.reduce((most, family) => (family.size > most.size ? family : most));
    expect(guide).toContain(`\n| \`${game.id}\` | ${size} | \`${largest.type}\` ${largest.size} |\n`);
  });

  it('has the lengths of its observations', async () => {
    const schemas = (await kitOf(game).schemas?.()) ?? expect.fail();
    const known = playersOf(spec);
    const lengths = [2, 3, 4, 5, 6].map((players) =>
      known.includes(players) ? observationsOf(game, schemas.view.json, { players }).size : '–',
    );
    expect(guide).toContain(`\n| \`${game.id}\` | ${lengths.join(' | ')} |\n`);
  });
});
