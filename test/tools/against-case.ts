/**
 * One game of two builds, in a process of its own: each row where the game has run alone, and play-outs once more after
 * all games have run, when what they share has met the values of all. Prints a line of JSON a row.
 * `tsx test/tools/against-case.ts [--json] <dist of then> <dist of now> <game> [row …]`
 */
import { parseArgs } from 'node:util';
import { type Comparison, interleaved } from './bench/interleaved.ts';
import { anyMove, rows } from './bench/rows.ts';
import { gamesOf, sideOf } from './bench/side.ts';
import { time } from './bench/units.ts';

const SLICE = 60;
const ROUNDS = Number(process.env['FEYRULES_BENCH_MS'] ?? 2_500);
const OTHERS = 300;
const AMONG = ['play-outs, advance', 'play-outs, apply'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const [then = '', now = '', id = '', ...names] = positionals;
const sides = [await sideOf(then, id), await sideOf(now, id)] as const;

async function compare(name: string, title: string): Promise<void> {
  const row = rows.find((row) => row.name === name);
  if (row === undefined) throw new Error(`There is no row "${name}".`);
  const [old, today] = [await row.begin(sides[0]), await row.begin(sides[1])];
  const found = await interleaved(old, today, { pass: row.pass, slice: SLICE, all: ROUNDS });
  console.log(
    values.json ? JSON.stringify({ game: id, name: title, unit: row.unit, ...found }) : line(title, row.unit, found),
  );
}

function line(title: string, unit: string, { old, now, ratio, from, to, rounds }: Comparison): string {
  const cpu = `${time(old.cpu)} → ${time(now.cpu)} per ${unit}`;
  const spread = `half of ${rounds} rounds ${from.toFixed(2)} to ${to.toFixed(2)}; wall ${time(old.wall)} → ${time(now.wall)}`;
  return `${id.padEnd(14)}${title.padEnd(36)}${ratio.toFixed(2).padStart(6)} ×  ${cpu.padEnd(38)} (${spread})`;
}

/** Lets every game of both builds play. */
async function playAll(): Promise<void> {
  for (const dist of [then, now]) {
    const rng = sides[0].seeded(1);
    for (const game of Object.values(await gamesOf(dist))) {
      for (const end = performance.now() + OTHERS; performance.now() < end; ) {
        let state = game.setup();
        for (let ply = 0; ply < 300 && game.actor(state) !== 'over'; ply++) {
          state = game.apply(state, anyMove(game, state, rng));
          game.view(state, 0);
        }
      }
    }
  }
}

const chosen = names.length > 0 ? names : rows.map(({ name }) => name);
for (const name of chosen) await compare(name, name);
await playAll();
for (const name of AMONG) if (chosen.includes(name)) await compare(name, `${name}, after all games`);
