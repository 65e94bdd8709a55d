import type { MoveRule } from '../../../core/define.ts';
import type { Draft, Listener, Violation } from '../../../core/game.ts';
import type { FairysFate } from '../game.ts';
import type { Move } from '../moves.ts';
import type { Card, PhaseName, State } from '../types.ts';

/** The phase of the next decision that the fairy needs; null if there is none. */
export type Next = PhaseName | null;

/** A good fairy, kept for later use (FF-8.6, §9). */
export interface Good {
  /** Why it cannot be used now (FF-9.2); undefined if it can. */
  hindrance(state: State): Violation | undefined;
  /** Its immediate effect. */
  begin(draft: Draft<State>, emit: Listener<FairysFate>): Next;
}

/** A bad fairy, which takes effect when collected and is then eliminated (FF-8.7). The card has left the row. */
export type Bad = (draft: Draft<State>, card: Card, emit: Listener<FairysFate>) => Next;

/** A step of a fairy: a move rule whose effect returns the next step. */
export interface FairyStep<M extends Move> extends Omit<MoveRule<FairysFate, M>, 'perform'> {
  perform(draft: Draft<State>, move: M, emit: Listener<FairysFate>): Next;
}
