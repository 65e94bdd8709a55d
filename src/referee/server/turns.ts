import { isLater } from '../../bots/ask.ts';

/** So long somebody works before others have their turn, and before what has come in is heard. */
const TURN_MS = 20;

/**
 * Lets those who work for long take turns, one at a time, so that however many there are, what comes in is heard
 * between any two turns.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  /** When the turn began that is under way, if anybody works. */
  #since: number | undefined;

  /**
   * Works off the steps one after the other, and gives way between two of them when the turn is over, or when a step is
   * a promise, which is waited for. The first ones are worked off at once.
   * @returns what the steps return.
   */
  async work<T>(steps: Generator<unknown, T, undefined>): Promise<T> {
    this.#begin();
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      if (isLater(step.value)) {
        await step.value;
        await this.next();
      } else if (this.isOver()) await this.next();
    }
  }

  /** Whether it is time to give way. */
  isOver(): boolean {
    return performance.now() - this.#begin() >= TURN_MS;
  }

  /** Gives way until it is one's turn again. */
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
 * Runs something when all has been heard that came in meanwhile. A timer would not do: Node works off those that are
 * due before it hears anything, and with two that follow each other one is always due.
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
