import type { Rng } from '../../core/rng.ts';
import { rangeWith } from './cards.ts';
import type { Back, Card, PileIndex, State } from './types.ts';

/** That pile; writable if the state is a draft. */
export function pileOf<P>(state: { readonly piles: readonly P[] }, index: PileIndex): P {
  const pile = state.piles[index];
  if (pile === undefined) throw new Error(`broken state: no pile ${index}`);
  return pile;
}

/** Whether nothing is left to be drawn. */
export function areEmpty({ piles }: Pick<State, 'piles'>): boolean {
  for (const { size } of piles) if (size > 0) return false;
  return true;
}

/** Copies of the card that nobody has seen, and of cards of that back all together. */
export function unseenOf({ unseen }: Pick<State, 'unseen'>, card: Card): number {
  return unseen[card] ?? 0;
}

function unseenWith(state: Pick<State, 'unseen'>, back: Back): number {
  const range = rangeWith(back);
  return unseenBetween(state, range[0], range[1]);
}

/** FF-4.3: unseen cards with that back, less the other piles that show it. */
export function topWeight(state: State, own: PileIndex, back: Back): number {
  let weight = unseenWith(state, back);
  for (let pile = 0; pile < state.piles.length; pile++) {
    if (pile !== own && pileOf(state, pile).top === back) weight -= 1;
  }
  return weight;
}

/** An unseen card numbered from `first` up to but not including `end`, each copy with equal chance (FF-4.2). */
export function sampleUnseen(state: Pick<State, 'unseen'>, first: Card, end: Card, rng: Rng): Card {
  let left = rng.int(unseenBetween(state, first, end));
  let card = first;
  while (left >= unseenOf(state, card)) left -= unseenOf(state, card++);
  return card;
}

function unseenBetween({ unseen }: Pick<State, 'unseen'>, first: Card, end: Card): number {
  let total = 0;
  for (let card = first; card < end; card++) total += unseen[card] ?? 0;
  return total;
}
