/** Time limit of each seat in milliseconds: for all its decisions of a game together, or for each move. */
export interface Clock {
  readonly milliseconds: number;
  readonly per: 'game' | 'move';
}

/** Parses a clock such as `60s/game` or `500ms/move`; `undefined` if the text is not a clock. */
export function parseClock(text: string): Clock | undefined {
  const [, number = '', unit, per] = /^([1-9]\d{0,8})(ms|s)\/(game|move)$/.exec(text) ?? [];
  if (per !== 'game' && per !== 'move') return undefined;
  return { milliseconds: Number(number) * (unit === 's' ? 1000 : 1), per };
}

/** Prints a clock in the form that {@link parseClock} reads. */
export function printClock({ milliseconds, per }: Clock): string {
  return milliseconds % 1000 === 0 ? `${milliseconds / 1000}s/${per}` : `${milliseconds}ms/${per}`;
}

/** Remaining time per seat. */
export class RemainingTime {
  readonly #clock: Clock | undefined;
  readonly #spent: number[];

  constructor(clock: Clock | undefined, seats: number) {
    this.#clock = clock;
    this.#spent = Array.from({ length: seats }, () => 0);
  }

  /** Milliseconds left for the seat's next decision; `Infinity` without a clock. */
  left(seat: number): number {
    if (this.#clock === undefined) return Number.POSITIVE_INFINITY;
    return this.#clock.milliseconds - (this.#clock.per === 'game' ? (this.#spent[seat] ?? 0) : 0);
  }

  spend(seat: number, milliseconds: number): void {
    this.#spent[seat] = (this.#spent[seat] ?? 0) + milliseconds;
  }
}
