/**
 * Measures what is in dist/, each case in a process of its own, and prints rates and ratios. It asserts nothing.
 * A run of all games also writes docs/reference/speed.md.
 * `npm run bench [-- --game <id>] [-- --json]`
 *
 * `npm run bench -- --against <commit> [--game <id>] [--row <name> …]` compares it with the build of another commit, the
 * two in turns in one process a game, and says how many times as fast each row is.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cases } from '../../src/cli/speed.ts';
import { games } from '../../src/index.ts';
import { against } from './bench/against.ts';

interface Row {
  readonly game: string;
  readonly name: string;
  /** What its operations are. */
  readonly unit: string;
  /** Operations a second. */
  readonly rate: number;
}

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    json: { type: 'boolean', default: false },
    against: { type: 'string' },
    row: { type: 'string', multiple: true, default: [] },
  },
});
const CASES = Object.keys(cases);
const HOSTED = 'play-outs, boardgame.io';
const COMMAND = resolve(import.meta.dirname, '../../dist/cli.js');
const PAGE = resolve(import.meta.dirname, '../../docs/reference/speed.md');

/** What the program prints last, run in a process of its own. */
function printed(command: string, args: readonly string[]): { readonly perSecond: number } {
  return JSON.parse(execFileSync(command, args, { encoding: 'utf8' }));
}

function measured(game: string, name: string): Row {
  if (name === HOSTED) {
    const { perSecond } = printed('tsx', [resolve(import.meta.dirname, 'boardgame-io-case.ts')]);
    return { game, name, unit: 'moves', rate: perSecond };
  }
  const { perSecond } = printed(process.execPath, [COMMAND, 'bench', game, '--cases', name, '--json']);
  return { game, name, unit: cases[name]?.unit ?? '', rate: perSecond };
}

const chosen = Object.keys(games).filter((id) => values.game === undefined || values.game === id);
if (chosen.length === 0) throw new Error(`no game ${values.game}; there are: ${Object.keys(games).join(', ')}`);
if (values.against !== undefined) {
  against(values.against, { games: chosen, rows: values.row, json: values.json });
  process.exit();
}
const rows: Row[] = [];
for (const id of chosen) {
  for (const name of id === 'strage' ? [...CASES, HOSTED] : CASES) {
    const row = measured(id, name);
    rows.push(row);
    if (!values.json) console.log(line(row));
  }
}
if (values.json) console.log(JSON.stringify(rows));
else for (const text of ratios()) console.log(text);
if (values.game === undefined) writeFileSync(PAGE, page());

function line({ game, name, unit, rate }: Row): string {
  return `${game.padEnd(14)}${name.padEnd(26)}${Math.round(rate).toLocaleString('en').padStart(14)} ${unit}/s`;
}

function rateOf(game: string, name: string): number | undefined {
  return rows.find((row) => row.game === game && row.name === name)?.rate;
}

function ratios(): string[] {
  return chosen.flatMap((id) => {
    const [advance, apply] = [rateOf(id, 'play-outs, advance'), rateOf(id, 'play-outs, apply')];
    const others = [
      ['apply to advance', apply, advance],
      ['advance to boardgame.io', advance, rateOf(id, HOSTED)],
      ['advance to strage', id === 'strage' ? undefined : advance, rateOf('strage', 'play-outs, advance')],
    ] as const;
    return others.flatMap(([name, rate, base]) =>
      rate === undefined || base === undefined ? [] : [`${id.padEnd(14)}${name}: ${(rate / base).toFixed(2)}`],
    );
  });
}

/** The table of all games, as a page. */
function page(): string {
  const cell = (rate: number | undefined): string =>
    rate === undefined ? '' : String(Number((rate / 1000).toPrecision(rate < 100_000 ? 3 : 4)));
  const table = chosen.map(
    (id) => `| ${games[id]?.name} | ${CASES.map((name) => cell(rateOf(id, name))).join(' | ')} |`,
  );
  const hosted = (rateOf('strage', 'play-outs, advance') ?? 0) / (rateOf('strage', HOSTED) ?? 1);
  return `# Speed

Written by \`npm run bench\`, which measures the built package: ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}, one thread, each case in a process of its own. Play-outs choose among all legal moves at random, chance included; the number of seats is each game's default.

In thousands a second: moves of play-outs, iterations of IS-MCTS with play-outs cut off after 40 moves, calls of the rest.

| game | ${CASES.join(' | ')} |
|---|${CASES.map(() => '---:|').join('')}
${table.join('\n')}

The same rules of strage as a game of boardgame.io 0.50.2, its reducer alone: ${cell(rateOf('strage', HOSTED))} thousand moves a second in the same run, so \`advance\` is ${Math.round(hosted)} times as fast.
`;
}
