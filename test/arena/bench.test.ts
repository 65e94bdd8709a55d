import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder } from '../tools/folder.ts';
import { feyrules, type Run } from './command.ts';
import { writeTrap } from './dying-bots.ts';

const folder = newFolder();

const DUEL = 'arena the-challenge --seats greedy,random';

function read(name: string): string {
  return folder.read(name);
}

function arena(args: string): Promise<Run> {
  return feyrules(args, folder.path);
}

describe('feyrules arena', () => {
  it('keeps results and prints their file, except with --no-out', async () => {
    const first = await arena(`${DUEL} --games 4 --seed 1`);
    expect(first.err).toBe('writing results to arena-1.jsonl; --resume arena-1.jsonl continues the run\n');
    expect((await arena(`${DUEL} --games 2 --csv`)).err).toMatch(/^writing results to arena-2\.jsonl;/);
    expect(await arena(`${DUEL} --games 4 --seed 1 --no-out`)).toEqual({ ...first, err: '' });
    expect(existsSync(join(folder.path, 'arena-3.jsonl'))).toBe(false);
    expect(read('arena-1.jsonl').trimEnd().split('\n')).toHaveLength(5);
  });

  it('adds games to a results file, and accepts only options that match it', async () => {
    await arena(`${DUEL} --games 4 --seed 5 --out more.jsonl`);
    const whole = await arena(`${DUEL} --games 10 --seed 5 --no-out --json`);
    const more = await arena('arena --resume more.jsonl --games 10 --seats greedy,random --seed 5 --json');
    expect(more).toEqual(whole);
    expect(await arena('arena --resume more.jsonl --options {"players":2} --json')).toEqual(whole);
    const before = read('more.jsonl');
    for (const [args, message] of [
      ['--seed 6', 'which has another --seed'],
      ['--max-moves 6', 'which has another --max-moves'],
      ['--seats random,greedy', 'which has another --seats'],
      ['--games 9', 'has 10 games; --games must be that number or more'],
    ]) {
      const { err, code } = await arena(`arena --resume more.jsonl ${args}`);
      expect([code, err]).toEqual([2, expect.stringContaining(message ?? '')]);
    }
    expect(read('more.jsonl')).toBe(before);
  });

  it('writes records, and replays a game of a results file as a record', async () => {
    await arena(`${DUEL} --games 11 --out played.jsonl --records games --workers 2`);
    const names = readdirSync(join(folder.path, 'games')).sort();
    expect([names.length, names[0], names[10]]).toEqual([11, 'game-00.json', 'game-10.json']);
    expect((await arena('arena replay played.jsonl --game 7 --out g.json')).code).toBe(0);
    expect(read('g.json')).toBe(read('games/game-07.json'));
    expect((await arena('arena replay played.jsonl --game 7')).out).toBe(read('g.json'));
    expect((await arena('check g.json')).out).toMatch(/^legal, /);
    expect((await arena('show g.json')).code).toBe(0);
    expect(await arena('arena replay played.jsonl --game 11')).toMatchObject({
      code: 2,
      err: expect.stringContaining('the plan has no game 11; it has 0 to 10'),
    });

    folder.write('played.jsonl', read('played.jsonl').replaceAll('"moves":', '"moves":1'));
    expect(await arena('arena replay played.jsonl --game 7 --out g.json')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^feyrules: game 7 differs from played\.jsonl/),
    });
  });

  it('replays no game of a results file that names modules, without --modules', async () => {
    const { trace } = writeTrap(folder, 'trap');
    const text = read('more.jsonl').replaceAll('"greedy"', '"x=./trap.mjs{}"');
    folder.write('foreign.jsonl', text);
    const refused = await arena('arena replay foreign.jsonl --game 1 --out g.json');
    expect(refused).toMatchObject({ code: 2, err: expect.stringMatching(/names the module .*--modules/) });
    expect(existsSync(trace)).toBe(false);
  });

  it('forfeits the games of a bot that throws, and keeps its crash and record', async () => {
    folder.write('thrower.mjs', "export default { name: 'mine', decide: () => { throw new TypeError('no idea'); } };");
    const duel = 'arena the-challenge --seats bad=./thrower.mjs,random --games 4';
    const forfeited = await arena(`${duel} --on-error forfeit --out f.jsonl --workers 2`);
    expect(forfeited.code).toBe(0);
    expect(forfeited.out).toMatch(/; bad forfeited 4$/m);
    expect(forfeited.err.match(/^bad=.\/thrower\.mjs forfeits game \d: .*; see f\.crash-\d\.json$/gm)).toHaveLength(1);
    const crash = JSON.parse(read('f.crash-3.json'));
    expect(crash).toMatchObject({ entrant: 'bad=./thrower.mjs', reason: 'error', message: 'TypeError: no idea' });
    expect(crash.stack).toContain('thrower.mjs:1:');
    folder.write('crash.json', JSON.stringify(crash.record));
    expect((await arena('show crash.json')).code).toBe(0);

    const stopped = await arena(`${duel} --out s.jsonl`);
    expect(stopped).toMatchObject({ code: 2, out: '' });
    expect(stopped.err).toMatch(
      /^feyrules: bad=\.\/thrower\.mjs, game \d: TypeError: no idea; s\.crash-\d\.json has its stack,/,
    );
  });

  it('measures time by phase on request', async () => {
    const { out } = await arena(`${DUEL} --games 2 --no-out --time phases --clock 60s/game`);
    expect(out).toMatch(/^entrant +phase +decisions/m);
  });
});
