import { cpus, loadavg } from 'node:os';
import { games } from '../../../src/index.ts';
import type { Growth } from './growth.ts';
import type { Measured } from './interleaved.ts';
import { ROUNDS, SLICE } from './settings.ts';
import { digits, time } from './units.ts';

/** A row with its name. */
export interface Named extends Measured {
  readonly name: string;
}

/** All that the bench has found. */
export interface Bench {
  /** By game. */
  readonly rates: Readonly<Record<string, readonly Named[]>>;
  /** By the name of the game. */
  readonly growths: Readonly<Record<string, Growth>>;
  readonly playing: readonly Named[];
  readonly starts: readonly Named[];
}

/** How rows are shown: by what one takes, or by how many there are in a second. */
const ROWS: readonly (readonly [row: string, title: string, show: 'time' | 'rate'])[] = [
  ['greedy', 'a decision of `greedy`', 'time'],
  ['ismcts:500', 'a decision of `ismcts:500`', 'time'],
  ['play-outs, advance', 'moves at random, `advance`', 'rate'],
  ['play-outs, apply', 'moves at random, `apply`', 'rate'],
  ['a record judged', 'records judged', 'rate'],
  ['a request of the referee', 'requests of the referee', 'rate'],
  ['RL observe and mask', 'observations of a learner', 'rate'],
  ['apply', '`apply`', 'time'],
  ['legalMoves', '`legalMoves`', 'time'],
  ['clone', '`clone`', 'time'],
  ['view', '`view`', 'time'],
  ['resample', '`resample`', 'time'],
];

/** Others who play at random, and what they do for a move. */
const OTHERS: Readonly<Record<string, string>> = {
  'chess.js': 'chess, chess.js 1.4.0: `moves()`, `move(text)`',
  chessops: 'chess, chessops 0.15.1: `allDests()`, `play(move)`',
  'boardgame.io': 'strage, boardgame.io 0.50.2: `legalMoves`, its reducer with `advance` as the move',
};

/** The bench as a page. */
export function pageOf({ rates, growths, playing, starts }: Bench): string {
  const ids = Object.keys(rates);
  const [load = 0] = loadavg();
  return `# Speed

Written by \`npm run bench\`, which measures the built package: ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}; when it ended the machine had a load of ${load.toFixed(1)}${load > cpus().length ? ', so it was busy with other things besides, and a quiet one is faster' : ''}. Every figure is CPU time of the process, with what its collector and its compiler take, as the median of ${ROUNDS} rounds; in a round every row has its turn, of ${SLICE} ms at the least, and the order changes. \`npm run bench -- --json\` has the quartiles and the wall time of every row. The number of seats is each game's default, positions are those of random games, and a bot is asked as it is delivered.

## What there is to choose by

| | ${ids.map((id) => games[id]?.name).join(' | ')} |
|---|${ids.map(() => '---:|').join('')}
${ROWS.map(([row, title, show]) => `| ${title}${show === 'rate' ? ', a second' : ''} | ${ids.map((id) => cell(rates[id], row, show)).join(' | ')} |`).join('\n')}

A record is that of a whole game at random, as text of its moves, judged move by move. Requests are those of a match that seats play: observe, check, play, each a line of JSON. Half of all rounds lie within ${spreadOf(Object.values(rates).flat())} of the median, in the middle of all these rows.

## At random, beside others

What a move of a random play-out takes: list all legal moves, choose one, make it. Measured in one process, in turns.

| | a move | moves a second | to chess.js | to chessops |
|---|---:|---:|---:|---:|
${playing.map((row) => played(row, playing)).join('\n')}

By the same rules, those of strage, \`advance\` is ${ratio(playing, 'boardgame.io', 'strage advance')} times as fast as boardgame.io's reducer, and \`apply\` ${ratio(playing, 'boardgame.io', 'strage apply')} times. In boardgame.io, which lists no moves, they are listed by \`legalMoves\`, and made by its reducer alone, without a client, without undo and log: what it adds is the price of its drafts.

The rest are different games, and the figures say no more than what a program waits for that plays at random. A move of chess has some thirty others beside it, and whether the king is safe has to be found out for each; moves of these games are fewer or more, simpler or not. chess.js writes and reads moves as text and judges the one it makes; chessops and \`advance\` change a position in place and judge nothing that was listed; \`apply\` judges the move and leaves the state before it as it is. A game of chess is left after 200 plies.

## How it grows

![Time and memory against the length of a match, the seats and the legal moves](../pictures/speed.svg)

Matches are those of random seats at a full table, and a curve goes as far as half of them last. A move of a match is listed for its seat, judged, made, told to all and kept, so that anybody may ask what happened since. Memory is that of a match without what the game itself takes once. The last diagram has a point for each number of legal moves that random games meet, both its axes logarithmic.

${growthTable(growths)}

## Importing, and starting the command

| | CPU | wall |
|---|---:|---:|
${starts.map(({ name, cpu, wall }) => `| \`${name}\` | ${time(cpu.median)} | ${time(wall.median)} |`).join('\n')}

## Again, and elsewhere

\`\`\`sh
git clone <this repository> feyrules && cd feyrules && npm ci
npm run bench                                # all of this page, and its picture
npm run bench -- --game strage --json        # one game, with quartiles and wall time
npm run bench -- --against <commit>          # this build and another in turns, the bots as well
npx feyrules bench strage                    # the package as it is installed, without the others
\`\`\`

\`FEYRULES_EFFORT=0.1\` takes a tenth of the time. Compare figures of one run alone.
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

/** How many times as long the one takes as the other. */
function ratio(playing: readonly Named[], one: string, other: string): string {
  const [a, b] = [one, other].map((name) => playing.find((row) => row.name === name)?.cpu.median ?? Number.NaN);
  return digits((a ?? Number.NaN) / (b ?? Number.NaN));
}

/** So many per cent of a median lie between the quartiles, in the middle of the rows. */
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
  return `| first → last (at) | a move, by moves made | memory, by moves made | a move at random, by seats | listing, by legal moves |
|---|---|---|---|---|
${rows.join('\n')}`;
}
