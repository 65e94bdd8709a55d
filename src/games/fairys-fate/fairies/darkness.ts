import { nameOf } from '../cards.ts';
import { eliminate } from '../row.ts';
import type { Bad } from './fairy.ts';

/** Darkness (FF-8.9): eliminates the rest of the row without effect. */
export const darkness: Bad = (draft, card, emit) => {
  const { turn: seat, row } = draft;
  emit?.({ type: 'darkened', seat, card: nameOf(card), cards: row.map(nameOf) }, 'FF-8.9');
  for (const other of row) eliminate(draft, other);
  row.length = 0;
  return null;
};
