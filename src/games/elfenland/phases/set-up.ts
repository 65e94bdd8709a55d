import type { ChanceRule, Phase } from '../../../core/define.ts';
import { add } from '../../../core/pool.ts';
import { dealTownCard, firstSeatOpening, isDealt, settleStarter, townCardOpening } from '../../../realm/openings.ts';
import { passTurn } from '../../../realm/order.ts';
import { counterName } from '../../../realm/transport.ts';
import { tileDraw } from '../draws.ts';
import { beginSetUp, continueDisplay } from '../flow.ts';
import type { Elfenland } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';

const drawFirstSeat: ChanceRule<Elfenland, MoveOf<'first-seat'>> = {
  ...firstSeatOpening,
  violation: ({ players }, { seat }) => (seat < players ? undefined : refuse('no-such-seat', 'EL-1.2', { seat })),
  perform(draft, { seat }, emit) {
    settleStarter(draft, seat, emit);
    beginSetUp(draft);
  },
};

const drawTownCard: ChanceRule<Elfenland, MoveOf<'town-card'>> = {
  ...townCardOpening,
  violation: (state, { town }) => (isDealt(state, town) ? refuse('town-card-dealt', 'EL-3.3', { town }) : undefined),
  perform(draft, { town }, emit) {
    dealTownCard(draft, town, emit);
    if (passTurn(draft)) continueDisplay(draft, emit);
  },
};

/** EL-1.2: chance draws the starting player of round 1. */
export const firstSeat: Phase<Elfenland> = { actor: 'chance', clause: 'EL-1.2', rule: drawFirstSeat };

/** EL-3.3: each seat is dealt a town card, in turn order. */
export const townCard: Phase<Elfenland> = { actor: 'chance', clause: 'EL-3.3', rule: drawTownCard };

/** EL-3.4: chance draws the display. */
export const display: Phase<Elfenland> = tileDraw('EL-3.4', (draft, counter, emit) => {
  add(draft.display, counter);
  emit?.({ type: 'displayed', tile: counterName(counter) }, 'EL-3.4');
  continueDisplay(draft, emit);
});
