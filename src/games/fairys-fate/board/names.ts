import type { Place, PlaceNames } from '../../../core/board.ts';

/** What places are called. */
export const placeNames: PlaceNames = {
  en: {
    slot: '{place}, card {number}',
    'deck:cards': 'cards not dealt',
    'deck:recipes': 'recipes of nobody',
    pile: 'pile {number}',
    row: 'card {number} of the row',
    'eliminated:cards': 'eliminated cards',
    'hand:#': "{seat}'s hand",
    'recipes:#': 'recipes of {seat}',
    'kept:#': 'what {seat} owns',
  },
  it: {
    slot: '{place}, carta {number}',
    'deck:cards': 'carte non ancora date',
    'deck:recipes': 'ricette di nessuno',
    pile: 'mazzo {number}',
    row: 'carta {number} della fila',
    'eliminated:cards': 'carte eliminate',
    'hand:#': 'mano di {seat}',
    'recipes:#': 'ricette di {seat}',
    'kept:#': 'ciò che possiede {seat}',
  },
};

/** Cards and piles are counted from 1. */
export function parts({ kind, id }: Place): Readonly<Record<string, number | string>> {
  const [place = '', slot = place] = id.split('-');
  return kind === 'slot' ? { place, number: Number(slot) + 1 } : { number: Number(id) + 1 };
}
