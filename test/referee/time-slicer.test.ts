import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { byMessage, soon, TimeSlicer } from '../../src/referee/server/time-slicer.ts';

/** Work of this many steps, each longer than a turn. */
function* work(steps: number, onStep: () => void): Generator<undefined, string, undefined> {
  for (let step = 0; step < steps; step++) {
    const since = performance.now();
    while (performance.now() - since < 21);
    onStep();
    yield;
  }
  return 'done';
}

describe('turns', () => {
  it.each([2, 40])('let input be read between any two of them, with %i workers', async (workers) => {
    const turns = new TimeSlicer();
    let isHeard = false;
    // Continues until the input is read, or for longer than even a busy machine needs.
    const until = function* (): Generator<undefined, void, undefined> {
      for (let step = 0; step < 1_000 / workers && !isHeard; step++) yield* work(1, () => {});
    };
    const working = Promise.all(Array.from({ length: workers }, () => turns.work(until()))).then(() => 'over');
    // Reading takes several rounds of input.
    const reading = readFile(new URL(import.meta.url)).then(() => 'heard');
    expect(await Promise.race([reading, working])).toBe('heard');
    isHeard = true;
    expect(await working).toBe('over');
  });

  it('alternate between the workers', async () => {
    const turns = new TimeSlicer();
    const order: number[] = [];
    await Promise.all([0, 1, 2].map((worker) => turns.work(work(3, () => order.push(worker)))));
    expect(order.slice(3)).toEqual([0, 1, 2, 0, 1, 2]);
  });

  it('run immediately for a client with little work', async () => {
    const turns = new TimeSlicer();
    let steps = 0;
    const quick = (function* () {
      for (; steps < 5; steps++) yield;
    })();
    const working = turns.work(quick);
    expect(steps).toBe(5);
    await working;
  });

  it('propagate an error and continue with the other work', async () => {
    const turns = new TimeSlicer();
    const broken = (function* (): Generator<undefined, void, undefined> {
      yield* work(2, () => {});
      throw new Error('broken');
    })();
    const working = turns.work(work(4, () => {}));
    await expect(turns.work(broken)).rejects.toThrow('broken');
    expect(await working).toBe('done');
  });
});

describe.each([
  ['soon', soon],
  ['by message', byMessage()],
])('a callback deferred %s', (_, later) => {
  it('runs later, in order', async () => {
    const done: number[] = [];
    const all = Promise.all(
      [1, 2, 3].map((number) => new Promise<void>((resolve) => later(resolve)).then(() => done.push(number))),
    );
    await Promise.resolve();
    expect(done).toEqual([]);
    await all;
    expect(done).toEqual([1, 2, 3]);
  });
});
