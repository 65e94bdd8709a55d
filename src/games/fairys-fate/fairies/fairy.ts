import type { MoveRule } from '../../../core/define.ts';
import type { Draft, Listener, Violation } from '../../../core/game.ts';
import type { FairysFate } from '../game.ts';
import type { Move } from '../moves.ts';
import type { Card, PhaseName, State } from '../types.ts';

/** The phase of the fairy's next decision or chance move, or `over`; `null` if the fairy needs no more. */
export type Next = PhaseName | null;

/** A good fairy, kept for later use (FF-8.6, §9). */
export interface Good {
  /** The refusal if the fairy cannot be used now (FF-9.2). */
  refusalToUse(state: State): Violation | undefined;
  /** Applies the fairy's immediate effect. */
  begin(draft: Draft<State>, emit: Listener<FairysFate>): Next;
}

/** The effect of a bad fairy or a serpent when collected (FF-8.7). The card has already left the row. */
export type Bad = (draft: Draft<State>, card: Card, emit: Listener<FairysFate>) => Next;

/** A step of a fairy: a move rule whose `perform` returns the phase of the next decision. */
export interface FairyStep<M extends Move> extends Omit<MoveRule<FairysFate, M>, 'perform'> {
  perform(draft: Draft<State>, move: M, emit: Listener<FairysFate>): Next;
}
