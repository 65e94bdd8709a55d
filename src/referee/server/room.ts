/** A move that is taken back counts as so many: what was told of it is kept as it was told. */
export const TAKEN_BACK = 20;

/** How many moves more can be kept in all matches of a server together. */
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

  /** Takes room for so many moves. @returns whether there was so much. */
  take(moves: number): boolean {
    if (moves > this.#left) return false;
    this.#left -= moves;
    return true;
  }

  giveBack(moves: number): void {
    this.#left += moves;
  }
}
