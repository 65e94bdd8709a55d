import type { Face, Square } from './types.ts';

export interface RollMove {
  readonly type: 'roll';
  readonly die: Face;
}

export interface PlaceMove {
  readonly type: 'place';
  readonly to: Square;
}

export interface WalkMove {
  readonly type: 'move';
  readonly from: Square;
  readonly to: Square;
  /** Takes along the sprite on `from`. */
  readonly carry: boolean;
  /** Takes the half-elf off the board with the sprite it saves (ST-3.5). */
  readonly retire?: true;
}

export interface AttackMove {
  readonly type: 'attack';
  readonly at: Square;
}

export interface EndMove {
  readonly type: 'end';
}

export interface PlaceOrcMove {
  readonly type: 'place-orc';
  readonly to: Square;
}

export interface MoveOrcMove {
  readonly type: 'move-orc';
  readonly from: Square;
  readonly to: Square;
}

export interface OrcAttackMove {
  readonly type: 'orc-attack';
  readonly at: Square;
}

/** A move; one type of them is `Extract<Move, { type: 'move' }>`. */
export type Move = RollMove | PlaceMove | WalkMove | AttackMove | EndMove | PlaceOrcMove | MoveOrcMove | OrcAttackMove;
