import { at } from '../../core/checked-access.ts';
import type { Draft } from '../../core/game.ts';
import { factsOf } from './cards.ts';
import type { Card, State } from './types.ts';

/** FF-8.2: the index in the row of the card that takes effect next, the first darkness if there is one. */
function nextInRow(row: readonly Card[]): number {
  for (let i = 0; i < row.length; i++) if (isDarkness(at(row, i))) return i;
  return 0;
}

/** The card of the row that takes effect next; undefined of an empty row. */
export function nextCard(row: readonly Card[]): Card | undefined {
  return row[nextInRow(row)];
}

/** Takes the next card out of the row, which has one. */
export function takeNextCard(draft: Draft<State>): Card {
  const card = nextCard(draft.row);
  if (card === undefined) throw new Error('broken state: the row is empty');
  draft.row.splice(nextInRow(draft.row), 1);
  eliminate(draft, card);
  return card;
}

/** The card is out of hands, places and row: collected, or out of the game for good (FF-0.5). */
export function eliminate(draft: Draft<State>, card: Card): void {
  draft.gone[card] = at(draft.gone, card) + 1;
}

export function isDarkness(card: Card): boolean {
  const { face } = factsOf(card);
  return face.kind === 'bad' && face.fairy === 'darkness';
}
