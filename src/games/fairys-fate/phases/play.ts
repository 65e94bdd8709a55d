import { at } from '../../../core/checked-access.ts';
import type { MoveRule } from '../../../core/define.ts';
import { playerOf } from '../../../core/seats.ts';
import { backOf, cardName, numberOf } from '../cards.ts';
import { PLACES, place } from '../data.ts';
import { resume } from '../flow.ts';
import type { FairysFate } from '../game.ts';
import { holds, removeFromHand } from '../hands.ts';
import { lyingOf } from '../lying.ts';
import type { MoveOf } from '../moves.ts';
import { plays } from '../moves.ts';
import { isCoveredSlot, isFull, isNamedFor, showsAlready, takes } from '../places.ts';
import { refuse } from '../refusals.ts';
import type { Back, Card, State } from '../types.ts';

/** The places that accept a card with this back, one bit per place in table order. */
function openFor(places: State['places'], back: Back): number {
  let open = 0;
  for (let i = 0; i < PLACES.length; i++) {
    const place = PLACES[i];
    if (place !== undefined && takes(places, place, back)) open |= 1 << i;
  }
  return open;
}

/** FF-6.2: plays a card from the hand on the first free slot of a place. */
export const play: MoveRule<FairysFate, MoveOf<'play'>> = {
  type: 'play',
  clause: 'FF-6.2',
  fields: { card: cardName, place },
  trusted: true,

  candidates(state, out) {
    const { hand } = playerOf(state, state.turn);
    let back: Back | undefined;
    let open = 0;
    let before: Card | undefined;
    for (let i = 0; i < hand.length; i++) {
      const card = at(hand, i);
      if (card === before) continue;
      before = card;
      if (backOf(card) !== back) {
        back = backOf(card);
        open = openFor(state.places, back);
      }
      const moves = at(plays, card);
      for (let j = 0; j < moves.length; j++) {
        const move = moves[j];
        if (move !== undefined && (open & (1 << j)) !== 0) out.push(move);
      }
    }
  },

  violation(state, { card, place: to }) {
    const { places } = state;
    const back = backOf(numberOf(card));
    if (!holds(playerOf(state, state.turn), numberOf(card))) return refuse('card-not-in-hand', 'FF-6.2', { card });
    if (isFull(places, to)) return refuse('place-full', 'FF-5.1', { place: to });
    if (!isNamedFor(places, to, back)) return refuse('back-not-named', 'FF-5.2', { place: to, back });
    if (showsAlready(places, to, back)) return refuse('back-shown-already', 'FF-5.3', { place: to, back });
    return undefined;
  },

  perform(draft, { card, place: to }, emit) {
    const { turn: seat } = draft;
    const lying = draft.places[to];
    const slot = lying.length;
    const covered = isCoveredSlot(slot);
    removeFromHand(playerOf(draft, seat).hand, numberOf(card));
    lying.push(lyingOf(numberOf(card), covered, covered ? [seat] : [])); // FF-11.3
    emit?.(
      { type: 'played', seat, place: to, slot, back: backOf(numberOf(card)), card },
      draft.travel === null ? 'FF-6.2' : 'FF-7.4',
    );
    draft.stage = 'draw';
    resume(draft, emit);
  },
};
