import type { Work } from './rows.ts';

/** Milliseconds of CPU time, three times, before anything is measured. */
const WARMING = 500;

/** Nanoseconds an operation of one build. */
interface Cost {
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

/**
 * Two works in turns, a slice of this and a slice of that, so that whatever else the machine does slows both down. CPU
 * time is that of the process, with what its collector and its compiler take beside.
 * @param pass the bits of work of a slice, at the least.
 * @param slice milliseconds of CPU time of a slice, at the least.
 * @param all milliseconds in which new rounds begin.
 */
export function interleaved(
  old: Work,
  now: Work,
  { pass, slice, all }: { readonly pass: number; readonly slice: number; readonly all: number },
): Comparison {
  // What a compiler has not seen often is slow.
  for (let warming = 0; warming < 3; warming++) for (const work of [old, now]) sliced(work, pass, WARMING);
  const found: { readonly old: Cost; readonly now: Cost }[] = [];
  const end = performance.now() + all;
  while (found.length < 5 || performance.now() < end) {
    if (found.length % 2 === 0) found.push({ old: sliced(old, pass, slice), now: sliced(now, pass, slice) });
    else {
      const second = sliced(now, pass, slice);
      found.push({ old: sliced(old, pass, slice), now: second });
    }
  }
  const ratios = found.map((round) => round.old.cpu / round.now.cpu);
  return {
    old: {
      cpu: quantile(found.map(({ old: { cpu } }) => cpu)),
      wall: quantile(found.map(({ old: { wall } }) => wall)),
    },
    now: {
      cpu: quantile(found.map(({ now: { cpu } }) => cpu)),
      wall: quantile(found.map(({ now: { wall } }) => wall)),
    },
    ratio: quantile(ratios),
    from: quantile(ratios, 0.25),
    to: quantile(ratios, 0.75),
    rounds: found.length,
  };
}

function sliced(work: Work, pass: number, milliseconds: number): Cost {
  const before = process.cpuUsage();
  const begin = performance.now();
  let operations = 0;
  let cpu = 0;
  do {
    for (let bit = 0; bit < pass; bit++) operations += work();
    const { user, system } = process.cpuUsage(before);
    cpu = (user + system) * 1e3;
  } while (cpu < milliseconds * 1e6);
  return { cpu: cpu / operations, wall: ((performance.now() - begin) * 1e6) / operations };
}

function quantile(values: readonly number[], share = 0.5): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
