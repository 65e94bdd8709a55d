import type { Wording } from '../../core/wording.ts';
import { cardWords as travelCardWords } from '../elfenland/names.ts';
import type { CardKind } from './cards.ts';
import type { TileKind } from './tiles.ts';

/** By kind of card. */
export const cardWords: Readonly<Record<CardKind, Wording>> = {
  ...travelCardWords,
  wizard: { en: 'elven wizard', it: 'mago elfico' },
  gold: { en: 'gold', it: 'oro' },
};

/** By kind of tile. */
export const tileWords: Readonly<Record<TileKind, Wording>> = {
  ...travelCardWords,
  gold: { en: 'gold', it: 'oro' },
  double: { en: 'double', it: 'doppio trasporto' },
  exchange: { en: 'exchange', it: 'scambio' },
  log: { en: 'log', it: 'tronco' },
  'sea-monster': { en: 'sea monster', it: 'mostro marino' },
};

/** Whatever is drawn, lies or is paid: a card or a tile. */
export const pieceWords: Readonly<Record<CardKind | TileKind, Wording>> = { ...cardWords, ...tileWords };
