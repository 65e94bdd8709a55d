/**
 * Measures dist/, each game in a separate process, and prints the figures that users choose by. It asserts nothing.
 * A run of all games also writes docs/reference/speed.md and its chart.
 * `npm run bench [-- --game <id>] [-- --json]`
 *
 * `npm run bench -- --against <commit> [--game <id>] [--row <name> …]` compares dist/ with the build of another commit,
 * in turns, and prints how many times as fast each row is.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '../../../src/index.ts';
import { ROOT } from '../entries.ts';
import { against } from './bench/against.ts';
import type { Growth } from './bench/growth.ts';
import type { Measured } from './bench/interleaved.ts';
import { type Bench, type Named, pageOf } from './bench/page.ts';
import { pictureOf } from './bench/picture.ts';
import { rows } from './bench/rows.ts';
import { STARTS, started } from './bench/start.ts';
import { time } from './bench/units.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    json: { type: 'boolean', default: false },
    against: { type: 'string' },
    row: { type: 'string', multiple: true, default: [] },
  },
});
const DOCS = join(ROOT, 'docs');

const chosen = Object.keys(games).filter((id) => values.game === undefined || values.game === id);
if (chosen.length === 0) throw new Error(`no game ${values.game}; there are: ${Object.keys(games).join(', ')}`);
const unknown = values.row.find((name) => rows.every((row) => row.name !== name));
if (unknown !== undefined) throw new Error(`no row ${unknown}; there are: ${rows.map(({ name }) => name).join('; ')}`);
if (values.against === undefined && values.row.length > 0) throw new Error('--row goes with --against');
if (values.against !== undefined) {
  await against(values.against, { games: chosen, rows: values.row, json: values.json });
  process.exit();
}

/** The output of a script in `bench`, run in a separate process. */
function printed<Result>(script: string, ...args: string[]): Result {
  const flags = script === 'growth-case.ts' ? ['--expose-gc'] : [];
  const text = execFileSync('tsx', [...flags, resolve(import.meta.dirname, 'bench', script), ...args], {
    encoding: 'utf8',
  });
  return JSON.parse(text);
}

function told(title: string, rows: readonly Named[]): readonly Named[] {
  if (!values.json) for (const row of rows) console.log(line(title, row));
  return rows;
}

function line(title: string, { name, cpu, wall }: Named): string {
  const spread = `half of all rounds ${time(cpu.from)} to ${time(cpu.to)}; wall ${time(wall.median)}`;
  return `${title.padEnd(14)}${name.padEnd(28)}${time(cpu.median).padStart(10)}   (${spread})`;
}

const rates = chosen.map((id): [string, readonly Named[]] => [id, told(id, printed<Named[]>('rates-case.ts', id))]);
const growths = chosen.map((id): [string, Growth] => [games[id]?.name ?? id, printed<Growth>('growth-case.ts', id)]);
const found: Bench = {
  rates: Object.fromEntries(rates),
  growths: Object.fromEntries(growths),
  playing: told('at random', printed<Named[]>('playing-case.ts')),
  starts: told(
    'start',
    started().map((measured: Measured, index) => ({ name: STARTS[index]?.[0] ?? '', ...measured })),
  ),
};
if (values.json) console.log(JSON.stringify(found));
if (values.game === undefined) {
  writeFileSync(resolve(DOCS, 'pictures/speed.svg'), pictureOf(found.growths));
  writeFileSync(resolve(DOCS, 'reference/speed.md'), pageOf(found));
}
