import { MessageChannel } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { boardgameIo } from '../../src/adapters/boardgame-io/index.ts';
import { readResults, redis, run, serve, tally } from '../../src/arena/index.ts';
import { flatMonteCarloBot, isMctsBot } from '../../src/bots/index.ts';
import { Match } from '../../src/core/match.ts';
import { type Asking, askBot } from '../../src/front/index.ts';
import { kit } from '../../src/games/strage/kit.ts';
import { explain, RefereeServer } from '../../src/referee/index.ts';
import { Environment } from '../../src/rl/index.ts';
import { plan } from '../arena/plans.ts';

const { game } = kit;
const state = game.setup({ players: 2 });

function ask(asking: Partial<Asking>): Promise<unknown> {
  const match = new Match(game, { options: { players: 2, order: [0, 1] }, seed: 1 });
  match.chance();
  const { port1 } = new MessageChannel();
  return askBot(port1, kit, match.observe(0), { bot: 'random', ...asking }).finally(() => port1.close());
}

describe.each<[string, string, (given: number) => unknown]>([
  ['the limits of a server', 'core/not-in-range', (kept) => new RefereeServer({ kits: [kit], limits: { kept } })],
  ['maxActions', 'core/not-in-range', (maxActions) => new Environment(kit, { maxActions })],
  ['least of a question', 'core/not-in-range', (least) => ask({ least })],
  ['most of a question', 'core/not-in-range', (most) => ask({ most })],
  ['the depth of a flat search', 'core/not-in-range', (depth) => flatMonteCarloBot(game, { depth })],
  ['the depth of a tree search', 'core/not-in-range', (depth) => isMctsBot(game, { depth })],
  ['the exploration of a tree search', 'core/not-in-range', (exploration) => isMctsBot(game, { exploration })],
  ['the budget of a question', 'bots/bad-budget', (milliseconds) => ask({ budget: { milliseconds } })],
  ['the viewer of explain', 'core/no-such-seat', (viewer) => explain(kit, state, {}, { viewer })],
])('%s', (_, code, act) => {
  it.each([Number.NaN, -1])('is refused as %d', async (given) => {
    await expect(async () => act(given)).rejects.toMatchObject({ code });
  });
});

const odd: object = { odd: 1 };

it.each<[string, () => unknown]>([
  ['an environment', () => new Environment(kit, odd)],
  ['a server', () => new RefereeServer({ kits: [kit], ...odd })],
  ['the limits of a server', () => new RefereeServer({ kits: [kit], limits: odd })],
  ['an explanation', () => explain(kit, state, {}, odd)],
  ['a question', () => ask(odd)],
  ['a flat search', () => flatMonteCarloBot(game, odd)],
  ['a tree search', () => isMctsBot(game, odd)],
  ['boardgame.io', () => boardgameIo(kit, odd)],
  ['a run', () => run(plan(), { kits: [kit], ...odd })],
  ['a tally', () => tally(plan(), [], odd)],
  ['a reader of results', () => readResults('', odd)],
  ['a Redis', () => redis('', odd)],
  ['a worker', () => serve('', { workers: 1, signal: new AbortController().signal, ...odd })],
])('the settings of %s have no unknown member', async (_, act) => {
  await expect(async () => act()).rejects.toMatchObject({ code: 'core/unknown-member', params: { member: 'odd' } });
});
