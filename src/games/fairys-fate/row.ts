import { at } from '../../core/checked-access.ts';
import type { Draft } from '../../core/game.ts';
import { add } from '../../core/pool.ts';
import { factsOf } from './cards.ts';
import type { Card, State } from './types.ts';

/** FF-8.2: the index of the card that takes effect next: the first darkness, otherwise the first card. */
function nextInRow(row: readonly Card[]): number {
  for (let i = 0; i < row.length; i++) if (isDarkness(at(row, i))) return i;
  return 0;
}

/** The card of the row that takes effect next; `undefined` if the row is empty. */
export function nextCard(row: readonly Card[]): Card | undefined {
  return row[nextInRow(row)];
}

/** Removes the next card from the row and returns it. @throws Error if the row is empty. */
export function takeNextCard(draft: Draft<State>): Card {
  const card = nextCard(draft.row);
  if (card === undefined) throw new Error('broken state: the row is empty');
  draft.row.splice(nextInRow(draft.row), 1);
  eliminate(draft, card);
  return card;
}

/** FF-0.5: counts a card as gone; collected cards that a seat keeps count as gone too. */
export function eliminate(draft: Draft<State>, card: Card): void {
  add(draft.gone, card);
}

export function isDarkness(card: Card): boolean {
  const { face } = factsOf(card);
  return face.kind === 'bad' && face.fairy === 'darkness';
}
