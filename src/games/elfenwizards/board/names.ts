import type { PlaceNames } from '../../../core/board.ts';

/** Names of boxes. A duel box has the id of a level, but the name of that level would be wrong for the box. */
const BOXES = {
  'box:wizard': '{wizard-box}',
  'box:sorcerer': '{sorcerer-box}',
  'box:necromancer': '{necromancer-box}',
  'box:magic-user': '{magic-user-box}',
  'box:minor': '{minor-box}',
  'box:grey': '{grey-box}',
} as const;

export const placeNames: PlaceNames = {
  en: {
    ...BOXES,
    record: 'turn {id} on the record',
    'supply:dragon': 'unclaimed dragon',
    'reserve:#': "{seat}'s reserve",
    'reserve:minor': 'minors in reserve',
    'rolled:#': 'dice rolled by {seat}',
    wizard: 'wizard {id}',
    die: 'a {id}',
  },
  it: {
    ...BOXES,
    record: 'turno {id} del registro',
    'supply:dragon': 'Drago non assegnato',
    'reserve:#': 'riserva di {seat}',
    'reserve:minor': 'Incantesimi Minori della riserva',
    'rolled:#': 'dadi tirati da {seat}',
    wizard: 'mago {id}',
    die: 'un {id}',
  },
};
