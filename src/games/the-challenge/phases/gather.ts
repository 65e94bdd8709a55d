import { at, stepOf } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import { fieldless } from '../../../core/fieldless.ts';
import { add, countOf, remove, sizeOf } from '../../../core/pool.ts';
import { atTurn, playerOf } from '../../../core/seats.ts';
import { colourOf, GATHERED, stone } from '../data.ts';
import { drawFrom, drawIntoHand, stoneDeck } from '../draws.ts';
import { finishAction } from '../flow.ts';
import type { TheChallenge } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { discards } from '../universe.ts';

/** §6: starts to gather. This is always legal, since the stone deck is not empty at the start of a turn (TC-5.2). */
export const gather: MoveRule<TheChallenge, MoveOf<'gather'>> = {
  ...fieldless('gather'),
  clause: 'TC-6.1',

  perform(draft, _move, emit) {
    const left = Math.min(GATHERED, sizeOf(draft.deck));
    draft.phase = 'gather';
    draft.step = { kind: 'gather', left, mayKeep: left < GATHERED }; // TC-6.4
    emit?.({ type: 'gathering', seat: draft.turn, stones: left }, left < GATHERED ? 'TC-6.4' : 'TC-6.1');
  },
};

export const gathering: Phase<TheChallenge> = drawFrom(stoneDeck, 'TC-6.1', (draft, colour, emit) => {
  const step = stepOf(draft.step, 'gather');
  drawIntoHand(draft, colour, step.mayKeep ? 'TC-6.4' : 'TC-6.1', emit);
  step.left -= 1;
  if (step.left === 0) draft.phase = 'discard';
});

const discardStone: MoveRule<TheChallenge, MoveOf<'discard'>> = {
  type: 'discard',
  clause: 'TC-6.2',
  fields: { stone },

  candidates(state, out) {
    const { hand } = playerOf(state, state.turn);
    for (let colour = 0; colour < hand.length; colour++) if (countOf(hand, colour) > 0) out.push(at(discards, colour));
  },

  violation(state, { stone: own }) {
    const { hand } = playerOf(state, state.turn);
    if (countOf(hand, colourOf(own)) === 0) return refuse('not-in-hand', 'TC-6.2', { stone: own });
    return undefined;
  },

  perform(draft, { stone: own }, emit) {
    const { mayKeep } = stepOf(draft.step, 'gather');
    remove(playerOf(draft, draft.turn).hand, colourOf(own));
    add(draft.forest, colourOf(own));
    emit?.({ type: 'discarded', seat: draft.turn, stone: own }, mayKeep ? 'TC-6.4' : 'TC-6.2');
    finishAction(draft, emit); // TC-6.3
  },
};

const keepStones: MoveRule<TheChallenge, MoveOf<'keep-stones'>> = {
  ...fieldless('keep-stones'),
  clause: 'TC-6.4',
  closed: ({ step }) => (stepOf(step, 'gather').mayKeep ? undefined : refuse('must-discard', 'TC-6.2')),

  perform(draft, _move, emit) {
    emit?.({ type: 'stones-kept', seat: draft.turn }, 'TC-6.4');
    finishAction(draft, emit);
  },
};

/** TC-6.2: the seat discards a stone. If it could draw only one, the last of the deck, it need not (TC-6.4). */
export const discard: Phase<TheChallenge> = {
  actor: atTurn,
  clause: 'TC-6.2',
  rules: [discardStone, keepStones],
};
