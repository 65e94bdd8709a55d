import { at, stepOf } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import { propose } from '../../../core/define.ts';
import { fieldless } from '../../../core/fieldless.ts';
import { add, countOf, remove } from '../../../core/pool.ts';
import { atTurn } from '../../../core/seats.ts';
import { cardOf, GOLD_CARD, handCardKinds } from '../cards.ts';
import { GOLD_A_CARD, handCardField } from '../data.ts';
import { cardDraw, display, takeCard } from '../draws.ts';
import { continueRefill, continueRestock, endDraw, gain, hasCards, turnCard } from '../flow.ts';
import type { Elfengold } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';

const opens: readonly MoveOf<'draw-open'>[] = handCardKinds.map((card) => Object.freeze({ type: 'draw-open', card }));

/** EG-4.1: draws the top card of the deck. */
const drawDeck: MoveRule<Elfengold, MoveOf<'draw-deck'>> = {
  ...fieldless('draw-deck'),
  clause: 'EG-4.1',
  closed: (state) => (hasCards(state) ? undefined : refuse('nothing-to-draw', 'EG-4.2')),
  perform: (draft, _move, emit) => turnCard(draft, emit),
};

/** EG-4.1: takes a card of the display, which is then refilled (EG-4.3). */
const drawOpen: MoveRule<Elfengold, MoveOf<'draw-open'>> = {
  type: 'draw-open',
  clause: 'EG-4.1',
  fields: { card: handCardField },
  candidates: propose(opens),

  violation({ display: open }, { card }) {
    if (countOf(open, cardOf(card)) === 0) return refuse('not-in-display', 'EG-4.1', { card });
    return undefined;
  },

  perform(draft, { card }, emit) {
    remove(draft.display, cardOf(card));
    add(at(draft.hands, draft.turn), cardOf(card));
    emit?.({ type: 'card-taken', seat: draft.turn, card }, 'EG-4.1');
    emit?.({ type: 'card-taken-up', seat: draft.turn, card }, 'EG-4.1');
    continueRefill(draft, emit);
  },
};

/** EG-4.1: takes the gold pile. */
const takeGold: MoveRule<Elfengold, MoveOf<'take-gold'>> = {
  ...fieldless('take-gold'),
  clause: 'EG-4.1',
  closed: ({ goldPile }) => (goldPile > 0 ? undefined : refuse('gold-pile-empty', 'EG-4.1')),
  perform(draft, _move, emit) {
    const [cards, gold] = [draft.goldPile, draft.goldPile * GOLD_A_CARD];
    add(draft.discard, GOLD_CARD, cards);
    draft.goldPile = 0;
    gain(draft, draft.turn, gold);
    emit?.({ type: 'gold-taken', seat: draft.turn, cards, gold }, 'EG-4.1');
    endDraw(draft, emit);
  },
};

/** EG-4.1: one draw of the seat whose turn it is. */
export const draw: Phase<Elfengold> = {
  actor: atTurn,
  clause: 'EG-4.1',
  rules: [drawDeck, drawOpen, takeGold],
};

/** EG-4.1: chance draws the top card of the deck; after a gold card, the same player chooses again. */
export const drawCard: Phase<Elfengold> = cardDraw('EG-4.1', (draft, card, emit) => {
  const isAfterMove = stepOf(draft.step, 'draw').before === 'turn';
  const clause = isAfterMove && draft.moveDraw === 'deck' ? 'EG-9.7' : 'EG-4.1';
  if (takeCard(draft, card, clause, emit)) endDraw(draft, emit);
  else draft.phase = 'draw';
});

/** EG-4.3: chance fills the display at the start of §4. */
export const restock: Phase<Elfengold> = cardDraw('EG-4.3', (draft, card, emit) => {
  display(draft, card, 'EG-4.3', emit);
  continueRestock(draft, emit);
});

/** EG-4.3: chance refills the display after a player has taken one of its cards. */
export const refill: Phase<Elfengold> = cardDraw('EG-4.3', (draft, card, emit) => {
  display(draft, card, 'EG-4.3', emit);
  continueRefill(draft, emit);
});
