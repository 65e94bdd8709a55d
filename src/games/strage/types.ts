import type { BaseView, BySeat, Seat } from '../../core/game.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { Clan } from './game.ts';

/**
 * A square of the board: rank · 8 + file, a1 = 0, h8 = 63.
 * @maximum 63
 */
export type Square = number;

/**
 * A face of the die.
 * @minimum 1
 * @maximum 6
 */
export type Face = number;

/**
 * Code of the pieces on a square (ST-2.1): 0 none, 1 … 4 a half-elf of seat 0 … 3, 5 an orc. A sprite adds 8, so 8 is a
 * lone sprite and 9 … 12 an escorted one.
 */
export type Occupants = number;

/** By square: the code of its pieces; 64 items. */
export type Board = readonly Occupants[];

/**
 * A number of half-elves of one clan.
 * @maximum 6
 */
type HalfElves = number;

/**
 * A number of sprites (ST-1.1).
 * @maximum 16
 */
type Sprites = number;

/** The phases of a turn (§3), of the set-up and of the end. */
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

/** Data that only some phases need. */
export type Step =
  | { readonly kind: 'none' }
  /** ST-1.2: the seats roll for the turn order. */
  | {
      readonly kind: 'order';
      /** By seat: how many seats are ahead of it. Seats with the same number are tied. */
      readonly ahead: BySeat<Seat>;
      /** By seat: its die in this round of rolls, 0 before it rolls. */
      readonly faces: BySeat<0 | Face>;
    }
  /** ST-3.6, ST-5.1: the next move rolls the die for the attack on `at`. */
  | { readonly kind: 'attack'; readonly at: Square }
  | {
      readonly kind: 'massacre';
      /**
       * ST-6.1: squares of the sprites that have yet to roll, ascending.
       * @uniqueItems true
       */
      readonly waiting: readonly Square[];
    };

export interface State {
  readonly phase: PhaseName;
  /** Number of seats, 2 to 4. */
  readonly players: number;
  /** Seats in turn order (ST-1.2); empty until it is settled. */
  readonly order: readonly Seat[];
  /** The index in `order` of the seat whose turn it is. */
  readonly turn: number;
  /** Action points left, up to 6; 0 outside the actions (ST-3.1). */
  readonly points: number;
  /** Half-elves placed in this turn, up to 2 (ST-3.3). */
  readonly placed: number;
  /** Whether this turn's attack has been made (ST-3.6). */
  readonly attacked: boolean;
  readonly board: Board;
  /** Half-elves off the board. */
  readonly reserve: BySeat<HalfElves>;
  /** Orcs off the board, up to 8. */
  readonly orcReserve: number;
  /** Number of sprites saved; with those killed and those on the board, there are 16 in all. */
  readonly saved: BySeat<Sprites>;
  readonly killed: Sprites;
  readonly step: Step;
}

/** The pieces on a square: a half-elf, an orc, a sprite, or a half-elf with a sprite (ST-2.1). */
export interface SquareView {
  readonly piece: 'half-elf' | 'orc' | null;
  /** The seat of the half-elf; `null` without a half-elf. */
  readonly owner: Seat | null;
  readonly sprite: boolean;
}

/**
 * The pieces by square; `null` for an empty square.
 * @minItems 64
 * @maxItems 64
 */
type BoardView = readonly (SquareView | null)[];

export interface SeatView {
  readonly name: Clan;
  /** Half-elves off the board. */
  readonly reserve: HalfElves;
  /** Sprites saved. */
  readonly saved: Sprites;
}

/**
 * Half-elves on the board, which break a tie (ST-7.2).
 * @minItems 1
 * @maxItems 1
 */
type Tiebreaks = readonly HalfElves[];

/** What every viewer sees: nothing is hidden in this game. */
export interface View extends BaseView {
  readonly phase: PhaseName;
  readonly seats: BySeat<SeatView>;
  /**
   * Seats in turn order (ST-1.2); empty until it is settled.
   * @maxItems 4
   */
  readonly order: readonly Seat[];
  /**
   * Action points left; 0 outside the actions (ST-3.1).
   * @maximum 6
   */
  readonly points: number;
  /**
   * Half-elves placed in this turn (ST-3.3).
   * @maximum 2
   */
  readonly placed: number;
  /** Whether this turn's attack has been made (ST-3.6). */
  readonly attacked: boolean;
  /** The pieces on each square, a1 = 0 … h8 = 63; `null` for an empty square. */
  readonly board: BoardView;
  /**
   * Orcs off the board.
   * @maximum 8
   */
  readonly orcReserve: number;
  /** Number of sprites killed; with those saved and those on the board, there are 16 in all. */
  readonly killed: Sprites;
  readonly step: Step;
  readonly outcome: Outcome<Sprites, Tiebreaks> | null;
}

export interface Options {
  /** 3 players: the original game; 4: its author's variant; 2: possible, but not recommended. */
  readonly players: 2 | 3 | 4;
  /** ST-1.3: `roll` lets the seats roll for the turn order; a list of all seats is the turn order. */
  readonly order: 'roll' | readonly Seat[];
}
