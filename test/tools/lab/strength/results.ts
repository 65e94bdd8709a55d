import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Estimate } from '../../../../src/arena/intervals.ts';
import type { Plan } from '../../../../src/arena/plan.ts';
import type { GameResult } from '../../../../src/arena/play.ts';
import { tally } from '../../../../src/arena/tally.ts';

/** A value and its interval of 95 %. */
type Interval = readonly [value: number, low: number, high: number];

export interface Summary {
  /** The last commit of games and bots at the time of the match. */
  readonly commit: string;
  readonly machine: string;
  readonly players: number;
  readonly games: number;
  /** Ratings in Elo; processor time per decision in milliseconds: the mean and the 95th percentile. */
  readonly standings: readonly {
    readonly name: string;
    readonly rating: Interval;
    readonly mean: number | null;
    readonly p95: number | null;
  }[];
  /** Shares from 0 to 1. */
  readonly scores: readonly { readonly name: string; readonly against: string; readonly score: Interval }[];
}

/** Thinking times of `hard` in a browser, in milliseconds of the clock; `load` is per core. */
export interface BrowserTimes {
  readonly seats: number;
  readonly decisions: number;
  readonly median: number;
  readonly p95: number;
  readonly most: number;
  readonly load: number;
  readonly commit: string;
}

/** For one game: summaries by the name of the match. */
export interface Results {
  readonly matches: Readonly<Record<string, Summary>>;
  readonly browser?: BrowserTimes | undefined;
}

export function summaryOf(plan: Plan, played: readonly GameResult[], commit: string, machine: string): Summary {
  const { standings, pairings, games } = tally(plan, played, { times: 'total' });
  const [{ players = 0 } = {}] = plan.settings;
  const rounded = ({ value, low, high }: Estimate, digits: number): Interval => [
    Number(value.toFixed(digits)),
    Number(low.toFixed(digits)),
    Number(high.toFixed(digits)),
  ];
  return {
    commit,
    machine,
    players,
    games,
    standings: standings.map(({ name, rating, time }) => ({
      name,
      rating: rounded(rating, 0),
      mean: time === undefined ? null : Number(time.mean.toPrecision(2)),
      p95: time?.p95 ?? null,
    })),
    scores: pairings.map(({ name, against, score }) => ({ name, against, score: rounded(score, 5) })),
  };
}

/** The results of a game; none if it has no file. */
export function readResults(folder: string, game: string): Results {
  const file = join(folder, `${game}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { matches: {} };
}

/** Writes the results of a game, one line per match. */
export function writeResults(folder: string, game: string, { matches, browser }: Results): void {
  const file = join(folder, `${game}.json`);
  const lines = Object.entries(matches).map(([name, match]) => `    ${JSON.stringify(name)}: ${JSON.stringify(match)}`);
  const rest = browser === undefined ? '' : `,\n  "browser": ${JSON.stringify(browser)}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `{\n  "matches": {\n${lines.join(',\n')}\n  }${rest}\n}\n`);
}
