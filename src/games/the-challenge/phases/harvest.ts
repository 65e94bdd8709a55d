import { stepOf } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import { fieldless } from '../../../core/fieldless.ts';
import type { Draft, Listener } from '../../../core/game.ts';
import { countOf, remove, sizeOf } from '../../../core/pool.ts';
import { atTurn, playerOf } from '../../../core/seats.ts';
import { fits, refuseMisfit } from '../bags.ts';
import { colourOf, HARVEST, STONES, sprite, stone } from '../data.ts';
import { drawFrom, drawIntoHand, stoneDeck } from '../draws.ts';
import { finishAction } from '../flow.ts';
import type { TheChallenge } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { laidOn, spriteAt } from '../sprites.ts';
import type { State } from '../types.ts';
import { cell, picks } from '../universe.ts';

const pickCovered: MoveRule<TheChallenge, MoveOf<'pick-covered'>> = {
  ...fieldless('pick-covered'),
  clause: 'TC-9.7',
  closed: ({ deck }) => (sizeOf(deck) === 0 ? refuse('stone-deck-empty', 'TC-9.7') : undefined),

  perform(draft, _move, emit) {
    draft.phase = 'harvest-draw';
    emit?.({ type: 'picking-covered', seat: draft.turn }, 'TC-9.7');
  },
};

const pick: MoveRule<TheChallenge, MoveOf<'pick'>> = {
  type: 'pick',
  clause: 'TC-9.7',
  fields: { stone, sprite },

  candidates(state, out) {
    const { sprites } = playerOf(state, state.turn);
    for (let colour = 0; colour < STONES.length; colour++) {
      if (countOf(state.forest, colour) === 0) continue;
      for (let i = 0; i < sprites.length; i++) {
        const { bag, bigger } = spriteAt(sprites, i);
        if (fits(bag, bigger, colour, state.blueAlone)) out.push(cell(picks, colour, i));
      }
    }
  },

  violation(state, { stone: open, sprite: own }) {
    const goal = playerOf(state, state.turn).sprites[own];
    if (goal === undefined) return refuse('no-such-sprite', 'TC-0.5', { sprite: own });
    if (countOf(state.forest, colourOf(open)) === 0) return refuse('none-in-forest', 'TC-9.7', { stone: open });
    return refuseMisfit(goal.bag, goal.bigger, colourOf(open), state.blueAlone);
  },

  perform(draft, { stone: open, sprite: own }, emit) {
    remove(draft.forest, colourOf(open));
    const { sprites } = playerOf(draft, draft.turn);
    sprites[own] = laidOn(spriteAt(sprites, own), colourOf(open));
    emit?.({ type: 'picked', seat: draft.turn, stone: open, sprite: own }, 'TC-9.7');
    goOn(draft, emit);
  },
};

const stop: MoveRule<TheChallenge, MoveOf<'stop'>> = {
  ...fieldless('stop'),
  clause: 'TC-9.7',

  closed({ step }) {
    return stepOf(step, 'harvest').left === HARVEST ? refuse('nothing-taken-yet', 'TC-9.7') : undefined;
  },

  perform(draft, _move, emit) {
    emit?.({ type: 'harvest-stopped', seat: draft.turn }, 'TC-9.7');
    finishAction(draft, emit);
  },
};

/** TC-9.7: the seat takes covered or open stones one at a time, or stops. */
export const harvest: Phase<TheChallenge> = {
  actor: atTurn,
  clause: 'TC-9.7',
  rules: [pickCovered, pick, stop],
};

export const harvestDraw: Phase<TheChallenge> = drawFrom(stoneDeck, 'TC-9.7', (draft, colour, emit) => {
  drawIntoHand(draft, colour, 'TC-9.7', emit);
  draft.phase = 'harvest';
  goOn(draft, emit);
});

/** Asks for the next stone, or ends the harvest after the fourth. */
function goOn(draft: Draft<State>, emit: Listener<TheChallenge>): void {
  const step = stepOf(draft.step, 'harvest');
  step.left -= 1;
  if (step.left === 0) finishAction(draft, emit);
}
