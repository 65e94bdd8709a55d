import { describe, expect, it } from 'vitest';
import type { Game, Tagged, Violation } from '../../src/core/game.ts';
import { games, readRecord, replay, strage } from '../../src/index.ts';
import { faults } from '../../src/referee/server/refusals.ts';
import { tools } from '../../src/referee/server/requests.ts';
import { Client, counted } from './client.ts';

/** La Strage for two, Red before Orange, with all dice dictated. */
const dictated = { options: { players: 2, order: [0, 1] }, chance: 'dictated' };

async function table(seating: object = dictated, settings: ConstructorParameters<typeof Client>[0] = {}) {
  const client = new Client(settings);
  const { referee, table: spectator, seats } = await client.open('strage', seating);
  const [red = '', orange = ''] = seats;
  return { client, referee, spectator, red, orange };
}

const ID = 'string of 0 to 200 characters, or integer from -(2^53 - 1) to 2^53 - 1';

describe('games', () => {
  it('lists every game and bot', async () => {
    expect(await new Client().ok({ do: 'games' })).toMatchObject({
      protocol: 1,
      games: Object.values(games).map(({ id, name, seats, options }) => ({
        ...{ id, name, seats },
        options: options.map((option) => ({ ...option, ...(option.full && { full: option.full() }) })),
      })),
      bots: expect.arrayContaining(['greedy', 'ismcts:N']),
    });
    const italian = await new Client().ok({ do: 'games', locale: 'it' });
    expect(JSON.stringify(italian)).toContain('da 3 a 6');
  });
});

describe('new', () => {
  it('gives each seat, the spectators and the referee a distinct, unguessable token', async () => {
    const client = new Client();
    const { referee, table: spectator, seats } = await client.open('strage', { options: { players: 4 } });
    expect(seats).toHaveLength(4);
    const all = [referee, spectator, ...seats];
    expect(new Set(all).size).toBe(6);
    expect(all.every((token) => /^[0-9a-f]{32}$/.test(token))).toBe(true);
  });

  it('plays chance and bots immediately', async () => {
    const { client, red, referee } = await table({
      options: { players: 2, order: [1, 0] },
      bots: { 1: 'greedy' },
      seed: 3,
    });
    expect(await client.ok({ do: 'observe', token: red, wait: true })).toMatchObject({ actor: 0, viewer: 0 });
    const { record } = await client.ok({ do: 'record', token: referee });
    expect(record?.moves.length).toBeGreaterThan(2);
  });

  it('is reproducible with a seed, and random without', async () => {
    const played = async (seed?: number): Promise<string> => {
      const client = new Client();
      const bots = { 0: 'random', 1: 'greedy' };
      const { referee } = await client.open('strage', {
        options: { players: 2 },
        bots,
        ...(seed !== undefined && { seed }),
      });
      return JSON.stringify(await client.ok({ do: 'record', token: referee }));
    };
    expect(await played(4)).toBe(await played(4));
    expect(await played(4)).not.toBe(await played(5));
    expect(await played()).not.toBe(await played());
  });

  it('refuses unknown games, options, seats and bots', async () => {
    const client = new Client();
    const refusal = (fields: object) => client.error({ do: 'new', game: 'strage', ...fields });
    expect(await refusal({ game: 'chess' })).toMatchObject({
      code: 'protocol/unknown-game',
      params: { game: 'chess' },
    });
    expect(await refusal({ game: '__proto__' })).toMatchObject({ code: 'protocol/unknown-game' });
    expect(await refusal({ options: { players: 9 } })).toMatchObject({ code: 'strage/option-value', clause: 'ST-1.4' });
    expect(await refusal({ options: { colour: 1 }, locale: 'it' })).toMatchObject({
      code: 'strage/unknown-option',
      message: expect.stringMatching(/^L'opzione "colour" non esiste; le opzioni sono: players, /),
    });
    expect(await refusal({ bots: { 7: 'greedy' } })).toMatchObject({ code: 'protocol/unknown-seat' });
    // The first seat beyond the table, and another key that is not a seat.
    for (const [players, seat] of [
      [2, '2'],
      [3, '3'],
      [4, '4'],
      [2, '-1'],
      [2, '01'],
    ] as const) {
      const refused = await refusal({ options: { players }, bots: { [seat]: 'greedy' } });
      expect(refused).toMatchObject({ code: 'protocol/unknown-seat', params: { seat } });
    }
    const crowded = { ...strage, setup: () => ({ ...strage.setup(), players: 12 }) };
    const full = new Client({ kits: [{ game: crowded }], limits: Object({ matches: undefined }) });
    expect((await full.open('strage', { chance: 'dictated', bots: { 11: 'random' } })).seats).toHaveLength(12);
    expect(await refusal({ bots: { x: 'greedy' } })).toMatchObject({ code: 'protocol/unknown-seat' });
    expect(await refusal({ bots: { ['x'.repeat(900_000)]: 'greedy' } })).toMatchObject({
      params: { seat: `${'x'.repeat(39)}…` },
    });
    // Quoted input shows what a terminal would hide or obey.
    for (const fields of [{ game: 'a\u202e' }, { bots: { 'a\u202e': 'greedy' } }, { bots: { 0: 'a\u202e' } }]) {
      expect((await refusal(fields)).message).toContain('"a\\u202e"');
    }
    for (const bot of ['human', 'ismcts', 'ismcts:0', 'ismcts:1001', 'flat:5000ms', 'flat:1:2', 'constructor']) {
      expect(await refusal({ bots: { 0: bot } })).toMatchObject({ code: 'protocol/unknown-bot', params: { bot } });
    }
    expect(await refusal({ seed: 2 ** 32 })).toMatchObject({
      code: 'protocol/bad-request',
      params: { at: 'seed', found: '4294967296', expected: 'integer from 0 to 4294967295' },
    });
  });

  it('opens the maximum number of matches, and another only after one is closed', async () => {
    const client = new Client({ limits: { matches: 2 } });
    const { referee } = await client.open('strage');
    await client.open('elfenland');
    expect(await client.error({ do: 'new', game: 'strage' })).toMatchObject({ code: 'protocol/too-many-matches' });
    expect(await client.ok({ do: 'close', token: referee })).toEqual({});
    await client.open('strage');
  });

  it('leaves nothing behind if the host makes no new tokens, even if it also fails to report that', async () => {
    let made: string[] = [];
    const token = () => made.shift() ?? expect.fail('no token');
    const { server } = new Client({ limits: { matches: 2 }, token, report: () => expect.fail() });
    const opened = (...tokens: string[]) => {
      made = tokens;
      return server.answer({ id: 1, do: 'new', game: 'strage', options: { players: 2 } });
    };
    const failed = { error: { code: 'protocol/internal' } };
    for (const tokens of ['a', 'abca']) expect(await opened(...tokens)).toMatchObject(failed);
    expect(await opened(...'abcd')).toMatchObject({ ok: { tokens: { seats: ['a', 'b'], referee: 'c', table: 'd' } } });
    expect(await opened(...'efga')).toMatchObject(failed);
    expect(await opened(...'efgh')).toHaveProperty('ok');
  });
});

describe('observe', () => {
  it('shows each token holder its own view', async () => {
    const client = new Client();
    const { referee, table: spectator, seats } = await client.open('fairys-fate', { options: { players: 2 }, seed: 1 });
    const views = await Promise.all(
      [...seats, spectator, referee].map(async (token) => await client.ok({ do: 'observe', token })),
    );
    expect(views.map(({ viewer }) => viewer)).toEqual([0, 1, 'table', 'referee']);
    expect(new Set(views.map(({ view }) => JSON.stringify(view))).size).toBe(4);
    const moves = views.map((seen) => seen.moves?.length ?? 0);
    const actor = views[0]?.actor;
    expect(moves.map((count) => count > 0)).toEqual([actor === 0, actor === 1, false, true]);
    const { ok } = Object(await client.server.answer({ id: 1, do: 'observe', token: referee }));
    expect(Object.isFrozen(ok.view)).toBe(true);
  });

  it('returns the new events since the last request, in words', async () => {
    const { client, referee, red, orange } = await table();
    const before = await client.ok({ do: 'observe', token: orange, since: 0 });
    await client.ok({ do: 'chance', token: referee, move: '4' });
    await client.ok({ do: 'play', token: red, move: '@a1' });
    const { events, next } = await client.ok({ do: 'observe', token: orange, since: before.next, locale: 'it' });
    expect(events?.map((telling) => ('text' in telling ? telling.text : ''))).toEqual([
      'Rosso tira 4 per i punti azione.',
      expect.stringContaining('a1'),
    ]);
    expect(await client.ok({ do: 'observe', token: orange, since: next })).toMatchObject({ events: [], next });
    expect((await client.ok({ do: 'observe', token: orange })).events).toBeUndefined();
  });

  it('returns them in parts, also after moves are taken back', async () => {
    const { client, referee, red, orange } = await table();
    await client.ok({ do: 'chance', token: referee, move: '4' });
    for (const move of ['@a1', '@b1', '@c1']) {
      await client.ok({ do: 'play', token: red, move });
      await client.ok({ do: 'undo', token: red });
    }
    const all = await client.ok({ do: 'observe', token: orange, since: 0 });
    expect(all).toMatchObject({ next: 7, events: { length: 7 } });
    expect(all).not.toHaveProperty('more');
    for (const limit of [1, 2, 3, 7, 8]) {
      const told: unknown[] = [];
      for (let since = 0, more = true; more; ) {
        const part = await client.ok({ do: 'observe', token: orange, since, limit });
        told.push(...(part.events ?? []));
        expect(part.next).toBe(Math.min(since + limit, 7));
        ({ next: since = 0, more = false } = part);
      }
      expect(told).toEqual(all.events);
    }
    expect(await client.ok({ do: 'observe', token: orange, limit: 2 })).toMatchObject({ next: 7 });
    expect(await client.ok({ do: 'observe', token: orange, since: 9, limit: 2 })).toMatchObject({
      next: 7,
      events: [],
    });
    expect(await client.error({ do: 'observe', token: orange, since: 0, limit: 0 })).toMatchObject({
      params: { at: 'limit' },
    });
  });
});

describe('moves', () => {
  it('lists notation and words, and for the referee the weights of chance', async () => {
    const { client, referee, red, orange, spectator } = await table();
    const listed = async (token: string) => (await client.ok({ do: 'moves', token, locale: 'it' })).moves ?? [];
    expect(await listed(referee)).toHaveLength(6);
    expect((await listed(referee))[3]).toMatchObject({ move: { type: 'roll', die: 4 }, notation: '4', weight: 1 });
    await client.ok({ do: 'chance', token: referee, move: '4' });
    expect((await listed(red))[0]).toEqual({
      move: { type: 'place', to: 0 },
      notation: '@a1',
      text: strage.describe({ type: 'place', to: 0 }, 'it'),
    });
    expect(await listed(referee)).toEqual(await listed(red));
    expect(await listed(orange)).toEqual([]);
    expect(await listed(spectator)).toEqual([]);
  });
});

describe('check and play', () => {
  it('check a move in the same way, as notation or JSON, and name the clause that refuses it', async () => {
    const { client, referee, red, orange } = await table();
    await client.ok({ do: 'chance', token: referee, move: { type: 'roll', die: 4 } });
    const tries: readonly [string, unknown, string, string][] = [
      [red, '@h8', 'strage/outside-placement-area', 'ST-3.3'],
      [red, { type: 'place', to: 99 }, 'strage/malformed-move', 'ST-3.3'],
      [red, 'castle', 'strage/unknown-move', 'ST-3.2'],
      [red, { type: 'roll', die: 4 }, 'strage/not-now', 'ST-3.2'],
      [orange, '@a1', 'strage/not-your-turn', 'ST-3.2'],
    ];
    for (const [token, move, code, clause] of tries) {
      const { legal, refusal } = await client.ok({ do: 'check', token, move });
      expect([legal, refusal?.code, refusal?.clause]).toEqual([false, code, clause]);
      expect(await client.error({ do: 'play', token, move })).toEqual(refusal);
    }
    expect(await client.ok({ do: 'check', token: red, move: '@a1' })).toEqual({ legal: true });
    expect(await client.ok({ do: 'check', token: referee, move: '@a1' })).toEqual({ legal: true });
    expect(await client.ok({ do: 'play', token: red, move: '@a1' })).toEqual({ actor: 0, outcome: null });
    expect(await client.error({ do: 'play', token: red, move: '@h8', locale: 'it' })).toMatchObject({
      message: strage.describeViolation(
        { code: 'strage/outside-placement-area', clause: 'ST-3.3', params: { square: 'h8' } },
        'it',
      ),
    });
  });

  it('require the token of a seat', async () => {
    const { client, referee, spectator } = await table();
    for (const token of [referee, spectator]) {
      expect(await client.error({ do: 'play', token, move: '@a1' })).toMatchObject({ code: 'protocol/no-seat' });
    }
    expect(await client.error({ do: 'check', token: spectator, move: '@a1' })).toMatchObject({
      code: 'protocol/no-seat',
    });
  });

  it('stop at the maximum length of a match', async () => {
    const { client, referee, red } = await table(dictated, { limits: { moves: 2 } });
    await client.ok({ do: 'chance', token: referee, move: '4' });
    await client.ok({ do: 'play', token: red, move: '@a1' });
    expect(await client.error({ do: 'play', token: red, move: '@b1' })).toMatchObject({
      code: 'protocol/match-too-long',
    });
    const bots = await table(
      { options: { players: 2 }, bots: { 0: 'random', 1: 'random' } },
      { limits: { moves: 50 } },
    );
    const { record } = await bots.client.ok({ do: 'record', token: bots.referee });
    expect(record?.moves).toHaveLength(50);
  });

  it('are answered up to that limit, even if chance or a bot is next', async () => {
    for (let moves = 2; moves < 12; moves++) {
      const seating = { options: { players: 2 }, seed: 1, bots: { 1: 'random' } };
      const { client, referee, red } = await table(seating, { limits: { moves } });
      const made = async (): Promise<number> =>
        (await client.ok({ do: 'record', token: referee })).record?.moves.length ?? 0;
      while ((await made()) < moves) {
        const { moves: legal } = await client.ok({ do: 'observe', token: red });
        await client.ok({ do: 'play', token: red, move: legal?.[0] });
      }
      expect(await made()).toBe(moves);
    }
  });

  it('do not count moves taken back, which a seat may do a limited number of times', async () => {
    const { client, referee, red, spectator } = await table(dictated, { limits: { moves: 5 } });
    await client.ok({ do: 'chance', token: referee, move: '4' });
    for (let again = 0; again < 500; again++) {
      await client.ok({ do: 'play', token: red, move: '@a1' });
      await client.ok({ do: 'undo', token: red });
    }
    await client.ok({ do: 'play', token: red, move: '@a1' });
    expect(await client.error({ do: 'undo', token: red })).toMatchObject({
      code: 'protocol/too-many-undos',
      params: { limit: 500 },
    });
    expect(await client.ok({ do: 'observe', token: spectator })).toMatchObject({ next: 1002 });
    await client.ok({ do: 'play', token: red, move: 'end' });
  });
});

describe('chance', () => {
  it('is dictated or drawn by the referee', async () => {
    const { client, referee, red } = await table({ ...dictated, seed: 1 });
    expect(await client.error({ do: 'chance', token: red })).toMatchObject({ code: 'protocol/not-the-referee' });
    expect(await client.error({ do: 'chance', token: referee, move: '7' })).toMatchObject({
      code: 'strage/unknown-move',
    });
    expect(await client.error({ do: 'chance', token: referee, move: { type: 'roll', die: 7 } })).toMatchObject({
      code: 'strage/malformed-move',
    });
    const drawn = await client.ok({ do: 'chance', token: referee });
    expect(drawn).toMatchObject({ move: { type: 'roll' }, actor: 0 });
    expect(await client.error({ do: 'chance', token: referee })).toMatchObject({ code: 'protocol/not-chance' });
  });
});

describe('undo', () => {
  it("takes back the seat's own last move, and informs all viewers", async () => {
    const { client, referee, red, orange } = await table();
    expect(await client.error({ do: 'undo', token: red })).toMatchObject({ code: 'undo/nothing-to-undo' });
    await client.ok({ do: 'chance', token: referee, move: '4' });
    expect(await client.error({ do: 'undo', token: red, locale: 'it' })).toMatchObject({
      code: 'undo/after-chance',
      message: expect.stringContaining('caso'),
    });
    const { next } = await client.ok({ do: 'observe', token: orange });
    await client.ok({ do: 'play', token: red, move: '@a1' });
    expect(await client.error({ do: 'undo', token: orange })).toMatchObject({ code: 'undo/another-seat' });
    expect(await client.error({ do: 'undo', token: referee })).toMatchObject({ code: 'protocol/no-seat' });
    expect(await client.ok({ do: 'undo', token: red })).toEqual({ actor: 0, outcome: null });
    await client.ok({ do: 'play', token: red, move: '@b1' });
    const { events } = await client.ok({ do: 'observe', token: orange, since: next });
    expect(events).toMatchObject([{ event: { type: 'placed', to: 0 } }, { takenBack: 1 }, { event: { to: 1 } }]);
  });
});

describe('resign', () => {
  it('gives the seat to a bot, which plays on', async () => {
    const { client, red, orange, referee } = await table({ options: { players: 2, order: [0, 1] }, seed: 1 });
    expect(await client.error({ do: 'resign', token: red, bot: 'fritz' })).toMatchObject({
      code: 'protocol/unknown-bot',
    });
    expect(await client.error({ do: 'resign', token: referee })).toMatchObject({ code: 'protocol/no-seat' });
    expect(await client.ok({ do: 'resign', token: red })).toMatchObject({ actor: 1 });
    for (const verb of ['play', 'undo', 'resign']) {
      expect(await client.error({ do: verb, token: red, ...(verb === 'play' && { move: '@a1' }) })).toMatchObject({
        code: 'protocol/resigned',
      });
    }
    expect(await client.ok({ do: 'observe', token: red })).toMatchObject({ viewer: 0, moves: [] });
    expect(await client.ok({ do: 'resign', token: orange, bot: 'random' })).toMatchObject({
      actor: 'over',
      outcome: { scores: expect.any(Array) },
    });
    for (const token of [red, referee]) {
      const { refusal } = await client.ok({ do: 'check', token, move: 'end' });
      expect(refusal?.message).toBe('The game is over.');
    }
  });
});

describe('record and load', () => {
  it('move a match to another server, which continues it', async () => {
    const { client, referee, red } = await table();
    await client.ok({ do: 'chance', token: referee, move: '4' });
    await client.ok({ do: 'play', token: red, move: '@a1' });
    expect(await client.error({ do: 'record', token: red })).toMatchObject({ code: 'protocol/not-the-referee' });
    const { record } = await client.ok({ do: 'record', token: referee });
    expect(record).toMatchObject({
      game: 'strage',
      moves: [
        { type: 'roll', die: 4 },
        { type: 'place', to: 0 },
      ],
    });
    const { moves = [] } = record ?? {};
    const parts = await Promise.all(
      [0, 1, 2].map((since) => client.ok({ do: 'record', token: referee, since, limit: 1 })),
    );
    expect(parts).toEqual([
      { record: { ...record, moves: moves.slice(0, 1) }, next: 1, more: true },
      { record: { ...record, moves: moves.slice(1) }, next: 2 },
      { record: { ...record, moves: [] }, next: 2 },
    ]);
    const other = new Client();
    for (const given of [
      record,
      JSON.stringify(record),
      '[Feyrules "1"][Game "strage"][RulesVersion "1"][Options "{\\"players\\":2,\\"order\\":[0,1]}"] 4 @a1',
    ]) {
      const { tokens } = await other.ok({ do: 'load', record: given, chance: 'dictated' });
      const seen = await other.ok({ do: 'observe', token: tokens?.seats[0], since: 0 });
      expect(seen.view).toEqual((await client.ok({ do: 'observe', token: red })).view);
      expect(seen.events).toHaveLength(2);
    }
  });

  it('refuse an illegal record', async () => {
    const client = new Client({ limits: { moves: 3 } });
    const record = { feyrules: 1, game: 'strage', rulesVersion: 1, options: { order: [0, 1, 2] }, moves: ['4', '@h8'] };
    const refusal = (given: unknown) => client.error({ do: 'load', record: given });
    expect(await refusal(record)).toMatchObject({
      code: 'record/illegal-move',
      index: 1,
      violation: { code: 'strage/outside-placement-area', clause: 'ST-3.3' },
    });
    expect(await refusal({ ...record, moves: ['what'] })).toMatchObject({ code: 'record/notation', index: 0 });
    expect(await refusal({ ...record, rulesVersion: 9 })).toMatchObject({
      code: 'record/rules-version',
      message: expect.stringMatching(/^The record was written by a newer version of feyrules: .* 9 .* up to 1\.$/),
    });
    expect(await refusal({ ...record, options: { players: 9 } })).toMatchObject({
      code: 'strage/option-value',
      clause: 'ST-1.4',
    });
    expect(await refusal({ ...record, game: 'chess' })).toMatchObject({ code: 'protocol/unknown-game' });
    expect(await refusal({})).toMatchObject({ code: 'record/not-a-record' });
    expect(await refusal('{')).toMatchObject({ code: 'record/not-json' });
    expect(await refusal({ ...record, moves: ['4', '4', '4', '4'] })).toMatchObject({
      code: 'protocol/match-too-long',
      params: { limit: 3 },
    });
  });
});

describe('close', () => {
  it('of the server also refuses the matches that are being opened', async () => {
    const record = { feyrules: 1, game: 'strage', rulesVersion: 1, options: { order: [0, 1, 2] }, moves: ['4', '@a1'] };
    const client = new Client({ limits: { matches: 1, kept: 3 } });
    for (const verb of ['new', 'load']) {
      const refusal = client.error({ do: verb, ...(verb === 'new' ? { game: 'strage' } : { record }) });
      client.server.close();
      expect(await refusal).toMatchObject({ code: 'protocol/unknown-token' });
    }
    await client.ok({ do: 'load', record });
  });

  it("requires the referee's token, and invalidates every token", async () => {
    const { client, referee, red, spectator } = await table();
    for (const token of [red, spectator]) {
      expect(await client.error({ do: 'close', token })).toMatchObject({ code: 'protocol/not-the-referee' });
    }
    expect(await client.ok({ do: 'close', token: referee })).toEqual({});
    for (const token of [red, spectator, referee]) {
      expect(await client.error({ do: 'observe', token })).toMatchObject({ code: 'protocol/unknown-token' });
    }
  });

  it('is not delayed by waiting requests, whose number is limited', async () => {
    const client = new Client();
    const { referee, table: spectator } = await client.open('strage', {
      options: { players: 2 },
      bots: { 0: 'ismcts:50', 1: 'ismcts:50' },
    });
    const request = { id: 1, do: 'observe', token: spectator, wait: true };
    const waiting = Array.from({ length: 40 }, () => client.server.answer(request));
    expect(await client.error({ do: 'close', token: spectator })).toMatchObject({ code: 'protocol/not-the-referee' });
    expect(await client.ok({ do: 'close', token: referee })).toEqual({});
    const codes = (await Promise.all(waiting)).map((answer) => 'error' in answer && answer.error.code);
    expect(codes).toEqual([
      ...Array.from({ length: 32 }, () => 'protocol/unknown-token'),
      ...Array.from({ length: 8 }, () => 'protocol/too-many-requests'),
    ]);
  });

  it('ends a match while its bots think', async () => {
    const { client, referee, red, spectator } = await table({ ...dictated, bots: { 1: 'ismcts:50' } });
    await client.ok({ do: 'chance', token: referee, move: '4' });
    const asked = [
      { do: 'resign', token: red, bot: 'ismcts:50' },
      { do: 'observe', token: spectator, wait: true },
    ].map((said) => client.error(said));
    expect(await client.ok({ do: 'close', token: referee })).toEqual({});
    for (const { code } of await Promise.all(asked)) expect(code).toBe('protocol/unknown-token');
  });
});

describe('an invalid request', () => {
  it('is refused in the language of the request if that is readable', async () => {
    const client = new Client();
    expect((await client.error({ do: 'castle', locale: 'it' })).message).toMatch(/^La richiesta è sbagliata in "do"/);
    expect((await client.error({ do: 'observe', locale: 'it' })).message).toBe(
      'Nella richiesta manca "token"; atteso: string.',
    );
    expect((await client.error({ do: 'castle', locale: 'fr' })).message).toMatch(/^The request is wrong/);
    const deep = JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`);
    expect((await client.error({ do: 'games', locale: 'it', deep })).message).toMatch(/^La richiesta è annidata/);
  });

  it.each([
    ['', null, 'protocol/not-json'],
    ['{"id":1', null, 'protocol/not-json'],
    ['null', null, 'protocol/bad-request'],
    ['[1,2]', null, 'protocol/bad-request'],
    ['{}', null, 'protocol/bad-request'],
    ['{"id":1}', 1, 'protocol/bad-request'],
    ['{"id":"a","do":"castle"}', 'a', 'protocol/bad-request'],
    ['{"id":1.5,"do":"games"}', null, 'protocol/bad-request'],
    ['{"id":1e400,"do":"games"}', null, 'protocol/bad-request'],
    ['{"id":{},"do":"games"}', null, 'protocol/bad-request'],
    ['{"id":1,"do":"games","more":1}', 1, 'protocol/bad-request'],
    ['{"id":1,"do":"games","__proto__":{}}', 1, 'protocol/bad-request'],
    ['{"id":1,"do":"new","game":"strage","options":{"__proto__":1}}', 1, 'protocol/bad-request'],
    ['{"id":1,"do":"new","game":"strage","bots":{"__proto__":"greedy"}}', 1, 'protocol/bad-request'],
    ['{"id":1,"do":"check","token":"?","move":{"type":"end","__proto__":1}}', 1, 'protocol/bad-request'],
    ['{"id":1,"do":"load","record":{"__proto__":{}}}', 1, 'protocol/bad-request'],
    ['{"id":1,"do":"observe"}', 1, 'protocol/bad-request'],
    ['{"id":1,"do":"observe","token":"?"}', 1, 'protocol/unknown-token'],
    ['{"id":1,"do":"observe","token":"?","since":-1}', 1, 'protocol/bad-request'],
    [
      `{"id":1,"do":"new","game":"strage","options":{"order":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`,
      1,
      'protocol/too-deep',
    ],
  ])('%.60s', async (text, id, code) => {
    const answer = await new Client().server.answerText(text);
    expect(JSON.parse(answer)).toMatchObject({ id, error: { code, message: expect.any(String) } });
    expect(answer).not.toContain('\n');
  });

  it.each([
    [`"${'x'.repeat(2 ** 20)}"`, 'protocol/line-too-long'],
    [Object(Buffer.from('{"id":1,"do":"games"}')), 'protocol/not-json'],
  ])('is refused if its text is too long, or no text', async (text, code) => {
    expect(JSON.parse(await new Client().server.answerText(text))).toMatchObject({ id: null, error: { code } });
  });

  it('counts as its JSON, and is refused if it has none', async () => {
    const { server } = new Client();
    const get = () => expect.fail('a trap');
    const odd = [{ more: 1n }, { toJSON: get }, Object.defineProperty({}, 'do', { get, enumerable: true })];
    const refused = { error: { code: 'protocol/bad-request', params: { at: 'request' } } };
    for (const given of [...odd, new Proxy({}, { get })]) expect(await server.answer(given)).toMatchObject(refused);
    expect(await server.answer({ id: 1, more: 1n })).toMatchObject({ ...refused, id: 1 });
    expect(await server.answer({ toJSON: () => ({ id: 2, do: 'games' }) })).toMatchObject({ id: 2, ok: {} });
  });

  it.each([
    ['{"id":1,"do":"castle"}', 'do', '"castle"', Object.keys(tools).join(', ')],
    ['{"id":1,"do":"games","more":[1]}', 'more', '[1]', 'absent'],
    ['{"id":1,"do":"new","game":"strage","bots":{"__proto__":"greedy"}}', 'bots.__proto__', '"greedy"', 'absent'],
    ['{"id":1,"do":"new","game":"strage","chance":0}', 'chance', '0', 'drawn, dictated'],
    ['{"id":1,"do":"new","game":"strage","bots":{"1":2}}', 'bots.1', '2', 'string'],
    ['{"id":1,"do":"observe","token":"?","since":-1}', 'since', '-1', 'integer from 0'],
    ['{"id":1,"do":"observe","token":"?","wait":1}', 'wait', '1', 'boolean'],
    ['{"id":1,"do":"check","token":"?","move":1}', 'move', '1', 'notation or object'],
    ['[]', 'request', '[]', 'object'],
    ['{"id":1795830000000000001,"do":"games"}', 'id', '1795830000000000000', ID],
    ['{"id":1,"do":"observe"}', 'token', 'absent', 'string'],
  ])('says of %s which field is wrong, what it is and what is expected', async (text, at, found, expected) => {
    const wrong = `The request is wrong at "${at}", which cannot be ${found}; expected: ${expected}.`;
    const surplus = expected === 'absent' ? `The request cannot have "${at}".` : wrong;
    const message = found === 'absent' ? `The request lacks "${at}"; expected: ${expected}.` : surplus;
    const error = { code: 'protocol/bad-request', message, params: { at, found, expected } };
    expect(JSON.parse(await new Client().server.answerText(text)).error).toEqual(error);
  });

  it('lacks the fields that are undefined', async () => {
    const { server } = new Client();
    expect(await server.answer({ id: undefined, do: 'games' })).toMatchObject({
      error: { params: { at: 'id', found: 'absent', expected: ID } },
    });
    const given = { id: 1, do: 'new', game: 'strage', options: undefined, bots: undefined, seed: undefined };
    expect(await server.answer(given)).toMatchObject({ id: 1, ok: { tokens: {} } });
  });

  it.each(['{"id":1,"do":"games","\u202e":1}', '{"id":1,"do":"new","game":"strage","bots":{"\u202e":1}}'])(
    'is quoted without control characters: %j',
    async (text) => {
      const answer = await new Client().server.answerText(text);
      expect(JSON.parse(answer)).toMatchObject({ error: { code: 'protocol/bad-request' } });
      expect(answer).not.toContain('\u202e');
      expect(answer).toContain('u202e');
    },
  );

  it('has a sentence in both languages for every code', () => {
    for (const { en, it: italian } of Object.values(faults)) expect(en).not.toBe(italian);
  });
});

describe('an error in the rules of a match', () => {
  /** Rules with a bug: a placement on b1 makes them throw. */
  const whole: Game = strage;
  const broken: Game = {
    ...whole,
    advance(draft, move: Tagged & { readonly to?: number }, emit) {
      whole.advance(draft, move, emit);
      if (move.type === 'place' && move.to === 1) throw new Error(`secret ${JSON.stringify(draft)}`);
    },
  };

  it('is reported, leaves the match unchanged, and does not affect others', async () => {
    const heard: unknown[] = [];
    const client = new Client({ kits: [{ game: broken }], report: (error) => heard.push(error), token: counted() });
    const first = await client.open('strage', dictated);
    const second = await client.open('strage', dictated);
    for (const { referee } of [first, second]) await client.ok({ do: 'chance', token: referee, move: '4' });
    const before = await client.answer({ do: 'observe', token: first.referee, since: 0 });
    const answer = await client.error({ do: 'play', token: first.seats[0], move: '@b1' });
    expect(answer).toEqual({ code: 'protocol/internal', message: faults['protocol/internal'].en, params: {} });
    expect(heard).toHaveLength(1);
    expect(await client.answer({ do: 'observe', token: first.referee, since: 0 })).toEqual({
      ...before,
      id: expect.any(Number),
    });
    for (const { seats } of [first, second]) await client.ok({ do: 'play', token: seats[0], move: '@a1' });
  });

  it('in the words of a refusal is reported, too', async () => {
    const heard: unknown[] = [];
    const silent = (refused: Violation, locale?: string): string => {
      if (locale === 'it') throw new Error('senza parole');
      return whole.describeViolation(refused, locale);
    };
    const kits = [{ game: { ...whole, describeViolation: silent } }];
    const client = new Client({ kits, report: (error) => heard.push(error) });
    const asked = { do: 'new', game: 'strage', options: { players: 9 } };
    expect(await client.error(asked)).toMatchObject({ code: 'strage/option-value' });
    expect(await client.error({ ...asked, locale: 'it' })).toMatchObject({
      message: faults['protocol/internal']['it'],
    });
    expect(heard).toEqual([new Error('senza parole')]);
  });

  it('in a view that is not JSON is an internal error', async () => {
    const client = new Client({ kits: [{ game: { ...whole, view: () => ({ gold: 1n }) } }], report: () => {} });
    const { seats } = await client.open('strage', dictated);
    expect(await client.error({ do: 'observe', token: seats[0] })).toMatchObject({ code: 'protocol/internal' });
  });

  it("after a bot's move does not stop the other matches", async () => {
    const heard: unknown[] = [];
    const client = new Client({ kits: [{ game: broken }], report: (error) => heard.push(error) });
    const tables = await Promise.all(
      Array.from({ length: 8 }, (_, seed) =>
        client.open('strage', { options: { players: 2 }, bots: { 0: 'random', 1: 'random' }, seed }),
      ),
    );
    const { referee } = await client.open('strage', { ...dictated, bots: { 1: 'random' } });
    for (const { table: token } of tables) await client.ok({ do: 'observe', token, wait: true });
    expect(heard.length).toBeGreaterThan(0);
    expect(await client.ok({ do: 'chance', token: referee, move: '4' })).toMatchObject({ actor: 0 });
  });
});

describe('many matches at once', () => {
  it('are each answered in order, and do not wait for the bots of others', async () => {
    const client = new Client();
    const slow = await client.open('strage', { options: { players: 2 }, bots: { 0: 'ismcts:20', 1: 'ismcts:20' } });
    const quick = await client.open('strage', dictated);
    const order: string[] = [];
    const asked = [
      client.answer({ do: 'observe', token: slow.table, wait: true }).then(() => order.push('slow')),
      client.answer({ do: 'chance', token: quick.referee, move: '4' }).then(() => order.push('first')),
      client.answer({ do: 'play', token: quick.seats[0], move: '@a1' }).then(() => order.push('second')),
    ];
    await Promise.all(asked.slice(1));
    expect(order).toEqual(['first', 'second']);
    await client.ok({ do: 'close', token: slow.referee });
    await asked[0];
  });

  it('of every game, a hundred in all, end as their records say', async () => {
    const client = new Client();
    const ids = Array.from({ length: 102 }, (_, number) => Object.keys(games)[number % 6] ?? '');
    await Promise.all(
      ids.map(async (id, seed) => {
        const game: Game = games[id] ?? strage;
        const bots = Object.fromEntries(Array.from({ length: game.seats.min }, (_, seat) => [seat, 'random']));
        const { referee, table: spectator } = await client.open(id, {
          options: { players: game.seats.min },
          bots,
          seed,
        });
        const { outcome, actor } = await client.ok({ do: 'observe', token: spectator, wait: true });
        expect(actor).toBe('over');
        const { record } = await client.ok({ do: 'record', token: referee });
        const { state } = replay(game, readRecord(JSON.stringify(record)));
        expect(game.outcome(state)).toEqual(outcome);
      }),
    );
  });
});
