import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../../src/cli/check/in-order.ts';

async function* counted(to: number, failure?: Error): AsyncGenerator<number, void> {
  for (let n = 0; n < to; n++) yield n;
  if (failure !== undefined) throw failure;
}

const bounds = { most: 4, mostSize: Number.POSITIVE_INFINITY, sizeOf: () => 1 };

/** The results, and the error that ended them. */
async function taken(results: AsyncIterable<unknown>): Promise<unknown[]> {
  const found: unknown[] = [];
  try {
    for await (const result of results) found.push(result);
  } catch (error) {
    found.push(error);
  }
  return found;
}

describe('concurrent work with ordered results', () => {
  it('yields the results in order, whichever is done first', async () => {
    const ended: number[] = [];
    const work = async (n: number): Promise<number> => {
      await delay((7 * n) % 5);
      ended.push(n);
      return n * n;
    };
    expect(await taken(inOrder(counted(50), work, bounds))).toEqual(Array.from({ length: 50 }, (_, n) => n * n));
    expect(ended).not.toEqual([...ended].sort((a, b) => a - b));
  });

  it('stays within its limits of number and size', async () => {
    let [underWay, size] = [0, 0];
    const most = { number: 0, size: 0 };
    const work = async (n: number): Promise<void> => {
      most.number = Math.max(most.number, ++underWay);
      size += n % 7;
      most.size = Math.max(most.size, size);
      await delay(1);
      underWay--;
      size -= n % 7;
    };
    await taken(inOrder(counted(100), work, bounds));
    expect(most.number).toBe(4);
    most.number = 0;
    most.size = 0;
    await taken(inOrder(counted(100), work, { most: 100, mostSize: 10, sizeOf: (n) => n % 7 }));
    expect(most.number).toBeGreaterThan(4);
    expect(most.size).toBeLessThan(10 + 7);
    most.number = 0;
    await taken(inOrder(counted(20), work, { most: 100, mostSize: 10, sizeOf: () => 5 }));
    expect(most.number).toBe(2);
  });

  it('pauses the source while no one reads the results', async () => {
    let asked = 0;
    async function* endless(): AsyncGenerator<number, void> {
      while (true) yield asked++;
    }
    const results = inOrder(endless(), async (n) => n, bounds);
    for (let n = 0; n < 10; n++) expect(await results.next()).toEqual({ done: false, value: n });
    await delay(5);
    expect(asked).toBeLessThanOrEqual(10 + bounds.most);
    await results.return();
  });

  it('yields finished results while it waits for the next piece', async () => {
    const never = new Promise<void>(() => {});
    async function* slow(): AsyncGenerator<number, void> {
      yield* [1, 2];
      await never;
    }
    const results = inOrder(slow(), async (n) => n, bounds);
    expect([await results.next(), await results.next()].map(({ value }) => value)).toEqual([1, 2]);
  });

  it('throws an error of the source after all earlier results', async () => {
    const failure = new Error('broken off');
    const work = async (n: number): Promise<number> => {
      await delay(3 - n);
      return n;
    };
    expect(await taken(inOrder(counted(3, failure), work, bounds))).toEqual([0, 1, 2, failure]);
  });

  it('throws an error of the work in its position', async () => {
    const work = async (n: number): Promise<number> => {
      if (n === 2) throw new Error('two');
      await delay(2);
      return n;
    };
    expect(await taken(inOrder(counted(9), work, bounds))).toEqual([0, 1, new Error('two')]);
  });
});
