import { expect, it } from 'vitest';
import { newFolder } from '../tools/folder.ts';
import { command } from './command.ts';

const folder = newFolder();
folder.write('spoiled.json', '{');

it.each([
  ['law --jsn', 'cli/unknown-option', { option: '--jsn', meant: '\n(Did you mean --json?)' }],
  ['law', 'cli/missing-argument', { argument: 'ids' }],
  ['law NN-1.1', 'cli/unknown-clause', { asked: 'NN-1.1' }],
  ['show spoiled.json', 'record/not-json', {}],
  [
    'show spoiled.json --at x',
    'cli/bad-value',
    { option: '--at <moves>', value: 'x', expected: 'integer from 0 to 999999999' },
  ],
  ['law ST-1 --locale fr', 'cli/bad-value', { option: '--locale <locale>', value: 'fr', expected: 'en, it' }],
  ['arena strage --format cup', 'cli/bad-value', { value: 'cup', expected: 'table, round-robin, ladder' }],
  ['shwo', 'cli/unknown-command', { command: 'shwo' }],
  ['play strage', 'cli/missing-option', { option: '--seats <names>' }],
  ['bench strage elfenland', 'cli/too-many-arguments', { command: 'bench', expected: '1 argument', found: '2' }],
  ['check - --redis redis://a --workers 2', 'cli/conflicting-options', { other: '--redis <url>' }],
  ['options strage --options [', 'cli/bad-json', { given: '[' }],
  ['show nowhere.json', 'cli/unreadable', { path: 'nowhere.json' }],
  ['play chess --seats random,random', 'cli/unknown-game', { game: 'chess', meant: '' }],
  ['play strage --seats random,randm', 'cli/unknown-seat', { name: 'randm', meant: ' (did you mean random?)' }],
  ['options strage --options {"tokens":[]}', 'strage/unknown-option', { option: 'tokens' }],
  ['arena strage --seats random,ismcts:x --no-out', 'arena/unknown-entrant', { entrant: 'ismcts:x' }],
])('an error has its code in the JSON output: %s', async (line, code, params) => {
  const plain = await command(line.split(' '), { cwd: folder.path });
  const { err, ...told } = await command([...line.split(' '), '--json'], { cwd: folder.path });
  expect(told).toEqual({ out: '', code: 2 });
  const fault: { readonly message: string } = JSON.parse(err);
  expect(fault).toMatchObject({ code, params });
  expect(plain.err.replaceAll('\n', ' ')).toContain(fault.message.replaceAll('\n', ' ').slice(0, 200));
});

it('the JSON output has a wrong value whole, even if it resembles a part of the sentence', async () => {
  const value = "0' is invalid. Expected: 1";
  const { err } = await command(['arena', 'strage', '--games', value, '--json'], { cwd: folder.path });
  expect(JSON.parse(err)).toMatchObject({ params: { value, expected: 'integer from 1 to 999999999' } });
});
