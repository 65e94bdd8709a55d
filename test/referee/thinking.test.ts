import { describe, expect, it, vi } from 'vitest';
import { Client } from './client.ts';

/** Two bots that think for long, at a table of two. */
const BOTS = { 0: 'ismcts:60', 1: 'ismcts:60' };
/** A table at which a bot begins. */
const AGAINST = { options: { players: 2, order: [1, 0] }, bots: { 1: 'ismcts:500' } };
/** No bot gets beyond its first step. */
const HASTE = { limits: { thinking: 0 } };

describe('while bots think', () => {
  it('a match without bots is answered at once', async () => {
    const client = new Client();
    const slow = await Promise.all(
      Array.from({ length: 4 }, () => client.open('elfenland', { options: { players: 2 }, bots: BOTS })),
    );
    const { table } = await client.open('strage');
    const order: string[] = [];
    const waiting = slow.map(async ({ table: token }) => {
      await client.answer({ do: 'observe', token, wait: true });
      order.push('slow');
    });
    await client.ok({ do: 'observe', token: table });
    order.push('quick');
    expect(order).toEqual(['quick']);
    client.server.close();
    await Promise.all(waiting);
  });

  it('their match answers queries; changes wait, and so do the requests behind them', async () => {
    const client = new Client();
    const { referee, table, seats } = await client.open('elfenland', { options: { players: 2 }, bots: { 1: BOTS[1] } });
    const [token = ''] = seats;
    for (;;) {
      const seen = await client.ok({ do: 'observe', token, wait: true });
      const order: string[] = [];
      const ask = async (name: string, said: { readonly do: string }) => {
        const answer = await client.ok({ token, ...said });
        order.push(name);
        return answer;
      };
      const played = ask('play', { do: 'play', ...{ move: seen.moves?.[0] } });
      const shown = await ask('observe', { do: 'observe' });
      if (shown.actor !== 1) {
        // No bot has to decide yet.
        await played;
        continue;
      }
      await ask('moves', { do: 'moves' });
      await ask('check', { do: 'check', ...{ move: 'x' } });
      expect(order).toEqual(['observe', 'moves', 'check']);
      const waiting = [
        ask('waiting', { do: 'observe', ...{ token: table, wait: true } }),
        ask('record', { do: 'record', ...{ token: referee } }),
      ];
      await ask('spectator', { do: 'observe', ...{ token: table } });
      const resigned = ask('resign', { do: 'resign', ...{ bot: 'random' } });
      const behind = ask('behind', { do: 'observe' });
      await played;
      await Promise.all([...waiting, resigned, behind]);
      expect(order.slice(3, 7)).toEqual(['spectator', 'play', 'waiting', 'record']);
      expect(order.slice(7).sort()).toEqual(['behind', 'resign']);
      return;
    }
  });

  it('events and views stay consistent', async () => {
    const client = new Client();
    const { referee, table } = await client.open('elfenland', { options: { players: 2 }, bots: BOTS });
    const [tellings, seen] = [[], new Set<unknown>()] as [object[], Set<unknown>];
    let since = 0;
    while (seen.size < 4) {
      const { events = [], next = 0, view } = await client.ok({ do: 'observe', token: table, since });
      tellings.push(...events);
      expect(tellings).toHaveLength(next);
      if (!seen.has(JSON.stringify(view)) && since > 0) expect(events.length).toBeGreaterThan(0);
      since = next;
      seen.add(JSON.stringify(view));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await client.ok({ do: 'close', token: referee });
  });
});

describe('a bot that exceeds its thinking time', () => {
  it('plays the best move found so far, which only the referee is told', async () => {
    const client = new Client(HASTE);
    // The limit of 0 holds even if no time passes on the clock of the machine.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const { referee, table, seats } = await client.open('strage', AGAINST);
    clock.mockRestore();
    const { cut = [] } = await client.ok({ do: 'observe', token: referee, wait: true });
    const { record } = await client.ok({ do: 'record', token: referee });
    // The first move is the roll of a die.
    expect(cut[0]).toBe(1);
    expect(cut.every((ply) => ply < (record?.moves.length ?? 0))).toBe(true);
    for (const token of [...seats, table]) expect(await client.ok({ do: 'observe', token })).not.toHaveProperty('cut');
  });

  it('plays its normal move if it finishes in time', async () => {
    const client = new Client(HASTE);
    const { referee } = await client.open('strage', { ...AGAINST, bots: { 1: 'flat:1' }, seed: 1 });
    expect(await client.ok({ do: 'observe', token: referee, wait: true })).not.toHaveProperty('cut');
  });

  it('plays nothing in a match with a seed, because the move would not be reproducible', async () => {
    const client = new Client(HASTE);
    const { referee, table, seats } = await client.open('strage', { ...AGAINST, seed: 1 });
    const [red = ''] = seats;
    const refusal = await client.error({ do: 'observe', token: red, wait: true });
    expect(refusal).toMatchObject({ code: 'protocol/bot-too-slow', params: { seat: 1, limit: 0 } });
    for (const asked of [
      { do: 'play', token: red, move: '@a1' },
      { do: 'undo', token: red },
      { do: 'resign', token: red },
      { do: 'chance', token: referee },
      { do: 'observe', token: table, wait: true },
    ]) {
      expect(await client.error(asked)).toEqual(refusal);
    }
    expect(await client.ok({ do: 'observe', token: table })).toMatchObject({ actor: 1 });
    const { record } = await client.ok({ do: 'record', token: referee });
    expect(await client.ok({ do: 'close', token: referee })).toEqual({});
    // The match continues without a seed.
    const again = (await client.ok({ do: 'load', record, bots: { 1: 'flat:5' } })).tokens;
    expect(await client.ok({ do: 'observe', token: again?.table, wait: true })).toMatchObject({ actor: 0 });
  });
});
