import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { newFolder } from '../tools/folder.ts';
import { manyRecords } from './many-records.ts';

/** The built command, as users run it. */
const COMMAND = new URL('../../dist/cli.js', import.meta.url).pathname;
const folder = newFolder();

function start(args: string, stdio: SpawnOptions['stdio'] = ['pipe', 'pipe', 'pipe']): ChildProcess {
  return spawn(process.execPath, [COMMAND, ...args.split(' ')], { cwd: folder.path, stdio });
}

async function ended(child: ChildProcess): Promise<{ readonly err: string; readonly code: number | null }> {
  let err = '';
  child.stderr?.on('data', (text) => {
    err += text;
  });
  const [code] = await once(child, 'close');
  return { err, code };
}

/** One start for each behaviour that only a process shows; `test/everything` has the other cases. */
describe('the command as a process', () => {
  it('exits with the code of its verdict, and does not report success if its output cannot be written', async () => {
    folder.write('many.txt', manyRecords(40));
    const unread = start('check many.txt');
    unread.stdout?.destroy();
    expect(await ended(unread)).toEqual({ err: '', code: 2 });
    const full = openSync('/dev/full', 'w');
    const unwritten = await ended(start('check many.txt', ['ignore', full, 'pipe']));
    closeSync(full);
    expect(unwritten.err).toBe('feyrules: the output cannot be written: ENOSPC: no space left on device, write\n');
    expect(unwritten.code).toBe(2);
  });

  it('ends a game on a signal while bots think, and records it', async () => {
    const child = start('play elfengold --seats ismcts:50,ismcts:50 --seed 1 --record left.json');
    child.stdout?.once('data', () => child.kill('SIGINT')).resume();
    expect(await ended(child)).toEqual({ err: '', code: 130 });
    expect(JSON.parse(folder.read('left.json')).moves.length).toBeGreaterThan(0);
  });

  it('reports a bot that never answers when the event loop is empty', async () => {
    folder.write('never.mjs', 'export default { name: "mine", decide: () => new Promise(() => {}) };');
    const message =
      'a bot or another module of yours does not answer: its promise never settles, and nothing is left to do';
    const { err, code } = await ended(start('play strage --seats ./never.mjs,random --json'));
    expect(code).toBe(2);
    expect(JSON.parse(err)).toEqual({ code: 'cli/unanswered', params: {}, message });
  });

  it('reports an internal error, and gives no verdict', async () => {
    const strage = new URL('../../dist/entries/strage.js', import.meta.url).href;
    const setup =
      "(options) => { setImmediate(() => { throw new TypeError('no idea'); }); return strage.setup(options); }";
    const text = `import { strage } from '${strage}'; export default { ...strage, id: 'broken', setup: ${setup} };`;
    folder.write('broken.mjs', text);
    folder.write('broken.txt', manyRecords(1).replace('"strage"', '"broken"'));
    const { err, code } = await ended(start('check broken.txt --game ./broken.mjs'));
    expect(err).toContain('TypeError: no idea');
    expect(code).toBe(70);
  });

  it('serves requests by line, and ends on a signal', async () => {
    const server = start('serve --stdio');
    const end = ended(server);
    const lines = createInterface({ input: server.stdout ?? expect.fail() });
    server.stdin?.write('{"id":1,"do":"games"}\n');
    const [line] = await once(lines, 'line');
    expect(JSON.parse(line)).toMatchObject({ id: 1, ok: {} });
    server.kill('SIGTERM');
    expect(await end).toEqual({ err: '', code: 0 });
  });
});
