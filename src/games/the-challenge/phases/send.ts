import type { MoveRule } from '../../../core/define.ts';
import { add, countOf } from '../../../core/pool.ts';
import { playerOf } from '../../../core/seats.ts';
import { roomFor } from '../bags.ts';
import { colourOf, STONES, sprite, stone } from '../data.ts';
import { finishAction } from '../flow.ts';
import type { TheChallenge } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { laidOn, spriteAt } from '../sprites.ts';
import { cell, sends } from '../universe.ts';

/** §7: a sprite takes as many stones of a pile in the forest as fit into its bag. */
export const send: MoveRule<TheChallenge, MoveOf<'send'>> = {
  type: 'send',
  clause: 'TC-7.1',
  fields: { sprite, stone },
  trusted: true,

  candidates(state, out) {
    const { sprites } = playerOf(state, state.turn);
    for (let i = 0; i < sprites.length; i++) {
      const { bag, bigger } = spriteAt(sprites, i);
      if (bag.length > 0 && !bigger) continue;
      for (let colour = 0; colour < STONES.length; colour++)
        if (countOf(state.forest, colour) > 0 && roomFor(bag, bigger, colour, state.blueAlone) > 0)
          out.push(cell(sends, i, colour));
    }
  },

  violation(state, { sprite: own, stone: pile }) {
    const sent = playerOf(state, state.turn).sprites[own];
    const colour = colourOf(pile);
    if (sent === undefined) return refuse('no-such-sprite', 'TC-0.5', { sprite: own });
    if (sent.bag.length > 0 && !sent.bigger) return refuse('bag-not-empty', 'TC-7.1', { sprite: own }); // TC-7.2
    if (countOf(state.forest, colour) === 0) return refuse('none-in-forest', 'TC-7.3', { stone: pile });
    if (roomFor(sent.bag, sent.bigger, colour, state.blueAlone) === 0)
      return refuse('no-room', 'TC-7.3', { stone: pile });
    return undefined;
  },

  perform(draft, { sprite: own, stone: pile }, emit) {
    const { sprites } = playerOf(draft, draft.turn);
    const sent = spriteAt(sprites, own);
    const colour = colourOf(pile);
    const clause = sent.bag.length > 0 ? 'TC-7.2' : 'TC-7.1';
    const stones = Math.min(countOf(draft.forest, colour), roomFor(sent.bag, sent.bigger, colour, draft.blueAlone)); // TC-7.1
    add(draft.forest, colour, -stones);
    sprites[own] = laidOn(sent, colour, stones);
    emit?.({ type: 'sent', seat: draft.turn, sprite: own, stone: pile, stones }, clause);
    finishAction(draft, emit);
  },
};
