import { expect, it } from 'vitest';
import { PlanError } from '../../src/arena/errors.ts';
import { checkPlan } from '../../src/arena/plan.ts';
import { kitsById } from '../../src/core/kit.ts';
import { kits } from '../../src/games/index.ts';
import { plan } from './plans.ts';

it('a plan seats as many as its game is for', async () => {
  const entrants = ['random', 'greedy', 'flat:5', 'flat:6', 'flat:7'];
  const asked = plan({ settings: [{ game: 'strage', players: 5, options: {} }], entrants });
  await expect(checkPlan(asked, kitsById(kits))).rejects.toThrow(
    new PlanError('5 seats: La Strage degli Innocenti is for 2 to 4'),
  );
});
