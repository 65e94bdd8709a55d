/** Weight of a move that was taken back: its events stay in memory. */
export const TAKEN_BACK = 20;

/** Number of further moves that the matches of a server may keep together. */
export class Room {
  readonly limit: number;
  #left: number;

  constructor(limit: number) {
    this.limit = limit;
    this.#left = limit;
  }

  get isLeft(): boolean {
    return this.#left > 0;
  }

  /** Reserves memory for this many moves. @returns whether there was enough. */
  take(moves: number): boolean {
    if (moves > this.#left) return false;
    this.#left -= moves;
    return true;
  }

  giveBack(moves: number): void {
    this.#left += moves;
  }
}
