import { join } from 'node:path';
import { expect } from 'vitest';
import { readResults } from '../../src/arena/results.ts';
import type { Folder } from '../tools/folder.ts';
import type { Run } from './command.ts';

/** A bot that plays the first move three times, and then fails in the given way. */
export function writeBot(folder: Folder, name: string, text: string): string {
  folder.write(
    `${name}.mjs`,
    `const kept = []; let asked = 0; export default { name: 'mine', decide: ({ moves }, { rng }) => { if (++asked > 3) { ${text} } return moves[0]; } };`,
  );
  return `./${name}.mjs`;
}

/** A module that leaves a trace when it is run. */
export function writeTrap(folder: Folder, name: string): { readonly trace: string; readonly entrant: string } {
  const trace = join(folder.path, `${name}.ran`);
  const entrant = folder.write(
    `${name}.mjs`,
    `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(trace)}, ''); export default { name: 'mine', decide: ({ moves }) => moves[0] };`,
  );
  return { trace, entrant };
}

/** The crash in game 0 of the bot against another. */
export async function crashOf(
  folder: Folder,
  feyrules: (args: string, cwd: string) => Promise<Run>,
  name: string,
  more: string = '--on-error forfeit',
): Promise<ReturnType<typeof JSON.parse>> {
  const file = `${name}.jsonl`;
  const { code } = await feyrules(
    `arena strage --seats ./${name}.mjs,random --games 2 --out ${file} ${more}`,
    folder.path,
  );
  expect(code).toBe(0);
  const { results } = readResults(folder.read(file), { modules: true });
  expect(results.map(({ seats, forfeit }) => forfeit?.seat === seats.indexOf(`./${name}.mjs`))).toEqual([true, true]);
  return JSON.parse(folder.read(`${name}.crash-0.json`));
}
