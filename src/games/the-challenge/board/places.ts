import type { Place } from '../../../core/board.ts';
import type { Seat } from '../../../core/game.ts';
import type { SpriteIndex, Stone } from '../types.ts';

export const stoneDeck: Place = { kind: 'deck', id: 'stone' };
export const fairyDeck: Place = { kind: 'deck', id: 'fairy' };
/** The place of stones out of the game. */
export const eliminatedPlace: Place = { kind: 'eliminated', id: 'stones' };
/** The place of fairies out of the game. */
export const usedPlace: Place = { kind: 'used', id: 'fairies' };
/** The forest as a whole: the target for a stone of any colour. */
export const forestCentre: Place = { kind: 'forest', id: 'centre' };

/** TC-3.3: a pile of stones or fairies in the forest. */
export function forestPile(card: string): Place {
  return { kind: 'forest', id: card };
}

/** A seat itself, its hand, the fairies that it keeps face down, or those just drawn, from which it chooses. */
export function seatPlace(kind: 'seat' | 'hand' | 'kept' | 'drawn', seat: Seat): Place {
  return { kind, id: String(seat) };
}

/** The place of a sprite and the fairies played on it. Its id for the third sprite of seat 0 is `0-2`. */
export function spritePlace(seat: Seat, sprite: SpriteIndex): Place {
  return { kind: 'sprite', id: `${seat}-${sprite}` };
}

/** TC-4.2: the place of a stone in a bag; the bottom has height 0. The fifth stone of sprite `0-2` is on `0-2-4`. */
export function bagPlace(seat: Seat, sprite: SpriteIndex, height: number): Place {
  return { kind: 'bag', id: `${seat}-${sprite}-${height}` };
}

/** TC-10.2: the target for a stone of the pool. No piece lies there: while a seat plans, stones stay where they are. */
export function poolPlace(stone: Stone): Place {
  return { kind: 'pool', id: stone };
}

/** The seat and sprite that a place belongs to; `undefined` for other places. */
export function spriteOf({ kind, id }: Place): { readonly seat: Seat; readonly sprite: SpriteIndex } | undefined {
  if (kind !== 'sprite' && kind !== 'bag') return undefined;
  const [seat = 0, sprite = 0] = id.split('-').map(Number);
  return { seat, sprite };
}
