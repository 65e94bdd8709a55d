import type { BaseView, BySeat, Frozen, Seat } from '../../core/game.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { Guild } from './game.ts';

/**
 * A face of a die.
 * @minimum 1
 * @maximum 6
 */
export type Face = number;

/** The boxes of dice for duels, named after their levels (EW-2.3). */
export type DuelBox = 'wizard' | 'sorcerer' | 'necromancer' | 'magic-user';

/** The boxes to which a die may be allocated (EW-6.2). */
export type DiceBox = DuelBox | 'minor' | 'grey';

/** A space of the pyramid for at most one wizard (EW-2.1). */
export type TitleId =
  | 'high-wizard'
  | `wizard-${1 | 2}`
  | `sorcerer-${1 | 2 | 3 | 4}`
  | `necromancer-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
export type MagicUserId = `magic-user-${1 | 2 | 3 | 4}`;
export type SpaceId = TitleId | MagicUserId;
export type DefeatedBox = 'defeated-wizard' | 'defeated-sorcerer' | 'defeated-necromancer';

/** Place of a wizard: 0 … 18 are the spaces in the order of EW-2.1, 19 … 21 the defeated boxes. */
export type Place = number;

/**
 * 16 · seat + the wizard's number at set-up, from 0 (EW-0.4).
 * @maximum 95
 */
export type WizardId = number;

/** Name of a wizard in notation and sentences: the letter of its seat and its number from 1, such as `R3` (EW-0.4). */
export type WizardName =
  `${'R' | 'G' | 'B' | 'Y' | 'K' | 'W'}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16}`;

/** A minor, or a major given by its face. */
export type SpellKind = 'minor' | Face;

/** EW-10.1: whether a seat claims for all its wizards in a box at once, or the seats take turns, one wizard each. */
export type Claims = 'seat' | 'wizard';

/**
 * Dice or minors of one seat (EW-2.2).
 * @maximum 7
 */
export type SpellCount = number;

/**
 * Grey tokens (EW-2.2).
 * @maximum 12
 */
type Tokens = number;

/**
 * A seat's points so far (EW-13.1, EW-14.2).
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

/** The dice in the boxes, as 36 numbers by 6 · box + face − 1, boxes in the order of {@link DiceBox}. */
type Boxes = readonly SpellCount[];

/** How many dice show each face. */
export type ByFace = Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, SpellCount>>;

/** The phases of a turn (EW-4.1), of the set-up and of the end. */
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
  /** §6: the roll and the allocation of one seat. */
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
      /** Dice of this roll that have been allocated. */
      readonly allocated: SpellCount;
      /** Whether a roll has been refused (EW-6.5). */
      readonly rerolled: boolean;
    }
  /** §8: the duels, from the first spell to the last pass. */
  | {
      readonly kind: 'duels';
      readonly passed: BySeat<boolean>;
      /** Whether the seat owes the second spell of its turn to cast (EW-8.2). */
      readonly owesSecond: boolean;
      /**
       * The spells beside wizards, in the order of casting; at most all dice and minors (EW-2.2).
       * @maxItems 84
       */
      readonly spells: readonly Spell[];
    }
  | {
      readonly kind: 'grey';
      /**
       * EW-12.2: tokens still to remove.
       * @maximum 10
       */
      readonly due: number;
    };

export interface State {
  readonly phase: PhaseName;
  /** 3 to 6. */
  readonly players: number;
  /** How vacant titles are claimed (EW-10.1). */
  readonly claims: Claims;
  /** The turn of the game, 1 … 4; 0 until the First Player is known. */
  readonly turn: number;
  /** The seat with the dragon; `null` until it is settled. */
  readonly dragon: Seat | null;
  /** The seat that decides or rolls. */
  readonly seat: Seat;
  /** The place of each wizard of a seat, by its number from 0 (EW-3.3). */
  readonly wizards: BySeat<readonly Place[]>;
  /** The grey tokens under each wizard. */
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
  /** By turn − 1, 4 items: the seat whose minor lies on that space of the record (EW-5.2). */
  readonly record: readonly (Seat | null)[];
  /** By turn − 1, for turns settled so far: the seat that won the title of High Wizard, `null` if it stayed vacant. */
  readonly highWizards: readonly (Seat | null)[];
  readonly scores: BySeat<Score>;
  readonly step: Step;
}

export interface WizardView {
  /** The id that moves use. */
  readonly id: WizardId;
  readonly name: WizardName;
  readonly place: SpaceId | DefeatedBox;
  /** Grey tokens under it. */
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

/** A step as in views: rolled dice are counted by face. */
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
      /** Dice of this roll that have been allocated. */
      readonly allocated: SpellCount;
      /** Whether a roll has been refused (EW-6.5). */
      readonly rerolled: boolean;
    };

/**
 * Nothing breaks a tie (EW-14.3).
 * @maxItems 0
 */
type Tiebreaks = readonly Score[];

/** The view of every viewer: nothing is hidden in this game (EW-16.1). */
export interface View extends BaseView {
  readonly phase: PhaseName;
  /**
   * The turn of the game, 1 … 4; 0 until the First Player is known.
   * @maximum 4
   */
  readonly round: number;
  /** The seat that decides or rolls. */
  readonly turn: Seat | null;
  /** The seat with the dragon. */
  readonly starter: Seat | null;
  /** The options that decide what is legal. */
  readonly options: Pick<Options, 'claims'>;
  readonly seats: BySeat<SeatView>;
  /** Grey tokens in the supply. */
  readonly greySupply: Tokens;
  /**
   * By round − 1: the seat whose minor lies on that space of the record (EW-5.2).
   * @minItems 4
   * @maxItems 4
   */
  readonly record: readonly (Seat | null)[];
  /**
   * By round − 1, for rounds settled so far: the seat that won the title of High Wizard, `null` if it stayed vacant.
   * @maxItems 4
   */
  readonly highWizards: readonly (Seat | null)[];
  /** Data that only some phases need; rolled dice are counted by face. */
  readonly step: StepView;
  readonly outcome: Outcome<Score, Tiebreaks> | null;
}

/**
 * Seats of the wizards on one space, ascending.
 * @minItems 1
 */
type SeatsOnSpace = readonly Seat[];

/** EW-3.3: the seats of the wizards on each space. A space left out is empty. */
export type Placement = { readonly [Space in SpaceId]?: SeatsOnSpace };

export interface Options {
  readonly players: 3 | 4 | 5 | 6;
  /** EW-3.2: the First Player of turn 1: drawn at random, or this seat. */
  readonly firstSeat: 'random' | Seat;
  /** EW-3.4: the library's reconstructed set-up, or a placement such as the printed one. */
  readonly layout: 'reconstructed' | Placement;
  /** EW-10.1: who claims in a defeated box: a seat for all its wizards at once, or one wizard after the other by turns. */
  readonly claims: Claims;
}
