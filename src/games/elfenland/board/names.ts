import type { PlaceNames } from '../../../core/board.ts';
import { realmPlaceNames } from '../../../realm/board/names.ts';

/** Names of places. */
export const placeNames: PlaceNames = {
  en: { ...realmPlaceNames.en, 'display:tiles': 'counters on display', 'box:obstacles': 'obstacles out of the game' },
  it: { ...realmPlaceNames.it, 'display:tiles': 'tessere al centro', 'box:obstacles': 'ostacoli fuori gioco' },
};
