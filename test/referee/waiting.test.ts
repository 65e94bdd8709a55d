import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Tagged } from '../../src/core/game.ts';
import { seeded } from '../../src/core/rng.ts';
import { serveLines } from '../../src/referee/index.ts';
import { Client, counted } from './client.ts';

const TABLE = { options: { players: 2, order: [0, 1] } };

/** Lets everything that is due be done. */
const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** An `observe` that waits, and whether it has been answered. */
function waiter(client: Client, token: string | undefined, seen: string | undefined) {
  const found = { isAnswered: false, answer: client.answer({ do: 'observe', token, seen, wait: true }) };
  void found.answer.then(() => {
    found.isAnswered = true;
  });
  return found;
}

describe('observe with wait and seen', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is answered when the viewer sees something else, and not before; at once without wait', async () => {
    const client = new Client();
    const { table, seats } = await client.open('strage', TABLE);
    const { seen } = await client.ok({ do: 'observe', token: seats[1], wait: true });
    const [other, spectator] = [waiter(client, seats[1], seen), waiter(client, table, seen)];
    await client.error({ do: 'play', token: seats[0], move: '@h8' });
    await soon();
    expect([other.isAnswered, spectator.isAnswered]).toEqual([false, false]);
    const without = client.answer({ do: 'observe', token: seats[1], seen });
    expect(await Promise.race([without, soon()])).toMatchObject({ ok: { seen } });
    const { moves = [] } = await client.ok({ do: 'moves', token: seats[0] });
    await client.ok({ do: 'play', token: seats[0], move: moves[0] && Object(moves[0]).notation });
    for (const { answer } of [other, spectator]) {
      expect(await answer).toMatchObject({ ok: { seen: expect.not.stringMatching(`^${seen}$`) } });
    }
    await expect(waiter(client, seats[1], seen).answer).resolves.toHaveProperty('ok');
  });

  it('is not answered by a move that is hidden from the viewer', async () => {
    const client = new Client();
    const { seats } = await client.open('the-challenge', { options: { players: 2 }, seed: 1 });
    const rng = seeded(1);
    let unseen = 0;
    for (let ply = 0; ply < 300 && unseen < 5; ply++) {
      const { actor, outcome } = await client.ok({ do: 'observe', token: seats[0] });
      if (outcome !== null || typeof actor !== 'number') break;
      const token = seats[1 - actor];
      const { seen } = await client.ok({ do: 'observe', token });
      const waiting = waiter(client, token, seen);
      const { moves = [] } = await client.ok({ do: 'moves', token: seats[actor] });
      const found = moves.find((one) => Object(one).notation === 'rearrange') ?? moves[rng.int(moves.length)];
      await client.ok({ do: 'play', token: seats[actor], move: Object(found).notation });
      await soon();
      const isUnseen = (await client.ok({ do: 'observe', token })).seen === seen;
      expect(waiting.isAnswered).toBe(!isUnseen);
      if (isUnseen) unseen++;
    }
    expect(unseen).toBe(5);
    client.server.close();
  });

  it('is answered after 30 seconds, at the end of the game, and when the match is closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const client = new Client();
    const { referee, table } = await client.open('strage', TABLE);
    const { seen } = await client.ok({ do: 'observe', token: table });
    const waiting = waiter(client, table, seen);
    vi.advanceTimersByTime(29_999);
    await soon();
    expect(waiting.isAnswered).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await waiting.answer).toMatchObject({ ok: { seen } });
    const closed = waiter(client, table, seen);
    await client.ok({ do: 'close', token: referee });
    expect(await closed.answer).toMatchObject({ error: { code: 'protocol/unknown-token' } });
    expect(vi.getTimerCount()).toBe(0);
    const bots = { 0: 'random', 1: 'random' };
    const over = await client.open('strage', { ...TABLE, bots });
    const last = await client.ok({ do: 'observe', token: over.table, wait: true });
    expect(last.outcome).not.toBeNull();
    expect(await waiter(client, over.table, last.seen).answer).toMatchObject({ ok: { seen: last.seen } });
  });

  const THINKING = { options: { players: 2, order: [1, 0] }, bots: { 1: 'ismcts:20' }, seed: 1 };

  it.each([
    ['at once', TABLE],
    ['after a bot', THINKING],
  ])('is refused beyond 32 for one token, while other tokens can still wait and play %s', async (_, seating) => {
    const client = new Client();
    const { referee, table, seats } = await client.open('strage', seating);
    const { seen } = await client.ok({ do: 'observe', token: table });
    const waiting = Array.from({ length: 32 }, () => waiter(client, table, seen));
    const bots = Array.from({ length: 32 }, () => client.answer({ do: 'observe', token: table, wait: true }));
    const code = 'protocol/too-many-requests';
    expect(await client.error({ do: 'observe', token: table, seen, wait: true })).toMatchObject({ code });
    const others = [...seats, referee].map((token) => waiter(client, token, seen));
    await client.ok({ do: 'play', token: seats[0], move: '@a1' });
    for (const { answer } of [...waiting, ...others]) expect(await answer).toHaveProperty('ok');
    for (const answer of bots) expect(await answer).toHaveProperty('ok');
  });

  it('does not count against a resign, even after its 30 seconds, while a bot thinks', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const client = new Client({
      limits: { thinking: 60_000 },
      bots: { never: () => ({ name: 'never', decide: () => new Promise<Tagged>(() => {}) }) },
    });
    const { referee, seats } = await client.open('strage', { ...THINKING, bots: { 1: 'never' } });
    const [token] = seats;
    const { seen } = await client.ok({ do: 'observe', token });
    const waiting = Array.from({ length: 32 }, () => waiter(client, token, seen));
    vi.advanceTimersByTime(30_000);
    const resigned = client.answer({ do: 'resign', token });
    await soon();
    await client.ok({ do: 'close', token: referee });
    for (const answer of [resigned, ...waiting.map((one) => one.answer)]) {
      expect(await answer).toMatchObject({ error: { code: 'protocol/unknown-token' } });
    }
  });

  it('is answered when its signal aborts, or when the input of lines ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { server } = new Client({ token: counted() });
    const request = { id: 1, do: 'observe', token: 't1', seen: 'p1', wait: true };
    await server.answer({ id: 0, do: 'new', game: 'strage', ...TABLE, chance: 'dictated' });
    const gone = new AbortController();
    const waiting = Array.from({ length: 3 }, () => server.answer(request, gone.signal));
    gone.abort();
    for (const answer of [...waiting, server.answer(request, gone.signal)]) expect(await answer).toHaveProperty('ok');
    const answers: string[] = [];
    const input = async function* (): AsyncGenerator<Uint8Array> {
      yield Buffer.from(`${JSON.stringify(request)}\n`.repeat(2));
    };
    await serveLines(server, input(), async (answer) => void answers.push(answer));
    expect(answers).toEqual(Array(2).fill(expect.stringContaining('"seen":"p1"')));
    expect(vi.getTimerCount()).toBe(0);
  });
});
