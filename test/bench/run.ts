/**
 * Measures what is in dist/, each case in a process of its own, and prints rates and ratios. It asserts nothing.
 * A run of all games also writes docs/reference/speed.md.
 * `npm run bench [-- --game <id>] [-- --json]`
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '../../src/index.ts';

interface Row {
  readonly game: string;
  readonly name: string;
  /** A second: moves for play-outs, calls for the rest. */
  readonly operations: number;
  readonly games: number;
}

const { values } = parseArgs({ options: { game: { type: 'string' }, json: { type: 'boolean', default: false } } });
const CASES = ['play-outs, advance', 'play-outs, apply', 'legalMoves', 'clone', 'view', 'resample'];
const HOSTED = 'play-outs, boardgame.io';
const PAGE = resolve(import.meta.dirname, '../../docs/reference/speed.md');

function measured(game: string, name: string): Row {
  const printed = execFileSync('tsx', [resolve(import.meta.dirname, 'case.ts'), game, name], { encoding: 'utf8' });
  const counts: Pick<Row, 'operations' | 'games'> = JSON.parse(printed);
  return { game, name, ...counts };
}

const chosen = Object.keys(games).filter((id) => values.game === undefined || values.game === id);
if (chosen.length === 0) throw new Error(`no game ${values.game}; there are: ${Object.keys(games).join(', ')}`);
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

function line({ game, name, operations, games: played }: Row): string {
  const rate = `${Math.round(operations).toLocaleString('en')} ${name.startsWith('play-outs') ? 'moves' : 'calls'}/s`;
  const whole = played > 0 ? `${Math.round(played).toLocaleString('en')} games/s` : '';
  return `${game.padEnd(14)}${name.padEnd(26)}${rate.padStart(20)}${whole.padStart(18)}`;
}

function rateOf(game: string, name: string): number | undefined {
  return rows.find((row) => row.game === game && row.name === name)?.operations;
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
  const cell = (rate: number | undefined): string => (rate === undefined ? '' : `${Math.round(rate / 1000)}`);
  const table = chosen.map(
    (id) => `| ${games[id]?.name} | ${CASES.map((name) => cell(rateOf(id, name))).join(' | ')} |`,
  );
  const hosted = (rateOf('strage', 'play-outs, advance') ?? 0) / (rateOf('strage', HOSTED) ?? 1);
  return `# Speed

Written by \`npm run bench\`, which measures the built package: ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}, one thread, each case in a process of its own. Play-outs choose among all legal moves at random, chance included; the number of seats is each game's default.

In thousands a second: moves of play-outs, calls of the rest.

| game | ${CASES.join(' | ')} |
|---|${CASES.map(() => '---:|').join('')}
${table.join('\n')}

The same rules of strage as a game of boardgame.io 0.50.2, its reducer alone: ${cell(rateOf('strage', HOSTED))} thousand moves a second in the same run, so \`advance\` is ${Math.round(hosted)} times as fast.
`;
}
