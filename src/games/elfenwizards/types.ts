import type { Frozen, Seat } from '../../core/game.ts';

/** A face of a die: 1 … 6. */
export type Face = number;

/** The boxes of the dice that will be cast, each called after its level (EW-2.3). */
export type DuelBox = 'wizard' | 'sorcerer' | 'necromancer' | 'magic-user';

/** The boxes to which a die may be allocated (EW-6.2). */
export type DiceBox = DuelBox | 'minor' | 'grey';

/** A space of the pyramid that holds one wizard at most (EW-2.1). */
export type TitleId =
  | 'high-wizard'
  | `wizard-${1 | 2}`
  | `sorcerer-${1 | 2 | 3 | 4}`
  | `necromancer-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
export type MagicUserId = `magic-user-${1 | 2 | 3 | 4}`;
export type SpaceId = TitleId | MagicUserId;
export type DefeatedBox = 'defeated-wizard' | 'defeated-sorcerer' | 'defeated-necromancer';

/** Where a wizard is: 0 … 18 the spaces in the order of EW-2.1, 19 … 21 the defeated boxes. */
export type Place = number;

/** 16 · seat + the wizard's number at set-up, from 0 (EW-0.4). */
export type WizardId = number;

/** A minor, or a major by its face. */
export type SpellKind = 'minor' | Face;

/** EW-10.1: how often a seat's turn to claim comes within a box, once for all of its wizards there, or for one each time. */
export type Claims = 'seat' | 'wizard';

/** Where a turn stands (EW-4.1). */
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

/** What means something in one phase only. */
export type Step =
  | { readonly kind: 'none' }
  /** §6: the roll and the allocation of one seat. */
  | {
      readonly kind: 'majors';
      /** 1 in phase 2 of the turn, 2 in phase 3. */
      readonly lap: number;
      /** By face − 1: the dice rolled and not yet allocated. */
      readonly rolled: readonly number[];
      /** Dice of this roll that have been allocated. */
      readonly allocated: number;
      /** Whether a roll has been refused (EW-6.5). */
      readonly rerolled: boolean;
    }
  /** §8: the duels, from the first spell to the last pass. */
  | {
      readonly kind: 'duels';
      /** By seat. */
      readonly passed: readonly boolean[];
      /** Whether the seat owes the second spell of its turn to cast (EW-8.2). */
      readonly owesSecond: boolean;
      /** The spells beside wizards, in the order of casting. */
      readonly spells: readonly Spell[];
    }
  /** EW-12.2: so many tokens are yet to be removed. */
  | { readonly kind: 'grey'; readonly due: number };

export interface State {
  readonly phase: PhaseName;
  /** 3 … 6. */
  readonly players: number;
  /** The reading of EW-10.1 by which vacant titles are claimed. */
  readonly claims: Claims;
  /** The turn of the game, 1 … 4; 0 until the First Player is known. */
  readonly turn: number;
  /** The seat with the dragon; `null` until it is settled. */
  readonly dragon: Seat | null;
  /** Whose decision it is, or who rolls. */
  readonly seat: Seat;
  /** By seat and number: where each wizard is. */
  readonly wizards: readonly (readonly Place[])[];
  /** By seat and number: the grey tokens under each wizard. */
  readonly grey: Frozen<readonly (readonly number[])[]>;
  /** Grey tokens in the supply. */
  readonly greySupply: number;
  /** By seat: dice in the reserve (EW-2.5), 0 … 7. */
  readonly reserve: readonly number[];
  /** By seat: the dice in the boxes, as numbers by 6 · box + face − 1, boxes in the order of {@link DiceBox}. */
  readonly boxes: readonly (readonly number[])[];
  /** By seat: minors in the reserve (EW-2.5), 0 … 7. */
  readonly minors: readonly number[];
  /** By seat: minors in the minor box. */
  readonly minorBox: readonly number[];
  /** By turn − 1: whose minor lies on that space of the record (EW-5.2). */
  readonly record: readonly (Seat | null)[];
  /** By turn − 1, as far as settled: who won the title of High Wizard, `null` if it was not given. */
  readonly highWizards: readonly (Seat | null)[];
  /** By seat. */
  readonly scores: readonly number[];
  readonly step: Step;
}

/** Nothing is hidden in this game: a view is the whole state. */
export type View = State;

/** EW-3.3: by space, the seats of the wizards on it, ascending. A space left out is empty. */
export type Placement = { readonly [Space in SpaceId]?: readonly Seat[] };

export interface Options {
  readonly players: 3 | 4 | 5 | 6;
  /** EW-3.2: the First Player of turn 1 is drawn, or given. */
  readonly firstSeat: 'random' | Seat;
  /** EW-3.4, or the table of the rulebook's back as a placement. */
  readonly layout: 'reconstructed' | Placement;
  /** EW-10.1: in a defeated box a seat claims for all of its wizards before the next seat does, or for one wizard a round. */
  readonly claims: Claims;
}
