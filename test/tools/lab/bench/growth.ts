import type { BaseState } from '../../../../src/core/game.ts';
import type { Match } from '../../../../src/core/match.ts';
import { anyMove, playAny } from '../../../core/at-random.ts';
import { measuredInTurns } from './interleaved.ts';
import { quartiles } from './quartiles.ts';
import { MAX_MOVES, playOut } from './rows.ts';
import { EFFORT, ROUNDS, SLICE, WARMING } from './settings.ts';
import { imported, type Side, sideOf } from './side.ts';

/** A point of a curve: the size, and the cost. */
export type Point = readonly [at: number, value: number];

/** How a game grows. Times are medians, in microseconds of CPU time. */
export interface Growth {
  /** By number of moves in a match: the cost of the next one, judged, told to all viewers and stored. */
  readonly move: readonly Point[];
  /** By number of moves in a match: its memory in kilobytes. */
  readonly memory: readonly Point[];
  /** By number of seats: the cost of a move of a random play-out, which lists all moves and makes one. */
  readonly seats: readonly Point[];
  /** By number of legal moves of a position: the cost of listing them. */
  readonly moves: readonly Point[];
}

type Core = typeof import('../../../../src/core/index.ts');

/** Numbers of moves at which a match is measured, if it is that long. */
const LENGTHS = [0, 50, 100, 200, 400, 800, 1600];
/** Number of moves per measurement. */
const STRETCH = 20;
const MATCHES = Math.max(8, Math.round(80 * EFFORT));
const POSITIONS = Math.round(3_000 * EFFORT);
/** Milliseconds of measurement per position; repeated three times. */
const LOOK_MS = 1;

export async function growthOf(dist: string, id: string): Promise<Growth> {
  const side = await sideOf(dist, id);
  const { Match } = await imported<Core>(dist, 'core');
  // Warm-up: code that was compiled only recently is slow.
  for (let warming = 0; warming < 2; warming++) byLength(side, Match, Math.max(2, MATCHES / 8));
  return { ...byLength(side, Match, MATCHES), seats: await bySeats(side), moves: byMoves(side) };
}

function byLength({ game, seeded }: Side, Class: Core['Match'], count: number): Pick<Growth, 'move' | 'memory'> {
  const before = heap();
  const rng = seeded(17);
  const options = { players: game.seats.max };
  let matches: Match[] = Array.from({ length: count }, (_, seed) => new Class(game, { options, seed }));
  const [move, memory]: [Point[], Point[]] = [[], []];
  for (const length of LENGTHS) {
    for (const match of matches) while (match.plies < length && match.actor !== 'over') playAny(match, rng);
    // Random games that are over do not represent longer ones.
    const longer = matches.filter((match) => match.actor !== 'over');
    if (longer.length < Math.max(2, count / 2)) break;
    matches = longer;
    memory.push([length, (heap() - before) / matches.length / 1024]);
    const times = matches.map((match) => {
      const begin = match.plies;
      const cpu = cpuOf(() => {
        while (match.plies < begin + STRETCH && match.actor !== 'over') playAny(match, rng);
      });
      return cpu / Math.max(1, match.plies - begin);
    });
    move.push([length, quartiles(times).median]);
  }
  return { move, memory };
}

async function bySeats(side: Side): Promise<Point[]> {
  const { min, max } = side.game.seats;
  const tables = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const runners = tables.map((players) => ({ pass: 1, work: playOut(side, { ...side.options, players }) }));
  const found = await measuredInTurns(runners, { slice: SLICE, rounds: ROUNDS, warming: WARMING });
  return found.map(({ cpu }, index): Point => [tables[index] ?? 0, cpu.median / 1_000]);
}

function byMoves({ game, options, seeded }: Side): Point[] {
  const rng = seeded(19);
  const byCount = new Map<number, number[]>();
  let state: BaseState = game.setup(options);
  for (let ply = 0; ply < POSITIONS; ply++) {
    if (game.actor(state) === 'over' || ply % MAX_MOVES === MAX_MOVES - 1) state = game.setup(options);
    if (typeof game.actor(state) === 'number' && ply % 3 === 0) {
      const at = state;
      const times = Array.from({ length: 3 }, () => {
        let looks = 0;
        const cpu = cpuOf(() => {
          for (const end = performance.now() + LOOK_MS; performance.now() < end; looks += 10)
            for (let look = 0; look < 10; look++) game.legalMoves(at);
        });
        return cpu / looks;
      });
      const count = game.legalMoves(state).length;
      byCount.set(count, [...(byCount.get(count) ?? []), quartiles(times).median]);
    }
    state = game.apply(state, anyMove(game, state, rng));
  }
  return [...byCount].map(([count, times]): Point => [count, quartiles(times).median]).sort((a, b) => a[0] - b[0]);
}

/** Its CPU time in microseconds. */
function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Bytes in use after garbage collection. */
function heap(): number {
  if (globalThis.gc === undefined) throw new Error('run it with --expose-gc');
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
