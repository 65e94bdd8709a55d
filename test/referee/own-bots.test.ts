import { describe, expect, it, vi } from 'vitest';
import type { Bot } from '../../src/bots/bot.ts';
import type { Tagged } from '../../src/core/game.ts';
import { type OwnBots, RefereeServer } from '../../src/referee/index.ts';
import { Client } from './client.ts';

const AGAINST = { options: { players: 2, order: [1, 0] } };

const never: Bot = { name: 'never', decide: () => new Promise<Tagged>(() => {}) };

function seated(bot: OwnBots[string], more: object = {}): { client: Client; reported: unknown[] } {
  const reported: unknown[] = [];
  const client = new Client({ bots: { tutor: bot }, report: (error) => reported.push(error), ...more });
  return { client, reported };
}

describe('a bot provided by the host', () => {
  it('is listed, and plays when its promise resolves, while other requests are answered', async () => {
    let answer = (): void => {};
    const { client } = seated(async ({ kit, options, seat, parameters }) => {
      expect([kit.game.id, options, seat, parameters]).toEqual(['strage', AGAINST.options, 1, {}]);
      return {
        name: 'waiting',
        decide: ({ moves }) =>
          new Promise<Tagged>((resolve) => {
            answer = () => resolve(moves[0] ?? { type: 'none' });
          }),
      };
    });
    expect((await client.ok({ do: 'games' })).bots).toContain('tutor');
    const { table } = await client.open('strage', { ...AGAINST, bots: { 1: 'tutor' } });
    while ((await client.ok({ do: 'observe', token: table })).next === 0) await Promise.resolve();
    expect(await client.ok({ do: 'observe', token: table })).toMatchObject({ actor: 1 });
    const over = client.ok({ do: 'observe', token: table, wait: true });
    while ((await client.ok({ do: 'observe', token: table })).actor === 1) {
      answer();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await over).toMatchObject({ actor: 0 });
  });

  it('gets the options of its match with `players`, also if the request has none', async () => {
    const made = vi.fn(async () => never);
    const { client } = seated(made);
    await client.open('strage', { options: { order: [1, 0, 2] }, bots: { 1: 'tutor' } });
    expect(made).toHaveBeenCalledWith(expect.objectContaining({ options: { order: [1, 0, 2], players: 3 } }));
    client.server.close();
  });

  it('stops only its own match when it is late or fails', async () => {
    const late = seated(() => never, { limits: { thinking: 1 } });
    const { table, seats } = await late.client.open('strage', { ...AGAINST, bots: { 1: 'tutor' } });
    expect(await late.client.error({ do: 'observe', token: table, wait: true })).toMatchObject({
      code: 'protocol/bot-too-slow',
      params: { seat: 1, limit: 1 },
    });
    expect(await late.client.ok({ do: 'resign', token: seats[1], bot: 'greedy' })).toMatchObject({ actor: 0 });

    const busy: Bot = {
      name: 'busy',
      decide({ moves: [move = { type: 'none' }] }) {
        for (const end = performance.now() + 5; performance.now() < end; );
        return move;
      },
    };
    const computing = seated(() => busy, { limits: { thinking: 1 } });
    const { table: token } = await computing.client.open('strage', { ...AGAINST, bots: { 1: 'tutor' } });
    const { code } = await computing.client.error({ do: 'observe', token, wait: true });
    expect(code).toBe('protocol/bot-too-slow');

    const fails = (): never => {
      throw new Error('no factory');
    };
    for (const [bot, reason] of [
      [() => ({ name: 'none', decide: async () => ({ type: 'none' }) }), 'it answered with {"type":"none"}'],
      [() => ({ name: 'rejects', decide: async () => Promise.reject(undefined) }), 'undefined'],
      [fails, 'no factory'],
      [async () => fails(), 'no factory'],
    ] as const) {
      const { client, reported } = seated(bot);
      const tokens = await client.open('strage', { ...AGAINST, bots: { 1: 'tutor' } });
      expect(await client.error({ do: 'observe', token: tokens.table, wait: true })).toMatchObject({
        code: 'protocol/bot-failed',
        params: { seat: 1 },
      });
      const message = `The bot "tutor" on seat 1 has failed: ${reason}`;
      expect(reported).toEqual([expect.objectContaining({ message: expect.stringContaining(message) })]);
      expect(await client.ok({ do: 'observe', token: tokens.table })).toMatchObject({ actor: 1 });
    }
  });

  it.each<[string, object]>([
    ['bots/taken-name', { bots: { greedy: () => never } }],
    ['bots/taken-name', { bots: { 'ismcts:50': () => never } }],
    ['bots/no-function', { bots: { tutor: never } }],
    ['bots/no-function', { token: 5 }],
    ['bots/no-function', { report: 5 }],
  ])('is refused with %s: %j', (code, settings) => {
    expect(() => new RefereeServer({ kits: [], ...settings })).toThrow(expect.objectContaining({ code }));
  });

  it('does not cause an error for the preceding move when it fails', async () => {
    const failure = new Error('no idea');
    const { client, reported } = seated(() => ({ name: 'failing', decide: () => Promise.reject(failure) }));
    const options = { players: 2, order: [0, 1] };
    const { seats } = await client.open('strage', { options, bots: { 1: 'tutor' } });
    const [token] = seats;
    let played: object = {};
    for (let actor: unknown = 0; actor === 0; ) {
      const { moves = [], seen } = await client.ok({ do: 'observe', token });
      played = { do: 'play', token, move: moves.at(-1), seen };
      ({ actor } = await client.ok({ do: 'play', ...played }));
    }
    expect(await client.error({ do: 'play', ...played })).toMatchObject({ code: 'match/another-position' });
    const refusal = { code: 'protocol/bot-failed', params: { seat: 1 } };
    expect(await client.error({ do: 'play', token, move: 'end' })).toMatchObject(refusal);
    expect(reported).toEqual([expect.objectContaining({ cause: failure })]);
  });

  it('can be replaced by `resign` after it has failed, also by a new one of the same name', async () => {
    let made = 0;
    const { client } = seated(() => {
      made += 1;
      const fails = made === 1;
      return { name: 'once', decide: async ({ moves }) => (fails ? { type: 'none' } : (moves[0] ?? { type: 'none' })) };
    });
    const { table, seats } = await client.open('strage', { ...AGAINST, bots: { 1: 'tutor' } });
    const [red, orange] = seats;
    expect(await client.error({ do: 'observe', token: table, wait: true })).toMatchObject({
      code: 'protocol/bot-failed',
    });
    const another = await client.error({ do: 'resign', token: red, bot: 'greedy' });
    expect(another.code).toBe('protocol/bot-failed');
    expect((await client.error({ do: 'resign', token: orange, bot: 'none' })).code).toBe('protocol/unknown-bot');
    expect(await client.ok({ do: 'resign', token: orange, bot: 'tutor' })).toMatchObject({ actor: 0 });
    expect((await client.error({ do: 'resign', token: orange })).code).toBe('protocol/resigned');
  });

  it('is not awaited after its match is closed', async () => {
    const { client } = seated(() => never);
    const { referee, table } = await client.open('strage', { ...AGAINST, bots: { 1: 'tutor' } });
    const waiting = client.error({ do: 'observe', token: table, wait: true });
    await client.ok({ do: 'close', token: referee });
    expect(await waiting).toMatchObject({ code: 'protocol/unknown-token' });
  });
});
