import { at } from '../../../core/checked-access.ts';
import type { ChanceRule, Phase } from '../../../core/define.ts';
import { propose } from '../../../core/define.ts';
import { itemsOf, withItem } from '../../../core/frozen.ts';
import { townOf } from '../../../realm/map.ts';
import { dealTownCard, firstSeatOpening, isDealt, settleStarter, townCardOpening } from '../../../realm/openings.ts';
import { passTurn } from '../../../realm/order.ts';
import { discs, townsWithDiscs, valueField } from '../data.ts';
import { cardDraw, display as lay, takeCard } from '../draws.ts';
import { beginDeal, beginSetUp, beginTownCards, continueDeal, continueDisplay } from '../flow.ts';
import type { Elfengold } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../types.ts';

const drawFirstSeat: ChanceRule<Elfengold, MoveOf<'first-seat'>> = {
  ...firstSeatOpening,
  violation: ({ players }, { seat }) => (seat < players ? undefined : refuse('no-such-seat', 'EL-1.2', { seat })),
  perform(draft, { seat }, emit) {
    settleStarter(draft, seat, emit);
    beginSetUp(draft);
  },
};

const discMoves: readonly MoveOf<'gold-value'>[] = valueField.values.map((value) =>
  Object.freeze({ type: 'gold-value', value }),
);

/** EG-3.2: number of discs of this value that are left. */
function discsLeft({ values }: Pick<State, 'values'>, value: number): number {
  return at(discs, value) - itemsOf(values).filter((own) => own === value).length;
}

/** EG-3.2: lays a disc in the first town without one, in ascending order of id. */
const layDisc: ChanceRule<Elfengold, MoveOf<'gold-value'>> = {
  type: 'gold-value',
  clause: 'EG-3.2',
  fields: { value: valueField },
  candidates: propose(discMoves),
  violation(state, { value }) {
    return discsLeft(state, value) > 0 ? undefined : refuse('no-disc-left', 'EG-3.2', { value });
  },
  weight: (state, { value }) => discsLeft(state, value),
  sample(state, rng) {
    const left = discMoves.flatMap((move) => Array.from({ length: discsLeft(state, move.value) }, () => move));
    return at(left, rng.int(left.length));
  },
  perform(draft, { value }, emit) {
    const values = itemsOf(draft.values);
    const bare = townsWithDiscs.filter((town) => values[townOf(town)] === 0);
    const town = at(bare, 0);
    draft.values = withItem(draft.values, townOf(town), value);
    emit?.({ type: 'value-laid', town, value }, 'EG-3.2');
    if (bare.length === 1) beginTownCards(draft);
  },
};

const drawTownCard: ChanceRule<Elfengold, MoveOf<'town-card'>> = {
  ...townCardOpening,
  violation: (state, { town }) => (isDealt(state, town) ? refuse('town-card-dealt', 'EL-3.3', { town }) : undefined),
  perform(draft, { town }, emit) {
    dealTownCard(draft, town, emit);
    if (passTurn(draft)) beginDeal(draft);
  },
};

/** EL-1.2: chance draws the starting player of round 1. */
export const firstSeat: Phase<Elfengold> = { actor: 'chance', clause: 'EL-1.2', rule: drawFirstSeat };

/** EG-3.2: with `goldValues: 'random'`, chance draws the values of the towns. */
export const goldValue: Phase<Elfengold> = { actor: 'chance', clause: 'EG-3.2', rule: layDisc };

/** EL-3.3: each seat is dealt a town card, in turn order. */
export const townCard: Phase<Elfengold> = { actor: 'chance', clause: 'EL-3.3', rule: drawTownCard };

/** EG-3.4: each seat is dealt five cards. */
export const deal: Phase<Elfengold> = cardDraw('EG-3.4', (draft, card, emit) => {
  takeCard(draft, card, 'EG-3.4', emit);
  continueDeal(draft);
});

/** EG-3.4: chance draws the display. */
export const display: Phase<Elfengold> = cardDraw('EG-3.4', (draft, card, emit) => {
  lay(draft, card, 'EG-3.4', emit);
  continueDisplay(draft, emit);
});
