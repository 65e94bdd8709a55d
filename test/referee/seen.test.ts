import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/core/rng.ts';
import { kits } from '../../src/games/index.ts';
import { type Drawn, type Listing, type Opened, RefereeServer, type Standing } from '../../src/referee/index.ts';
import { mcpServer } from '../../src/referee/mcp.ts';
import { serveLines } from '../../src/referee/server/lines.ts';

const STALE = 'match/another-position';

type Found = Opened & Listing & Drawn & Standing & { readonly code?: string; readonly next: number };

/** A transport to a referee. */
interface Way {
  /** The answer or the error. */
  ask(verb: string, fields: object): Promise<Found>;
  end(): void;
}

async function byText(): Promise<Way> {
  const server = new RefereeServer({ kits });
  return {
    async ask(verb, fields) {
      const { ok, error } = JSON.parse(await server.answerText(JSON.stringify({ id: 1, do: verb, ...fields })));
      return ok ?? error;
    },
    end: () => server.close(),
  };
}

async function byLines(): Promise<Way> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const answers = createInterface({ input: output })[Symbol.asyncIterator]();
  void serveLines(new RefereeServer({ kits }), input, async (answer) => void output.write(`${answer}\n`));
  return {
    async ask(verb, fields) {
      input.write(`${JSON.stringify({ id: 1, do: verb, ...fields })}\n`);
      const { ok, error } = JSON.parse((await answers.next()).value);
      return ok ?? error;
    },
    end: () => void input.end(),
  };
}

async function byModel(): Promise<Way> {
  const [here, there] = InMemoryTransport.createLinkedPair();
  await (await mcpServer(new RefereeServer({ kits }), kits, '1.2.3')).connect(there);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(here);
  return {
    async ask(verb, fields) {
      const { structuredContent } = await client.callTool({ name: verb, arguments: { ...fields } });
      return JSON.parse(JSON.stringify(structuredContent));
    },
    end: () => void client.close(),
  };
}

const ways = { 'by its text': byText, 'by lines': byLines, 'by a tool of MCP': byModel };

describe.each(Object.entries(ways))('a request sent twice %s', (_, open) => {
  it.each(kits.map(({ game }) => [game.id, game.seats.min] as const))('makes one move in %s', async (game, players) => {
    const way = await open();
    const { tokens } = await way.ask('new', { game, options: { players }, chance: 'dictated' });
    const rng = seeded(3);
    let undone = 0;
    for (let turn = 0; turn < 60; turn++) {
      const { actor } = await way.ask('observe', { token: tokens.table });
      if (actor === 'over') break;
      const verb = actor === 'chance' ? 'chance' : 'play';
      const token = actor === 'chance' ? tokens.referee : (tokens.seats[actor] ?? '');
      const { moves, seen } = await way.ask('moves', { token });
      const tried = { token, move: moves[rng.int(moves.length)]?.notation ?? '', seen };
      expect(await way.ask(verb, tried)).not.toHaveProperty('code');
      const made = await way.ask('record', { token: tokens.referee });
      expect((await way.ask(verb, { ...tried, locale: 'it' })).code).toBe(STALE);
      expect((await way.ask('undo', tried.move === '' ? tried : { token, seen })).code).toBe(STALE);
      expect(await way.ask('record', { token: tokens.referee })).toEqual(made);
      const then = await way.ask('observe', { token });
      expect(then.seen).not.toBe(seen);
      if (verb === 'chance' || rng.int(3) > 0) continue;
      const back = await way.ask('undo', { token, seen: then.seen });
      if (back.code !== undefined) continue;
      undone++;
      expect((await way.ask('undo', { token, seen: then.seen })).code).toBe(STALE);
      for (const old of [seen, then.seen]) expect((await way.ask('play', { ...tried, seen: old })).code).toBe(STALE);
      expect((await way.ask('record', { token: tokens.referee })).next).toBe(made.next - 1);
    }
    expect(undone).toBeGreaterThan(0);
    way.end();
  });
});
