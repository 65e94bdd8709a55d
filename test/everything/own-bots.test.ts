import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { ended, start } from '../arena/command.ts';
import { newFolder } from '../tools/folder.ts';

const folder = newFolder();

it.each([
  ['process.exit(3);', 'protocol/bot-failed'],
  ['for (;;);', 'protocol/bot-too-slow'],
])("a module's bot that does %s stops only its own match", async (text, code) => {
  const flag = JSON.stringify(join(folder.path, code.replace('/', '-')));
  folder.write(
    'bad.mjs',
    `import { existsSync, writeFileSync } from 'node:fs';
     let asked = 0;
     const decide = ({ moves }) => {
       console.log('not a line of the protocol');
       if (++asked > 1 && !existsSync(${flag})) { writeFileSync(${flag}, ''); ${text} }
       return moves[0];
     };
     export default { name: 'bad', decide };`,
  );
  const twice = start('serve --stdio --bot x=./bad.mjs --bot x=./bad.mjs', folder.path);
  twice.stdin.end();
  expect((await ended(twice)).err).toContain("'x=./bad.mjs' is invalid. Expected: one bot with the name x");
  const server = start('serve --stdio --thinking 3000 --bot bad=./bad.mjs', folder.path);
  const end = ended(server);
  const lines = createInterface(server.stdout)[Symbol.asyncIterator]();
  const ask = async (request: object): Promise<ReturnType<typeof JSON.parse>> => {
    server.stdin.write(`${JSON.stringify({ id: 1, ...request })}\n`);
    return JSON.parse((await lines.next()).value);
  };
  /** The result of a match in which the bot begins. */
  const played = async (): Promise<ReturnType<typeof JSON.parse>> => {
    const asked = { game: 'strage', options: { players: 2, order: [1, 0] }, bots: { 1: 'bad' } };
    const { ok } = await ask({ do: 'new', ...asked });
    return ask({ do: 'observe', token: ok.tokens.table, wait: true });
  };
  expect((await played()).error).toMatchObject({ code, params: { seat: 1 } });
  expect((await played()).ok).toMatchObject({ actor: 0 });
  server.stdin.end();
  const { code: exit, err } = await end;
  expect(exit).toBe(0);
  if (code === 'protocol/bot-failed')
    expect(err).toContain('./bad.mjs on seat 1: its thread ended without an answer, with exit code 3');
});
