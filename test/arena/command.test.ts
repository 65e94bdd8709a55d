import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { start } from '../cli/command.ts';
import { newFolder } from '../tools/folder.ts';
import { feyrules } from './command.ts';
import { writeTrap } from './dying-bots.ts';

const folder = newFolder();

const HUNDRED = Array.from({ length: 100 }, (_, index) => `flat:${index + 1}`).join();
const STRAGE = 'arena strage --seats greedy,random --games 60 --seed 1 --no-out';

describe('feyrules arena', () => {
  it('prints the standings', async () => {
    const run = 'arena strage --seats greedy,random,random --games 9 --no-out';
    const { out, err, code } = await feyrules(`${run} --seed 1`, folder.path);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/^strage \(3 seats\): 9 games; .*seed 1$/m);
    expect(out).toMatch(/^greedy +random +\d+\.\d %/m);
  });

  it('prints the same for any number of threads', async () => {
    const one = await feyrules(`${STRAGE} --json`, folder.path);
    const three = await feyrules(`${STRAGE} --json --workers 3`, folder.path);
    expect(JSON.parse(one.out)).toMatchObject({ games: 60, stopped: 0 });
    expect(three).toEqual(one);
  });

  it('stops at once on an interrupt in the middle of a long game', async () => {
    const begun = join(folder.path, 'begun');
    folder.write(
      'herald.mjs',
      `import { writeFileSync } from 'node:fs';
       export const createBot = () => {
         writeFileSync(${JSON.stringify(begun)}, '');
         return { decide: ({ moves }) => moves[0] };
       };`,
    );
    const args = 'arena strage --seats ismcts:20000,./herald.mjs --games 2 --no-out'.split(' ');
    const run = start(args, { cwd: folder.path });
    while (!existsSync(begun)) await setTimeout(20);
    run.kill('SIGINT');
    expect(await run.ended).toMatchObject({ code: 130, out: expect.stringContaining('0 of 2 games') });
  });

  it('writes its report as a page, and reports on a results file without playing', async () => {
    const shown = await feyrules(
      'arena strage --seats greedy,random --games 8 --time --out paged.jsonl --html paged.html --csv',
      folder.path,
    );
    expect(shown).toMatchObject({ err: '', code: 0, out: expect.stringMatching(/^entrant,rating,/) });
    const page = tryRead(join(folder.path, 'paged.html'));
    expect(page).toContain('<title>Arena: strage</title>');
    expect(page).toContain('<h2>Time per decision</h2>');
    const again = await feyrules('arena report paged.jsonl --html again.html --csv --time', folder.path);
    expect(again).toEqual(shown);
    expect(tryRead(join(folder.path, 'again.html'))).toBe(page);
    const told = await feyrules('arena report paged.jsonl --html it.html --locale it --json', folder.path);
    expect(JSON.parse(told.out)).toMatchObject({ games: 8, seats: [{ seat: 0 }, { seat: 1 }] });
    expect(told.out).not.toContain('decisions');
    expect(tryRead(join(folder.path, 'it.html'))).toBe(page);
  });

  it('reports a decided test without the games played after the decision', async () => {
    const plan = 'arena strage --seats greedy,random --sprt 0,200 --games 400 --workers 2 --out test.jsonl';
    const shown = await feyrules(plan, folder.path);
    expect(shown.out).toContain('accepted: 200 rather than 0');
    expect(await feyrules('arena report test.jsonl', folder.path)).toEqual({ ...shown, err: '' });
  });

  it('runs no module for a report', async () => {
    const { trace } = writeTrap(folder, 'quiet');
    await feyrules('arena strage --seats random,./quiet.mjs --games 2 --out own.jsonl', folder.path);
    rmSync(trace);
    expect((await feyrules('arena report own.jsonl', folder.path)).out).toContain('./quiet.mjs');
    expect(existsSync(trace)).toBe(false);
  });

  it('refuses to report on other files, or on results of another plan', async () => {
    const settings = [{ game: 'strage', players: 2, options: {} }];
    const plan = { settings, format: 'table', entrants: ['random', 'greedy'], games: 4, seed: 1, maxMoves: 1_000 };
    const head = `${JSON.stringify({ feyrulesArena: 1, plan })}\n`;
    const result = { index: 0, setting: 0, deal: 0, seats: ['random', 'greedy'], moves: 9, outcome: null };
    const refusal = async (text: string, more: string = ''): Promise<string> => {
      folder.write('bad.jsonl', text);
      const { out, err, code } = await feyrules(`arena report bad.jsonl${more}`, folder.path);
      expect([out, code]).toEqual(['', 2]);
      return err;
    };
    expect(await refusal('')).toBe('feyrules: this is not a results file of an arena\n');
    expect(await refusal(head)).toBe('feyrules: bad.jsonl has no result yet\n');
    for (const other of [{ index: 4 }, { deal: 1 }, { setting: 1 }, { seats: ['greedy', 'random'] }]) {
      const err = await refusal(`${head}${JSON.stringify({ ...result, ...other })}\n`);
      expect(err).toMatch(/^feyrules: (game 0 is not part of this plan|the plan has no game 4; it has 0 to 3)\n$/);
    }
    const whole = `${head}${JSON.stringify(result)}\n`;
    expect(await refusal(whole, ' --html no/such/folder.html')).toMatch(
      /^feyrules: cannot write no\/such\/folder\.html: ENOENT[^\n]*\n$/,
    );
  });

  it('plays nothing if the page cannot be written', async () => {
    const { out, err, code } = await feyrules(
      'arena strage --seats greedy,random --games 4 --html no/such/folder.html --out unplayed.jsonl',
      folder.path,
    );
    expect([out, code]).toEqual(['', 2]);
    expect(err).toMatch(/^feyrules: cannot write no\/such\/folder\.html: ENOENT[^\n]*\n$/);
    expect(tryRead(join(folder.path, 'unplayed.jsonl'))).toBe('');
  });

  // No file can be created in /proc of Linux.
  it('says how to play where no file can be written', async () => {
    const { err, code } = await feyrules('arena strage --seats greedy,random --games 4', '/proc');
    expect(err).toMatch(
      /^feyrules: cannot write arena-1\.jsonl: [^\n]+; use --no-out to play without a results file\n$/,
    );
    expect(code).toBe(2);
  });

  it('writes no file for an invalid plan', async () => {
    const wrong = 'arena strage --seats greedy,randm --games 4 --out never.jsonl --html never.html';
    expect((await feyrules(wrong, folder.path)).code).toBe(2);
    expect(['never.jsonl', 'never.html'].filter((name) => existsSync(join(folder.path, name)))).toEqual([]);
  });

  it('runs a module named by a results file only on request', async () => {
    const { trace } = writeTrap(folder, 'trap');
    const settings = [{ game: 'strage', players: 2, options: {} }];
    const named = { settings, format: 'table', entrants: ['random', './trap.mjs'], games: 2, seed: 1, maxMoves: 1_000 };
    const text = `${JSON.stringify({ feyrulesArena: 1, plan: named })}\n{"index":`;
    folder.write('foreign.jsonl', text);
    const refused = await feyrules('arena --resume foreign.jsonl', folder.path);
    expect(existsSync(trace)).toBe(false);
    expect(refused).toMatchObject({ out: '', code: 2, err: expect.stringMatching(/\.\/trap\.mjs .*--modules/) });
    expect(tryRead(join(folder.path, 'foreign.jsonl'))).toBe(text);

    const played = await feyrules('arena --resume foreign.jsonl --modules --json', folder.path);
    expect(existsSync(trace)).toBe(true);
    expect(JSON.parse(played.out)).toMatchObject({ games: 2 });
  });

  it('explains how to play with a TypeScript module if Node cannot import it', async () => {
    folder.write('typed.ts', 'export const seats: number = 2;');
    const { err, code } = await feyrules('arena strage --seats greedy,./typed.ts --no-out', folder.path);
    expect(code).toBe(2);
    expect(err).toMatch(/^feyrules: .*typed\.ts(: Node \S+ cannot import TypeScript; compile it| .*default export)/);
  });

  it('prints a partial report on an interrupt, and later resumes as if not interrupted', async () => {
    const out = join(folder.path, 'results.jsonl');
    const plan = 'arena strage --seats greedy,random --games 3000 --seed 5';
    const run = start(`${plan} --out results.jsonl`.split(' '), { cwd: folder.path });
    while (!/\n.*\n.*\n/.test(tryRead(out))) await setTimeout(1);
    run.kill('SIGINT');
    const { out: table, code } = await run.ended;
    expect(code).toBe(130);
    const known = Number(/(\d+) of 3000 games/.exec(table)?.[1]);
    expect(known).toBeGreaterThan(0);
    expect(known).toBeLessThan(3000);
    expect(tryRead(out).trimEnd().split('\n')).toHaveLength(1 + known);

    // Up to a few more games, so that the test need not wait for all of them; a line that was cut off is played
    // again.
    const shorter = tryRead(out).replace('"games":3000', `"games":${known + 20}`);
    writeFileSync(out, shorter);
    appendFileSync(out, '{"index":');
    const resumed = await feyrules('arena --resume results.jsonl --json', folder.path);
    const whole = await feyrules(`${plan.replace('3000', String(known + 20))} --json`, folder.path);
    expect(resumed.out).toBe(whole.out);
    expect(tryRead(out).trimEnd().split('\n')).toHaveLength(1 + known + 20);
  });

  it.each([
    ['arena', /missing required argument 'games, or --resume'/],
    ['arena strage', /required option '--seats <names>'/],
    ['arena chess --seats greedy,random', /unknown game "chess"; there are: strage, /],
    [
      'arena strage --seats greedy,deep-blue',
      /unknown entrant "deep-blue"; there are: easy, normal, hard, best, random, greedy, flat:N, /,
    ],
    ['arena strage --seats greedy', /1 seats: La Strage degli Innocenti is for 2 to 4/],
    ['arena strage --seats greedy,random --games 0', /'0' is invalid\. Expected: integer from 1 to 999999999$/m],
    ['arena strage --seats greedy,random --games 1e12', /'1e12' is invalid\. Expected: integer from 1 to 999999999$/m],
    [
      'arena strage --seats greedy,random --games 999999999',
      /games cannot be 999999999; expected: integer from 1 to 1000000$/m,
    ],
    ['arena strage --seats greedy,random --workers 100000', /Expected: integer from 1 to 256$/m],
    [
      'arena strage --seats greedy,random --seed -1',
      /Expected: integer from 0 to 999999999 or 32 lower-case hexadecimal digits$/m,
    ],
    ['arena strage --seats greedy,random --format ladder --players 999999999', /999999999 seats: .* is for 2 to 4/],
    [`arena elfenland --format round-robin --players 6 --seats ${HUNDRED}`, /make 1192052400 tables; a plan has at/],
    ['arena strage --seats greedy,random --max-moves 999999 --redis redis://127.0.0.1:1', /at most 100000 moves/],
    ['arena strage --seats greedy,random --redis localhost', /Expected: URL such as redis:\/\/127\.0\.0\.1:6379$/m],
    ['arena strage --seats greedy,random --redis redis://127.0.0.1:1', /no Redis answers at 127\.0\.0\.1:1/],
    ['arena strage --seats greedy,random --options {"x":1}', /There is no option "x"/],
    ['arena strage --seats greedy,random --redis redis:foo', /Expected: URL such as redis:/],
    ['arena strage --resume missing.jsonl', /--resume uses the games of its file/],
    ['arena --games 5 --resume missing.jsonl', /cannot read missing\.jsonl/],
    ['arena strage --seats greedy,random --clock 60', /Expected: time such as 60s\/game or 500ms\/move$/m],
    [
      'arena strage --seats greedy,random --sprt 20,0',
      /Expected: two Elo differences, the lower first, such as 0,20$/m,
    ],
    ['arena strage --seats greedy,random,random,flat:1 --sprt -0.5,20.125', /an SPRT compares two entrants, not 3/],
    ['arena replay missing.jsonl --game 1', /cannot read missing\.jsonl/],
    ['arena replay missing.jsonl', /--game needs the number of one game/],
    ['arena --resume missing.jsonl', /cannot read missing\.jsonl/],
    ['arena worker', /required option '--redis <url>'/],
    ['bench chess', /unknown game "chess"/],
    ['bench strage --cases gold', /unknown case "gold"; there are: play-outs, advance; /],
  ])('%s: reports the error in one line', async (args, message) => {
    const { out, err, code } = await feyrules(args, folder.path);
    expect([out, code]).toEqual(['', 2]);
    expect(err).toMatch(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('feyrules bench', () => {
  it('prints rates', async () => {
    const { out, code } = await feyrules('bench strage --cases clone;view', folder.path);
    expect(code).toBe(0);
    expect(out).toMatch(/^strage +clone +[\d,]+ calls\/s\nstrage +view +[\d,]+ calls\/s\n$/);
  });

  it('prints rates as lines of JSON', async () => {
    const { out } = await feyrules('bench strage --cases legalMoves --json', folder.path);
    const found = JSON.parse(out);
    expect(found).toEqual({ game: 'strage', case: 'legalMoves', unit: 'calls', perSecond: expect.any(Number) });
    expect(found.perSecond).toBeGreaterThan(0);
  });
});

function tryRead(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
