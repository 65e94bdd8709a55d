import { at } from '../../../core/checked-access.ts';
import type { Phase } from '../../../core/define.ts';
import { add } from '../../../core/pool.ts';
import { cardName, counterName } from '../../../realm/transport.ts';
import { cardDraw, tileDraw } from '../draws.ts';
import { continueDeal, continueFaceDown } from '../flow.ts';
import type { Elfenland } from '../game.ts';

/** EL-4.1: deals travel cards to the seat whose turn it is. */
export const deal: Phase<Elfenland> = cardDraw('EL-4.1', (draft, card, emit) => {
  add(at(draft.hands, draft.turn), card);
  const clause = draft.deal === 'eight-new' ? 'EL-4.2' : 'EL-4.1';
  emit?.({ type: 'card-drawn', seat: draft.turn, card: cardName(card) }, clause);
  continueDeal(draft);
});

/** EL-5.1: each seat draws a counter, face down. */
export const faceDown: Phase<Elfenland> = tileDraw('EL-5.1', (draft, counter, emit) => {
  add(at(draft.faceDown, draft.turn), counter);
  emit?.({ type: 'tile-drawn', seat: draft.turn, tile: counterName(counter) }, 'EL-5.1');
  continueFaceDown(draft);
});
