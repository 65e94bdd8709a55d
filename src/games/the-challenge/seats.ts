import { at } from '../../core/checked-access.ts';
import { itemsOf } from '../../core/frozen.ts';
import { add, sizeOf } from '../../core/pool.ts';
import { spriteAt } from './sprites.ts';
import type { Counts, Player, Sprite, State } from './types.ts';

/** Whether the seat has a stone in hand or bags. */
export function ownsStones({ hand, sprites }: Player): boolean {
  if (sizeOf(hand) > 0) return true;
  for (let i = 0; i < sprites.length; i++) if (spriteAt(sprites, i).bag.length > 0) return true;
  return false;
}

/** Fairy points of all stones in the seat's hand and bags. */
export function worthOf({ hand, sprites }: Player, points: Counts): number {
  let worth = 0;
  for (let colour = 0; colour < points.length; colour++) worth += at(hand, colour) * at(points, colour);
  for (let i = 0; i < sprites.length; i++) {
    const bag = itemsOf(spriteAt(sprites, i).bag);
    for (let height = 0; height < bag.length; height++) worth += at(points, at(bag, height));
  }
  return worth;
}

/** By colour: number of stones in the seat's hand and bags. */
export function stonesOf({ hand, sprites }: Player): number[] {
  const stones = hand.slice();
  for (let i = 0; i < sprites.length; i++) {
    const bag = itemsOf(spriteAt(sprites, i).bag);
    for (let height = 0; height < bag.length; height++) add(stones, at(bag, height));
  }
  return stones;
}

/** TC-9.4, TC-9.6, TC-9.8: whether opponents can take stones from the sprite. */
export function isExposed({ bag, immune }: Sprite): boolean {
  return bag.length > 0 && !immune;
}

/** TC-9.8: whether a thief can take anything from the seat. */
export function hasAnythingToSteal({ hand, sprites }: Player): boolean {
  if (sizeOf(hand) > 0) return true;
  for (let i = 0; i < sprites.length; i++) if (isExposed(spriteAt(sprites, i))) return true;
  return false;
}

/** TC-8.1: whether the forest or the fairy deck has a fairy. */
export function hasFairies({ forestFairies, fairyDeck }: State): boolean {
  return sizeOf(forestFairies) > 0 || sizeOf(fairyDeck) > 0;
}
