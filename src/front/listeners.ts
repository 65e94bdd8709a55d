/** A set of listeners. */
export class Listeners {
  readonly #all = new Set<() => void>();

  /** Bound to this object, so it can be passed on. */
  readonly subscribe = (listener: () => void): (() => void) => {
    // A wrapper, so that subscribing twice notifies twice, and each subscription ends alone.
    const told = (): void => listener();
    this.#all.add(told);
    return () => {
      this.#all.delete(told);
    };
  };

  /** Calls all listeners. An exception becomes an uncaught error, as for browser events: the change is already made. */
  tell(): void {
    for (const told of [...this.#all]) {
      try {
        told();
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
