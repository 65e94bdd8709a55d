import type { ChanceRule } from '../../core/define.ts';
import type { Draft } from '../../core/game.ts';
import type { DrawMove } from '../elfenland/pool.ts';
import { add, drawRule } from '../elfenland/pool.ts';
import type { CardKind, HandCardKind } from './cards.ts';
import { cardKinds, GOLD_CARD, handCardName } from './cards.ts';
import { kindField } from './data.ts';
import type { Listener } from './flow.ts';
import type { Elfengold } from './game.ts';
import { refuse } from './refusals.ts';
import type { TileKind } from './tiles.ts';
import { tileKinds } from './tiles.ts';
import type { Event, State } from './types.ts';

type Draw = ChanceRule<Elfengold, DrawMove<CardKind | TileKind>>;
type Land = (draft: Draft<State>, kind: number, emit: Listener) => void;

/** A card of the deck. */
export function cardDraw(clause: string, land: Land): Draw {
  return drawRule<State, CardKind | TileKind, Event>({
    clause,
    kinds: cardKinds,
    fields: { kind: kindField },
    pool: ({ deck }) => deck,
    draftPool: ({ deck }) => deck,
    noneLeft: (kind) => refuse('none-left', 'EL-0.5', { kind }),
    land,
  });
}

/** A tile of the pile. */
export function tileDraw(clause: string, land: Land): Draw {
  return drawRule<State, CardKind | TileKind, Event>({
    clause,
    kinds: tileKinds,
    fields: { kind: kindField },
    pool: ({ pile }) => pile,
    draftPool: ({ pile }) => pile,
    noneLeft: (kind) => refuse('none-left', 'EL-0.5', { kind }),
    land,
  });
}

/** EG-4.1, EG-4.3: a gold card goes to the gold pile. @returns the name of any other card, which goes where it is due. */
function unlessGold(draft: Draft<State>, card: number, emit: Listener): HandCardKind | undefined {
  if (card !== GOLD_CARD) return handCardName(card);
  draft.goldPile += 1;
  emit?.({ type: 'gold-turned-up', pile: draft.goldPile });
  return undefined;
}

/** EG-3.4, EG-4.3: a card for the display. */
export function display(draft: Draft<State>, card: number, emit: Listener): void {
  const shown = unlessGold(draft, card, emit);
  if (shown === undefined) return;
  add(draft.display, card);
  emit?.({ type: 'displayed', card: shown });
}

/** A card for the hand of the seat whose turn it is; that of a gold card is none. */
export function takeCard(draft: Draft<State>, card: number, emit: Listener): boolean {
  const drawn = unlessGold(draft, card, emit);
  if (drawn === undefined) return false;
  add(draft.hands[draft.turn] ?? [], card);
  emit?.({ type: 'card-drawn', seat: draft.turn, card: drawn });
  return true;
}
