import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { kit as elfengold } from '../../src/games/elfengold/kit.ts';
import { kit as strage } from '../../src/games/strage/kit.ts';
import { ROOT } from '../tools/entries.ts';
import { newFolder } from '../tools/folder.ts';
import { command, type Run } from './command.ts';

const ILLEGAL = '[Feyrules "1"]\n[Game "strage"]\n[RulesVersion "1"]\n[Options "{\\"order\\":[0,1,2]}"]\n\n1. 4 @h8\n';

function feyrules(args: readonly string[], input: string = ''): Promise<Run> {
  return command(args, { input });
}

const folder = newFolder();

describe('feyrules law', () => {
  it('prints a clause with marked rulings, its section and the clauses it cites', async () => {
    const { out, err, code } = await feyrules(['law', 'ew-8.5', 'EG-8.1']);
    const [first = '', second = ''] = out.split('\n\n');
    expect([err, code]).toEqual(['', 0]);
    expect(first).toMatch(/^EW-8\.5 ElfenWizards · Duels \(phase 5, first part\)\n\[R\] If a seat has no legal cast/);
    expect(second).toMatch(/^EG-8\.1 Elfengold · Planning\n/);
    expect(second).toContain((await elfengold.law?.())?.find('EG-8.1')?.text);
    expect(second).toContain('\nNames: EL-6.1, EL-6.2, EL-6.4');
  });

  it('prints in Italian', async () => {
    const text = (await strage.law?.('it'))?.find('ST-1.1')?.text;
    expect((await feyrules(['law', 'ST-1.1', '--locale', 'it'])).out).toContain(text);
    expect((await feyrules(['law', 'EG-8.1', '--locale', 'it'])).out).toContain('\nNomina: ');
  });

  it('prints sections with their introductions, and whole games', async () => {
    const { out } = await feyrules(['law', 'EW-9']);
    expect(out).toMatch(
      /^EW-9 ElfenWizards · Titles .*\nWhen all seats have passed, what follows happens automatically\.\n\nEW-9\.1\n/,
    );
    expect((await feyrules(['law', 'EG-1'])).out).toContain('| `bidding` |');
    const whole = (await feyrules(['law', 'strage'])).out;
    for (const { id } of (await strage.law?.())?.clauses ?? []) expect(whole).toMatch(new RegExp(`^${id}( ·|$)`, 'm'));
  });

  it('prints JSON, one object per line', async () => {
    const lines = (await feyrules(['law', 'ST-3.3', 'ST-7', '--json'])).out.trim().split('\n');
    const [first, second] = lines.map((line): unknown => JSON.parse(line));
    const { clauses = [], sections = [] } = (await strage.law?.()) ?? {};
    const about = { game: 'strage', locale: 'en' };
    expect(first).toEqual({ ...about, ...clauses.find(({ id }) => id === 'ST-3.3') });
    expect(second).toEqual({ ...about, ...sections.find(({ id }) => id === 'ST-7') });
    expect(lines.length).toBe(2 + clauses.filter(({ section }) => section.id === 'ST-7').length);
  });

  it("prints sections and the whole law of a user's own game whose kit has no prefixes", async () => {
    const source = (path: string): string => JSON.stringify(pathToFileURL(join(ROOT, 'src', path)).href);
    const own = folder.write(
      'own.mjs',
      `import { lawOf } from ${source('core/law-page.ts')};
      import { strage } from ${source('games/strage/index.ts')};
      const page = '## 1 Bids\\n- OWN-1.1 One.\\n## 2 Doubts\\n- OWN-2.1 Two.';
      const cases = [{ id: 'OWN-1.1a', ruling: 'OWN-1.1', options: {}, moves: '' }];
      const book = { game: 'own', rulesVersion: 1, cases };
      export default { game: { ...strage, id: 'own' }, law: async () => lawOf(page), cases: async () => book };`,
    );
    // The printed command is complete.
    const { out } = await feyrules(['law', 'OWN-1.1', '--game', own]);
    expect(out).toContain(`\nCases: feyrules cases OWN-1.1 --game ${own}\n`);
    const second = 'OWN-2 La Strage degli Innocenti · Doubts\n\nOWN-2.1\nTwo.\n';
    expect(await feyrules(['law', 'own-2', '--game', own])).toEqual({ out: second, err: '', code: 0 });
    const whole = { out: expect.stringMatching(/^OWN-1 .*\n\nOWN-1\.1\nOne\.\n.*\n\nOWN-2 /), err: '', code: 0 };
    expect(await feyrules(['law', own])).toEqual(whole);
    expect(await feyrules(['law', 'own', '--game', own])).toEqual(whole);
    const lawless = folder.write(
      'lawless.mjs',
      `import { strage } from ${source('games/strage/index.ts')};
      export default { game: { ...strage, id: 'lawless' } };`,
    );
    const { err } = await feyrules(['law', 'lawless', '--game', lawless]);
    expect(err).toContain('"lawless" has no law: its kit lacks `law`');
  });

  it('prints the clauses that have a word, each under its game', async () => {
    const { out } = await feyrules(['law', 'auction']);
    expect(out).toMatch(/^EG-\d+\.\d+ Elfengold · /);
    for (const block of out.trim().split(/\n\n(?=EG-)/)) expect(block).toMatch(/auction/i);
  });

  it('suggests the nearest clauses for an unknown one', async () => {
    const { out, err, code } = await feyrules(['law', 'ST-3.3', 'EW-8.14']);
    expect([out, code]).toEqual(['', 2]);
    expect(err).toMatch(
      /^feyrules: there is no clause, .* "EW-8\.14", .*; near it: EW-8\.4, EW-8\.5, EW-8\.6; games: strage, /,
    );
    expect((await feyrules(['law', 'elfengld'])).err).toContain('near it: elfengold;');
    expect((await feyrules(['law', 'toString'])).err).toContain('near it: ST-0.1, EW-0.1');
  });
});

describe('feyrules check --law', () => {
  it('prints the clause that makes a record illegal', async () => {
    const text = (await strage.law?.())?.find('ST-3.3')?.text;
    expect((await feyrules(['check', '-', '--law'], ILLEGAL)).out.split('\n')[1]).toBe(text);
    expect(JSON.parse((await feyrules(['check', '-', '--law', '--json'], ILLEGAL)).out).text).toBe(text);
    expect((await feyrules(['check', '-', '--law'], ILLEGAL + ILLEGAL)).out.split('\n')[3]).toBe(`   ${text}`);
    expect((await feyrules(['check', '-'], ILLEGAL)).out.trim().split('\n').length).toBe(1);
  });
});
