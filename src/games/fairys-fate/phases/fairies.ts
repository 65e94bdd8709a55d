import type { MoveRule, Phase } from '../../../core/define.ts';
import type { Seat } from '../../../core/game.ts';
import { recipeRule } from '../deck.ts';
import type { Event } from '../events.ts';
import { lose as loseStep } from '../fairies/adversity.ts';
import { look } from '../fairies/clairvoyance.ts';
import type { FairyStep } from '../fairies/fairy.ts';
import { pickToSwap } from '../fairies/mutation.ts';
import { discard as discardStep } from '../fairies/poverty.ts';
import { drop as dropStep, pickToMove } from '../fairies/transport.ts';
import { answer as answerStep, ask, whoAnswers } from '../fairies/truth.ts';
import { draw } from '../fairies/wealth.ts';
import { follow, mover, resume } from '../flow.ts';
import type { Move } from '../moves.ts';
import type { State } from '../types.ts';

/** FF-9.1: within the steps of a fairy nothing else can be done; afterwards the interrupted decision stands again. */
function phaseOf<M extends Move>(step: FairyStep<M>, actor: (state: State) => Seat = mover): Phase<State, Move, Event> {
  const rule: MoveRule<State, M, Event> = {
    ...step,
    perform: (draft, move, emit) => follow(draft, step.perform(draft, move, emit), emit),
  };
  return { actor, clause: step.clause, rules: [rule] };
}

/** FF-9.2: a recipe more. */
export const wisdom: Phase<State, Move, Event> = {
  actor: 'chance',
  clause: 'FF-9.2',
  rule: recipeRule('FF-9.2', resume),
};
export const clairvoyance: Phase<State, Move, Event> = phaseOf(look);
export const wealth: Phase<State, Move, Event> = phaseOf(draw);
export const truth: Phase<State, Move, Event> = phaseOf(ask);
export const answer: Phase<State, Move, Event> = phaseOf(answerStep, whoAnswers);
export const mutation: Phase<State, Move, Event> = phaseOf(pickToSwap);
export const transport: Phase<State, Move, Event> = phaseOf(pickToMove);
export const drop: Phase<State, Move, Event> = phaseOf(dropStep);

/** FF-8.7: what poverty and adversity call for, and the serpents' bite (FF-8.11). */
export const discard: Phase<State, Move, Event> = phaseOf(discardStep);
export const lose: Phase<State, Move, Event> = phaseOf(loseStep);
