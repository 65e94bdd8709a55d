import { describe, expect, it } from 'vitest';
import { Match } from '../../src/core/match.ts';
import { kits } from '../../src/games/index.ts';
import { strage } from '../../src/index.ts';
import { RefereeServer } from '../../src/referee/index.ts';
import { Client } from './client.ts';

const DICTATED = { options: { players: 2, order: [0, 1] }, chance: 'dictated' };

/** The record of a match with at least this many moves. */
function record(plies: number): object {
  const match = new Match(strage, { options: { players: 2 }, seed: 1 });
  while (match.plies < plies) {
    const { actor } = match;
    if (typeof actor !== 'number') match.chance();
    else match.play(actor, match.observe(actor).moves.at(-1) ?? { type: 'end' });
  }
  return match.record();
}

describe('the total number of moves of all matches', () => {
  it('has a limit, and closing a match frees room', async () => {
    const client = new Client({ limits: { kept: 4 } });
    const [one, two] = [await client.open('strage', DICTATED), await client.open('strage', DICTATED)];
    for (const { referee, seats } of [one, two]) {
      await client.ok({ do: 'chance', token: referee, move: '4' });
      await client.ok({ do: 'play', token: seats[0], move: '@a1' });
    }
    const refusal = { code: 'protocol/too-many-moves', params: { limit: 4 } };
    const before = await client.ok({ do: 'observe', token: one.table, since: 0 });
    expect(await client.error({ do: 'play', token: one.seats[0], move: '@b1' })).toMatchObject(refusal);
    expect(await client.error({ do: 'undo', token: one.seats[0] })).toMatchObject(refusal);
    expect(await client.error({ do: 'new', game: 'strage' })).toMatchObject(refusal);
    expect(await client.error({ do: 'load', record: record(1) })).toMatchObject(refusal);
    expect(await client.ok({ do: 'observe', token: one.table, since: 0 })).toEqual(before);
    await client.ok({ do: 'close', token: two.referee });
    expect(await client.error({ do: 'load', record: record(3) })).toMatchObject(refusal);
    await client.ok({ do: 'load', record: record(1), chance: 'dictated' });
    await client.ok({ do: 'play', token: one.seats[0], move: '@b1' });
    expect(await client.error({ do: 'play', token: one.seats[0], move: 'end' })).toMatchObject(refusal);
  });

  it('stops bots at the limit, and is freed when their match is closed', async () => {
    const client = new Client({ limits: { kept: 30 } });
    for (let again = 0; again < 3; again++) {
      const bots = { 0: 'random', 1: 'random' };
      const { referee } = await client.open('strage', { options: { players: 2 }, bots });
      const { record: played } = await client.ok({ do: 'record', token: referee });
      expect(played?.moves).toHaveLength(30);
      await client.ok({ do: 'close', token: referee });
    }
  });

  it('and the limit of a match refuse those who wait for a change, at once', async () => {
    for (const [limits, code] of [
      [{ moves: 1 }, 'protocol/match-too-long'],
      [{ kept: 1 }, 'protocol/too-many-moves'],
    ] as const) {
      const client = new Client({ limits });
      const { referee, table: token } = await client.open('strage', DICTATED);
      const { seen } = await client.ok({ do: 'observe', token });
      const waiting = client.error({ do: 'observe', token, seen, wait: true });
      const { seen: last } = await client.ok({ do: 'chance', token: referee, move: '4' });
      expect(await client.error({ do: 'observe', token, seen: last, wait: true })).toMatchObject({ code });
      expect(await waiting).toMatchObject({ code });
    }
  });

  it('is not used up by a failed load', async () => {
    const client = new Client({ limits: { kept: 3 } });
    for (let again = 0; again < 3; again++) {
      const loaded = { do: 'load', record: record(2) };
      expect(await client.error({ ...loaded, bots: { 0: 'fritz' } })).toMatchObject({ code: 'protocol/unknown-bot' });
      const broken = { ...record(2), result: '0' };
      expect(await client.error({ ...loaded, record: broken })).toMatchObject({ code: 'record/wrong-result' });
    }
    await client.ok({ do: 'load', record: record(2) });
  });

  it('counts a move that is taken back as twenty', async () => {
    const client = new Client({ limits: { kept: 21 } });
    const { referee, seats } = await client.open('strage', DICTATED);
    await client.ok({ do: 'chance', token: referee, move: '4' });
    await client.ok({ do: 'play', token: seats[0], move: '@a1' });
    await client.ok({ do: 'undo', token: seats[0] });
    expect(await client.error({ do: 'play', token: seats[0], move: '@a1' })).toMatchObject({
      code: 'protocol/too-many-moves',
    });
  });
});

describe('while a long record is loaded', () => {
  it('other clients are answered and may open matches, up to the limit', async () => {
    const server = new RefereeServer({ kits, limits: { matches: 3 } });
    const long = record(9_000);
    const order: unknown[] = [];
    const ask = async (request: object) => {
      const answer = await server.answer(request);
      order.push(answer.id);
      return answer;
    };
    const loads = [ask({ id: 'first', do: 'load', record: long }), ask({ id: 'second', do: 'load', record: long })];
    await ask({ id: 'new', do: 'new', game: 'strage' });
    expect(await ask({ id: 'fourth', do: 'new', game: 'strage' })).toMatchObject({
      error: { code: 'protocol/too-many-matches' },
    });
    // The pending requests have been read.
    await new Promise((resolve) => setImmediate(resolve));
    await ask({ id: 'games', do: 'games' });
    await Promise.all(loads);
    expect(order.slice(0, 3)).toEqual(['new', 'fourth', 'games']);
  });
});
