import type { Place, PlaceNames } from '../../../core/board.ts';

export const placeNames: PlaceNames = {
  en: {
    slot: '{place}, card {number}',
    'deck:cards': 'undealt cards',
    'deck:recipes': 'undealt recipes',
    pile: 'pile {number}',
    row: 'card {number} of the row',
    'eliminated:cards': 'eliminated cards',
    'hand:#': "{seat}'s hand",
    'recipes:#': 'recipes of {seat}',
    'kept:#': 'what {seat} owns',
  },
  it: {
    slot: '{place}, carta {number}',
    'deck:cards': 'carte non distribuite',
    'deck:recipes': 'ricette non distribuite',
    pile: 'mazzo {number}',
    row: 'carta {number} della fila',
    'eliminated:cards': 'carte eliminate',
    'hand:#': 'mano di {seat}',
    'recipes:#': 'ricette di {seat}',
    'kept:#': 'ciò che possiede {seat}',
  },
};

/** The parts of a place's id; cards and piles are numbered from 1, as in sentences. */
export function parts({ kind, id }: Place): Readonly<Record<string, number | string>> {
  const [place = '', slot = place] = id.split('-');
  return kind === 'slot' ? { place, number: Number(slot) + 1 } : { number: Number(id) + 1 };
}
