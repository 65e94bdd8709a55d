import { getEventListeners } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { botOf } from '../../src/bots/index.ts';
import { Match } from '../../src/core/match.ts';
import { seeded } from '../../src/core/rng.ts';
import type { Asking } from '../../src/front/index.ts';
import { askBot, botBehind, serveBot } from '../../src/front/index.ts';
import type { Port, PortEvent, PortReply, PortRequest } from '../../src/front/worker-messages.ts';
import { fromPort, toPort } from '../../src/front/worker-messages.ts';
import { elfenland } from '../../src/games/elfenland/index.ts';
import { kit } from '../../src/games/strage/kit.ts';

const channels: MessageChannel[] = [];

/** A port with the bots of La Strage degli Innocenti behind it. */
function worker() {
  return servedBy((port) => serveBot(port, kit));
}

/** A port with that service behind it. */
function servedBy(serve: (port: Port) => unknown) {
  const channel = new MessageChannel();
  channels.push(channel);
  serve(channel.port2);
  return channel.port1;
}

afterEach(() => {
  for (const { port1 } of channels.splice(0)) port1.close();
});

/** Sends messages to such a bot and collects its answers. */
function asked() {
  const said: PortReply[] = [];
  let hear: (event: PortEvent) => void = () => expect.fail('nobody listens');
  serveBot(
    {
      postMessage: (message) => said.push(fromPort<PortReply>(message) ?? expect.fail('no answer')),
      addEventListener: (type, listener) => {
        if (type === 'message') hear = listener;
      },
      removeEventListener: () => undefined,
    },
    kit,
  );
  return { said, say: (question: PortRequest): void => hear({ type: 'message', data: toPort(question) }) };
}

function observation() {
  const match = new Match(kit.game, { options: { players: 2, order: [0, 1] }, seed: 1 });
  match.chance();
  return match.observe(0);
}

const ask = (asking: Asking, port = worker()) => askBot(port, kit, observation(), asking);

/** Asks with values of any type, as a program without types may. */
const askAny = (bot: unknown, observed: unknown): Promise<unknown> =>
  Reflect.apply(askBot, undefined, [worker(), kit, observed, { bot }]);

describe('a bot in another thread', () => {
  it('chooses the same move as in this thread', async () => {
    const here = botOf('ismcts:60', kit).decide(observation(), { rng: seeded(8) });
    expect(await ask({ bot: 'ismcts:60', seed: 8 })).toEqual(here);
    expect(observation().moves).toContainEqual(await ask({ bot: 'greedy' }));
  });

  it('reports its progress, and stops when its time is up', async () => {
    const heard: number[] = [];
    const move = await ask({ bot: 'ismcts:100000000', most: 120, onProgress: (done) => heard.push(done) });
    expect(observation().moves).toContainEqual(move);
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.every((done) => done > 0 && done <= 1)).toBe(true);
  });

  it('answers as soon as its time is up, half of which its worker has used', async () => {
    const { said, say } = asked();
    const bot = 'ismcts:100ms';
    say({ type: 'ask', id: 1, at: 0, game: kit.game.id, bot, seed: 1, observation: observation() });
    await vi.waitUntil(() => said.some(({ type }) => type === 'move'), { timeout: 60_000 });
    expect(said.filter((answer) => answer.type === 'thinking' && answer.done === 1).length).toBeLessThan(2);
  });

  it('stops answering once the question is aborted, and takes the next question', async () => {
    const port = worker();
    const stop = new AbortController();
    const asked = ask({ bot: 'ismcts:100000000', signal: stop.signal, onProgress: () => stop.abort() }, port);
    await expect(asked).rejects.toThrow('aborted');
    expect(stop.signal.aborted).toBe(true);
    await expect(ask({ bot: 'random' }, port)).resolves.toBeDefined();
    await expect(ask({ bot: 'random', signal: AbortSignal.abort('too late') }, port)).rejects.toBe('too late');
  });

  it('sends nothing more for a cancelled question, not even its best move', async () => {
    const { said, say } = asked();
    const question = { type: 'ask', at: Date.now(), game: kit.game.id, bot: 'ismcts:100000000', seed: 1 } as const;
    say({ ...question, id: 1, observation: observation() });
    say({ type: 'cancel', id: 1 });
    say({ ...question, id: 2, observation: observation() });
    // The bots think in turns: by the time the second has reported three times, the first would have answered.
    await vi.waitUntil(() => said.filter(({ id }) => id === 2).length >= 3, { timeout: 60_000 });
    say({ type: 'stop', id: 2 });
    await vi.waitUntil(() => said.some(({ type }) => type === 'move'), { timeout: 60_000 });
    expect(said.filter(({ type }) => type !== 'thinking').map(({ id, type }) => [id, type])).toEqual([[2, 'move']]);
    expect(said.filter(({ id }) => id === 1)).toHaveLength(1);
  });

  it('counts the loading time of its worker, up to half of its budget', () => {
    const bot = 'ismcts:3600000ms';
    const asking = { type: 'ask', game: kit.game.id, bot, seed: 1, observation: observation() } as const;
    const doneAfter = (waited: number): number => {
      const { said, say } = asked();
      say({ ...asking, id: 1, at: Date.now() - waited });
      say({ type: 'cancel', id: 1 });
      const [first] = said;
      return first?.type === 'thinking' ? first.done : expect.fail('it says how far it is');
    };
    expect(doneAfter(0)).toBeLessThan(0.2);
    expect(doneAfter(900_000)).toBeGreaterThanOrEqual(0.25);
    expect(doneAfter(900_000)).toBeLessThan(0.5);
    expect(doneAfter(36_000_000)).toBeGreaterThanOrEqual(0.5);
    expect(doneAfter(36_000_000)).toBeLessThan(0.7);
    expect(doneAfter(-36_000_000)).toBeLessThan(0.2);
  });

  it('waits for the minimum time', async () => {
    const since = performance.now();
    await ask({ bot: 'random', least: 80 });
    expect(performance.now() - since).toBeGreaterThan(79);
  });

  it('rejects with what postMessage throws, and leaves no listener', async () => {
    const { port1 } = new MessageChannel();
    const { signal } = new AbortController();
    const uncloned = { ...observation(), view: { f: () => 0 } };
    const asking = { bot: 'random', signal, most: 5 };
    await expect(askBot(port1, kit, Object(uncloned), asking)).rejects.toThrow('could not be cloned');
    const left = ['message', 'error', 'close'].flatMap((type) => getEventListeners(port1, type));
    expect([...left, ...getEventListeners(signal, 'abort')]).toEqual([]);
    port1.close();
  });

  it.each([
    ['its port is closed', (port: Port) => Object(port).close(), {}],
    ['it does not answer', () => vi.useFakeTimers({ toFake: ['setTimeout'] }), { most: 5 }],
  ])('rejects if no answer can come: %s', async (reason, serve, asking) => {
    const asked = ask({ bot: 'random', ...asking }, servedBy(serve));
    if (vi.isFakeTimers()) vi.advanceTimersByTime(20_000);
    vi.useRealTimers();
    await expect(asked).rejects.toThrow(`The worker of the bot has failed: ${reason}.`);
  });

  it('rejects with what onProgress throws, and cancels the question', async () => {
    const asked = ask({ bot: 'ismcts:100000000', onProgress: () => expect.fail('no bar') });
    await expect(asked).rejects.toThrow('no bar');
  });

  it('still cuts an open question short after it was stopped, but takes no other', async () => {
    let stop = (): void => expect.fail('it serves');
    const port = servedBy((to) => {
      stop = serveBot(to, kit);
    });
    const onProgress = vi.fn(() => stop());
    expect(observation().moves).toContainEqual(await ask({ bot: 'ismcts:100000000', most: 100, onProgress }, port));
    expect(onProgress).toHaveBeenCalled();
    const late = ask({ bot: 'random', signal: AbortSignal.timeout(50) }, port);
    await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('gives the questions of two copies of the library different ids', async () => {
    const ids = new Set<number>();
    for (let copy = 0; copy < 2; copy++) {
      vi.resetModules();
      const front = await import('../../src/front/index.ts');
      const port = { postMessage: (message: unknown) => ids.add(fromPort<PortRequest>(message)?.id ?? Number.NaN) };
      const silent = { ...port, addEventListener: () => undefined, removeEventListener: () => undefined };
      void front.askBot(silent, kit, observation(), { bot: 'random' });
    }
    expect(ids.size).toBe(2);
  });

  it('reports unknown bots and games', async () => {
    await expect(ask({ bot: 'genius' })).rejects.toThrow(
      'There is no bot "genius"; there are: easy, normal, hard, best, random, greedy',
    );
    const port = worker();
    const other = { game: { ...kit.game, id: 'chess' } };
    await expect(askBot(port, other, observation(), { bot: 'greedy' })).rejects.toThrow(
      'does not know the game "chess"',
    );
  });

  it('rejects with the error of the worker as the cause', async () => {
    await expect(ask({ bot: 'genius' })).rejects.toMatchObject({
      code: 'front/bot-failed',
      cause: { code: 'bots/unknown-bot', params: { bot: 'genius' } },
    });
  });

  it('reports that error even if its schemas cannot be loaded', async () => {
    const broken = { ...kit, schemas: () => Promise.reject(new Error('no such file')) };
    const port = servedBy((to) => serveBot(to, broken));
    await expect(ask({ bot: 'genius' }, port)).rejects.toMatchObject({ cause: { code: 'bots/unknown-bot' } });
  });

  it('tells the mistakes in a question apart by their codes', async () => {
    const other = { ...observation(), moves: [{ type: 'castle' }] };
    const idle = { ...observation(), moves: [] };
    await expect(askAny(7, observation())).rejects.toMatchObject({ code: 'front/bad-bot-name' });
    await expect(askAny('greedy', {})).rejects.toMatchObject({ code: 'front/no-observation' });
    await expect(askAny('greedy', other)).rejects.toMatchObject({ code: 'front/other-game' });
    await expect(askAny('greedy', idle)).rejects.toMatchObject({ code: 'front/no-decision' });
    await expect(askAny('greedy', { ...observation(), view: {} })).rejects.toMatchObject({
      cause: { code: 'front/other-game', cause: { name: 'TypeError' } },
    });
  });

  it('reports that a worker has answered for another game', async () => {
    const { port1, port2 } = new MessageChannel();
    channels.push({ port1, port2 });
    port2.on('message', (data) => {
      const { id } = fromPort<PortRequest>(data) ?? expect.fail('no question');
      port2.postMessage(toPort<PortReply>({ type: 'move', id, notation: '?' }));
    });
    await expect(ask({ bot: 'greedy' }, port1)).rejects.toMatchObject({ code: 'front/no-move' });
  });

  it('reports in a sentence what is wrong with a question', async () => {
    await expect(askAny(undefined, observation())).rejects.toThrow(
      'The bot must be a name such as "greedy", not undefined.',
    );
    await expect(askAny(7, observation())).rejects.toThrow('The bot must be a name such as "greedy", not 7.');
    const foreign = new Match(elfenland, { options: { players: 2 }, seed: 1 });
    while (foreign.actor === 'chance') foreign.chance();
    const elfenlandish = foreign.observe(Number(foreign.actor));
    const asked = (observed: unknown) => askAny('greedy', observed);
    const other = 'The observation is of another game than strage.';
    await expect(asked(elfenlandish)).rejects.toThrow(other);
    await expect(asked({ ...elfenlandish, moves: observation().moves })).rejects.toThrow(other);
    for (const wrong of [null, undefined, 'a1', 7])
      await expect(asked({ ...observation(), moves: [wrong] })).rejects.toThrow(other);
    await expect(asked({ ...observation(), moves: [] })).rejects.toThrow('has nothing to decide');
    for (const wrong of [undefined, null, 'obs', {}]) {
      await expect(asked(wrong)).rejects.toThrow('A bot is asked with the result of match.observe(seat), not');
    }
  });

  it('is refused behind what cannot be listened to, such as a Worker of Node', async () => {
    const port = Object({ on: () => undefined, postMessage: () => undefined });
    const refused = expect.objectContaining({ name: 'TypeError', code: 'front/bad-port' });
    expect(() => botBehind(port, kit, { bot: 'greedy' })).toThrow(refused);
    await expect(ask({ bot: 'greedy' }, port)).rejects.toEqual(refused);
  });

  it('decides like any bot of a session', async () => {
    const bot = botBehind(worker(), kit, { bot: 'greedy' });
    const move = await bot.decide(observation(), { rng: seeded(1) });
    expect(observation().moves).toContainEqual(move);
  });

  it('uses the budget given to decide, not the one in its name', async () => {
    const bot = botBehind(worker(), kit, { bot: 'ismcts:100000000', seed: 8 });
    const budget = { iterations: 60 };
    const move = await bot.decide(observation(), { rng: seeded(1), budget });
    const rng = seeded(seeded(8).int(2 ** 32));
    expect(move).toEqual(botOf('ismcts:60', kit).decide(observation(), { rng }));
  });

  it.each([undefined, 8])('draws anew for each decision, with the numbers of decide or the seed %s', async (seed) => {
    const movesOf = async (): Promise<unknown[]> => {
      const bot = botBehind(worker(), kit, { bot: 'random', seed });
      const rng = seeded(1);
      return Promise.all(Array.from({ length: 12 }, () => bot.decide(observation(), { rng })));
    };
    const moves = await movesOf();
    expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBeGreaterThan(2);
    expect(await movesOf()).toEqual(moves);
  });
});
