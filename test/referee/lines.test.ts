import { describe, expect, it, vi } from 'vitest';
import { kits } from '../../src/games/index.ts';
import { RefereeServer, serveLines } from '../../src/referee/index.ts';
import { LINE_LIMIT, linesOf } from '../../src/referee/server/lines.ts';
import { counted } from './client.ts';

async function* chunks(...parts: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield typeof part === 'string' ? Buffer.from(part) : part;
}

async function linesIn(...parts: readonly (string | Uint8Array)[]): Promise<(string | undefined)[]> {
  const lines: (string | undefined)[] = [];
  for await (const line of linesOf(chunks(...parts))) lines.push(line);
  return lines;
}

/** The answers to the given bytes, as written. */
async function served(
  ...parts: readonly (string | Uint8Array)[]
): Promise<{ id: unknown; error?: { code: string } }[]> {
  const answers: string[] = [];
  await serveLines(new RefereeServer({ kits }), chunks(...parts), async (answer) => {
    answers.push(answer);
  });
  return answers.map((answer) => JSON.parse(answer));
}

describe('lines of bytes', () => {
  it('may arrive in any chunks, and the last may lack its line end', async () => {
    expect(await linesIn('a', 'b\nc', '\n', '\n', 'dé\r\ne')).toEqual(['ab', 'c', '', 'dé\r', 'e']);
    const bytes = Buffer.from('è\n🧚\n');
    expect(await linesIn(...Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(['è', '🧚']);
    expect(await linesIn()).toEqual([]);
    expect(await linesIn('', '\n')).toEqual(['']);
  });

  it('are skipped if too long, without affecting the next', async () => {
    const long = 'x'.repeat(LINE_LIMIT);
    expect(await linesIn(long, '\n', 'a\n')).toEqual([long, 'a']);
    expect(await linesIn(long, 'x', '\na\n', `${long}xx\nb`)).toEqual([undefined, 'a', undefined, 'b']);
    expect(await linesIn(long, 'x')).toEqual([undefined]);
  });

  it('do not retain the chunks they arrive in', async () => {
    const byte = new Uint8Array(1);
    const one = async function* (): AsyncGenerator<Uint8Array> {
      for (const code of Buffer.from('one by one')) {
        byte[0] = code;
        yield byte;
      }
    };
    const lines: (string | undefined)[] = [];
    for await (const line of linesOf(one())) lines.push(line);
    expect(lines).toEqual(['one by one']);
  });

  it('are not buffered while too long', async () => {
    const piece = Buffer.alloc(2 ** 20, 'x');
    const endless = async function* (): AsyncGenerator<Uint8Array> {
      for (let megabytes = 0; megabytes < 4_096; megabytes++) yield piece;
    };
    const lines: (string | undefined)[] = [];
    for await (const line of linesOf(endless())) lines.push(line);
    expect(lines).toEqual([undefined]);
  });

  it('are refused as JSON if they are not UTF-8', async () => {
    expect(await linesIn(Uint8Array.of(0x22, 0xff, 0x22, 10), 'a')).toEqual(['', 'a']);
    expect(await linesIn(Uint8Array.of(0xf0, 0x9f), Uint8Array.of(10, 0x61))).toEqual(['', 'a']);
  });
});

describe('served lines', () => {
  it('get one answer each, with any content', async () => {
    const answers = await served(
      '{"id":1,"do":"games"}\n\nwhat\n',
      'y'.repeat(LINE_LIMIT + 1),
      '\n{"id":2,"do":"games"}',
    );
    const found = answers.map(({ id, error }) => [id, error?.code]);
    expect(found).toHaveLength(5);
    expect(found).toEqual(
      expect.arrayContaining([
        [1, undefined],
        [null, 'protocol/not-json'],
        [null, 'protocol/line-too-long'],
        [2, undefined],
      ]),
    );
  });

  it('are not read while too many answers are unwritten', async () => {
    let read = 0;
    let written = 0;
    let most = 0;
    const requests = async function* (): AsyncGenerator<Uint8Array> {
      for (; read < 500; read++) {
        most = Math.max(most, read - written);
        yield Buffer.from(`{"id":${read},"do":"games"}\n`);
      }
    };
    await serveLines(new RefereeServer({ kits }), requests(), async () => {
      await new Promise((resolve) => setImmediate(resolve));
      written += 1;
    });
    expect(written).toBe(500);
    expect(most).toBeLessThan(70);
  });

  it('are not read while large requests are open', async () => {
    const server = new RefereeServer({ kits });
    let open = 0;
    let most = 0;
    vi.spyOn(server, 'answerText').mockImplementation(async () => {
      most = Math.max(most, ++open);
      await new Promise((resolve) => setImmediate(resolve));
      open--;
      return '';
    });
    // Two of these lines fit into 16 MB, three do not.
    const large = `[${'1,'.repeat(80_000)}1]\n`;
    await serveLines(server, chunks(large.repeat(6)), async () => {});
    expect(most).toBe(2);
  });

  it('are read while a match is busy, including those about other matches', async () => {
    const server = new RefereeServer({ kits, token: counted() });
    const bots = { 0: 'ismcts:50', 1: 'ismcts:50' };
    // The tokens are t1 and t2 of the seats, t3 of the referee, t4 of spectators.
    await server.answer({ id: 0, do: 'new', game: 'strage', options: { players: 2 }, bots });
    const asked = [
      ...Array.from({ length: 100 }, (_, id) => ({ id, do: 'observe', token: 't4', wait: true })),
      { id: 'games', do: 'games' },
      { id: 'close', do: 'close', token: 't3' },
    ];
    const answers: { id: unknown; error?: { code: string } }[] = [];
    await serveLines(
      server,
      chunks(asked.map((request) => `${JSON.stringify(request)}\n`).join('')),
      async (answer) => {
        answers.push(JSON.parse(answer));
      },
    );
    expect(answers.slice(0, 68).every(({ error }) => error?.code === 'protocol/too-many-requests')).toBe(true);
    expect(answers[68]?.id).toBe('games');
    expect(answers.slice(69, 101).every(({ error }) => error?.code === 'protocol/unknown-token')).toBe(true);
    expect(answers[101]).toEqual({ id: 'close', ok: {} });
  });

  it('leave time for other work while they arrive without a pause', async () => {
    let isHeard = false;
    setTimeout(() => {
      isHeard = true;
    }, 1);
    const requests = async function* (): AsyncGenerator<Uint8Array> {
      for (let read = 0; read < 10_000 && !isHeard; read++) yield Buffer.from('{"id":1,"do":"games"}\n');
    };
    await serveLines(new RefereeServer({ kits }), requests(), async () => {});
    expect(isHeard).toBe(true);
  });

  it('may all be about one match and arrive at once, if it has no bots', async () => {
    const server = new RefereeServer({ kits, token: counted() });
    await server.answer({ id: 0, do: 'new', game: 'strage' });
    const asked = Array.from({ length: 500 }, (_, id) => `{"id":${id},"do":"moves","token":"t1"}\n`);
    const ids: number[] = [];
    await serveLines(server, chunks(asked.join('')), async (answer) => {
      const { id, ok } = JSON.parse(answer);
      if (ok !== undefined) ids.push(id);
    });
    expect(ids).toEqual([...asked.keys()]);
  });

  it('stop when the answers are no longer read', async () => {
    const requests = chunks('{"id":1,"do":"games"}\n'.repeat(200));
    await expect(
      serveLines(new RefereeServer({ kits }), requests, () => Promise.reject(new Error('nobody listens'))),
    ).rejects.toThrow('nobody listens');
  });
});
