import { at, stepOf } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import { fieldless } from '../../../core/fieldless.ts';
import type { Draft, Listener } from '../../../core/game.ts';
import { add, sizeOf } from '../../../core/pool.ts';
import { atTurn, playerOf } from '../../../core/seats.ts';
import { fits, hasRoomSomewhere, refuseMisfit, topOf } from '../bags.ts';
import { STONES, sprite, stoneOf, to } from '../data.ts';
import { drawFrom } from '../draws.ts';
import { finishAction } from '../flow.ts';
import type { TheChallenge } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { hasAnythingToSteal, isExposed } from '../seats.ts';
import { laidOn, spriteAt, takenOff } from '../sprites.ts';
import type { State } from '../types.ts';
import { cell, FOREST, goal, steals } from '../universe.ts';

function victimOf<Own>(state: Pick<State, 'step'> & { readonly seats: readonly Own[] }): Own {
  return playerOf(state, stepOf(state.step, 'steal').victim);
}

const stealHand: MoveRule<TheChallenge, MoveOf<'steal-hand'>> = {
  ...fieldless('steal-hand'),
  clause: 'TC-9.8',
  closed: (state) => (sizeOf(victimOf(state).hand) === 0 ? refuse('hand-empty', 'TC-9.8') : undefined),

  perform(draft, _move, emit) {
    draft.phase = 'steal-draw';
    emit?.({ type: 'stealing-from-hand', seat: draft.turn, victim: stepOf(draft.step, 'steal').victim }, 'TC-9.8');
  },
};

const stealTop: MoveRule<TheChallenge, MoveOf<'steal'>> = {
  type: 'steal',
  clause: 'TC-9.8',
  fields: { sprite, to },

  candidates(state, out) {
    const { sprites } = victimOf(state);
    const own = playerOf(state, state.turn).sprites;
    for (let from = 0; from < sprites.length; from++) {
      const robbed = spriteAt(sprites, from);
      if (!isExposed(robbed)) continue;
      const top = topOf(robbed.bag);
      const before = out.length;
      for (let i = 0; i < own.length; i++) {
        const { bag, bigger } = at(own, i);
        if (fits(bag, bigger, top, state.blueAlone)) out.push(cell(steals, from, goal(i)));
      }
      if (out.length === before) out.push(cell(steals, from, FOREST));
    }
  },

  violation(state, { sprite: from, to: target }) {
    const robbed = victimOf(state).sprites[from];
    const { sprites } = playerOf(state, state.turn);
    const onto = target === 'forest' ? null : sprites[target];
    if (robbed === undefined) return refuse('no-such-sprite', 'TC-0.5', { sprite: from });
    if (onto === undefined) return refuse('no-such-sprite', 'TC-0.5', { sprite: target });
    if (robbed.immune) return refuse('sprite-immune', 'TC-9.4', { sprite: from });
    if (robbed.bag.length === 0) return refuse('bag-empty', 'TC-9.8', { sprite: from });
    const top = topOf(robbed.bag);
    if (onto !== null) return refuseMisfit(onto.bag, onto.bigger, top, state.blueAlone);
    if (hasRoomSomewhere(sprites, top, state.blueAlone))
      return refuse('fits-on-a-sprite', 'TC-9.8', { stone: stoneOf(top) });
    return undefined;
  },

  perform(draft, { sprite: from, to: target }, emit) {
    const { victim } = stepOf(draft.step, 'steal');
    const { sprites } = playerOf(draft, victim);
    const bared = spriteAt(sprites, from);
    const top = topOf(bared.bag);
    sprites[from] = takenOff(bared);
    if (target === 'forest') add(draft.forest, top);
    else {
      const own = playerOf(draft, draft.turn).sprites;
      own[target] = laidOn(spriteAt(own, target), top);
    }
    emit?.({ type: 'stolen', seat: draft.turn, victim, sprite: from, stone: stoneOf(top), to: target }, 'TC-9.8');
    goOn(draft, emit);
  },
};

/** TC-9.8: the seat steals a random stone from the victim's hand, or the top stone of one of the victim's bags. */
export const steal: Phase<TheChallenge> = { actor: atTurn, clause: 'TC-9.8', rules: [stealHand, stealTop] };

/** TC-9.8: chance draws a stone from the victim's hand. */
export const stealDraw: Phase<TheChallenge> = drawFrom(
  {
    clause: 'TC-9.8',
    kinds: STONES,
    pool: (state) => victimOf(state).hand,
    draftPool: (draft) => victimOf(draft).hand,
  },
  'TC-9.8',
  (draft, colour, emit) => {
    const { victim } = stepOf(draft.step, 'steal');
    add(playerOf(draft, draft.turn).hand, colour);
    emit?.({ type: 'stolen-from-hand', seat: draft.turn, victim, stone: stoneOf(colour) }, 'TC-9.8');
    draft.phase = 'steal';
    goOn(draft, emit);
  },
);

/** TC-9.8: if the victim has a stone to take, the seat must take a second one; otherwise the action ends. */
function goOn(draft: Draft<State>, emit: Listener<TheChallenge>): void {
  const step = stepOf(draft.step, 'steal');
  step.left -= 1;
  if (step.left === 0 || !hasAnythingToSteal(playerOf(draft, step.victim))) finishAction(draft, emit);
}
