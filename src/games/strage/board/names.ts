import type { PlaceNames } from '../../../core/board.ts';

export const placeNames: PlaceNames = {
  en: {
    square: '{id}',
    'reserve:#': "{seat}'s reserve",
    'reserve:orcs': 'orcs off the board',
    'saved:#': 'sprites saved by {seat}',
    'killed:sprites': 'killed sprites',
    die: 'a {id}',
  },
  it: {
    square: '{id}',
    'reserve:#': 'riserva di {seat}',
    'reserve:orcs': 'orchi fuori mappa',
    'saved:#': 'folletti messi in salvo da {seat}',
    'killed:sprites': 'folletti eliminati',
    die: 'un {id}',
  },
};
