import { type Quartiles, quartiles } from './quartiles.ts';
import type { Work } from './rows.ts';

/** Warm-up in milliseconds of CPU time; done three times. */
const WARMING = 500;

/** Nanoseconds per operation. */
export interface Cost {
  readonly cpu: number;
  readonly wall: number;
}

/** The result of one row. */
export interface Comparison {
  /** Medians over the rounds. */
  readonly old: Cost;
  readonly now: Cost;
  /** The speed-up by CPU time: the median of the rounds, and the quartiles. */
  readonly ratio: number;
  readonly from: number;
  readonly to: number;
  readonly rounds: number;
}

/** A workload that is compared with others. */
export interface Runner {
  readonly work: Work;
  /** Minimum number of units per slice. */
  readonly pass: number;
}

/** Runs a workload for at least this many milliseconds of CPU time. */
export type Slice = (milliseconds: number) => Promise<Cost>;

/** Nanoseconds per operation over all rounds. */
export interface Measured {
  readonly cpu: Quartiles;
  readonly wall: Quartiles;
}

/**
 * Compares two workloads in alternating slices, so that other load on the machine slows both. Each runs in a separate
 * process: of two builds in one process, the one loaded second is up to five times as slow.
 * @param slice minimum CPU time of a slice, in milliseconds.
 * @param all time in which new rounds begin, in milliseconds.
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

/** The cost of several workloads, by rounds in which each has a slice. */
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
  /** Minimum number of rounds. */
  readonly rounds: number;
  readonly warming: readonly number[];
}

/** The cost of each workload in every round. The order changes between rounds. */
async function inTurns(runners: readonly Slice[], { slice, all, rounds, warming }: Turns): Promise<Cost[][]> {
  // Warm-up: code that was compiled only recently is slow.
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

/** The slices of a workload in this process. CPU time includes garbage collection and compilation. */
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
