import { at, stepOf } from '../../../core/checked-access.ts';
import { propose } from '../../../core/define.ts';
import { frozenList } from '../../../core/frozen.ts';
import type { Seat } from '../../../core/game.ts';
import { playerOf } from '../../../core/seats.ts';
import { answer as answerDomain, seat } from '../data.ts';
import type { MoveOf } from '../moves.ts';
import { answers, asks } from '../moves.ts';
import { narrowed } from '../recipe-lists.ts';
import { isComplete, objectsIn } from '../recipes.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../types.ts';
import type { FairyStep, Good } from './fairy.ts';

/** Mebahel (FF-9.2): the seat asks another seat what that seat's recipes lack. */
export const truth: Good = {
  refusalToUse: () => undefined,
  begin: () => 'truth',
};

export const ask: FairyStep<MoveOf<'ask'>> = {
  type: 'ask',
  clause: 'FF-9.2',
  fields: { seat },
  candidates: propose(asks),

  violation(state, { seat: asked }) {
    if (asked >= state.players) return refuse('no-such-seat', 'FF-9.2', { seat: asked });
    if (asked === state.turn) return refuse('yourself', 'FF-9.2');
    return undefined;
  },

  perform(draft, { seat: asked }, emit) {
    draft.step = { kind: 'answer', seat: asked, index: 0 };
    emit?.({ type: 'asked', seat: draft.turn, asked }, 'FF-9.2');
    return 'answer';
  },
};

/** FF-9.3: for each of its recipes, the asked seat names a missing object, or `nothing` if the recipe is complete. */
export const answer: FairyStep<MoveOf<'answer'>> = {
  type: 'answer',
  clause: 'FF-9.3',
  fields: { lacks: answerDomain },
  reveals: true,
  candidates: propose(answers),

  violation(state, { lacks }) {
    const { seat: asked, index } = stepOf(state.step, 'answer');
    const { recipes, objects } = playerOf(state, asked);
    const { recipe } = at(recipes, index);
    if (lacks === 'nothing') {
      return isComplete(state, recipe, objects) ? undefined : refuse('recipe-incomplete', 'FF-9.3');
    }
    if (!objectsIn(state, recipe).includes(lacks)) return refuse('not-in-recipe', 'FF-9.3', { object: lacks });
    if (objects[lacks] > 0) return refuse('not-lacking', 'FF-9.3', { object: lacks });
    return undefined;
  },

  perform(draft, { lacks }, emit) {
    const { seat: asked, index } = stepOf(draft.step, 'answer');
    const own = playerOf(draft, asked);
    const { recipes, objects } = own;
    emit?.({ type: 'answered', seat: asked, index, lacks }, 'FF-9.3');
    // FF-11.4: the answer is public, so all seats rule out the recipes that do not fit it.
    const held = narrowed(at(recipes, index), (recipe) =>
      lacks === 'nothing' ? isComplete(draft, recipe, objects) : objectsIn(draft, recipe).includes(lacks),
    );
    own.recipes = frozenList(recipes.map((recipe, number) => (number === index ? held : recipe)));
    if (index + 1 === recipes.length) return null;
    draft.step = { kind: 'answer', seat: asked, index: index + 1 };
    return 'answer';
  },
};

/** The seat that must answer. */
export function whoAnswers({ step }: State): Seat {
  return stepOf(step, 'answer').seat;
}
