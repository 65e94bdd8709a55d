import { type Quartiles, quartiles } from './quartiles.ts';
import type { Work } from './rows.ts';

/** Milliseconds of CPU time, three times, before anything is measured. */
const WARMING = 500;

/** Nanoseconds an operation. */
export interface Cost {
  readonly cpu: number;
  readonly wall: number;
}

/** What came of one row. */
export interface Comparison {
  /** Medians over the rounds. */
  readonly old: Cost;
  readonly now: Cost;
  /** How many times as fast it is now, by CPU time: the median of the rounds, and between what half of them lie. */
  readonly ratio: number;
  readonly from: number;
  readonly to: number;
  readonly rounds: number;
}

/** A work that is measured beside others. */
export interface Runner {
  readonly work: Work;
  /** The bits of work of a slice, at the least. */
  readonly pass: number;
}

/** Goes on with a work for so many milliseconds of CPU time at the least. */
export type Slice = (milliseconds: number) => Promise<Cost>;

/** What an operation takes, in nanoseconds, over all rounds. */
export interface Measured {
  readonly cpu: Quartiles;
  readonly wall: Quartiles;
}

/**
 * Two works in turns, a slice of this and a slice of that, so that whatever else the machine does slows both down. Each
 * in a process of its own: of two builds in one, that which is loaded second is slower, by up to five times.
 * @param slice milliseconds of CPU time of a slice, at the least.
 * @param all milliseconds in which new rounds begin.
 */
export async function interleaved(
  old: Slice,
  now: Slice,
  { slice, all }: { readonly slice: number; readonly all: number },
): Promise<Comparison> {
  const [then = [], today = []] = await inTurns([old, now], {
    slice,
    all,
    rounds: 5,
    warming: [WARMING, WARMING, WARMING],
  });
  const ratio = quartiles(then.map(({ cpu }, round) => cpu / (today[round]?.cpu ?? Number.NaN)));
  return {
    ...{ old: medians(then), now: medians(today) },
    ...{ ratio: ratio.median, from: ratio.from, to: ratio.to, rounds: then.length },
  };
}

/** What each of several works takes, by rounds in which each has its slice. */
export async function measuredInTurns(
  runners: readonly Runner[],
  { slice, rounds, warming }: { readonly slice: number; readonly rounds: number; readonly warming: number },
): Promise<Measured[]> {
  const found = await inTurns(runners.map(sliceOf), { slice, all: 0, rounds, warming: [warming] });
  return found.map((costs) => ({
    cpu: quartiles(costs.map(({ cpu }) => cpu)),
    wall: quartiles(costs.map(({ wall }) => wall)),
  }));
}

interface Turns {
  readonly slice: number;
  readonly all: number;
  /** Rounds at the least. */
  readonly rounds: number;
  readonly warming: readonly number[];
}

/** The costs of each work in every round. The order changes from round to round. */
async function inTurns(runners: readonly Slice[], { slice, all, rounds, warming }: Turns): Promise<Cost[][]> {
  // What a compiler has not seen often is slow.
  for (const milliseconds of warming) for (const runner of runners) await runner(milliseconds);
  const found: Cost[][] = runners.map(() => []);
  const end = performance.now() + all;
  for (let round = 0; round < rounds || performance.now() < end; round++) {
    const order = runners.map((runner, index) => ({ runner, costs: found[index] }));
    if (round % 2 === 1) order.reverse();
    for (const { runner, costs } of order) costs?.push(await runner(slice));
  }
  return found;
}

/** The slices of a work in this process. CPU time is that of the process, with what its collector and its compiler take. */
export function sliceOf({ work, pass }: Runner): Slice {
  return async (milliseconds) => {
    const before = process.cpuUsage();
    const begin = performance.now();
    let operations = 0;
    let cpu = 0;
    do {
      for (let bit = 0; bit < pass; bit++) {
        const done = work();
        operations += typeof done === 'number' ? done : await done;
      }
      const { user, system } = process.cpuUsage(before);
      cpu = (user + system) * 1e3;
    } while (cpu < milliseconds * 1e6);
    return { cpu: cpu / operations, wall: ((performance.now() - begin) * 1e6) / operations };
  };
}

function medians(costs: readonly Cost[]): Cost {
  return {
    cpu: quartiles(costs.map(({ cpu }) => cpu)).median,
    wall: quartiles(costs.map(({ wall }) => wall)).median,
  };
}
