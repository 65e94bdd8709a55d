import { at } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import { countOf, piecesOf } from '../../../core/pool.ts';
import { atTurn } from '../../../core/seats.ts';
import { keepOnly, waysOfKeeping } from '../../../realm/keeping.ts';
import type { CounterKind } from '../../../realm/transport.ts';
import { counterKinds, kindOf } from '../../../realm/transport.ts';
import { keptField } from '../data.ts';
import { continueKeeping } from '../flow.ts';
import type { Elfenland } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';

/** EL-8.1: number of counters that a player keeps. */
const KEPT = 1;

/** EL-8.1: the player keeps one counter, which stays open or face down, and returns the others to the pile. */
const keepOne: MoveRule<Elfenland, MoveOf<'keep'>> = {
  type: 'keep',
  clause: 'EL-8.1',
  fields: { open: keptField, hidden: keptField },

  candidates({ open, faceDown, turn }, out) {
    for (const kept of waysOfKeeping(at(open, turn), at(faceDown, turn), KEPT))
      out.push({ type: 'keep', open: piecesOf(kept.open, counterKinds), hidden: piecesOf(kept.hidden, counterKinds) });
  },

  violation(state, { open, hidden }) {
    const lacksOpen = open.find((tile) => countOf(at(state.open, state.turn), kindOf(tile)) === 0);
    const lacksHidden = hidden.find((tile) => countOf(at(state.faceDown, state.turn), kindOf(tile)) === 0);
    if (open.length + hidden.length !== KEPT) return refuse('kept-number', 'EL-8.1', { keep: KEPT });
    if (lacksOpen !== undefined) return refuse('no-such-tile', 'EL-8.1', { tile: lacksOpen });
    if (lacksHidden !== undefined) return refuse('no-such-hidden-tile', 'EL-8.1', { tile: lacksHidden });
    return undefined;
  },

  perform(draft, { open, hidden }, emit) {
    keepOnly(draft, { open: poolOf(open), hidden: poolOf(hidden) });
    emit?.({ type: 'kept', seat: draft.turn, open: open.slice(), hidden: hidden.slice() }, 'EL-8.1');
    continueKeeping(draft, emit);
  },
};

/** §8: each seat with more than one counter chooses, in turn order. */
export const keep: Phase<Elfenland> = { actor: atTurn, clause: 'EL-8.1', rules: [keepOne] };

function poolOf(kinds: readonly CounterKind[]): number[] {
  return counterKinds.map((kind) => kinds.filter((own) => own === kind).length);
}
