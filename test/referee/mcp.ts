import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { kits } from '../../src/games/index.ts';
import type { Listing, Observed, Opened, Recorded, Refusal, Standing } from '../../src/referee/index.ts';
import { tools } from '../../src/referee/server/requests.ts';

/**
 * The subset of JSON Schema that all providers document as supported. A provider rejects the whole list of tools for an
 * unsupported keyword:
 * - Gemini's `Schema` rejects `propertyNames`, `const`, `$ref`, `exclusiveMinimum` and a list of types. Older versions
 *   also rejected `anyOf`.
 * - Anthropic rejects `$ref` anywhere, and `anyOf`, `oneOf` and `allOf` at the root; in `strict` mode also `minimum` and
 *   `maximum`.
 * - OpenAI rejects an object without `properties`; in `strict` mode also `oneOf`, `allOf`, `propertyNames`, `default`,
 *   and objects without `additionalProperties: false`.
 *
 * Older versions of Gemini do not support `$schema` and `additionalProperties`, but every MCP server sends them, so
 * clients remove them. Only OpenAI's `strict` mode rejects optional fields; clients do not use that mode with unchanged
 * schemas, and Gemini has no other form for them.
 */
const fieldSchema = z.strictObject({
  type: z.enum(['string', 'integer', 'boolean']),
  description: z.string(),
  enum: z.array(z.string()).optional(),
});
const toolSchema = z.strictObject({
  type: z.literal('object'),
  properties: z.record(z.string().regex(/^[a-z]+$/), fieldSchema),
  required: z.array(z.string()),
  additionalProperties: z.literal(false),
});

const resultSchema = z.object({
  content: z.tuple([z.object({ type: z.literal('text'), text: z.string() })]),
  structuredContent: z.record(z.string(), z.unknown()),
  isError: z.boolean().optional(),
});

async function call(client: Client, name: string, fields: Record<string, unknown> = {}) {
  const called = resultSchema.parse(await client.callTool({ name, arguments: fields }));
  const { content, isError = false, structuredContent } = called;
  expect(structuredContent).toEqual(JSON.parse(content[0].text));
  return { isError, text: content[0].text };
}

type Found = Opened & Observed & Standing & Refusal & Pick<Recorded, 'record'> & { readonly moves: Listing['moves'] };

export async function found(client: Client, name: string, fields: Record<string, unknown> = {}): Promise<Found> {
  const { isError, text } = await call(client, name, fields);
  if (isError) throw new Error(text);
  return JSON.parse(text);
}

/** The behaviour of an MCP server for a client, over any transport. */
export function serves(how: string, connect: () => Promise<Client>): void {
  const connected = async (): Promise<Client> => {
    const client = await connect();
    onTestFinished(() => client.close());
    return client;
  };
  describe(`feyrules mcp, ${how}`, () => {
    it('offers every request as a tool with a schema', async () => {
      const client = await connected();
      const { tools: offered } = await client.listTools();
      expect(offered.map(({ name }) => name)).toEqual(Object.keys(tools));
      for (const { name, title, description, inputSchema } of offered) {
        expect(title).toMatch(/^[A-Z][a-z ]+$/);
        expect(description).toMatch(/\.$/);
        expect(toolSchema.safeParse(inputSchema).error).toBeUndefined();
        expect(Object.keys(inputSchema.properties ?? {}).includes('token')).toBe(
          !['games', 'law', 'new', 'load'].includes(name),
        );
      }
      expect(client.getInstructions()).toContain('token');
      expect(client.getServerVersion()).toMatchObject({
        name: 'feyrules',
        version: expect.stringMatching(/^\d+\.\d+/),
      });
    });

    it('marks tools that only read, that delete, and that may be repeated', async () => {
      const client = await connected();
      const { tools: offered } = await client.listTools();
      const withHint = (hint: 'readOnlyHint' | 'destructiveHint' | 'idempotentHint' | 'openWorldHint'): string[] =>
        offered.filter(({ annotations }) => annotations?.[hint]).map(({ name }) => name);
      const reading = ['games', 'law', 'observe', 'moves', 'check', 'record'];
      expect(withHint('readOnlyHint')).toEqual(reading);
      expect(withHint('destructiveHint')).toEqual(['undo', 'resign', 'close']);
      expect(withHint('idempotentHint').sort()).toEqual([...reading, 'resign', 'close'].sort());
      expect(withHint('openWorldHint')).toEqual([]);
    });

    it('accepts moves, options, bots and records as text and as JSON', async () => {
      const client = await connected();
      const options = { players: 2, order: [0, 1] };
      for (const asked of [options, JSON.stringify(options)]) {
        const open = { game: 'strage', options: asked, chance: 'dictated', seed: null, bots: '' };
        const { tokens } = await found(client, 'new', open);
        const [token] = tokens.seats;
        await found(client, 'chance', { token: tokens.referee, move: '{"type":"roll","die":4}' });
        for (const move of ['@a1', { type: 'place', to: 1 }, ' { "type": "place", "to": 2 }']) {
          expect(await found(client, 'check', { token, move })).toEqual({ legal: true });
        }
        await found(client, 'play', { token, move: '@a1' });
        const { record } = await found(client, 'record', { token: tokens.referee });
        expect(record).toMatchObject({ options, moves: [{ die: 4 }, { to: 0 }] });
        for (const given of [record, JSON.stringify(record)]) {
          for (const bots of [{ 1: 'greedy' }, '{"1": "greedy"}']) await found(client, 'load', { record: given, bots });
        }
      }
    });

    it('explains an invalid field in the requested language', async () => {
      const client = await connected();
      const flaw = async (name: string, fields: object) =>
        JSON.parse((await call(client, name, { locale: 'it', ...fields })).text).params;
      expect(await flaw('new', { game: 'strage', options: '{"players": 2' })).toEqual({
        at: 'options',
        found: '"{\\"players\\": 2"',
        expected: 'object such as {"players": 3}',
      });
      expect(await flaw('new', { game: 'strage', bots: 'greedy' })).toMatchObject({ at: 'bots' });
      expect(await flaw('load', { record: 7 })).toMatchObject({ at: 'record' });
      expect(await flaw('observe', { token: 'x', limit: 0 })).toMatchObject({ at: 'limit' });
      expect(await flaw('observe', { token: '' })).toMatchObject({ at: 'token' });
      expect(await flaw('games', { do: 'close' })).toEqual({ at: 'do', found: '"close"', expected: 'absent' });
      expect(await flaw('castle', { id: 5 })).toMatchObject({ at: 'name', found: '"castle"' });
      const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
      expect(JSON.parse((await call(client, 'check', { token: 'x', move: deep })).text).code).toBe('protocol/too-deep');
    });

    it('has the rules of every game as resources in both languages', async () => {
      const client = await connected();
      const { resources } = await client.listResources();
      expect(resources.map(({ uri }) => uri)).toEqual(
        kits.flatMap(({ game }) => ['en', 'it'].map((locale) => `feyrules://rules/${game.id}/${locale}`)),
      );
      for (const { game, law } of kits) {
        for (const locale of ['en', 'it']) {
          const { contents } = await client.readResource({ uri: `feyrules://rules/${game.id}/${locale}` });
          const text = contents.map((content) => ('text' in content ? content.text : '')).join('');
          const clauses = (await law?.(locale))?.clauses ?? [];
          expect(clauses.length).toBeGreaterThan(20);
          expect(clauses.filter((clause) => !text.includes(`**${clause.id}** ${clause.text}`))).toEqual([]);
        }
      }
      await expect(client.readResource({ uri: 'feyrules://rules/chess/en' })).rejects.toThrow('not found');
    });

    it('plays a game against a bot and explains refusals', async () => {
      const client = await connected();
      const { tokens } = await found(client, 'new', {
        game: 'the-challenge',
        options: { players: 2 },
        bots: { 1: 'random' },
        seed: 5,
      });
      const token = tokens.seats[0];
      // A value that is not a move is refused at once, in any position.
      await found(client, 'observe', { token, wait: true });
      const refused = await call(client, 'play', { token, move: 'nonsense' });
      expect(refused.isError).toBe(true);
      expect(JSON.parse(refused.text)).toMatchObject({
        code: 'the-challenge/unknown-move',
        clause: expect.any(String),
      });
      let standing: Pick<Standing, 'actor' | 'outcome'> = await found(client, 'observe', { token });
      for (let turn = 0; standing.actor === 0; turn++) {
        const { moves } = await found(client, 'observe', { token });
        standing = await found(client, 'play', { token, move: moves[turn % moves.length] });
      }
      expect(standing).toMatchObject({ actor: 'over', outcome: { scores: [expect.any(Number), expect.any(Number)] } });
    });

    it('refuses unknown fields and unknown tools', async () => {
      const client = await connected();
      expect((await call(client, 'games', { id: 3 })).isError).toBe(true);
      expect((await call(client, 'observe')).isError).toBe(true);
      expect((await call(client, 'castle')).isError).toBe(true);
      expect(await call(client, 'games')).toMatchObject({ isError: false });
    });

    it.each(kits.map(({ game }) => game))('plays $id by notation, with answers that a model can read', async (game) => {
      const client = await connected();
      const players = game.seats.max;
      const bots = Object.fromEntries(Array.from({ length: players - 1 }, (_, seat) => [seat + 1, 'random']));
      const { tokens } = await found(client, 'new', {
        game: game.id,
        options: JSON.stringify({ players }),
        bots: JSON.stringify(bots),
        seed: 5,
      });
      const token = tokens.seats[0];
      let standing: Pick<Standing, 'actor' | 'outcome'> = await found(client, 'observe', { token, wait: true });
      for (let turn = 0; standing.actor === 0; turn++) {
        const { moves } = await found(client, 'moves', { token });
        standing = await found(client, 'play', { token, move: moves[(turn * 7) % moves.length]?.notation });
      }
      expect(standing.actor).toBe('over');
      const whole = { observe: { token, since: 0, limit: 100_000 }, record: { token: tokens.referee, limit: 100_000 } };
      for (const verb of ['observe', 'record'] as const) {
        const list = ({ record, events = [] }: Found) => (verb === 'record' ? record.moves : events);
        const parts: unknown[] = [];
        for (let since = 0, more = true; more; ) {
          const { limit: _, ...fields } = whole[verb];
          const { text } = await call(client, verb, { ...fields, since });
          expect(text.length).toBeLessThan(50_000);
          const part = JSON.parse(text);
          parts.push(...list(part));
          ({ next: since, more = false } = part);
          expect(since).toBe(parts.length);
        }
        expect(parts.length).toBeGreaterThan(200);
        expect(parts).toEqual(list(await found(client, verb, whole[verb])));
      }
    });
  });
}
