import { expect, it } from 'vitest';
import { version } from '../../package.json';
import { checkPlan } from '../../src/arena/plan.ts';
import { printPlan, readResults } from '../../src/arena/results.ts';
import { readTask } from '../../src/arena/task.ts';
import { readPiece } from '../../src/cli/check/sent.ts';
import { kitsById } from '../../src/core/kit.ts';
import { kits } from '../../src/games/index.ts';
import { plan } from './plans.ts';

it('a plan has as many seats as its game requires', async () => {
  const entrants = ['random', 'greedy', 'flat:5', 'flat:6', 'flat:7'];
  const asked = plan({ settings: [{ game: 'strage', players: 5, options: {} }], entrants });
  const message = '5 seats: La Strage degli Innocenti is for 2 to 4';
  const refusal = expect.objectContaining({ name: 'PlanError', code: 'arena/players', message });
  await expect(checkPlan(asked, kitsById(kits))).rejects.toThrow(refusal);
});

it('a plan keeps every option, so that the game can refuse it', async () => {
  const options: object = JSON.parse('{"__proto__":1}');
  const read = (given: object) =>
    readResults(printPlan(plan({ settings: [{ game: 'strage', players: 2, options: { ...given } }] }))).plan;
  await expect(checkPlan(read(options), kitsById(kits))).rejects.toThrow(/There is no option "__proto__"/);
});

it('a job nested too deeply is refused with a reason', () => {
  const data: unknown = JSON.parse(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
  const params = { at: 'job', found: '…', expected: 'less nesting' };
  const message = 'the job is not a range of games of a plan: job cannot be …; expected: less nesting';
  const refusal = expect.objectContaining({ name: 'PlanError', code: 'arena/bad-task', params, message });
  expect(() => readTask(data, false)).toThrow(refusal);
});

const ELO = 'number from -1000 to 1000';
const task = {
  version,
  plan: plan(),
  games: ['feyrules/games'],
  rules: { elfenland: 1 },
  range: { from: 0, to: 2 },
  wanted: { records: false, times: false },
};

it.each([
  ['job', 'object', 'null', null],
  ['version', 'string', 'absent', { ...task, version: undefined }],
  ['plan', 'object', '3', { ...task, plan: 3 }],
  ['plan.games', 'integer from 1 to 1000000', '0', { ...task, plan: plan({ games: 0 }) }],
  ['plan.format', 'table, round-robin, ladder', '"cup"', { ...task, plan: { ...plan(), format: 'cup' } }],
  ['plan.sprt.elo1', ELO, '2000', { ...task, plan: { ...plan(), sprt: { elo0: 0, elo1: 2_000 } } }],
  ['plan.clock.per', 'game, move', 'absent', { ...task, plan: { ...plan(), clock: { milliseconds: 9 } } }],
  ['plan.clock', 'object', '9', { ...task, plan: { ...plan(), clock: 9 } }],
  ['games', 'array of 0 to 100 items', '"feyrules/games"', { ...task, games: 'feyrules/games' }],
  ['rules', 'object', '[]', { ...task, rules: [] }],
  [`rules.${'\\u001b'.repeat(73)}…`, 'integer from 0', '"x"', { ...task, rules: { ['\u001b'.repeat(99)]: 'x' } }],
  ['range', '1 to 20 games of the plan', '{"from":3,"to":3}', { ...task, range: { from: 3, to: 3 } }],
  ['wanted.records', 'boolean', '1', { ...task, wanted: { records: 1, times: true } }],
])('a job that is not a task: %s must be %s, not %s', (at, expected, found, data) => {
  const message = `the job is not a range of games of a plan: ${at} cannot be ${found}; expected: ${expected}`;
  const params = { at, expected, found };
  expect(() => readTask(data, true)).toThrow(expect.objectContaining({ code: 'arena/bad-task', params, message }));
});

it('a job with a plan of a later version is refused by the members that are new', () => {
  const data = { ...task, plan: { ...plan(), handicap: 1 } };
  const refusal = { code: 'arena/unknown-member', params: { members: 'handicap' } };
  expect(() => readTask(data, true)).toThrow(expect.objectContaining(refusal));
});

it.each([
  ['job', 'object', '7', 7],
  ['cuts', 'array of 0 to 100000 items', '"all"', { cuts: 'all' }],
  ['cuts.0.line', 'integer from 0', '-1', { cuts: [{ line: -1 }] }],
  ['cuts.0.text', 'string', '3', { cuts: [{ line: 1, text: 3 }] }],
  ['modules.0', 'string of 0 to 500 characters', '5', { cuts: [], modules: [5] }],
  ['rules', 'object', 'null', { cuts: [], modules: [], rules: null }],
])('a job that is not a piece: %s must be %s, not %s', (at, expected, found, data) => {
  const message = `the job has no records to judge: ${at} cannot be ${found}; expected: ${expected}`;
  const params = { at, expected, found };
  expect(() => readPiece(data, true)).toThrow(expect.objectContaining({ code: 'cli/bad-piece', params, message }));
});
