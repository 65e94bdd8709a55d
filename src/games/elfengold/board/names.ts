import type { PlaceNames } from '../../../core/board.ts';
import { realmPlaceNames } from '../../../realm/board/names.ts';

/** Names of places. */
export const placeNames: PlaceNames = {
  en: {
    ...realmPlaceNames.en,
    'display:cards': 'cards on display',
    lot: 'lot {id}',
    'gold-pile:cards': 'gold pile',
    'box:gold-cards': 'gold cards out of the game',
    'box:discs': 'discs out of the game',
    'drawn:#': 'tiles just drawn by {seat}',
    'gold:#': "{seat}'s gold",
  },
  it: {
    ...realmPlaceNames.it,
    'display:cards': 'carte scoperte',
    lot: "tessera {id} dell'asta",
    'gold-pile:cards': 'pila «oro»',
    'box:gold-cards': 'carte oro fuori gioco',
    'box:discs': 'dischi fuori gioco',
    'drawn:#': 'tessere appena pescate da {seat}',
    'gold:#': 'oro di {seat}',
  },
};
