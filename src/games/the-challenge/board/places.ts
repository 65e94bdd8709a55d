import type { Place } from '../../../core/board.ts';
import type { Seat } from '../../../core/game.ts';
import type { SpriteIndex, Stone } from '../types.ts';

export const stoneDeck: Place = { kind: 'deck', id: 'stone' };
export const fairyDeck: Place = { kind: 'deck', id: 'fairy' };
/** Stones out of the game. */
export const eliminatedPlace: Place = { kind: 'eliminated', id: 'stones' };
/** Fairies out of the game. */
export const usedPlace: Place = { kind: 'used', id: 'fairies' };
/** The forest as a whole: the target for a stone of any colour. */
export const forestCentre: Place = { kind: 'forest', id: 'centre' };

/** TC-3.3: a pile of the forest, of stones or of fairies. */
export function forestPile(card: string): Place {
  return { kind: 'forest', id: card };
}

/** Where a player sits. */
export function seatPlace(seat: Seat): Place {
  return { kind: 'seat', id: String(seat) };
}

/** Stones in a hand. */
export function handPlace(seat: Seat): Place {
  return { kind: 'hand', id: String(seat) };
}

/** Fairies kept face down. */
export function keptPlace(seat: Seat): Place {
  return { kind: 'kept', id: String(seat) };
}

/** Fairies just drawn, from which the seat chooses. */
export function drawnPlace(seat: Seat): Place {
  return { kind: 'drawn', id: String(seat) };
}

/** A sprite with the fairies played on it: `0-2` is the third sprite of seat 0. */
export function spritePlace(seat: Seat, sprite: SpriteIndex): Place {
  return { kind: 'sprite', id: `${seat}-${sprite}` };
}

/** TC-4.2: a stone of a bag, counted from 0 at the bottom: `0-2-4` is the fifth stone of sprite `0-2`. */
export function bagPlace(seat: Seat, sprite: SpriteIndex, height: number): Place {
  return { kind: 'bag', id: `${seat}-${sprite}-${height}` };
}

/** TC-10.2: stones of this colour still to lay. The plan is virtual, so no pieces move there. */
export function poolPlace(stone: Stone): Place {
  return { kind: 'pool', id: stone };
}

/** The seat and sprite that a place belongs to; `undefined` for other places. */
export function spriteOf({ kind, id }: Place): { readonly seat: Seat; readonly sprite: SpriteIndex } | undefined {
  if (kind !== 'sprite' && kind !== 'bag') return undefined;
  const [seat = 0, sprite = 0] = id.split('-').map(Number);
  return { seat, sprite };
}
