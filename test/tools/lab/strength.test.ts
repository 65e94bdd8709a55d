import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from '../../../src/arena/arena.ts';
import { kits } from '../../../src/games/index.ts';
import { kitOf } from '../../games/kit-of.ts';
import tourBuyer from './strength/bots/tour-buyer.ts';
import { LEVELS, matchesOf } from './strength/matches.ts';
import { pageOf } from './strength/page.ts';
import { readResults, summaryOf, writeResults } from './strength/results.ts';

const challenge = kitOf('the-challenge');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feyrules-strength-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each(kits)('every match of $game.id has a plan of complete deals', (kit) => {
  const matches = matchesOf(kit);
  expect(new Set(matches.map(({ name }) => name)).size).toBe(matches.length);
  for (const { name, plan } of matches) {
    const [{ players = 0 } = {}] = plan.settings;
    expect(plan.games % players, name).toBe(0);
    expect(players, name).toBe(name === 'most-seats' ? kit.game.seats.max : kit.game.seats.min);
  }
});

it('the page shows known results, and marks missing ones', async () => {
  const [levels] = matchesOf(challenge);
  if (levels === undefined) throw new Error('no match');
  const row = /^\| The Challenge \| 2 \| (\d+\.\d) \(.*\) \| \d+\.\d \(.*\) \| – \|$/m;
  expect(pageOf([challenge], folder)).toContain(
    '- The Challenge: `random` against `easy` against `normal` against `hard`',
  );
  const plan = { ...levels.plan, entrants: LEVELS.slice(0, 3), games: 12 };
  const played = await run(plan, { kits: [challenge], times: true });
  const summary = summaryOf(plan, played, 'abc1234', 'a machine');
  expect(summary).toMatchObject({ commit: 'abc1234', machine: 'a machine', players: 2, games: 12 });
  writeResults(folder, 'the-challenge', { matches: { levels: summary } });
  expect(readResults(folder, 'the-challenge')).toEqual({ matches: { levels: summary } });
  const page = pageOf([challenge], folder);
  expect(page).not.toContain('against `easy` against `normal`');
  const shares = summary.scores.find(({ name, against }) => name === 'easy' && against === 'random')?.score;
  expect(row.exec(page)?.[1]).toBe((100 * (shares?.[0] ?? 0)).toFixed(1));
});

it('the independent bot beats random play', async () => {
  const modules = join(folder, 'bot.mjs');
  writeFileSync(modules, 'export default globalThis.tourBuyer;');
  Object.assign(globalThis, { tourBuyer });
  const results = await run(
    {
      settings: [{ game: 'elfengold', players: 2, options: {} }],
      format: 'ladder',
      entrants: [modules, 'random'],
      games: 2,
      seed: 1,
      maxMoves: 10_000,
    },
    { kits: [kitOf('elfengold')] },
  );
  for (const { seats, outcome } of results) expect(outcome?.winners).toEqual([seats.indexOf(modules)]);
});
