import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { Backend } from '../../src/arena/arena.ts';
import { inProcess, run } from '../../src/arena/arena.ts';
import { PlanError } from '../../src/arena/errors.ts';
import type { GameResult, PlayedGame } from '../../src/arena/play.ts';
import { printPlan, printResult, readResults, readSent } from '../../src/arena/results.ts';
import type { Range } from '../../src/arena/schedule.ts';
import { jobOf } from '../../src/arena/schedule.ts';
import { threads } from '../../src/arena/threads.ts';
import type { Outcome } from '../../src/core/outcome.ts';
import { kits } from '../../src/games/index.ts';
import { plan } from './plans.ts';

const SEED = 'integer from -2147483648 to 4294967295 or 32 lower-case hexadecimal digits';
const drawn = plan({
  settings: [{ game: 'the-challenge', players: 2, options: {} }],
  entrants: ['greedy', 'ismcts:2'],
  games: 6,
});
const whole = await run(drawn, { kits });

describe('an arena', () => {
  it('plays every game once, and the same games from the same seed', async () => {
    expect(whole.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await run(drawn, { kits })).toEqual(whole);
    expect(await run({ ...drawn, seed: 2 }, { kits })).not.toEqual(whole);
  });

  it('gets the same results if games run one by one, in any order and twice', async () => {
    const unruly: Backend = async (of, ranges, tell, signal) => {
      const single = ranges.flatMap(({ from, to }) =>
        Array.from({ length: to - from }, (_, offset) => ({ from: from + offset, to: from + offset + 1 })),
      );
      for (const range of [...single].reverse()) await inProcess(of, [range, range], tell, signal);
    };
    const told: number[] = [];
    const results = await run(drawn, {
      kits,
      backend: unruly,
      onResults: (fresh) => told.push(...fresh.map(({ index }) => index)),
    });
    expect(results).toEqual(whole);
    expect(told).toEqual([5, 4, 3, 2, 1, 0]);
  });

  it('resumes where it stopped', async () => {
    const stop = new AbortController();
    const first = await run(drawn, { kits, signal: stop.signal, onResults: () => stop.abort() });
    expect(first).toEqual(whole.slice(0, 1));
    const fresh: GameResult[] = [];
    expect(await run(drawn, { kits, done: first, onResults: (results) => fresh.push(...results) })).toEqual(whole);
    expect(fresh.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5]);
  });

  it('asks its backend only for the games without a result', async () => {
    const many = { ...drawn, games: 1_001 };
    const jobs = Array.from({ length: many.games }, (_, index) => jobOf(many, index));
    const done = jobs
      .filter(({ index }) => ![4, 7, 8].includes(index))
      .map((job) => ({ ...job, moves: 9, outcome: null }));
    const asked: Range[] = [];
    await run(many, { kits, done, backend: async (_, ranges) => void asked.push(...ranges) });
    expect(asked).toEqual([
      { from: 4, to: 5 },
      { from: 7, to: 9 },
    ]);
  });

  it('plays both seatings of a pair from the same deal', async () => {
    // Both bots play alike under different names.
    const results = await run(plan({ entrants: ['flat:1', 'flat:2'], games: 4, maxMoves: 3 }), { kits });
    expect(results.map(({ deal }) => deal)).toEqual([0, 0, 1, 1]);
  });

  it('abandons a long game when it is aborted', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 300);
    expect(await run({ ...drawn, entrants: ['ismcts:3000', 'random'] }, { kits, signal: stop.signal })).toEqual([]);
  });

  it.each([
    ['an index beyond its games', { index: 6 }],
    ['another deal', { deal: 4 }],
    ['an outcome for other seats', { outcome: { scores: [1], tiebreaks: [[]], ranking: [1], winners: [0] } }],
    ['a winner outside the game', { outcome: { scores: [1, 0], tiebreaks: [[], []], ranking: [1, 2], winners: [2] } }],
    ['other seats that print alike', { seats: ['greedy,ismcts:2'] }],
    ['an invalid place', { outcome: { scores: [1, 0], tiebreaks: [[], []], ranking: [0, 2], winners: [0] } }],
  ])('refuses a result with %s', async (_, changes) => {
    const [first = expect.fail('no result')] = whole;
    const { signal } = new AbortController();
    await expect(run(drawn, { kits, done: [{ ...first, ...changes }], signal })).rejects.toThrow(/plan/);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('accepts a result whose outcome has no tiebreaks', async () => {
    const plain = (outcome: Outcome | null): Outcome | null => outcome && { ...outcome, tiebreaks: [] };
    const done = whole.map((result) => ({ ...result, outcome: plain(result.outcome) }));
    expect(await run(drawn, { kits, done })).toEqual(done);
  });

  it('counts every move of a game, and stops a game at exactly the move limit', async () => {
    const played: PlayedGame[] = [];
    await run(plan({ games: 2 }), { kits, records: true, onResults: (fresh) => played.push(...fresh) });
    for (const { moves, record } of played) {
      expect(moves).toBe(record?.moves.length);
      expect(moves).toBeGreaterThan(50);
    }
    const [whole] = played;
    const length = whole?.moves ?? 0;
    for (const [maxMoves, isOver] of [
      [length, true],
      [length - 1, false],
    ] as const) {
      const [result] = await run(plan({ games: 1, maxMoves }), { kits });
      expect([result?.moves, result?.outcome !== null]).toEqual([maxMoves, isOver]);
    }
  });

  it.each([
    [{ settings: [] }, /^settings cannot be \[\]; expected: array of 1 to 1000 items$/],
    [{ games: 0 }, /^games cannot be 0; expected: integer from 1 to 1000000$/],
    [{ games: 1.5 }, /^games cannot be 1\.5; expected: integer from 1 to 1000000$/],
    [{ games: 1e9 }, /^games cannot be 1000000000; expected: integer from 1 to 1000000$/],
    [{ settings: [...plan().settings, ...plan().settings] }, /lists a game with the same options only once/],
    [{ settings: [{ game: 'strage', players: 2, options: { players: 2 } }] }, /"players" is the number of seats/],
    [{ seed: Number.NaN }, new RegExp(`^seed cannot be "NaN"; expected: ${SEED}$`)],
    [{ seed: 2 ** 32 }, new RegExp(`^seed cannot be 4294967296; expected: ${SEED}$`)],
    [{ maxMoves: 1.5 }, /^maxMoves cannot be 1\.5; expected: integer from 0$/],
    [{ maxMoves: -1 }, /^maxMoves cannot be -1; expected: integer from 0$/],
    [
      { settings: [{ game: 'elfenland', players: 2.5, options: {} }] },
      /^settings\.0\.players cannot be 2\.5; expected: integer from 0$/,
    ],
    [{ entrants: ['greedy'] }, /1 entrants for 2 seats/],
    [{ entrants: ['greedy', 'deep-blue'] }, /unknown entrant "deep-blue"/],
    [{ entrants: ['greedy', 'ismcts:0'] }, /unknown entrant "ismcts:0"/],
    [{ entrants: ['greedy', './missing.mjs'] }, /cannot load \.\/missing\.mjs/],
    [{ settings: [{ game: 'chess', players: 2, options: {} }] }, /unknown game "chess"/],
    [{ settings: [{ game: 'elfenland', players: 9, options: {} }] }, /9 seats/],
    [{ settings: [{ game: 'elfenland', players: 2, options: { x: 1 } }] }, /options: .*"x"/],
    [{ format: 'ladder', entrants: ['greedy', 'greedy'] }, /every entrant once/],
    [{ format: 'round-robin', entrants: ['greedy'] }, /too few/],
  ] as const)('refuses the plan %j', async (changes, message) => {
    await expect(run(plan(changes), { kits })).rejects.toThrow(message);
  });

  // Values that programs without types may pass.
  it.each([
    ['null', /^a plan must be an object$/],
    ['{"seed":"abc"}', new RegExp(`^seed cannot be "abc"; expected: ${SEED}$`)],
    ['{"games":"8"}', /^games cannot be "8"; expected: integer from 1 to 1000000$/],
    ['{"games":1e300}', /^games cannot be 1e\+300; /],
    ['{"maxMoves":null}', /^maxMoves cannot be null; expected: integer from 0$/],
    ['{"entrants":"greedy,random"}', /^entrants cannot be "greedy,random"; expected: array of 0 to 200 items$/],
    ['{"entrants":[1,2]}', /^entrants\.0 cannot be 1; expected: string of 0 to 500 characters$/],
    ['{"settings":{}}', /^settings cannot be \{\}; expected: array of 1 to 1000 items$/],
    ['{"settings":["strage"]}', /^settings\.0 cannot be "strage"; expected: object$/],
    ['{"settings":[{"game":"strage","players":2}]}', /^settings\.0\.options cannot be absent; expected: object$/],
    ['{"handicap":1}', /^this version does not know handicap$/],
    ['{"format":"knock-out"}', /^format cannot be "knock-out"; expected: table, round-robin, ladder$/],
  ])('refuses a plan with %s with a PlanError', async (json, message) => {
    const changes = JSON.parse(json);
    const given = changes === null ? null : { ...plan(), ...changes };
    const refused = run(given, { kits });
    await expect(refused).rejects.toThrow(PlanError);
    await expect(refused).rejects.toThrow(message);
  });

  it('refuses a plan with too many tables without listing them', async () => {
    const entrants = Array.from({ length: 100 }, (_, index) => `flat:${index + 1}`);
    const settings = [{ game: 'elfenland', players: 6, options: {} }];
    const crowded = run(plan({ format: 'round-robin', entrants, settings }), { kits });
    await expect(crowded).rejects.toThrow('100 entrants make 1192052400 tables; a plan has at most 20000');
    const many = Array.from({ length: 201 }, (_, index) => `flat:${index + 1}`);
    const tall = run(plan({ format: 'ladder', entrants: many }), { kits });
    await expect(tall).rejects.toThrow('; expected: array of 0 to 200 items');
  });

  it('plays a plan of the maximum size', async () => {
    const entrants = Array.from({ length: 200 }, (_, index) => `flat:${index + 1}`);
    const largest = plan({ format: 'round-robin', entrants, games: 2, maxMoves: 1 });
    expect(await run(largest, { kits })).toHaveLength(2);
  });

  it.each([0, -1, 1.5, Number.NaN, 257, 1e9])('refuses to start %d threads', (workers) => {
    expect(() => threads(workers)).toThrow(RangeError);
  });

  it('quotes a number of threads that is a text', () => {
    expect(() => Reflect.apply(threads, undefined, ['2'])).toThrow('"2" threads: ');
  });

  it.each([1, 256])('can play in %d threads', (workers) => {
    expect(threads(workers)).toBeTypeOf('function');
  });
});

describe('a results file', () => {
  const text = printPlan(drawn) + whole.map(printResult).join('');

  it('is read as written', () => {
    expect(readResults(text)).toEqual({ plan: drawn, results: whole });
  });

  it('is read when its last line is cut off at any place', () => {
    const before = text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1);
    for (let end = before.length; end < text.length; end += 7) {
      expect(readResults(text.slice(0, end)).results).toEqual(whole.slice(0, -1));
    }
  });

  it('yields each game once, in order, even if two runs have written to it', () => {
    const twice = [...whole.slice(2), ...whole.slice(0, 4)].map(printResult).join('');
    expect(readResults(printPlan(drawn) + twice).results).toEqual(whole);
  });

  it.each(['', '\n', '{}\n', 'x\n', text.slice(0, 20)])('is refused if it is %j', (other) => {
    expect(() => readResults(other)).toThrow(/not a results file/);
  });

  it('names modules only if the caller allows them', () => {
    const named = { ...drawn, entrants: ['greedy', './mine.mjs:5'] };
    expect(() => readResults(printPlan(named))).toThrow(/\.\/mine\.mjs:5 .*--modules/);
    expect(readResults(printPlan(named), { modules: true }).plan).toEqual(named);
  });

  it.each([{ moves: drawn.maxMoves + 1 }, { forfeit: { seat: 9, reason: 'error', message: 'x' } }] as const)(
    'is refused if a result contradicts the plan: %j',
    (forged) => {
      const lines = whole.map((result) => printResult({ ...result, ...forged })).join('');
      expect(() => readResults(printPlan(drawn) + lines)).toThrow(/game 0 is not part of this plan/);
    },
  );

  it('reports which line is not a result', () => {
    expect(() => readResults(`${printPlan(drawn)}{"index":-1}\n`)).toThrow(/line 2 is not the result/);
  });
});

describe('the results that a worker sends', () => {
  it('are accepted if they are the games of its range', () => {
    expect(readSent(whole, { from: 0, to: 6 })).toEqual(whole);
  });

  it.each([
    ['nothing', undefined],
    ['no list', {}],
    ['too few', whole.slice(1)],
    ['others', [...whole.slice(1), whole[0]]],
    ['something else', [...whole.slice(1), {}]],
  ])('are refused if they are %s', (_, sent) => {
    expect(() => readSent(sent, { from: 0, to: 6 })).toThrow(PlanError);
  });
});
