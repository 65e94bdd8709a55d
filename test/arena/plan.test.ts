import { expect, it } from 'vitest';
import { checkPlan } from '../../src/arena/plan.ts';
import { printPlan, readResults } from '../../src/arena/results.ts';
import { readTask } from '../../src/arena/task.ts';
import { kitsById } from '../../src/core/kit.ts';
import { kits } from '../../src/games/index.ts';
import { plan } from './plans.ts';

it('a plan has as many seats as its game requires', async () => {
  const entrants = ['random', 'greedy', 'flat:5', 'flat:6', 'flat:7'];
  const asked = plan({ settings: [{ game: 'strage', players: 5, options: {} }], entrants });
  await expect(checkPlan(asked, kitsById(kits))).rejects.toThrow(
    expect.objectContaining({
      name: 'PlanError',
      code: 'arena/players',
      message: '5 seats: La Strage degli Innocenti is for 2 to 4',
    }),
  );
});

it('a plan keeps every option, so that the game can refuse it', async () => {
  const options: object = JSON.parse('{"__proto__":1}');
  const read = (given: object) =>
    readResults(printPlan(plan({ settings: [{ game: 'strage', players: 2, options: { ...given } }] }))).plan;
  await expect(checkPlan(read(options), kitsById(kits))).rejects.toThrow(/There is no option "__proto__"/);
});

it('a job nested too deeply is refused with a reason', () => {
  const data: unknown = JSON.parse(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
  expect(() => readTask(data, false)).toThrow(
    expect.objectContaining({
      name: 'PlanError',
      code: 'arena/bad-task',
      message: 'the job is not a range of games of a plan: job: it is nested too deeply',
    }),
  );
});
