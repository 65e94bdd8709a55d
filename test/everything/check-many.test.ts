import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { ended, spawned, start } from '../arena/command.ts';
import { manyRecords } from '../cli/many-records.ts';
import { newFolder } from '../tools/folder.ts';

const folder = newFolder();
folder.write('many.txt', manyRecords());

const ENDLESS = Buffer.alloc(100 * 2 ** 20, '4 @a1 {and so on} ');

describe('feyrules check, of many games', () => {
  it('reads past 100 MB that are not a game, in bounded memory', async () => {
    const head = '[Feyrules "1"]\n[Game "strage"]\n[RulesVersion "1"]\n';
    const legal = manyRecords(1);
    const child = start('check -', folder.path, { NODE_OPTIONS: '--max-old-space-size=64' });
    const end = ended(child);
    child.stdin.end(Buffer.concat([Buffer.from(`${legal}${head}\n`), ENDLESS, Buffer.from(`\n${legal}`)]));
    const { out, code } = await end;
    expect(out.split('\n')[1]).toContain('2. line 9 · unreadable: This is not a record of a game (it is');
    expect(out).toContain('3 games: 2 legal, 0 illegal, 1 unreadable');
    expect(code).toBe(2);
  });

  it('stops at once on Ctrl-C, with the verdicts so far', async () => {
    const child = start('check - --workers 2', folder.path);
    const end = ended(child);
    child.stdin.on('error', () => {});
    child.stdin.write(readFileSync(join(folder.path, 'many.txt')));
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    const { out, err } = await end;
    expect({ err, signal: child.signalCode }).toEqual({ err: '', signal: 'SIGINT' });
    const whole = (await spawned('check many.txt', folder.path)).out;
    expect(whole.startsWith(out)).toBe(true);
    expect(out).toMatch(/\n$/);
  });

  it('checks 100 MB in bounded memory', async () => {
    const game = manyRecords(1).replace('{well begun}', `{${'and so on '.repeat(5_000)}}`);
    const count = Math.ceil((100 * 2 ** 20) / game.length);
    const child = start('check - --workers 2', folder.path, { NODE_OPTIONS: '--max-old-space-size=48' });
    const end = ended(child);
    child.stdin.on('error', () => {});
    await pipeline(Readable.from(Array.from({ length: count }, () => game)), child.stdin).catch(() => {});
    const { out, err, code } = await end;
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect(out).toContain(`${count} games: ${count} legal, 0 illegal, 0 unreadable\n`);
  });
});
