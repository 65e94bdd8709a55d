/** A move that was taken back counts as this many moves, because its events stay in memory. */
export const TAKEN_BACK = 20;

/** A shared allowance of memory: moves that the matches of a server keep, or bytes of its open requests. */
export class Quota {
  readonly limit: number;
  #left: number;

  constructor(limit: number) {
    this.limit = limit;
    this.#left = limit;
  }

  get isLeft(): boolean {
    return this.#left > 0;
  }

  /** Reserves this amount. @returns whether enough was left. */
  take(moves: number): boolean {
    if (moves > this.#left) return false;
    this.#left -= moves;
    return true;
  }

  giveBack(moves: number): void {
    this.#left += moves;
  }
}
