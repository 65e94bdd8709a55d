import { at } from '../../core/checked-access.ts';
import type { Phase } from '../../core/define.ts';
import type { Draft, Listener } from '../../core/game.ts';
import { add, drawPhase } from '../../core/pool.ts';
import type { CardKind, HandCardKind } from './cards.ts';
import { cardKinds, GOLD_CARD, handCardName } from './cards.ts';
import { kindField } from './data.ts';
import type { Event } from './events.ts';
import { readyDeck } from './flow.ts';
import type { Elfengold } from './game.ts';
import { refuse } from './refusals.ts';
import type { TileKind } from './tiles.ts';
import { tileKinds } from './tiles.ts';
import type { State } from './types.ts';

type Land = (draft: Draft<State>, kind: number, emit: Listener<Elfengold>) => void;

/** EG-0.2: the phase in which chance draws a card from the deck. */
export function cardDraw(clause: string, land: Land): Phase<Elfengold> {
  return drawPhase<State, CardKind | TileKind, Event>({
    clause,
    kinds: cardKinds,
    fields: { kind: kindField },
    pool: ({ deck }) => deck,
    draftPool: ({ deck }) => deck,
    noneLeft: (kind) => refuse('none-left', 'EL-0.5', { kind }),
    land,
  });
}

/** EG-0.2: the phase in which chance draws a tile from the pile. */
export function tileDraw(clause: string, land: Land): Phase<Elfengold> {
  return drawPhase<State, CardKind | TileKind, Event>({
    clause,
    kinds: tileKinds,
    fields: { kind: kindField },
    pool: ({ pile }) => pile,
    draftPool: ({ pile }) => pile,
    noneLeft: (kind) => refuse('none-left', 'EL-0.5', { kind }),
    land,
  });
}

/** EG-4.1, EG-4.3: puts a gold card on the gold pile. @returns the name of any other card; the caller places it. */
function unlessGold(
  draft: Draft<State>,
  card: number,
  clause: string,
  emit: Listener<Elfengold>,
): HandCardKind | undefined {
  if (card !== GOLD_CARD) return handCardName(card);
  draft.goldPile += 1;
  emit?.({ type: 'gold-turned-up', pile: draft.goldPile }, clause);
  return undefined;
}

/** EG-3.4, EG-4.3: puts a drawn card into the display, unless it is a gold card. */
export function display(draft: Draft<State>, card: number, clause: string, emit: Listener<Elfengold>): void {
  const shown = unlessGold(draft, card, clause, emit);
  if (shown !== undefined) {
    add(draft.display, card);
    emit?.({ type: 'displayed', card: shown }, clause);
  }
  readyDeck(draft, emit);
}

/** EG-3.4, EG-4.1, EG-9.7: puts a drawn card into the hand, unless it is gold. @returns whether it went there. */
export function takeCard(draft: Draft<State>, card: number, clause: string, emit: Listener<Elfengold>): boolean {
  const drawn = unlessGold(draft, card, clause, emit);
  if (drawn !== undefined) {
    add(at(draft.hands, draft.turn), card);
    emit?.({ type: 'card-drawn', seat: draft.turn, card: drawn }, clause);
  }
  readyDeck(draft, emit);
  return drawn !== undefined;
}
