import { describe, expect, it } from 'vitest';
import { caseRecord, replay } from '../../src/core/index.ts';
import { kits } from '../../src/games/index.ts';
import { kit } from '../../src/games/strage/kit.ts';
import { command } from './command.ts';

describe('feyrules cases', () => {
  it('shows the clause, the position, and both readings of each case', async () => {
    const { out, code } = await command(['cases', 'st-4.2']);
    expect(code).toBe(0);
    expect((await command(['cases', 'strage', 'ST-4.2'])).out).toContain(`ends the game at once\n\n${out}`);
    expect(out).toContain('\n{"players":2} 6 5 1 end O@a8 1 end O@a7 ');
    expect(out).toContain('May it move two squares, to a6? [Oa8-a6]\n');
    expect(out).toMatch(/^ST-4\.2 La Strage degli Innocenti · The orcs, mandatory\n/);
    expect(out).toContain('ST-4.2a · An orc does not pass through\n');
    expect(out).toContain('8  X  X   . X  X  X  X   .\n');
    expect(out).toContain(
      'occupies a square alone; only a half-elf and a sprite share one. [strage/orc-blocked, ST-4.2]\n',
    );
    expect(out).toContain('\nVerdict: No. It moves one square at a time, ');
    expect(out).toContain('\nThe other reading: Yes. The text lets it move one or two squares, so ');
    expect(out).toContain('only the square where it ends has to be empty. [legal]\n');
    expect(out).toContain('ST-4.2b · ');
  });

  it('names the options that choose the other reading, and prints the question in Italian', async () => {
    const { out } = await command(['cases', 'ST-1.3a', '--locale', 'it']);
    expect(out).toContain('Per che cosa è stato tirato? [3]\n');
    expect(out).toContain(`Per giocare così: feyrules play strage --options '{"order":[1,0]}'\n`);
  });

  it('lists the cases of one game and of all games', async () => {
    const list = await command(['cases', 'strage']);
    expect(list.out).toMatch(/^La Strage degli Innocenti · 11 cases\n {2}ST-1\.2a {3}Only those who tie roll again\n/);
    expect((await command(['cases'])).out).toContain(list.out);
    const json = (await command(['cases', 'strage', '--json'])).out.trim().split('\n');
    const book = await kit.cases?.();
    expect(json.map((line) => JSON.parse(line))).toEqual(book?.cases.map((one) => ({ game: 'strage', ...one })));
  });

  it('explains why a ruling has no case', async () => {
    expect((await command(['cases', 'ST-0.1'])).out).toContain('\nNo case: It says how a move is written down');
    const json = JSON.parse((await command(['cases', 'st-0.1', '--json'])).out);
    expect(json).toEqual({ game: 'strage', ruling: 'ST-0.1', without: (await kit.cases?.())?.without['ST-0.1'] });
  });

  it('shows a section, its clauses in order, those without a case too', async () => {
    const { out } = await command(['cases', 'tc-4']);
    expect(out.match(/^TC-4\.\d+ /gm)).toEqual(['TC-4.1 ', 'TC-4.3 ', 'TC-4.5 ', 'TC-4.6 ']);
    expect(out).toContain('\n\nTC-4.5 The Challenge · Hands and bags\n');
    const records = (await command(['cases', '--export', 'TC-4'])).out.match(/"Case":"TC-4\.\d+/g);
    expect(new Set(records).size).toBe(3);
  });

  it('prints a position as a record', async () => {
    const { out } = await command(['cases', '--export', 'ST-4.2a']);
    const book = await kit.cases?.();
    const one = book?.cases.find(({ id }) => id === 'ST-4.2a');
    expect(JSON.parse(out)).toEqual(book && one && caseRecord(book, one));
    expect(replay(kit.game, JSON.parse(out)).state.phase).toBe('orc');
    expect((await command(['cases', '--export', 'ST-4.2A'])).out).toBe(out);
    expect((await command(['cases', '--export', 'strage'])).out).toContain(out);
    expect((await command(['cases', 'ST-4.2b', '--export', 'ST-4.2a'])).out).toMatch(/4\.2a.*\n.*4\.2b.*\n$/);
    expect((await command(['cases', '--export', 'ST-0.1'])).err).toContain('no case, and no clause');
  });

  it.each([['ST-9.9'], ['castle'], ['EW-4.1']])('refuses %s, and lists the games', async (asked) => {
    const { out, err, code } = await command(['cases', asked]);
    expect([out, code]).toEqual(['', 2]);
    const games = kits.flatMap(({ game, cases }) => (cases ? game.id : []));
    expect(err).toBe(
      `feyrules: no case, and no clause or section with cases, is called "${asked}"; games with cases: ${games.join(', ')}\n`,
    );
  });

  it('is mentioned where a clause is printed', async () => {
    expect((await command(['law', 'ST-4.2'])).out).toMatch(/\nCases: feyrules cases ST-4\.2\n$/);
    expect((await command(['law', 'ST-4.1'])).out).not.toContain('Cases:');
  });
});
