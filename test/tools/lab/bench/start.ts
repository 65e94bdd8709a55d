import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { entryFile, gamesOf, ROOT } from '../../entries.ts';
import type { Measured } from './interleaved.ts';
import { quartiles } from './quartiles.ts';
import { ROUNDS } from './settings.ts';

const COMMAND = resolve(ROOT, 'dist/cli.js');
const RECORD = resolve(ROOT, 'test/games/strage/playthroughs');

/** Makes a process report its CPU time on a separate channel when it ends. */
const TELL = `data:text/javascript,import{writeSync}from'node:fs';process.on('exit',()=>writeSync(3,JSON.stringify(process.cpuUsage())))`;

/** A command, and its name in the table. */
export const STARTS: readonly (readonly [shown: string, args: readonly string[]])[] = [
  ['node -e 0', ['-e', '0']],
  ...['index', ...gamesOf()].map(
    (entry) => [importing(entry), [resolve(ROOT, `dist/${entryFile(entry)}.js`)]] as const,
  ),
  ['feyrules --version', [COMMAND, '--version']],
  ['feyrules --help', [COMMAND, '--help']],
  ['feyrules law ST-3.3', [COMMAND, 'law', 'ST-3.3']],
  ['feyrules options strage', [COMMAND, 'options', 'strage']],
  ['feyrules check game.txt', [COMMAND, 'check', `${RECORD}/two-players.txt`]],
];

function importing(entry: string): string {
  return `import 'feyrules${entry === 'index' ? '' : `/${entry}`}'`;
}

/** The duration of each command from start to end, in nanoseconds; the commands alternate. */
export function started(): Measured[] {
  const found = STARTS.map(() => ({ cpu: [] as number[], wall: [] as number[] }));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, [shown, args]] of STARTS.entries()) {
      const begin = performance.now();
      const { output, status } = spawnSync(process.execPath, ['--import', TELL, ...args], {
        stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
        encoding: 'utf8',
      });
      const wall = (performance.now() - begin) * 1e6;
      if (status !== 0) throw new Error(`${shown} failed`);
      const { user, system }: NodeJS.CpuUsage = JSON.parse(output[3] ?? '');
      // The first round fills the disk cache.
      if (round === 0) continue;
      found[index]?.cpu.push((user + system) * 1e3);
      found[index]?.wall.push(wall);
    }
  }
  return found.map(({ cpu, wall }) => ({ cpu: quartiles(cpu), wall: quartiles(wall) }));
}
