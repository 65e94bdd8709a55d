import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';

/** The built command, as users run it. */
const COMMAND = new URL('../../dist/cli.js', import.meta.url).pathname;

function serve(input: string) {
  return spawnSync(process.execPath, [COMMAND, 'serve', '--stdio'], { input, encoding: 'utf8', maxBuffer: 2 ** 26 });
}

describe('feyrules serve --stdio', () => {
  it('answers every line, also one that is much too long, and ends with its input', () => {
    const { stdout, stderr, status } = serve(
      `{"id":1,"do":"games"}\n${'x'.repeat(3 * 2 ** 20)}\n{"id":2,"do":"games"}`,
    );
    const answers = stdout.trimEnd().split('\n');
    expect(answers.map((line) => JSON.parse(line).id).sort()).toEqual([1, 2, null]);
    expect([stderr, status]).toEqual(['', 0]);
  });

  it('writes more than fits into a pipe', () => {
    const lines = 5_000;
    const { stdout, status } = serve('{"id":1,"do":"games"}\n'.repeat(lines));
    expect(stdout.split('\n')).toHaveLength(lines + 1);
    expect(status).toBe(0);
  });

  it('does not wait for bots after its input has ended', () => {
    const bots = { 0: 'flat:1000', 1: 'flat:1000' };
    const { stdout, status } = serve(
      JSON.stringify({ id: 1, do: 'new', game: 'strage', options: { players: 2 }, bots }),
    );
    expect(JSON.parse(stdout).ok.tokens.seats).toHaveLength(2);
    expect(status).toBe(0);
  });

  it('serves only with an explicit transport', () => {
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, 'serve'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, "feyrules: required option '--stdio' not specified\n"]);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('ends on %s, even while bots think', async (signal) => {
    const server = spawn(process.execPath, [COMMAND, 'serve', '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const answers = createInterface({ input: server.stdout });
    const request = {
      id: 1,
      do: 'new',
      game: 'strage',
      options: { players: 2 },
      bots: { 0: 'flat:200', 1: 'flat:200' },
    };
    server.stdin.write(`${JSON.stringify(request)}\n`);
    await once(answers, 'line');
    server.kill(signal);
    const [code] = await once(server, 'exit');
    expect(code).toBe(0);
  });

  /** Opens a match with only bots, which think for long. */
  const ofBots = (id: string): string => {
    const bots = Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, 'ismcts:200']));
    return JSON.stringify({ id, do: 'new', game: 'elfenland', options: { players: 4 }, bots });
  };

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'reads requests, and %s, while the bots of several matches think',
    async (signal) => {
      const server = spawn(process.execPath, [COMMAND, 'serve', '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
      const ended = once(server, 'exit');
      const answers = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
      const said = async () => JSON.parse((await answers.next()).value);
      const opening = ['{"id":"third","do":"new","game":"strage"}', ofBots('first'), ofBots('second')];
      server.stdin.write(`${opening.join('\n')}\n`);
      const [third, first, second] = [await said(), await said(), await said()];
      for (const { id, ok } of [first, second]) {
        server.stdin.write(`${JSON.stringify({ id, do: 'record', token: ok.tokens.referee })}\n`);
      }
      for (let id = 0; id < 3; id++) {
        server.stdin.write(`${JSON.stringify({ id, do: 'observe', token: third.ok.tokens.table })}\n`);
        // The records of the other matches arrive when their bots have finished.
        expect((await said()).id).toBe(id);
      }
      server.kill(signal);
      expect(await ended).toEqual([0, null]);
    },
  );

  it('ends with its input, while the bots of several matches think', () => {
    const { stdout, status } = serve([ofBots('first'), ofBots('second'), ofBots('third')].join('\n'));
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).id),
    ).toEqual(['first', 'second', 'third']);
    expect(status).toBe(0);
  });

  it('survives hostile requests on a small heap while bots think, and answers others', async () => {
    const server = spawn(process.execPath, ['--max-old-space-size=100', COMMAND, 'serve', '--stdio'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const ended = once(server, 'exit');
    const heard = new Map<unknown, (answer: ReturnType<typeof JSON.parse>) => void>();
    createInterface({ input: server.stdout }).on('line', (line) => {
      const answer = JSON.parse(line);
      heard.get(answer.id)?.(answer);
    });
    let sent = 0;
    const ask = async (fields: string): Promise<ReturnType<typeof JSON.parse>> => {
      const id = ++sent;
      const answer = new Promise<ReturnType<typeof JSON.parse>>((resolve) => heard.set(id, resolve));
      if (!server.stdin.write(`{"id":${id},${fields}}\n`)) await once(server.stdin, 'drain');
      return answer;
    };
    const open = async (more: string): Promise<{ table: string; seats: string[] }> =>
      (await ask(`"do":"new","game":"strage","options":{"players":2,"order":[0,1]},${more}`)).ok.tokens;
    const other = await open('"chance":"dictated"');
    const { seats } = await open('"bots":{"0":"ismcts:1000","1":"ismcts:1000"}');
    const many = (value: string): string => `[${`${value},`.repeat(1_000_000 / (value.length + 1))}${value}]`;
    const odd = ['{}', '[]', '{"a":1}', '1.5', '"ab"'].map((value) => `{"type":${many(value)}}`);
    odd.push(`"${'x'.repeat(1_000_000)}"`);
    for (const move of [...odd, ...odd, ...odd, ...odd]) {
      void ask(`"do":"play","token":"${seats[0]}","move":${move}`);
      const moves = `["4",${'"@a1","end",'.repeat(2_000)}${move}]`;
      void ask(`"do":"load","record":{"feyrules":1,"game":"strage","rulesVersion":1,"moves":${moves}}`);
      expect(await ask(`"do":"observe","token":"${other.table}"`)).toMatchObject({ ok: { actor: 'chance' } });
    }
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('reports in one sentence that its output cannot be written', () => {
    const unwritable = openSync(COMMAND, 'r');
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, 'serve', '--stdio'], {
      input: '{"id":1,"do":"games"}\n'.repeat(100),
      stdio: ['pipe', unwritable, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(unwritable);
    expect(stderr).toBe('feyrules: the output cannot be written: EBADF: bad file descriptor, write\n');
    expect(status).toBe(2);
  });

  it('ends on SIGTERM, even if its answers are not read', async () => {
    const server = spawn(process.execPath, [COMMAND, 'serve', '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = once(server, 'exit');
    server.stdin.on('error', () => {});
    // More than fits into a pipe, and nothing is read before it is full.
    server.stdin.write('{"id":1,"do":"games"}\n'.repeat(20_000));
    await once(server.stdout, 'readable');
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('lets bots think for the given time', async () => {
    const server = spawn(process.execPath, [COMMAND, 'serve', '--stdio', '--thinking', '0'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const answers = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
    const ask = async (request: object) => {
      server.stdin.write(`${JSON.stringify({ id: 1, ...request })}\n`);
      return JSON.parse((await answers.next()).value);
    };
    const { ok } = await ask({
      do: 'new',
      game: 'strage',
      options: { players: 2 },
      bots: { 0: 'ismcts:9', 1: 'ismcts:9' },
      seed: 1,
    });
    const { error } = await ask({ do: 'observe', token: ok.tokens.table, wait: true });
    expect(error).toMatchObject({ code: 'protocol/bot-too-slow', params: { limit: 0 } });
    server.stdin.end();
    expect(await once(server, 'exit')).toEqual([0, null]);
  });

  it('ends silently when its reader is gone', async () => {
    const server = spawn(process.execPath, [COMMAND, 'serve', '--stdio'], { stdio: ['pipe', 'pipe', 'pipe'] });
    let complaint = '';
    server.stderr.on('data', (text) => {
      complaint += text;
    });
    server.stdin.on('error', () => {});
    server.stdout.destroy();
    server.stdin.write('{"id":1,"do":"games"}\n'.repeat(1_000));
    const [code] = await once(server, 'exit');
    expect([code, complaint]).toEqual([141, '']);
  });
});
