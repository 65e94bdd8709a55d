import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { actionsOf, observationsOf } from '../../src/rl/index.ts';
import { kitOf } from '../games/kit-of.ts';
import { playersOf, specs } from './specs.ts';

const PAGE = fileURLToPath(new URL('../../docs/reference/learning.md', import.meta.url));
const SEATS = [2, 3, 4, 5, 6];

const actions = specs.map(({ game }) => {
  const { size, families } = actionsOf(game);
  const largest = families.reduce((most, family) => (family.size > most.size ? family : most));
  return `| \`${game.id}\` | ${size} | \`${largest.type}\` ${largest.size} |`;
});

const observations = await Promise.all(
  specs.map(async (spec) => {
    const schemas = (await kitOf(spec.game.id).schemas?.()) ?? expect.fail();
    const known = playersOf(spec);
    const lengths = SEATS.map((players) =>
      known.includes(players) ? observationsOf(spec.game, schemas.view.json, { players }).size : '–',
    );
    return `| \`${spec.game.id}\` | ${lengths.join(' | ')} |`;
  }),
);

/** After an intended change: `npx vitest run test/rl/guide.test.ts -u`. */
it('the page lists the numbers of actions and the lengths of observations', async () => {
  const page = `# Actions and observations

The number of actions and the length of an observation in each game; [the guide](../guides/reinforcement-learning.md) explains what they mean. A test writes this page.

## Numbers of actions

| game | actions | type of move with the most actions |
|---|---|---|
${actions.join('\n')}

## Lengths of observations

| game | ${SEATS.map((players) => `${players} seats`).join(' | ')} |
|---|${SEATS.map(() => '---|').join('')}
${observations.join('\n')}
`;
  await expect(page).toMatchFileSnapshot(PAGE);
});
