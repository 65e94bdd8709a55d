import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRecord } from '../../src/core/record-text.ts';
import { manyRecords } from '../cli/many-records.ts';
import { newFolder } from '../tools/folder.ts';

/** The built command, as users run it. */
const COMMAND = new URL('../../dist/cli.js', import.meta.url).pathname;

const folder = newFolder();

interface Run {
  readonly err: string;
  readonly code: number | null;
}

async function ended(args: readonly string[], stdio: SpawnOptions['stdio'], readers: 'none' | 'stderr'): Promise<Run> {
  const command = spawn(process.execPath, [COMMAND, ...args], { cwd: folder.path, stdio });
  command.stdout?.destroy();
  let err = '';
  if (readers === 'none') command.stderr?.destroy();
  else command.stderr?.on('data', (chunk) => (err += String(chunk)));
  const [code] = await once(command, 'close');
  return { err, code };
}

/** Runs the command with an output pipe that is closed before it writes. */
function unread(args: readonly string[], readers: 'none' | 'stderr' = 'stderr'): Promise<Run> {
  return ended(args, ['ignore', 'pipe', 'pipe'], readers);
}

/** Runs the command with its output on a full disk. */
async function onFull(args: readonly string[]): Promise<Run> {
  const full = openSync('/dev/full', 'w');
  try {
    return await ended(args, ['ignore', full, 'pipe'], 'stderr');
  } finally {
    closeSync(full);
  }
}

const legal = manyRecords(1);
const illegal = legal.replace('@b1', '@h8');
folder.write('legal.txt', legal);
folder.write('illegal.txt', illegal);
folder.write('many.txt', `${legal}\n`.repeat(40) + illegal);
const PLAY = ['play', 'strage', '--seats', 'random,random', '--seed', '4'];
const ARENA = ['arena', 'strage', '--seats', 'random,random', '--games', '2'];
const FULL = 'feyrules: the output cannot be written: ENOSPC: no space left on device, write\n';

describe('with a closed output pipe', () => {
  it.each([
    ['check legal.txt', 0],
    ['check illegal.txt', 1],
    ['check illegal.txt --json', 1],
    ['check many.txt', 1],
    ['check many.txt --json', 1],
    ['check many.txt --workers 2', 1],
    ['show legal.txt', 0],
  ])('%s ends silently with the exit code of the complete work, %i', async (args, code) => {
    expect(await unread(args.split(' '))).toEqual({ err: '', code });
    expect(await unread(args.split(' '), 'none')).toEqual({ err: '', code });
  });

  it.each(['json', 'txt'])('play --record writes the whole record, as %s', async (form) => {
    const args = [...PLAY, '--record'];
    expect(await unread([...args, `unread.${form}`])).toEqual({ err: '', code: 0 });
    expect(await unread([...args, `quiet.${form}`, '--quiet'])).toEqual({ err: '', code: 0 });
    expect(readFileSync(join(folder.path, `unread.${form}`))).toEqual(readFileSync(join(folder.path, `quiet.${form}`)));
    expect(readRecord(folder.read(`unread.${form}`)).moves.length).toBeGreaterThan(50);
  });

  it('play without a record exits as after SIGPIPE', async () => {
    expect(await unread(PLAY)).toEqual({ err: '', code: 141 });
  });

  it('play stops a game at the prompt to a person, and records it', async () => {
    const args = ['play', 'strage', '--seats', 'human,random', '--seed', '4', '--record', 'asked.json'];
    const command = spawn(process.execPath, [COMMAND, ...args], {
      cwd: folder.path,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    command.stdout.destroy();
    expect(await once(command, 'exit')).toEqual([141, null]);
    expect(existsSync(join(folder.path, 'asked.json'))).toBe(true);
  });

  it('arena plays all its games and stores them', async () => {
    expect(await unread([...ARENA, '--out', 'unread.jsonl', '--records', 'unread'], 'none')).toMatchObject({ code: 0 });
    expect(folder.read('unread.jsonl').trim().split('\n')).toHaveLength(3);
    expect(existsSync(join(folder.path, 'unread', 'game-1.json'))).toBe(true);
  });

  it('a server exits as after SIGPIPE, although its input stays open', async () => {
    const server = spawn(process.execPath, [COMMAND, 'serve', '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
    server.stdout.destroy();
    server.stdin.write('{"id":1,"do":"games"}\n');
    expect(await once(server, 'exit')).toEqual([141, null]);
  });
});

describe('on a full disk', () => {
  it.each([
    ['check legal.txt'],
    ['check illegal.txt'],
    ['check illegal.txt --json'],
    ['check many.txt --workers 2'],
    [PLAY.join(' ')],
    [`${PLAY.join(' ')} --json`],
    [`${ARENA.join(' ')} --no-out`],
    ['law ST-1.1'],
  ])('%s reports it in one sentence and prints no result', async (args) => {
    expect(await onFull(args.split(' '))).toEqual({ err: FULL, code: 2 });
  });

  it('play --record writes the whole record', async () => {
    expect(await onFull([...PLAY, '--record', 'full.json'])).toEqual({ err: FULL, code: 2 });
    await unread([...PLAY, '--record', 'whole.json']);
    expect(readFileSync(join(folder.path, 'full.json'))).toEqual(readFileSync(join(folder.path, 'whole.json')));
  });

  it('a record or results file that cannot be written is an error', async () => {
    expect(await unread([...PLAY, '--record', '/dev/full'])).toMatchObject({ code: 2 });
    expect(await unread([...ARENA, '--out', '/dev/full'])).toMatchObject({ code: 2 });
  });
});

it.each(["throw new TypeError('no idea');", "setImmediate(() => { throw new TypeError('no idea'); });"])(
  'an error in the rules gives no verdict: %s',
  async (mistake) => {
    const strage = new URL('../../dist/entries/strage.js', import.meta.url).href;
    const broken = `
    import { strage } from ${JSON.stringify(strage)};
    const setup = (options) => { ${mistake} return strage.setup(options); };
    export default { ...strage, id: 'broken', setup };
  `;
    folder.write('broken.mjs', broken);
    folder.write('broken.txt', legal.replace('"strage"', '"broken"'));
    const { err, code } = await unread(['check', 'broken.txt', '--game', './broken.mjs']);
    expect([err.includes('TypeError: no idea'), code]).toEqual([true, 70]);
  },
);
