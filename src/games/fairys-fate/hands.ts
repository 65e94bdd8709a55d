import type { Card, Player } from './types.ts';

export function holds({ hand }: Player, card: Card): boolean {
  return hand.includes(card);
}

/** Inserts a card into a hand, which stays ascending. */
export function addToHand(hand: Card[], card: Card): void {
  let at = hand.length;
  for (; at > 0; at--) {
    const before = hand[at - 1];
    if (before === undefined || before <= card) break;
    hand[at] = before;
  }
  hand[at] = card;
}

/** Removes a card from a hand, which must have it. */
export function removeFromHand(hand: Card[], card: Card): void {
  hand.splice(hand.indexOf(card), 1);
}

/** Whether at least one hand has cards. */
export function someHandHasCards({ seats }: { readonly seats: readonly Player[] }): boolean {
  for (const { hand } of seats) if (hand.length > 0) return true;
  return false;
}
