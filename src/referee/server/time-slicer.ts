import { isPromiseLike } from '../../bots/ask.ts';

/** Milliseconds of work before yielding to other work and to input. */
const TURN_MS = 20;

/**
 * Schedules long work in time slices, one at a time. Input is handled between any two slices, however many tasks there
 * are.
 */
export class TimeSlicer {
  readonly #waiting: (() => void)[] = [];
  /** Start of the current slice; `undefined` if there is no work. */
  #since: number | undefined;

  /**
   * Runs the steps one after the other. Yields between two steps when the slice is over, and awaits a step that is a
   * promise. Starts immediately.
   * @returns the return value of the steps.
   */
  async work<T>(steps: Generator<unknown, T, undefined>): Promise<T> {
    this.#begin();
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      if (isPromiseLike(step.value)) {
        await step.value;
        await this.next();
      } else if (this.isOver()) await this.next();
    }
  }

  /** Whether the slice is over. */
  isOver(): boolean {
    return performance.now() - this.#begin() >= TURN_MS;
  }

  /** Yields until the next slice. */
  next(): Promise<void> {
    this.#begin();
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  #begin(): number {
    if (this.#since === undefined) {
      this.#since = performance.now();
      soon(() => this.#end());
    }
    return this.#since;
  }

  #end(): void {
    this.#since = undefined;
    const resolve = this.#waiting.shift();
    if (resolve === undefined) return;
    this.#begin();
    resolve();
  }
}

/**
 * Runs a callback after pending input was handled. A timer would not work: Node runs all due timers before it reads
 * input, and of two alternating timers one is always due.
 */
export const soon: (run: () => void) => void =
  typeof setImmediate === 'function' ? (run) => void setImmediate(run) : byMessage();

/** {@link soon} where there is no `setImmediate`, as in browsers. */
export function byMessage(): (run: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  Object.assign(port1, { onmessage: () => waiting.shift()?.() });
  return (run) => {
    waiting.push(run);
    port2.postMessage(undefined);
  };
}
