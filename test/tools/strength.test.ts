import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from '../../src/arena/arena.ts';
import type { Plan } from '../../src/arena/plan.ts';
import type { GameResult } from '../../src/arena/play.ts';
import { Sprt } from '../../src/arena/sprt.ts';
import { explainBot } from '../../src/bots/index.ts';
import type { Game } from '../../src/core/game.ts';
import type { Kit } from '../../src/core/kit.ts';
import { Match } from '../../src/core/match.ts';
import { seeded } from '../../src/core/rng.ts';
import { kits } from '../../src/games/index.ts';
import tourBuyer from './strength/bots/tour-buyer.ts';
import { decisionsOf } from './strength/decisions.ts';
import { begin, readKept } from './strength/kept.ts';
import { printGame, quantile, readGame } from './strength/lines.ts';
import { fileOf, matchesOf, planOf } from './strength/matches.ts';
import { pageOf, summaryOf } from './strength/page.ts';
import { play } from './strength/play.ts';
import { positionOf, twofold } from './strength/twofold.ts';

const under = { commit: 'abc1234', decisions: '0123456789ab', machine: 'a machine' };
const challenge = kitOf('the-challenge');
const plan: Plan = {
  settings: [{ game: 'the-challenge', players: 2, options: {} }],
  format: 'ladder',
  entrants: ['normal', 'random'],
  games: 6,
  seed: 1,
  maxMoves: 10_000,
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feyrules-strength-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function kitOf(id: string): Kit {
  const kit = kits.find(({ game }) => game.id === id);
  if (kit === undefined) throw new Error(id);
  return kit;
}

/** Plays on, until so many games have been added. */
async function playOn(
  file: string,
  wanted: Plan,
  { most = Number.POSITIVE_INFINITY, ...now }: Partial<typeof under> & { readonly most?: number } = {},
): Promise<number[]> {
  const stop = new AbortController();
  const added: number[] = [];
  await play(wanted, file, challenge, {
    run,
    under: { ...under, ...now },
    anew: false,
    signal: stop.signal,
    onGame: (index) => {
      added.push(index);
      if (added.length >= most) stop.abort();
    },
  });
  return added;
}

it('goes on with what was interrupted, and comes to the same games', async () => {
  const [whole, halted] = [join(folder, 'whole.jsonl'), join(folder, 'halted.jsonl')];
  expect(await playOn(whole, plan)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(await playOn(halted, plan, { most: 2 })).toEqual([0, 1]);
  // As if it had been killed while it wrote.
  appendFileSync(halted, '{"game":2,"moves":');
  expect(await playOn(halted, plan)).toEqual([2, 3, 4, 5]);
  expect(await playOn(halted, plan)).toEqual([]);
  const games = (file: string): unknown => readKept(file)?.results.map(({ times: _, ...game }) => game);
  expect(games(halted)).toEqual(games(whole));
  expect(await playOn(halted, { ...plan, games: 8 })).toEqual([6, 7]);
});

it('adds no games to those of other bots, or of another plan', async () => {
  const file = join(folder, 'match.jsonl');
  await playOn(file, { ...plan, games: 2 });
  const before = readFileSync(file, 'utf8');
  await expect(playOn(file, plan, { decisions: 'ba9876543210' })).rejects.toThrow('--anew');
  await expect(playOn(file, { ...plan, seed: 2 })).rejects.toThrow('--anew');
  expect(readFileSync(file, 'utf8')).toBe(before);
});

it('adds games to those of another commit whose bots decide alike', async () => {
  const file = join(folder, 'match.jsonl');
  await playOn(file, { ...plan, games: 2 });
  expect(await playOn(file, { ...plan, games: 4 }, { commit: 'def5678' })).toEqual([2, 3]);
  expect(readKept(file)?.commit).toBe('def5678');
});

it('knows bots by what they decide, not by how fast they are', () => {
  const asked = (kit: Kit): string => decisionsOf(kit, { bot: 'best', against: 'greedy' }, { explainBot, Match });
  const { evaluate = () => 0 } = challenge;
  const before = asked(challenge);
  expect(before).toMatch(/^[0-9a-f]{12}$/);
  expect(asked({ ...challenge, evaluate: (state, seat) => evaluate(state, seat) + 0 * evaluate(state, seat) })).toBe(
    before,
  );
  expect(asked({ ...challenge, evaluate: (state, seat) => -evaluate(state, seat) })).not.toBe(before);
});

it('begins no match anew for a level that does not play in it', () => {
  const easier = { ...challenge, levels: { easy: { bot: 'greedy', slips: 0.9 } } };
  const asked = (kit: Kit, bot: 'best' | 'easy' | 'normal', against: 'greedy' | 'levels'): string =>
    decisionsOf(kit, { bot, against }, { explainBot, Match });
  expect(asked(easier, 'best', 'greedy')).toBe(asked(challenge, 'best', 'greedy'));
  expect(asked(easier, 'normal', 'greedy')).toBe(asked(challenge, 'normal', 'greedy'));
  expect(asked(easier, 'easy', 'greedy')).not.toBe(asked(challenge, 'easy', 'greedy'));
  expect(asked(easier, 'best', 'levels')).not.toBe(asked(challenge, 'best', 'levels'));
});

it('ends a match when its test has decided', async () => {
  const file = join(folder, 'match.jsonl');
  const tested = { ...plan, games: 400, sprt: { elo0: 0, elo1: 300 } };
  const added = await playOn(file, tested);
  const sprt = new Sprt(tested, tested.sprt);
  for (const result of readKept(file)?.results ?? []) sprt.take(result);
  expect(sprt.end).toBe(added.length);
  expect(sprt.report.verdict).toBe('elo1');
  expect(sprt.report.bounds[1]).toBeCloseTo(Math.log(19));
  expect(summaryOf(file)).toMatch(new RegExp(`^${added.length} games, 0 void, normal .*, elo1$`));
});

it('keeps a game in a line, and how long it took', () => {
  const game: GameResult = {
    index: 1,
    setting: 0,
    deal: 0,
    seats: ['normal', 'random'],
    moves: 40,
    outcome: { scores: [3, 7], tiebreaks: [], ranking: [2, 1], winners: [1] },
    times: [
      { seat: 0, phase: 'a', decisions: 3, total: 0.3, most: 0.12, spread: { 50: 2, 52: 1 } },
      { seat: 0, phase: 'b', decisions: 1, total: 8, most: 8, spread: { 103: 1 } },
    ],
  };
  const read = readGame(printGame(game), plan);
  expect(read).toMatchObject({ ...game, times: [{ seat: 0, phase: '', decisions: 4, most: 8 }, { decisions: 0 }] });
  expect(read.times?.[0]?.spread).toEqual({ 50: 2, 52: 1, 103: 1 });
  const stopped = readGame(printGame({ ...game, outcome: null }), plan);
  expect(stopped.outcome).toBeNull();
  expect(() => readGame(printGame({ ...game, index: 6 }), plan)).toThrow('no game 6');
});

it('knows what a part of the decisions did not exceed', () => {
  const time = { seat: 0, phase: '', total: 0 };
  // 90 decisions of 1 to 1.09 ms, 10 of 16 ms and little more.
  const taken = [
    { ...time, decisions: 90, most: 1.05, spread: { 80: 90 } },
    { ...time, decisions: 10, most: 16.2, spread: { 112: 10 } },
  ];
  expect(quantile(taken, 0.5)).toBeCloseTo(1.117, 3);
  expect(quantile(taken, 0.9)).toBeCloseTo(1.117, 3);
  expect(quantile(taken, 0.95)).toBe(16.2);
  expect(quantile([], 0.5)).toBeNull();
});

it('has a plan for every match of every game', () => {
  const files = kits.flatMap((kit) => matchesOf(kit).map(fileOf));
  expect(new Set(files).size).toBe(files.length);
  for (const kit of kits) {
    for (const match of matchesOf(kit)) {
      const { games, entrants, sprt } = planOf(match, '200ms', kit);
      expect(games).toBeGreaterThanOrEqual(match.games);
      expect(entrants.length).toBe(match.against === 'levels' ? 4 : 2);
      if (match.bot === 'best' && match.against === 'greedy') expect(entrants[0]).toMatch(/^best=\w+:200ms$/);
      if (match.sprt) expect([match.games, sprt]).toEqual([120, { elo0: 0, elo1: 30 }]);
    }
  }
});

it('has the earlier build go along, and asks its bot in its own terms', () => {
  const { game } = challenge;
  const parted: string[] = [];
  const table = twofold(challenge, named(game, 'earlier'), {}, (how) => parted.push(how)).game;
  const rng = seeded(3);
  let state = table.setup({ players: 2 });
  let alone = game.setup({ players: 2 });
  while (table.actor(state) !== 'over') {
    const actor = table.actor(state);
    const moves = table.legalMoves(state);
    let move = actor === 'chance' ? table.sample(state, rng) : moves[rng.int(moves.length)];
    if (typeof actor === 'number') {
      const position = positionOf(table.view(state, actor));
      expect(position.state).toBe(state);
      const answer = position.earlier(({ view, moves: known }) => {
        expect(view).toMatchObject({ build: 'earlier' });
        return known[0] ?? { type: '' };
      }, rng);
      expect(answer).toEqual(moves[0]);
      move = answer;
    }
    if (move === undefined) throw new Error('no move');
    state = table.apply(state, move);
    alone = game.apply(alone, move);
  }
  expect(parted).toEqual([]);
  expect(table.outcome(state)).toEqual(game.outcome(alone));
  expect(() => positionOf(game.view(alone, 0))).toThrow('none of a twofold game');
});

it('counts a game for nobody in which the builds part', async () => {
  const { game } = challenge;
  const parted: string[] = [];
  // What is listed first has become legal since.
  const earlier: Game = {
    ...game,
    legalMoves: (state) => (game.actor(state) === 'chance' ? game.legalMoves(state) : game.legalMoves(state).slice(1)),
  };
  const table = twofold(challenge, earlier, {}, (how) => parted.push(how));
  const results = await run({ ...plan, games: 2 }, { kits: [table] });
  expect(results.map(({ outcome }) => outcome)).toEqual([null, null]);
  expect(parted).toHaveLength(2);
  expect(parted[0]).toMatch(/newly legal$/);
  const file = join(folder, 'match.jsonl');
  begin(file, { plan, results, ...under });
  expect(summaryOf(file)).toMatch(/^2 games, 2 void/);
});

it('lets the bot of another hand win against chance', async () => {
  const kit = kitOf('elfengold');
  const modules = join(folder, 'bot.mjs');
  writeFileSync(modules, 'export default globalThis.tourBuyer;');
  Object.assign(globalThis, { tourBuyer });
  const results = await run(
    { ...plan, settings: [{ game: 'elfengold', players: 2, options: {} }], entrants: [modules, 'random'], games: 2 },
    { kits: [kit] },
  );
  for (const { seats, outcome } of results) expect(outcome?.winners).toEqual([seats.indexOf(modules)]);
});

it('writes what is known, and what is not', async () => {
  const [match] = matchesOf(challenge).filter(({ bot }) => bot === 'normal');
  if (match === undefined) throw new Error('no match');
  const file = join(folder, fileOf(match));
  expect(pageOf([challenge], folder)).toContain('- The Challenge: `normal` against `greedy`, 2 seats');
  await playOn(file, { ...plan, games: 2 });
  const page = pageOf([challenge], folder);
  expect(page).not.toContain('- The Challenge: `normal` against `greedy`, 2 seats');
  expect(page).toMatch(/^\| The Challenge \| 2 \| `normal` \| `greedy` \| 2 \| 0 \| \d+\.\d \| .* \| abc1234 \|$/m);
});

/** The same game, whose views say of which build they are. */
function named(game: Game, build: string): Game {
  return {
    ...game,
    view: (state, viewer) => {
      const view = game.view(state, viewer);
      return typeof view === 'object' ? { ...view, build } : view;
    },
  };
}
