import type { Seat } from '../../core/game.ts';

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
  /** §8. */
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
  /** The turn of the game, 1 … 4; 0 until the First Player is known. */
  readonly turn: number;
  /** The seat with the dragon; `null` until it is settled. */
  readonly dragon: Seat | null;
  /** Whose decision it is, or who rolls. */
  readonly seat: Seat;
  /** By seat and number: where each wizard is. */
  readonly wizards: readonly (readonly Place[])[];
  /** By seat and number: the grey tokens under each wizard. */
  readonly grey: readonly (readonly number[])[];
  /** Grey tokens in the supply. */
  readonly greySupply: number;
  /** By seat: dice in the reserve, 0 … 7. */
  readonly reserve: readonly number[];
  /** By seat: the dice in the boxes, as numbers by 6 · box + face − 1, boxes in the order of {@link DiceBox}. */
  readonly boxes: readonly (readonly number[])[];
  /** By seat: minors in the reserve, 0 … 7. */
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

export interface FirstSeatMove {
  readonly type: 'first-seat';
  readonly seat: Seat;
}

export interface RecordMove {
  readonly type: 'record';
  readonly from: 'reserve' | 'box';
}

export interface RetireMove {
  readonly type: 'retire';
  readonly to: SpaceId;
}

/** `dice` are faces in ascending order, here and below. */
export interface RollMove {
  readonly type: 'roll';
  readonly dice: readonly Face[];
}

export interface AllocateMove {
  readonly type: 'allocate';
  readonly die: Face;
  readonly box: DiceBox;
}

export interface EndAllocationMove {
  readonly type: 'end-allocation';
}

export interface RerollMove {
  readonly type: 'reroll';
}

export interface RecoverMove {
  readonly type: 'recover';
  readonly dice: readonly Face[];
}

export interface TakeBackMove {
  readonly type: 'take-back';
  readonly dice: readonly Face[];
}

export interface CastMove {
  readonly type: 'cast';
  readonly spell: SpellKind;
  readonly wizard: WizardId;
}

export interface PassMove {
  readonly type: 'pass';
}

export interface ClaimMove {
  readonly type: 'claim';
  readonly wizard: WizardId;
  readonly to: SpaceId;
}

export interface DemoteMove {
  readonly type: 'demote';
  readonly to: SpaceId;
}

export interface RemoveGreyMove {
  readonly type: 'remove-grey';
  readonly wizard: WizardId;
}

export type Move =
  | FirstSeatMove
  | RecordMove
  | RetireMove
  | RollMove
  | AllocateMove
  | EndAllocationMove
  | RerollMove
  | RecoverMove
  | TakeBackMove
  | CastMove
  | PassMove
  | ClaimMove
  | DemoteMove
  | RemoveGreyMove;

/** Why a title was not given (EW-9.2, EW-9.3). */
export type Vacancy = 'tie' | 'no-points' | 'no-candidate';

/** What ended the game (EW-14.1). */
export type EndReason = 'four-turns' | 'high-wizard-twice' | 'not-given-twice';

/** Everything that happens. `seat` is whoever does it or whose wizard it happens to. */
export type Event =
  | { readonly type: 'first-player'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly turn: number; readonly seat: Seat }
  | { readonly type: 'recorded'; readonly seat: Seat; readonly turn: number; readonly from: 'reserve' | 'box' }
  | { readonly type: 'retired'; readonly seat: Seat; readonly wizard: WizardId; readonly to: SpaceId }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly Face[] }
  | { readonly type: 'roll-refused'; readonly seat: Seat }
  | { readonly type: 'allocated'; readonly seat: Seat; readonly die: Face; readonly box: DiceBox }
  | { readonly type: 'allocation-ended'; readonly seat: Seat; readonly unused: number }
  | {
      readonly type: 'minors-recovered';
      readonly seat: Seat;
      readonly dice: readonly Face[];
      readonly minors: number;
    }
  | {
      readonly type: 'taken-back';
      readonly seat: Seat;
      readonly box: 'minor' | 'grey';
      readonly dice: readonly Face[];
    }
  /** `points`: those beside the wizard now. */
  | {
      readonly type: 'cast';
      readonly seat: Seat;
      readonly spell: SpellKind;
      readonly wizard: WizardId;
      readonly at: SpaceId;
      readonly points: number;
    }
  /** `forced`: it had no legal cast (EW-8.5). */
  | { readonly type: 'passed'; readonly seat: Seat; readonly forced: boolean }
  | {
      readonly type: 'title-given';
      readonly seat: Seat;
      readonly wizard: WizardId;
      readonly title: TitleId;
      readonly points: number;
    }
  | { readonly type: 'title-vacant'; readonly title: TitleId; readonly reason: Vacancy }
  | {
      readonly type: 'defeated';
      readonly seat: Seat;
      readonly wizard: WizardId;
      readonly box: DefeatedBox;
      readonly points: number;
    }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly wizard: WizardId; readonly title: TitleId }
  | {
      readonly type: 'demoted';
      readonly seat: Seat;
      readonly wizard: WizardId;
      readonly to: SpaceId;
      readonly grey: boolean;
    }
  | {
      readonly type: 'grey-recovered';
      readonly seat: Seat;
      readonly dice: readonly Face[];
      readonly tokens: number;
    }
  | { readonly type: 'grey-removed'; readonly seat: Seat; readonly wizard: WizardId }
  /** `points` of this turn and `scores` so far, by seat. */
  | {
      readonly type: 'scored';
      readonly turn: number;
      readonly points: readonly number[];
      readonly scores: readonly number[];
    }
  /** EW-14.2. */
  | { readonly type: 'minors-scored'; readonly points: readonly number[]; readonly scores: readonly number[] }
  | { readonly type: 'ended'; readonly winners: readonly Seat[]; readonly reason: EndReason };

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
}
