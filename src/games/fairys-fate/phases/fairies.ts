import type { MoveRule, Phase } from '../../../core/define.ts';
import type { Seat } from '../../../core/game.ts';
import { atTurn } from '../../../core/seats.ts';
import { recipeRule } from '../deck.ts';
import { lose as loseStep } from '../fairies/adversity.ts';
import { look } from '../fairies/clairvoyance.ts';
import type { FairyStep } from '../fairies/fairy.ts';
import { pickToSwap } from '../fairies/mutation.ts';
import { discard as discardStep } from '../fairies/poverty.ts';
import { drop as dropStep, pickToMove } from '../fairies/transport.ts';
import { answer as answerStep, ask, whoAnswers } from '../fairies/truth.ts';
import { draw } from '../fairies/wealth.ts';
import { follow, resume } from '../flow.ts';
import type { FairysFate } from '../game.ts';
import type { Move } from '../moves.ts';
import type { State } from '../types.ts';

/** FF-9.1: a phase in which only the fairy's step is legal. Then the fairy's next step or `resume` follows. */
function phaseOf<M extends Move>(step: FairyStep<M>, actor: (state: State) => Seat = atTurn) {
  const rule: MoveRule<FairysFate, M> = {
    ...step,
    perform: (draft, move, emit) => follow(draft, step.perform(draft, move, emit), emit),
  };
  return { actor, clause: step.clause, rules: [rule] };
}

/** FF-9.2: deals the seat one more recipe. */
export const wisdom: Phase<FairysFate> = {
  actor: 'chance',
  clause: 'FF-9.2',
  rule: recipeRule('FF-9.2', resume),
};
export const clairvoyance: Phase<FairysFate> = phaseOf(look);
export const wealth: Phase<FairysFate> = phaseOf(draw);
export const truth: Phase<FairysFate> = phaseOf(ask);
export const answer: Phase<FairysFate> = phaseOf(answerStep, whoAnswers);
export const mutation: Phase<FairysFate> = phaseOf(pickToSwap);
export const transport: Phase<FairysFate> = phaseOf(pickToMove);
export const drop: Phase<FairysFate> = phaseOf(dropStep);

/** FF-8.7, FF-8.11: the seat chooses what it loses to poverty, adversity or a serpent's bite. */
export const discard: Phase<FairysFate> = phaseOf(discardStep);
export const lose: Phase<FairysFate> = phaseOf(loseStep);
