import { expect, it } from 'vitest';
import { ended, interrupted, type Run, says, start } from '../arena/command.ts';
import { crashOf, writeBot } from '../arena/dying-bots.ts';
import { newFolder } from '../tools/folder.ts';

const folder = newFolder();

/** Runs in a process of its own, whose memory grows. */
const feyrules = (args: string, cwd: string): Promise<Run> => ended(start(args, cwd));

it.each([
  ['thrower', "setTimeout(() => { throw new Error('later'); }); return new Promise(() => {});", 'Died: Error: later'],
  ['sleeper', 'return new Promise(() => {});', /^Died: it called process.exit\(0\), or its promise never settles/],
  [
    'liar',
    "(await import('node:worker_threads')).parentPort.postMessage(null); process.exit();",
    'it called process.exit(0)',
  ],
  ['hoarder', 'for (;;) kept.push(new Array(10_000).fill(1.5));', /^Died: it used more than 512 MB on its heap$/],
  ['filler', 'for (;;) kept.push(new Float64Array(4e6).fill(1));', /^Died: it used more than (512|1024) MB /],
  ['keeper', 'kept.push(new Float64Array(4e6).fill(1));', 'Died: it used more than 512 MB outside its heap'],
])('%s ends its thread or exhausts its memory: it forfeits the game and is named', async (name, text, message) => {
  writeBot(folder, name, text.includes('await') ? `return (async () => { ${text} })();` : text);
  const crash = await crashOf(folder, feyrules, name);
  expect(crash).toMatchObject({ seat: 0, index: 0, reason: 'error', entrant: `./${name}.mjs`, stack: null });
  expect(crash.message).toMatch(message);
  expect(crash.record.moves.length).toBeGreaterThan(3);
  expect(crash.view).not.toBeNull();
});

it.each([
  ['looper', 'for (;;);'],
  ['waiter', 'return new Promise(() => {});'],
])('%s, a bot that never answers, forfeits by the time limit', async (name, text) => {
  writeBot(folder, name, text);
  expect(await crashOf(folder, feyrules, name, '--clock 3s/move')).toMatchObject({ reason: 'late', seat: 0, index: 0 });
});

it('an arena that is interrupted while it loads a module ends as at any other time', async () => {
  // Only the second thread, which checks the plan again, loads the module slowly.
  const text = `import { existsSync, writeFileSync } from 'node:fs';
if (existsSync('loaded')) {
  process.stderr.write('loading\\n');
  await new Promise((loaded) => setTimeout(loaded, 30_000));
}
writeFileSync('loaded', '');
export default { name: 'slow', decide: ({ moves }) => moves[0] };`;
  folder.write('slow.mjs', text);
  const arena = start('arena strage --seats ./slow.mjs,random,random --games 3 --no-out', folder.path);
  await says(arena, /loading/);
  const { err, code } = await interrupted(arena);
  expect(code).toBe(130);
  expect(err).not.toContain('cannot load');
});

it('an answer that is no move is the cause of the failure that `play --json` prints', async () => {
  writeBot(folder, 'notation', "return '@a1';");
  const { err } = await feyrules('play strage --seats ./notation.mjs,random --json', folder.path);
  expect(JSON.parse(err)).toMatchObject({ code: 'cli/bot-failed', cause: { code: 'bots/bad-answer' } });
});
