import { describe, expect, it, vi } from 'vitest';
import { kits } from '../../src/games/index.ts';
import { RefereeServer } from '../../src/referee/index.ts';
import { MEMBERS, VALUES, weightOf } from '../../src/referee/server/weight.ts';
import { Client, counted } from './client.ts';

const MEGABYTE = 2 ** 20;

/** A list of as many empty objects as fit on a line. */
const EMPTY = `[${'{},'.repeat(300_000)}{}]`;

function members(count: number): string {
  return `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',')}}`;
}

describe('the weight of a text', () => {
  it('counts values, not characters within strings', () => {
    const ofOne = weightOf('[1]') ?? 0;
    expect(weightOf('["[,{,"]')).toBe(ofOne + 5);
    expect(weightOf(String.raw`["\\\",{",1]`)).toBe((weightOf('[1,1]') ?? 0) + 7);
    expect(weightOf(String.raw`["\\",1]`)).toBe((weightOf('[1,1]') ?? 0) + 3);
    expect(weightOf('{"a":[{},{}]}')).toBe((weightOf('[1,1,1,1,1]') ?? 0) + 2);
  });

  it('has a limit on values, and on members of an object', () => {
    expect(weightOf(`[${'1,'.repeat(VALUES - 3)}1]`)).toBeGreaterThan(VALUES);
    expect(weightOf(`[${'1,'.repeat(VALUES)}1]`)).toBeUndefined();
    expect(weightOf(EMPTY)).toBeUndefined();
    expect(weightOf(members(MEMBERS))).toBeDefined();
    expect(weightOf(members(MEMBERS + 1))).toBeUndefined();
    expect(weightOf(`[${members(9)},${'{"a":[1,2,3]},'.repeat(MEMBERS)}{}]`)).toBeDefined();
    expect(weightOf(`[Feyrules "1"] ${'a '.repeat(VALUES)}`)).toBeUndefined();
    const withOptions = (options: string): string => `[Feyrules "1"][Options ${JSON.stringify(options)}] 4 @a1`;
    expect(weightOf(withOptions(members(MEMBERS)))).toBeDefined();
    expect(weightOf(withOptions(members(2 * MEMBERS + 1)))).toBeUndefined();
    expect(weightOf(withOptions(`{"order":[${'1,'.repeat(VALUES)}1]}`))).toBeUndefined();
  });

  it('is also computed for invalid JSON', () => {
    for (const text of ['', '"', '{"', '[[[', ']]]', '{,}', ',,,', '"\\']) expect(weightOf(text)).toBeGreaterThan(0);
  });
});

describe('a line that no valid request needs', () => {
  it.each([
    ['a list', `{"id":1,"do":"check","token":"t","move":{"type":${EMPTY}}}`],
    ['tags', `{"id":1,"do":"load","record":{"tags":${members(60_000)}}}`],
    ['bots', `{"id":1,"do":"new","game":"strage","bots":${members(257)}}`],
    ['options', `{"id":1,"do":"new","game":"strage","options":${members(257)}}`],
    ['fields', members(257)],
  ])('is refused unparsed: %s', async (_, line) => {
    const server = new RefereeServer({ kits });
    const parse = vi.spyOn(JSON, 'parse');
    const answer = await server.answerText(line);
    const calls = parse.mock.calls.length;
    parse.mockRestore();
    expect(calls).toBe(0);
    expect(JSON.parse(answer)).toMatchObject({ id: null, error: { code: 'protocol/too-large' } });
  });

  it('is refused within a text, as an object, and in tags', async () => {
    const client = new Client();
    const record = { feyrules: 1, game: 'strage', rulesVersion: 1, options: { order: [0, 1, 2] }, moves: ['4'] };
    const refusal = (given: unknown) => client.error({ do: 'load', record: given });
    expect(await refusal(`{"tags":${members(60_000)}}`)).toMatchObject({ code: 'protocol/too-large' });
    expect(await refusal(`[Feyrules "1"]${'[a "x"]'.repeat(60_000)}`)).toMatchObject({ code: 'protocol/too-large' });
    expect(await client.server.answer({ id: 1, do: 'load', record: JSON.parse(EMPTY) })).toMatchObject({
      id: 1,
      error: { code: 'protocol/too-large' },
    });
    const tooLarge = (field: string) => ({ code: 'record/not-a-record', params: { flaw: 'too-large', field } });
    // As JSON, these tags have 10 001 and 10 000 characters.
    expect(await refusal({ ...record, tags: { Site: 'x'.repeat(9_990) } })).toMatchObject(tooLarge('tags'));
    await client.ok({ do: 'load', record: { ...record, tags: { Site: 'x'.repeat(9_989) } } });
    for (const move of ['x'.repeat(201), { type: 'roll', die: 'x'.repeat(5_000) }, { type: Array(90).fill({}) }]) {
      expect(await refusal({ ...record, moves: ['4', move] })).toMatchObject(tooLarge('moves[1]'));
    }
  });

  it('may have an id and a name of at most 200 characters', async () => {
    const client = new Client();
    const answer = await client.server.answer({ id: 'x'.repeat(201), do: 'games' });
    expect(answer).toMatchObject({ id: null, error: { code: 'protocol/bad-request', params: { at: 'id' } } });
    const { seats } = await client.open('strage');
    expect(await client.error({ do: 'resign', token: seats[0], bot: 'x'.repeat(201) })).toMatchObject({
      code: 'protocol/bad-request',
      params: { at: 'bot' },
    });
  });
});

describe('while bots think', () => {
  /** A match whose bots think for long before its human player has to decide. */
  async function busy(): Promise<RefereeServer> {
    const server = new RefereeServer({ kits, token: counted() });
    const seating = { options: { players: 2, order: [1, 0] }, bots: { 1: 'ismcts:1000' } };
    await server.answer({ id: 0, do: 'new', game: 'strage', ...seating });
    return server;
  }

  it.each([
    ['a notation of no move', 'what'],
    ['a notation that is too long', 'x'.repeat(900_000)],
    ['a type of no move', { type: 'castle' }],
    ['a list in place of a type', { type: Array(9_000).fill({}) }],
    ['a long text in place of a number', { type: 'place', to: 'x'.repeat(900_000) }],
    ['many fields', { type: 'place', to: Array(9_000).fill({}) }],
  ])('%s is refused before it waits', async (_, move) => {
    const server = await busy();
    const order: unknown[] = [];
    const ask = async (request: object) => {
      const answer = await server.answer(request);
      order.push(answer.id);
      return answer;
    };
    const waiting = ask({ id: 'end', do: 'play', token: 't1', move: 'end' });
    expect(await ask({ id: 'odd', do: 'play', token: 't1', move })).toMatchObject({ error: { clause: 'ST-3.2' } });
    expect(order).toEqual(['odd']);
    server.close();
    await waiting;
  });

  it('large requests share a limit across all matches, and small ones are answered', async () => {
    const server = await busy();
    const record = JSON.stringify({ feyrules: 1, game: 'strage', moves: Array(60_000).fill('4') });
    const loads = Array.from({ length: 40 }, (_, id) => server.answer({ id, do: 'load', record: JSON.parse(record) }));
    const long = `[Feyrules "1"] {${'x'.repeat(MEGABYTE - 1_000)}}`;
    loads.push(...Array.from({ length: 40 }, (_, id) => server.answer({ id, do: 'load', record: long })));
    // Ever smaller requests use up the rest.
    for (let size = MEGABYTE; size > 1_000; size /= 2)
      loads.push(server.answer({ id: size, do: 'load', record: long.slice(-size) }));
    const small = Array.from({ length: 10 }, (_, id) => server.answer({ id, do: 'observe', token: 't1' }));
    const codes = (await Promise.all(loads)).map((answer) => ('error' in answer ? answer.error.code : ''));
    expect(new Set(codes)).toEqual(new Set(['record/not-a-record', 'protocol/busy']));
    for (const answer of small) expect(await answer).toMatchObject({ ok: { actor: 1 } });
    for (let again = 0; again < 20; again++) {
      const answer = await server.answer({ id: 1, do: 'load', record: JSON.parse(record) });
      expect(answer).toMatchObject({ error: { code: 'record/not-a-record' } });
    }
    server.close();
  });
});
