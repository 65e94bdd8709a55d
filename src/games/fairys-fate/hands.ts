import type { Card, Player } from './types.ts';

/** Whether the card is in the hand. */
export function holds({ hand }: Player, card: Card): boolean {
  return hand.includes(card);
}

/** Puts a card where it belongs in the ascending hand. */
export function addToHand(hand: Card[], card: Card): void {
  let at = hand.length;
  for (; at > 0; at--) {
    const before = hand[at - 1];
    if (before === undefined || before <= card) break;
    hand[at] = before;
  }
  hand[at] = card;
}

/** Takes a card out of the hand, which has it. */
export function removeFromHand(hand: Card[], card: Card): void {
  hand.splice(hand.indexOf(card), 1);
}

/** Whether anybody has a card in hand. */
export function someHandHasCards({ seats }: { readonly seats: readonly Player[] }): boolean {
  for (const { hand } of seats) if (hand.length > 0) return true;
  return false;
}
