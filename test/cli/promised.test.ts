import type { Command } from 'commander';
import { expect, it } from 'vitest';
import { programFor } from '../../src/cli/program.ts';

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
