import { stepOf } from '../../../core/checked-access.ts';
import type { MoveRule } from '../../../core/define.ts';
import type { Violation } from '../../../core/game.ts';
import { countOf, remove } from '../../../core/pool.ts';
import { playerOf } from '../../../core/seats.ts';
import { anySeat, anySprite, FAIRIES, fairy, fairyOf, kindOf } from '../data.ts';
import { fairyRules } from '../fairies.ts';
import type { TheChallenge } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../types.ts';

/** §9: the refusal if the target does not suit the kind of fairy, or the fairy would have no effect. */
function refuseTarget(state: State, { fairy: own, seat = 0, sprite = 0 }: MoveOf<'play'>): Violation | undefined {
  return fairyRules[own].violation(state, { seat, sprite });
}

/** TC-0.2: whether the move lacks a key that its kind of fairy needs, or has one that it does not need. */
function hasOtherKeys({ fairy: own, seat, sprite }: MoveOf<'play'>): boolean {
  const { needsSeat, needsSprite } = fairyRules[own];
  return (seat !== undefined) !== needsSeat || (sprite !== undefined) !== needsSprite;
}

/** TC-9.1: uses a fairy kept from an earlier turn. */
export const playKept: MoveRule<TheChallenge, MoveOf<'play'>> = {
  type: 'play',
  clause: 'TC-9.1',
  fields: { fairy, seat: anySeat, sprite: anySprite },
  trusted: true,

  candidates(state, out) {
    const { kept } = playerOf(state, state.turn);
    for (const own of FAIRIES) if (countOf(kept, kindOf(own)) > 0) fairyRules[own].candidates(state, out);
  },

  violation(state, move) {
    const { kept } = playerOf(state, state.turn);
    if (countOf(kept, kindOf(move.fairy)) === 0) return refuse('fairy-not-kept', 'TC-9.1', { fairy: move.fairy });
    if (hasOtherKeys(move)) return refuse('wrong-target', 'TC-0.2', { fairy: move.fairy });
    return refuseTarget(state, move);
  },

  perform(draft, { fairy: own, seat, sprite }, emit) {
    remove(playerOf(draft, draft.turn).kept, kindOf(own));
    const rule = fairyRules[own];
    emit?.({ type: 'played', seat: draft.turn, fairy: own, victim: seat ?? null, sprite: sprite ?? null }, rule.clause);
    rule.perform(draft, { seat: seat ?? 0, sprite: sprite ?? 0 }, emit);
  },
};

/** TC-8.4: uses the fairy just obtained. */
export const playObtained: MoveRule<TheChallenge, MoveOf<'play'>> = {
  ...playKept,
  clause: 'TC-8.4',

  candidates(state, out) {
    fairyRules[fairyOf(stepOf(state.step, 'obtained').fairy)].candidates(state, out);
  },

  violation(state, move) {
    if (kindOf(move.fairy) !== stepOf(state.step, 'obtained').fairy)
      return refuse('not-the-obtained-fairy', 'TC-8.4', { fairy: move.fairy });
    if (hasOtherKeys(move)) return refuse('wrong-target', 'TC-0.2', { fairy: move.fairy });
    return refuseTarget(state, move);
  },
};
