import type { Seat } from '../../core/game.ts';
import type { DiceBox, Face, SpaceId, SpellKind, WizardId } from './types.ts';

/** The moves of a game. None exchanges spells, grey tokens or points (EW-15.1). */
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

/** `dice` are faces, ascending; likewise in the moves below. */
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

/** A move; one type of them is `Extract<Move, { type: 'allocate' }>`. */
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
