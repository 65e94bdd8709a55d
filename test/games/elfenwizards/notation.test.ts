import { describe, expect, it } from 'vitest';
import type { Move } from '../../../src/games/elfenwizards/index.ts';
import { elfenwizards } from '../../../src/games/elfenwizards/index.ts';

/** The examples of the rules: every form that a move has, its words in English and in Italian. */
const forms: readonly (readonly [notation: string, move: Move, en: string, it: string])[] = [
  ['dragon:G', { type: 'first-seat', seat: 1 }, 'the dragon goes to Green', 'il Drago va a Verde'],
  [
    'record:reserve',
    { type: 'record', from: 'reserve' },
    'record a minor from the reserve',
    'metti sul registro un Incantesimo Minore della riserva',
  ],
  [
    'record:box',
    { type: 'record', from: 'box' },
    'record a minor from the minor box',
    'metti sul registro un Incantesimo Minore della casella',
  ],
  [
    'retire:magic-user-3',
    { type: 'retire', to: 'magic-user-3' },
    'retire the High Wizard to Magic User 3',
    'ritira il High Wizard in Magic User 3',
  ],
  [
    '1123566',
    { type: 'roll', dice: [1, 1, 2, 3, 5, 6, 6] },
    'roll 1, 1, 2, 3, 5, 6 and 6',
    'tira 1, 1, 2, 3, 5, 6 e 6',
  ],
  ['4', { type: 'roll', dice: [4] }, 'roll a 4', 'tira un 4'],
  [
    '5>sorcerer',
    { type: 'allocate', die: 5, box: 'sorcerer' },
    'put the 5 into the Sorcerer box',
    'metti il 5 nella casella Sorcerer',
  ],
  [
    '2>minor',
    { type: 'allocate', die: 2, box: 'minor' },
    'put the 2 into the minor box',
    'metti il 2 nella casella Incantesimi Minori',
  ],
  ['end', { type: 'end-allocation' }, 'end the allocation', 'termina di posizionare i dadi'],
  ['reroll', { type: 'reroll' }, 'pay a minor and roll again', 'paga un Incantesimo Minore e rilancia'],
  ['recover:15', { type: 'recover', dice: [1, 5] }, 'recover with 1 and 5', 'recupera con 1 e 5'],
  ['recover:', { type: 'recover', dice: [] }, 'recover nothing', 'non recuperare nulla'],
  ['back:2', { type: 'take-back', dice: [2] }, 'take back a 2 unused', 'riprendi un 2 senza farne uso'],
  ['back:', { type: 'take-back', dice: [] }, 'leave the dice where they are', 'lascia i dadi dove sono'],
  ['6@R1', { type: 'cast', spell: 6, wizard: 0 }, 'cast a 6 for R1', 'lancia un 6 per R1'],
  [
    'minor@G3',
    { type: 'cast', spell: 'minor', wizard: 18 },
    'cast a minor for G3',
    'lancia un Incantesimo Minore per G3',
  ],
  ['pass', { type: 'pass' }, 'pass', 'passa'],
  ['G3=sorcerer-2', { type: 'claim', wizard: 18, to: 'sorcerer-2' }, 'G3 takes Sorcerer 2', 'G3 prende Sorcerer 2'],
  [
    'demote:magic-user-1',
    { type: 'demote', to: 'magic-user-1' },
    'demote a wizard to Magic User 1',
    'retrocedi un mago in Magic User 1',
  ],
  [
    'W16-grey',
    { type: 'remove-grey', wizard: 95 },
    'remove a grey token from W16',
    'togli un gettone di Magia Grigia da W16',
  ],
];

describe('notation', () => {
  it.each(forms)('%s', (notation, move, en, it) => {
    expect(elfenwizards.print(move)).toBe(notation);
    expect(elfenwizards.parse(notation)).toEqual(move);
    expect(elfenwizards.describe(move)).toBe(en);
    expect(elfenwizards.describe(move, 'it')).toBe(it);
  });

  it('has an example of every type of move', () => {
    expect([...new Set(forms.map(([, { type }]) => type))].sort()).toEqual(Object.keys(elfenwizards.moves).sort());
  });

  it.each([
    '',
    '0',
    '7',
    '21',
    '12345666',
    '1.',
    'dragon:',
    'dragon:RG',
    'dragon:X',
    'record:',
    'retire:wizard',
    'retire:',
    '7>grey',
    '5>box',
    '5@',
    '0@R1',
    '5@R0',
    '5@R17',
    '5@Z1',
    'minor@r1',
    'R1=',
    'R1=box',
    'Q1-grey',
    'R1-gray',
    'recover:21',
    'recover:12345666',
    'back:7',
    'demote',
    ' pass',
  ])('%j is no move', (text) => {
    expect(elfenwizards.parse(text)).toBeUndefined();
  });
});
