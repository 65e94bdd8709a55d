import { describe, expect, it } from 'vitest';
import { playJob, run } from '../../src/arena/arena.ts';
import { parseClock, printClock } from '../../src/arena/clock.ts';
import { printCsv, printTable } from '../../src/arena/report.ts';
import { printPlan, printResult, readResults } from '../../src/arena/results.ts';
import { tally } from '../../src/arena/tally.ts';
import { Stopwatch, summaryOf } from '../../src/arena/times.ts';
import { replay } from '../../src/core/record.ts';
import { elfenland } from '../../src/games/elfenland/index.ts';
import { kits } from '../../src/games/index.ts';
import { newFolder } from '../tools/folder.ts';
import { plan } from './plans.ts';

const folder = newFolder();
const never = folder.write('never.mjs', 'export default { name: "mine", decide: () => new Promise(() => {}) };');

describe('times of decisions', () => {
  it('are merged from many games', () => {
    const watches = [new Stopwatch(), new Stopwatch()];
    // 1 … 100 ms, of which one entrant has the odd ones.
    for (let ms = 1; ms <= 100; ms++) watches[ms % 2]?.add(ms % 3, 'phase', ms);
    const { p95, ...summary } = summaryOf(watches.flatMap(({ taken }) => taken));
    expect(summary).toEqual({ decisions: 100, mean: 50.5, most: 100, total: 5050 });
    expect(Math.abs((p95 ?? 0) / 95 - 1)).toBeLessThan(0.1);
    expect(summaryOf([])).toEqual({ decisions: 0, mean: 0, p95: null, most: 0, total: 0 });
  });

  it('are listed by seat, in whichever order the seats decide', () => {
    const watch = new Stopwatch();
    for (const seat of [2, 0, 1, 0]) watch.add(seat, 'phase', 1);
    expect(watch.taken.map(({ seat, decisions }) => [seat, decisions])).toEqual([
      [0, 2],
      [1, 1],
      [2, 1],
    ]);
  });

  it('give the 95th percentile only with significant digits', () => {
    const p95Of = (times: readonly number[]): number | null => {
      const watch = new Stopwatch();
      for (const ms of times) watch.add(0, 'phase', ms);
      return summaryOf(watch.taken).p95;
    };
    // Fewer than 73 decisions say nothing about the slowest five in a hundred.
    expect(p95Of(Array.from({ length: 72 }, () => 1))).toBeNull();
    expect(p95Of(Array.from({ length: 100 }, () => 1.234567))).toBe(1.2);
    // Tails that grow threefold, by half, and by a tenth from one ten of 200 to the next.
    const grown = (factor: number): number[] => Array.from({ length: 200 }, (_, rank) => factor ** (rank / 10));
    expect(p95Of(grown(3))).toBeNull();
    expect(String(p95Of(grown(1.5)))).toMatch(/^[1-9]0+$/);
    expect(String(p95Of(grown(1.1)))).toMatch(/^[56]\.\d$/);
  });

  it('are in the report and the file on request, optionally by phase', async () => {
    const drawn = plan({ entrants: ['greedy', 'random'], games: 2 });
    const results = await run(drawn, { kits, times: true });
    const read = readResults(printPlan(drawn) + results.map(printResult).join('')).results;
    expect(read).toEqual(results);
    const bare = await run(drawn, { kits });
    expect(tally(drawn, results)).toEqual(tally(drawn, bare));
    expect(tally(drawn, bare, { times: 'phases' })).toEqual(tally(drawn, bare));

    const report = tally(drawn, results, { times: 'phases' });
    for (const { time } of report.standings) {
      const phases = Object.values(time?.phases ?? {});
      expect(phases.length).toBeGreaterThan(1);
      expect(phases.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(time?.decisions);
    }
    expect(printTable(report)).toMatch(/^entrant +phase +decisions +mean ms +95 % +most +total s$/m);
    const times = [{ seat: 0, phase: 'bid', decisions: 4, total: 6_000, most: 3_000, spread: {} }];
    const slow = results.map((own) => ({ ...own, times }));
    expect(printTable(tally(drawn, slow, { times: 'total' }))).toMatch(/^greedy +4 +1500\.000 .* 3000\.000 +6\.0$/m);
    const [head = '', row = ''] = printCsv(tally(drawn, results, { times: 'total' })).split('\n');
    expect(head).toMatch(/,decisions,mean_ms,p95_ms,most_ms,total_ms$/);
    expect(row.split(',')).toHaveLength(head.split(',').length);
  });
});

describe('a time limit', () => {
  it.each(['60s/game', '500ms/move', '1s/move'])('is parsed from its printed form: %s', (text) => {
    const clock = parseClock(text);
    expect(clock && printClock(clock)).toBe(text);
  });

  it.each(['60', '60s', '0s/game', '1.5s/game', '60s/turn', '60 s/game'])('is not %j', (text) => {
    expect(parseClock(text)).toBeUndefined();
  });

  it('makes a bot that exceeds it forfeit the game, even if errors stop the run', async () => {
    const clock = { milliseconds: 1, per: 'game' } as const;
    const drawn = plan({ entrants: [never, 'random'], games: 2, clock });
    const results = await run(drawn, { kits });
    const late = [expect.stringMatching(/never|random/), 'late', 'it exceeded its time limit, 1ms/game'];
    const told = results.map(({ forfeit, seats }) => [seats[forfeit?.seat ?? 9], forfeit?.reason, forfeit?.message]);
    expect(told).toEqual([late, late]);
  });

  it('does not affect bots within it', async () => {
    const clock = { milliseconds: 10 ** 8, per: 'move' } as const;
    const results = await run(plan({ entrants: ['greedy', 'random'], games: 2, clock }), { kits });
    expect(results).toEqual(await run(plan({ entrants: ['greedy', 'random'], games: 2 }), { kits }));
  });
});

describe('one game of a plan', () => {
  const drawn = plan({ entrants: ['greedy', 'random'], games: 4 });

  it('is replayed as in the run, with its record', async () => {
    const results = await run(drawn, { kits });
    const { record, ...result } = await playJob(drawn, 3, { kits });
    expect(result).toEqual(results[3]);
    expect(record.tags).toEqual({ Seats: '["random","greedy"]' });
    expect(elfenland.outcome(replay(elfenland, record).state)).toEqual(result.outcome);
  });

  it('is reported with its record during a run on request', async () => {
    const records: unknown[] = [];
    const onResults = (fresh: readonly { record?: unknown }[]): unknown =>
      records.push(...fresh.map((one) => one.record));
    const results = await run(drawn, { kits, records: true, onResults });
    expect(records[3]).toEqual((await playJob(drawn, 3, { kits })).record);
    expect(results.some((result) => 'record' in result)).toBe(false);
  });

  it('must be part of the plan', async () => {
    await expect(playJob(drawn, 4, { kits })).rejects.toThrow('the plan has no game 4; it has 0 to 3');
  });
});
