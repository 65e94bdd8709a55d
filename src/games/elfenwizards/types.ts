import type { BaseView, BySeat, Frozen, Seat } from '../../core/game.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { Guild } from './game.ts';

/**
 * A face of a die.
 * @minimum 1
 * @maximum 6
 */
export type Face = number;

/** The boxes of dice for duels, named after the levels of wizards (EW-2.3). */
export type DuelBox = 'wizard' | 'sorcerer' | 'necromancer' | 'magic-user';

/** The boxes to which a die may be allocated (EW-6.2). */
export type DiceBox = DuelBox | 'minor' | 'grey';

/** A title space, which holds at most one wizard (EW-2.1). */
export type TitleId =
  | 'high-wizard'
  | `wizard-${1 | 2}`
  | `sorcerer-${1 | 2 | 3 | 4}`
  | `necromancer-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
export type MagicUserId = `magic-user-${1 | 2 | 3 | 4}`;
export type SpaceId = TitleId | MagicUserId;
export type DefeatedBox = 'defeated-wizard' | 'defeated-sorcerer' | 'defeated-necromancer';

/** The place of a wizard: 0 … 18 are the spaces in the order of EW-2.1, 19 … 21 the defeated boxes. */
export type Place = number;

/**
 * The id of a wizard: 16 · seat + its number at set-up, from 0 (EW-0.4).
 * @maximum 95
 */
export type WizardId = number;

/** Name of a wizard in notation and sentences: the letter of its seat and its number from 1, such as `R3` (EW-0.4). */
export type WizardName =
  `${'R' | 'G' | 'B' | 'Y' | 'K' | 'W'}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16}`;

/** A minor, or the face of a major. */
export type SpellKind = 'minor' | Face;

/** EW-10.1: how many of its wizards in a box a seat claims for before the next seat: all (`seat`) or one (`wizard`). */
export type Claims = 'seat' | 'wizard';

/**
 * A number of dice or minors of one seat (EW-2.2).
 * @maximum 7
 */
export type SpellCount = number;

/**
 * A number of grey tokens (EW-2.2).
 * @maximum 12
 */
type Tokens = number;

/**
 * A seat's points so far (EW-13.1, EW-14.2); grey tokens can make them negative.
 * @minimum -40
 * @maximum 287
 */
export type Score = number;

/**
 * One item for each wizard of a seat, by its number (EW-3.3).
 * @minItems 1
 * @maxItems 16
 */
type ByWizard<Item> = readonly Item[];

/** The dice of a seat in boxes: 36 numbers, indexed by 6 · box + face − 1; boxes are in the order of `diceBoxes`. */
type Boxes = readonly SpellCount[];

/** Number of dice that show each face. */
export type ByFace = Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, SpellCount>>;

/** Phases in the sense of this library (who decides what), not the ten phases of a turn (EW-4.1). */
export type PhaseName =
  | 'first-seat'
  | 'record'
  | 'retire'
  | 'roll'
  | 'allocate'
  | 'recover'
  | 'cast'
  | 'recover-again'
  | 'take-back'
  | 'claim'
  | 'demote'
  | 'recover-grey'
  | 'remove-grey'
  | 'take-back-grey'
  | 'over';

/** A spell beside a wizard (EW-8.2). */
export interface Spell {
  readonly seat: Seat;
  readonly spell: SpellKind;
  readonly wizard: WizardId;
}

/** Data that only some phases need. */
export type Step =
  | { readonly kind: 'none' }
  /** §6: a seat rolls and allocates its dice. */
  | {
      readonly kind: 'majors';
      /**
       * 1 in phase 2 of the turn, 2 in phase 3.
       * @minimum 1
       * @maximum 2
       */
      readonly lap: number;
      /** By face − 1: the dice rolled and not yet allocated. */
      readonly rolled: readonly SpellCount[];
      /** Number of dice of this roll that have been allocated. */
      readonly allocated: SpellCount;
      /** Whether a roll has been refused (EW-6.5). */
      readonly rerolled: boolean;
    }
  /** §8: the duels, from the first spell to the last pass. */
  | {
      readonly kind: 'duels';
      /** Whether the seat has passed (EW-8.1). */
      readonly passed: BySeat<boolean>;
      /** Whether the seat must still cast the second spell of its turn (EW-8.2). */
      readonly owesSecond: boolean;
      /**
       * The spells beside wizards, in the order of casting: at most one for each die and minor of all seats (EW-2.2).
       * @maxItems 84
       */
      readonly spells: readonly Spell[];
    }
  | {
      readonly kind: 'grey';
      /**
       * EW-12.2: number of tokens still to remove.
       * @maximum 10
       */
      readonly due: number;
    };

export interface State {
  readonly phase: PhaseName;
  /** Number of seats, 3 to 6. */
  readonly players: number;
  /** The option `claims` (EW-10.1). */
  readonly claims: Claims;
  /** The turn of the game, 1 … 4; 0 until the First Player is known. */
  readonly turn: number;
  /** The seat with the dragon; `null` until the First Player is known. */
  readonly dragon: Seat | null;
  /** The seat that decides or rolls. */
  readonly seat: Seat;
  /** By seat and number of the wizard, from 0: its place (EW-3.3). */
  readonly wizards: BySeat<readonly Place[]>;
  /** By seat and number of the wizard: the grey tokens under it. */
  readonly grey: Frozen<BySeat<readonly Tokens[]>>;
  /** Grey tokens in the supply. */
  readonly greySupply: Tokens;
  /** Dice in the reserve (EW-2.5). */
  readonly reserve: BySeat<SpellCount>;
  readonly boxes: BySeat<Boxes>;
  /** Minors in the reserve (EW-2.5). */
  readonly minors: BySeat<SpellCount>;
  /** Minors in the minor box. */
  readonly minorBox: BySeat<SpellCount>;
  /** By turn − 1, 4 items: the seat whose minor lies on the record space of that turn (EW-5.2). */
  readonly record: readonly (Seat | null)[];
  /** By turn − 1, for the turns settled so far: the seat that won the title of High Wizard, `null` if none did. */
  readonly highWizards: readonly (Seat | null)[];
  readonly scores: BySeat<Score>;
  readonly step: Step;
}

export interface WizardView {
  /** The id by which moves name the wizard. */
  readonly id: WizardId;
  readonly name: WizardName;
  readonly place: SpaceId | DefeatedBox;
  /** Grey tokens under the wizard. */
  readonly grey: Tokens;
}

export interface SeatView {
  readonly name: Guild;
  /** Points so far (EW-13.1, EW-14.2). */
  readonly score: Score;
  /** Its wizards, by number (EW-3.3). */
  readonly wizards: ByWizard<WizardView>;
  /** Dice in the reserve (EW-2.5). */
  readonly reserve: SpellCount;
  /** Minors in the reserve (EW-2.5). */
  readonly minors: SpellCount;
  /** Minors in the minor box. */
  readonly minorBox: SpellCount;
  /** Dice in the boxes. */
  readonly boxes: Readonly<Record<DiceBox, ByFace>>;
}

/** A step as in views, where the keys of `rolled` are the faces. */
export type StepView =
  | Exclude<Step, { readonly kind: 'majors' }>
  | {
      readonly kind: 'majors';
      /**
       * 1 in phase 2 of the turn, 2 in phase 3.
       * @minimum 1
       * @maximum 2
       */
      readonly lap: number;
      /** The dice rolled and not yet allocated. */
      readonly rolled: ByFace;
      /** Number of dice of this roll that have been allocated. */
      readonly allocated: SpellCount;
      /** Whether a roll has been refused (EW-6.5). */
      readonly rerolled: boolean;
    };

/**
 * Always empty: nothing breaks ties (EW-14.3).
 * @maxItems 0
 */
type Tiebreaks = readonly Score[];

/** What every viewer sees: nothing is hidden in this game (EW-16.1). */
export interface View extends BaseView {
  readonly phase: PhaseName;
  /**
   * The round, 1 … 4 (the rules call it a turn); 0 until the First Player is known.
   * @maximum 4
   */
  readonly round: number;
  /** The seat that decides or rolls; `null` until the First Player is known. */
  readonly turn: Seat | null;
  /** The seat with the dragon; `null` until the First Player is known. */
  readonly starter: Seat | null;
  /** The options that affect legal moves. */
  readonly options: Pick<Options, 'claims'>;
  readonly seats: BySeat<SeatView>;
  /** Grey tokens in the supply. */
  readonly greySupply: Tokens;
  /**
   * By round − 1: the seat whose minor lies on the record space of that round (EW-5.2).
   * @minItems 4
   * @maxItems 4
   */
  readonly record: readonly (Seat | null)[];
  /**
   * By round − 1, for the rounds settled so far: the seat that won the title of High Wizard, `null` if none did.
   * @maxItems 4
   */
  readonly highWizards: readonly (Seat | null)[];
  /** Data that only some phases need. */
  readonly step: StepView;
  readonly outcome: Outcome<Score, Tiebreaks> | null;
}

/**
 * The seats of the wizards on one space, ascending.
 * @minItems 1
 */
type SeatsOnSpace = readonly Seat[];

/** EW-3.3: the seats of the wizards on each space. A space left out is empty. */
export type Placement = { readonly [Space in SpaceId]?: SeatsOnSpace };

export interface Options {
  readonly players: 3 | 4 | 5 | 6;
  /** EW-3.2: the First Player of turn 1, either drawn (`random`) or a given seat. */
  readonly firstSeat: 'random' | Seat;
  /** EW-3.4: the set-up: the library's reconstruction, or a placement, such as the printed one. */
  readonly layout: 'reconstructed' | Placement;
  /** EW-10.1: the order in which seats claim titles, see {@link Claims}. */
  readonly claims: Claims;
}
