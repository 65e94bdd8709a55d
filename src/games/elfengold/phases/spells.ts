import { at, stepOf } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import { propose } from '../../../core/define.ts';
import { add as addTo, countOf, remove } from '../../../core/pool.ts';
import { atTurn } from '../../../core/seats.ts';
import { hiddenField, roadField } from '../../../realm/data.ts';
import { roadAt, roadOf } from '../../../realm/map.ts';
import { accepts, counterKinds, counterName, kindOf } from '../../../realm/transport.ts';
import { choiceField, counterField } from '../data.ts';
import { continuePlanning } from '../flow.ts';
import type { Elfengold } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { counterRefusal, firstOn, isSecondFor, lyingOn, pickedOn } from '../roads.ts';
import { layTwo, replace, swapsFrom } from '../swaps.ts';
import { EXCHANGE } from '../tiles.ts';

const adds: readonly MoveOf<'add'>[] = [
  ...counterKinds.map((tile) => Object.freeze({ type: 'add' as const, tile })),
  ...counterKinds.map((tile) => Object.freeze({ type: 'add' as const, tile, hidden: true as const })),
];

/** EG-8.5: adds the second counter. */
const addSecond: MoveRule<Elfengold, MoveOf<'add'>> = {
  type: 'add',
  clause: 'EG-8.5',
  fields: { tile: counterField, hidden: hiddenField },

  candidates: propose(adds),

  violation({ counters, open, faceDown, turn, step }, { tile, hidden }) {
    const { road } = stepOf(step, 'spell');
    if (hidden === undefined && countOf(at(open, turn), kindOf(tile)) === 0)
      return refuse('no-such-tile', 'EG-8.5', { tile });
    if (hidden && countOf(at(faceDown, turn), kindOf(tile)) === 0)
      return refuse('no-such-hidden-tile', 'EL-0.4', { tile });
    if (!accepts(road, kindOf(tile))) return refuse('road-refuses', 'EL-2.3', { road: roadAt(road).id, tile });
    if (!isSecondFor({ counters }, road, kindOf(tile))) return refuse('same-kind', 'EG-8.5', { tile });
    return undefined;
  },

  perform(draft, { tile, hidden = false }, emit) {
    const { road } = stepOf(draft.step, 'spell');
    remove(at(hidden ? draft.faceDown : draft.open, draft.turn), kindOf(tile));
    layTwo(draft, road, lyingOn(draft, road), kindOf(tile));
    emit?.({ type: 'added', seat: draft.turn, tile, road: roadAt(road).id, hidden }, 'EG-8.5');
    continuePlanning(draft, 0);
  },
};

/** EG-8.6: a counter of the spell's road swaps places with one of another road. */
const swapTwo: MoveRule<Elfengold, MoveOf<'swap'>> = {
  type: 'swap',
  clause: 'EG-8.6',
  fields: { counter: choiceField, road: roadField, with: choiceField },

  candidates(state, out) {
    for (const move of swapsFrom(state, stepOf(state.step, 'spell').road)) out.push(move);
  },

  violation(state, { counter, road: id, with: other }) {
    const [from, to] = [stepOf(state.step, 'spell').road, roadOf(id)];
    if (to === from) return refuse('same-road', 'EG-8.6', { road: id });
    if (firstOn(state, to) === null) return refuse('no-counter', 'EG-8.6', { road: id });
    const wrong = counterRefusal(state, from, counter) ?? counterRefusal(state, to, other);
    if (wrong !== undefined) return wrong;
    const [leaving, coming] = [pickedOn(state, from, counter), pickedOn(state, to, other)];
    if (leaving === coming) return refuse('same-kind', 'EG-8.6', { tile: counterName(leaving) });
    if (!accepts(from, coming))
      return refuse('road-refuses', 'EG-8.6', { road: roadAt(from).id, tile: counterName(coming) });
    if (!accepts(to, leaving)) return refuse('road-refuses', 'EG-8.6', { road: id, tile: counterName(leaving) });
    return undefined;
  },

  perform(draft, { counter, road: id, with: other }, emit) {
    const [from, to] = [stepOf(draft.step, 'spell').road, roadOf(id)];
    const [leaving, coming] = [pickedOn(draft, from, counter), pickedOn(draft, to, other)];
    replace(draft, from, leaving, coming);
    replace(draft, to, coming, leaving);
    addTo(draft.pile, EXCHANGE);
    emit?.(
      {
        type: 'swapped',
        seat: draft.turn,
        from: roadAt(from).id,
        to: id,
        counter: counterName(leaving),
        with: counterName(coming),
      },
      'EG-8.6',
    );
    continuePlanning(draft, 0);
  },
};

/** EG-8.5: after a double, the player adds a second counter. */
export const add: Phase<Elfengold> = { actor: atTurn, clause: 'EG-8.5', rules: [addSecond] };

/** EG-8.6: after an exchange, the player swaps two counters. */
export const swap: Phase<Elfengold> = { actor: atTurn, clause: 'EG-8.6', rules: [swapTwo] };
