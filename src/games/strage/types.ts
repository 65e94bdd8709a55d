import type { Seat } from '../../core/game.ts';

/** A square of the board: 0 … 63, rank · 8 + file, a1 = 0, h8 = 63. */
export type Square = number;

/** A face of the die: 1 … 6. */
export type Face = number;

/**
 * What stands on a square (ST-2.1): 0 nothing, 1 … 4 a half-elf of seat 0 … 3, 5 an orc; plus 8 for a sprite,
 * so 8 is a lone sprite and 9 … 12 an escorted one.
 */
export type Occupants = number;

/** What stands on each of the 64 squares. */
export type Board = readonly Occupants[];

/** Where the turn stands (§3). */
export type PhaseName =
  | 'order'
  | 'roll'
  | 'actions'
  | 'attack'
  | 'orc'
  | 'orc-attack'
  | 'orc-attack-roll'
  | 'massacre'
  | 'over';

/** What means something in one phase only. */
export type Step =
  | { readonly kind: 'none' }
  /** ST-1.2: the dice for the turn order are being rolled. */
  | {
      readonly kind: 'order';
      /** By seat: how many seats are certainly ahead. Seats with the same number are tied. */
      readonly ahead: readonly number[];
      /** By seat: the face of this round of rolls, 0 before the roll. */
      readonly faces: readonly (Face | 0)[];
    }
  /** ST-3.6, ST-5.1: the die for an attack on `at` is due. */
  | { readonly kind: 'attack'; readonly at: Square }
  /** ST-6.1: the sprites on these squares, ascending, have yet to roll. */
  | { readonly kind: 'massacre'; readonly waiting: readonly Square[] };

export interface State {
  readonly phase: PhaseName;
  /** 2 … 4. */
  readonly players: number;
  /** Seats in turn order (ST-1.2); empty until it is settled. */
  readonly order: readonly Seat[];
  /** The index in `order` of the seat whose turn it is. */
  readonly turn: number;
  /** Action points left, 0 … 6; 0 outside the actions (ST-3.1). */
  readonly points: number;
  /** Half-elves placed in this turn, 0 … 2 (ST-3.3). */
  readonly placed: number;
  /** Whether this turn's attack has been made (ST-3.6). */
  readonly attacked: boolean;
  readonly board: Board;
  /** By seat: half-elves off the board, 0 … 6. */
  readonly reserve: readonly number[];
  /** Orcs off the board, 0 … 8. */
  readonly orcReserve: number;
  /** By seat: sprites saved. 16 = on the board + saved + killed. */
  readonly saved: readonly number[];
  /** Sprites killed. */
  readonly killed: number;
  readonly step: Step;
}

/** Nothing is hidden in this game: a view is the whole state. */
export type View = State;

export interface Options {
  /** 3 is the game as written, 4 its author's variant, 2 possible but not recommended. */
  readonly players: 2 | 3 | 4;
  /** ST-1.3: the turn order is rolled for, or given. */
  readonly order: 'roll' | readonly Seat[];
}
