import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import { builtHere, builtOf } from './built.ts';
import { type Comparison, type Cost, interleaved, type Slice } from './interleaved.ts';
import { type Row, rows } from './rows.ts';
import { time } from './units.ts';

export interface Chosen {
  readonly games: readonly string[];
  /** Names of rows; all rows if empty. */
  readonly rows: readonly string[];
  readonly json: boolean;
}

/** The requests to the process of one build. */
export type Question =
  | { readonly what: 'begin'; readonly row: string }
  | { readonly what: 'slice'; readonly milliseconds: number }
  | { readonly what: 'play-all' };

export interface Answer {
  /** For a slice. */
  readonly cost: Cost | null;
}

interface Build {
  ask(question: Question): Promise<Cost | null>;
  end(): void;
}

const SLICE = 60;
const ROUNDS = Number(process.env['FEYRULES_BENCH_MS'] ?? 2_500);
/** Rows that are measured again after all games have played, when shared code has seen the values of all games. */
const AMONG = ['play-outs, advance', 'play-outs, apply'];

/** Compares dist/ with the build of another commit, game by game, and prints how much each row has changed. */
export async function against(commit: string, { games, rows: names, json }: Chosen): Promise<void> {
  const [then, today] = [builtOf(commit), builtHere()];
  const chosen = rows.filter(({ name }) => names.length === 0 || names.includes(name));
  const among = chosen.filter(({ name }) => AMONG.includes(name));
  for (const game of games) {
    const [old, now] = [begun(then, game), begun(today, game)];
    const compare = async ({ name: row, unit }: Row, title: string): Promise<void> => {
      for (const build of [old, now]) await build.ask({ what: 'begin', row });
      const found = await interleaved(slices(old), slices(now), { slice: SLICE, all: ROUNDS });
      console.log(json ? JSON.stringify({ game, name: title, unit, ...found }) : line(game, title, unit, found));
    };
    for (const row of chosen) await compare(row, row.name);
    if (among.length > 0) for (const build of [old, now]) await build.ask({ what: 'play-all' });
    for (const row of among) await compare(row, `${row.name}, after all games`);
    for (const build of [old, now]) build.end();
  }
}

/** A process that has loaded one game of one build. */
function begun(dist: string, game: string): Build {
  const child = fork(resolve(import.meta.dirname, 'against-case.ts'), [dist, game]);
  return {
    ask: (question) =>
      new Promise((answered, failed) => {
        const ended = (code: number | null): void => failed(new Error(`The process of ${dist} ended with ${code}.`));
        child.once('exit', ended);
        child.once('message', ({ cost }: Answer) => {
          child.off('exit', ended);
          answered(cost);
        });
        child.send(question);
      }),
    end: () => child.disconnect(),
  };
}

function slices({ ask }: Build): Slice {
  return async (milliseconds) => {
    const cost = await ask({ what: 'slice', milliseconds });
    if (cost === null) throw new Error('A slice has no cost.');
    return cost;
  };
}

function line(game: string, title: string, unit: string, { old, now, ratio, from, to, rounds }: Comparison): string {
  const cpu = `${time(old.cpu)} → ${time(now.cpu)} per ${unit}`;
  const spread = `half of ${rounds} rounds ${from.toFixed(2)} to ${to.toFixed(2)}; wall ${time(old.wall)} → ${time(now.wall)}`;
  return `${game.padEnd(14)}${title.padEnd(36)}${ratio.toFixed(2).padStart(6)} ×  ${cpu.padEnd(38)} (${spread})`;
}
