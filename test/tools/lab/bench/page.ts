import { cpus, loadavg } from 'node:os';
import { games } from '../../../../src/index.ts';
import type { Growth } from './growth.ts';
import type { Measured } from './interleaved.ts';
import { ROUNDS, SLICE } from './settings.ts';
import { digits, time } from './units.ts';

/** A row with its name. */
export interface Named extends Measured {
  readonly name: string;
}

/** The results of the bench. */
export interface Bench {
  /** By game. */
  readonly rates: Readonly<Record<string, readonly Named[]>>;
  /** By the name of the game. */
  readonly growths: Readonly<Record<string, Growth>>;
  readonly playing: readonly Named[];
  readonly starts: readonly Named[];
}

/** Rows are shown as a time, or as a rate per second. */
const ROWS: readonly (readonly [row: string, title: string, show: 'time' | 'rate'])[] = [
  ['greedy', 'a decision of `greedy`', 'time'],
  ['ismcts:500', 'a decision of `ismcts:500`', 'time'],
  ['play-outs, advance', 'random moves with `advance`', 'rate'],
  ['play-outs, apply', 'random moves with `apply`', 'rate'],
  ['a record judged', 'records judged', 'rate'],
  ['a request of the referee', 'requests to the referee', 'rate'],
  ['RL observe and mask', 'observations of a learner', 'rate'],
  ['apply', '`apply`', 'time'],
  ['legalMoves', '`legalMoves`', 'time'],
  ['clone', '`clone`', 'time'],
  ['view', '`view`', 'time'],
  ['resample', '`resample`', 'time'],
];

/** The other libraries, and their work per move. */
const OTHERS: Readonly<Record<string, string>> = {
  'chess.js': 'chess, chess.js 1.4.0: `moves()`, `move(text)`',
  chessops: 'chess, chessops 0.15.1: `allDests()`, `play(move)`',
  'boardgame.io':
    'La Strage degli Innocenti, boardgame.io 0.50.2: `legalMoves`, its reducer with `advance` as the move',
};

/** The bench as a page. */
export function pageOf({ rates, growths, playing, starts }: Bench): string {
  const ids = Object.keys(rates);
  const [load = 0] = loadavg();
  return `# Speed

\`npm run bench\` writes this page. It measures the built package on ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}; at the end of the run the load was ${load.toFixed(1)}${load > cpus().length ? ', so an idle machine is faster' : ''}. Times are medians of the CPU time of the process, garbage collection and compilation included. In the first two tables they are medians of ${ROUNDS} rounds; in each round every row runs for at least ${SLICE} ms, and the order of the rows changes. \`npm run bench -- --json\` has the quartiles and the wall time of every row. Games have their default number of seats, positions come from random games, and bots have their default settings.

## Speed of each game

| | ${ids.map((id) => games[id]?.name).join(' | ')} |
|---|${ids.map(() => '---:|').join('')}
${ROWS.map(([row, title, show]) => `| ${title}${show === 'rate' ? ' per second' : ''} | ${ids.map((id) => cell(rates[id], row, show)).join(' | ')} |`).join('\n')}

A record is a random game of at most 2 000 moves in notation, judged move by move. Nearly all requests are \`observe\`, \`check\` and \`play\` of a match, each a line of JSON. For half of the rows, the quartiles of the rounds are within ${spreadOf(Object.values(rates).flat())} of the median.

## Random play beside other libraries

The table has the time of one move of a random play-out: list all legal moves, choose one, make it; moves of chance are drawn without a list. All rows are measured in turns in one process.

| | time of a move | moves per second | speed relative to chess.js | relative to chessops |
|---|---:|---:|---:|---:|
${playing.map((row) => played(row, playing)).join('\n')}

With the same rules, those of La Strage degli Innocenti, \`advance\` is ${ratio(playing, 'boardgame.io', 'strage advance')} times as fast as boardgame.io's reducer, and \`apply\` ${ratio(playing, 'boardgame.io', 'strage apply')} times. boardgame.io does not list moves, so in its row \`legalMoves\` lists the moves and the reducer of boardgame.io makes them, without a client, undo and log. boardgame.io is slower because its reducer changes a draft, a copy of the state.

The other rows are different games, so the figures compare only the time of one random move, not the libraries. Chess has about thirty legal moves a position, and each needs a check of the king's safety. The six games have more or fewer legal moves than chess, and some of their moves are simpler to make. chess.js writes and parses moves as text and validates each move it makes. chessops and \`advance\` change a position in place and do not validate listed moves. \`apply\` validates the move and keeps the previous state. The benchmark ends a game of chess after 200 plies.

## How it grows

![Time and memory against the length of a match, the seats and the legal moves](../pictures/speed.svg)

Random bots play matches at a full table; a curve ends where fewer than half of the matches are still running, or at 1600 moves. The time of a move includes computing the view and the legal moves of its seat, validating the move, making it, and noting which viewers see its events. Memory is that of one match, without what the game needs only once for all matches. The last diagram has a point for each number of legal moves in random games; both axes are logarithmic. In the table, each cell has the first and the last value of a curve, and in parentheses the numbers of moves, seats or legal moves at which they were measured.

${growthTable(growths)}

## Start-up time

| | CPU | wall |
|---|---:|---:|
${starts.map(({ name, cpu, wall }) => `| \`${name}\` | ${time(cpu.median)} | ${time(wall.median)} |`).join('\n')}

## Measure it yourself

\`\`\`sh
git clone <this repository> feyrules && cd feyrules && npm ci
npm run bench                                # writes this page and its picture
npm run bench -- --game strage --json        # one game, with quartiles and wall time
npm run bench -- --against <commit>          # this build and another in turns
npx feyrules bench strage                    # the installed package, without the other libraries
\`\`\`

\`FEYRULES_EFFORT=0.1\` takes much less time, and its figures are less precise. Compare only figures of the same run.
`;
}

function cell(rows: readonly Named[] | undefined, name: string, show: 'time' | 'rate'): string {
  const cpu = rows?.find((row) => row.name === name)?.cpu.median;
  if (cpu === undefined) return '';
  return show === 'time' ? time(cpu) : digits(1e9 / cpu);
}

function played({ name, cpu }: Named, playing: readonly Named[]): string {
  const [id = '', how = ''] = name.split(' ');
  const title = OTHERS[name] ?? `${games[id]?.name}, \`legalMoves\`, \`${how}\``;
  const ratios = ['chess.js', 'chessops'].map((other) => {
    const base = playing.find((row) => row.name === other)?.cpu.median;
    return base === undefined || other === name ? '' : `${digits(base / cpu.median)} ×`;
  });
  return `| ${title} | ${time(cpu.median)} | ${digits(1e9 / cpu.median)} | ${ratios.join(' | ')} |`;
}

/** The ratio of two times. */
function ratio(playing: readonly Named[], one: string, other: string): string {
  const [a, b] = [one, other].map((name) => playing.find((row) => row.name === name)?.cpu.median ?? Number.NaN);
  return digits((a ?? Number.NaN) / (b ?? Number.NaN));
}

/** The distance of a quartile from its median, in per cent, for the median row. */
function spreadOf(rows: readonly Named[]): string {
  const shares = rows
    .map(({ cpu }) => Math.max(cpu.to - cpu.median, cpu.median - cpu.from) / cpu.median)
    .sort((one, other) => one - other);
  return `${Math.round((shares[Math.floor(shares.length / 2)] ?? 0) * 100)} %`;
}

function growthTable(growths: Bench['growths']): string {
  const ends = (points: Growth[keyof Growth], unit: string): string => {
    const [first, last] = [points[0], points.at(-1)];
    if (first === undefined || last === undefined) return '';
    return `${digits(first[1])} → ${digits(last[1])} ${unit} (${first[0]} → ${last[0]})`;
  };
  const rows = Object.entries(growths).map(
    ([name, { move, memory, seats, moves }]) =>
      `| ${name} | ${ends(move, 'µs')} | ${ends(memory, 'kB')} | ${ends(seats, 'µs')} | ${ends(moves, 'µs')} |`,
  );
  return `| first → last value | a move (moves made) | memory (moves made) | a random move (seats) | listing the moves (legal moves) |
|---|---|---|---|---|
${rows.join('\n')}`;
}
