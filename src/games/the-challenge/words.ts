import type { Seat } from '../../core/game.ts';
import type { Wording } from '../../core/wording.ts';
import type { Fairy, SpriteIndex, Stone } from './types.ts';

/** A colour, as an adjective of «pietra» in Italian. */
export const colourWords: Readonly<Record<Stone, Wording>> = {
  blue: { en: 'blue', it: 'blu' },
  red: { en: 'red', it: 'rossa' },
  yellow: { en: 'yellow', it: 'gialla' },
  purple: { en: 'purple', it: 'viola' },
  black: { en: 'black', it: 'nera' },
  green: { en: 'green', it: 'verde' },
};

export const fairyWords: Readonly<Record<Fairy, Wording>> = {
  'extra-sprite': { en: 'an extra sprite', it: 'un folletto in più' },
  'bigger-bag': { en: 'a bigger bag', it: 'sacca più grande' },
  immunity: { en: 'immunity', it: 'immunità' },
  'collective-harvest': { en: 'a collective harvest', it: 'raccolta collettiva' },
  steal: { en: 'steal', it: 'ruba' },
  'leaky-bag': { en: 'a leaky bag', it: 'sacca bucata' },
};

/** One stone; of unknown colour if there is none. */
export function stoneWords(stone: Stone | null): Wording {
  if (stone === null) return { en: 'a stone', it: 'una pietra' };
  const { en, it } = colourWords[stone];
  return { en: `a ${en} stone`, it: `una pietra ${it}` };
}

/** Stones in a list. */
export function listed(stones: readonly Stone[]): Wording {
  if (stones.length === 0) return { en: 'empty', it: 'vuota' };
  return {
    en: stones.map((stone) => colourWords[stone].en).join(' '),
    it: stones.map((stone) => colourWords[stone].it).join(' '),
  };
}

/** A sprite of somebody, counted from 1. */
export function spriteWords(sprite: SpriteIndex): Wording {
  return { en: `sprite ${sprite + 1}`, it: `folletto ${sprite + 1}` };
}

/** Where a stone goes. */
export function goalWords(to: SpriteIndex | 'forest'): Wording {
  if (to === 'forest') return { en: 'into the forest', it: 'nel bosco' };
  const { en, it } = spriteWords(to);
  return { en: `on ${en}`, it: `sul ${it}` };
}

/** A seat as in the figures of the rulebook, counted from 1. */
export function describeSeat(seat: Seat): Wording {
  return { en: `Player ${seat + 1}`, it: `Giocatore ${seat + 1}` };
}
