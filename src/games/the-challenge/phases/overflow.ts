import type { MoveRule, Phase } from '../../../core/define.ts';
import { add, countOf, remove } from '../../../core/pool.ts';
import { atTurn, playerOf } from '../../../core/seats.ts';
import { fits, refuseMisfit } from '../bags.ts';
import { colourOf, STONES, stone, to } from '../data.ts';
import { finishAction } from '../flow.ts';
import type { TheChallenge } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { laidOn, spriteAt } from '../sprites.ts';
import { cell, FOREST, goal, places } from '../universe.ts';

const place: MoveRule<TheChallenge, MoveOf<'place'>> = {
  type: 'place',
  clause: 'TC-4.6',
  fields: { stone, to },

  candidates(state, out) {
    const { hand, sprites } = playerOf(state, state.turn);
    for (let colour = 0; colour < STONES.length; colour++) {
      if (countOf(hand, colour) === 0) continue;
      out.push(cell(places, colour, FOREST));
      for (let i = 0; i < sprites.length; i++) {
        const { bag, bigger } = spriteAt(sprites, i);
        if (fits(bag, bigger, colour, state.blueAlone)) out.push(cell(places, colour, goal(i)));
      }
    }
  },

  violation(state, { stone: own, to: target }) {
    const { hand, sprites } = playerOf(state, state.turn);
    if (countOf(hand, colourOf(own)) === 0) return refuse('not-in-hand', 'TC-4.6', { stone: own });
    if (target === 'forest') return undefined;
    const sprite = sprites[target];
    if (sprite === undefined) return refuse('no-such-sprite', 'TC-0.5', { sprite: target });
    return refuseMisfit(sprite.bag, sprite.bigger, colourOf(own), state.blueAlone);
  },

  perform(draft, { stone: own, to: target }, emit) {
    const { hand, sprites } = playerOf(draft, draft.turn);
    remove(hand, colourOf(own));
    if (target === 'forest') add(draft.forest, colourOf(own));
    else sprites[target] = laidOn(spriteAt(sprites, target), colourOf(own));
    emit?.({ type: 'placed', seat: draft.turn, stone: own, to: target }, 'TC-4.6');
    finishAction(draft, emit);
  },
};

/** TC-4.6: the seat puts stones on its sprites or into the forest until its hand holds 3. */
export const overflow: Phase<TheChallenge> = { actor: atTurn, clause: 'TC-4.6', rules: [place] };
