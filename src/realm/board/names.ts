import type { PlaceTemplates } from '../../core/board.ts';

/** Names of the places that both games share. */
export const realmPlaceNames: { readonly en: PlaceTemplates; readonly it: PlaceTemplates } = {
  en: {
    'deck:cards': 'deck',
    'discard:cards': 'discarded cards',
    'pile:tiles': 'supply of {tile}s',
    'town-card:#': 'town card of {seat}',
    'town-card:undealt': 'town cards of nobody',
    'hand:#': "{seat}'s hand",
    open: 'open {id}',
    'open:#': 'open {tile}s of {seat}',
    'face-down': 'face-down {id}',
    'face-down:#': 'face-down {tile}s of {seat}',
    'taken:#': 'town pieces of {seat}',
  },
  it: {
    'deck:cards': 'mazzo',
    'discard:cards': 'scarti',
    'pile:tiles': 'riserva delle tessere',
    'town-card:#': 'carta città di {seat}',
    'town-card:undealt': 'carte città di nessuno',
    'hand:#': 'mano di {seat}',
    open: 'tessera scoperta: {id}',
    'open:#': 'tessere scoperte di {seat}',
    'face-down': 'tessera coperta: {id}',
    'face-down:#': 'tessere coperte di {seat}',
    'taken:#': 'segnalini di {seat}',
  },
};
