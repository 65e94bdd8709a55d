/** Who is told of every change. */
export class Listeners {
  readonly #all = new Set<() => void>();

  /** One function for as long as it lasts, fit to be handed on. */
  readonly subscribe = (listener: () => void): (() => void) => {
    // A wrapper, so that subscribing twice notifies twice, and each subscription ends alone.
    const told = (): void => listener();
    this.#all.add(told);
    return () => {
      this.#all.delete(told);
    };
  };

  /** Tells all of them. What one throws is an uncaught error, as with events of the browser: the change is made. */
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
