import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { expect, it } from 'vitest';
import { programFor } from '../../src/cli/program.ts';
import { command } from './command.ts';

/** The lines of a command and of those below it: its arguments, and its options with their values. */
function linesOf(command: Command, above: string): string[] {
  const name = `${above}${command.name()}`;
  const taken = [...command.registeredArguments, ...command.options].map((one) =>
    'flags' in one ? one.flags : `${one.required ? '' : '?'}${one.name()}${one.variadic ? '…' : ''}`,
  );
  return [[name, ...taken].join('\n  '), ...command.commands.flatMap((below) => linesOf(below, `${name} `))];
}

/** Version 1 promises what stands in this file. After an addition that is meant: this test with `-u`. */
it('keeps the commands, their arguments and their options', async () => {
  const lines = linesOf(await programFor([]), '');
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('promised.txt');
});

/** The members below these are promised elsewhere, or are names of games, phases and values. */
const ELSEWHERE = /\.(view|record|move|options|params|default|value|values|answer|otherwise|asked|phases)$/;

function pathsIn(value: unknown, at: string): string[] {
  const members = typeof value === 'object' && value !== null && !ELSEWHERE.test(at) ? Object.entries(value) : [];
  const inner = members.flatMap(([key, one]) => pathsIn(one, `${at}${Array.isArray(value) ? '[]' : `.${key}`}`));
  return inner.length > 0 ? inner : [at];
}

/** The file lists commands, each with the members of the JSON that it prints. */
it('keeps the members of its JSON', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'feyrules-promised-'));
  const record = { feyrules: 1, game: 'strage', rulesVersion: 1, options: { players: 2 }, moves: [{ type: 'end' }] };
  const [illegal, legal] = [JSON.stringify(record), JSON.stringify({ ...record, moves: [] })];
  writeFileSync(join(cwd, 'illegal.json'), illegal);
  writeFileSync(join(cwd, 'many.jsonl'), `${legal}\n{\n${illegal}\n`);
  const shapes: string[] = [];
  for (const line of readFileSync(join(import.meta.dirname, 'promised-json.txt'), 'utf8').match(/^\S.*$/gm) ?? []) {
    const { out, err } = await command([...line.split(' '), '--json'], { cwd });
    const paths = `${out}${err}`.match(/.+/g)?.flatMap((text) => pathsIn(JSON.parse(text), ''));
    shapes.push([line, ...new Set(paths?.sort())].join('\n  '));
  }
  expect(shapes).toHaveLength(14);
  await expect(`${shapes.join('\n')}\n`).toMatchFileSnapshot('promised-json.txt');
});
