import type { MoveRule } from '../../../core/define.ts';
import type { Draft, Listener, Violation } from '../../../core/game.ts';
import type { FairysFate } from '../game.ts';
import type { Move } from '../moves.ts';
import type { Card, PhaseName, State } from '../types.ts';

/** The phase of the decision that a fairy calls for; null when its work is done. */
export type Next = PhaseName | null;

/** A fairy that is kept, to be used later (FF-8.6, §9). */
export interface Good {
  /** Why it cannot be used now (FF-9.2); undefined while it is usable. */
  hindrance(state: State): Violation | undefined;
  /** What happens at once when it is used. */
  begin(draft: Draft<State>, emit: Listener<FairysFate>): Next;
}

/** A fairy that takes effect as it is collected, and is eliminated (FF-8.7). The card has left the row. */
export type Bad = (draft: Draft<State>, card: Card, emit: Listener<FairysFate>) => Next;

/** One step of a fairy: a move rule that says which step comes next. */
export interface FairyStep<M extends Move> extends Omit<MoveRule<FairysFate, M>, 'perform'> {
  perform(draft: Draft<State>, move: M, emit: Listener<FairysFate>): Next;
}
