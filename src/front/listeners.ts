/** A set of listeners. */
export class Listeners {
  readonly #all = new Set<() => void>();

  /** Bound to this object, so it can be passed on. */
  readonly subscribe = (listener: () => void): (() => void) => {
    // One wrapper per subscription: a listener subscribed twice is called twice, and each subscription ends separately.
    const told = (): void => listener();
    this.#all.add(told);
    return () => {
      this.#all.delete(told);
    };
  };

  /** Calls all listeners that are still subscribed. If one throws, its error is reported as uncaught. */
  tell(): void {
    for (const told of [...this.#all]) {
      try {
        if (this.#all.has(told)) told();
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }

  clear(): void {
    this.#all.clear();
  }
}
