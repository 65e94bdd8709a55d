import { describe, expect, it } from 'vitest';
import type { Move } from '../../../src/games/elfenwizards/index.ts';
import { elfenwizards } from '../../../src/games/elfenwizards/index.ts';

/** The examples of the rules, with every form of a move. */
const forms: readonly (readonly [notation: string, move: Move])[] = [
  ['dragon:G', { type: 'first-seat', seat: 1 }],
  ['record:reserve', { type: 'record', from: 'reserve' }],
  ['record:box', { type: 'record', from: 'box' }],
  ['retire:magic-user-3', { type: 'retire', to: 'magic-user-3' }],
  ['1123566', { type: 'roll', dice: [1, 1, 2, 3, 5, 6, 6] }],
  ['4', { type: 'roll', dice: [4] }],
  ['5>sorcerer', { type: 'allocate', die: 5, box: 'sorcerer' }],
  ['2>minor', { type: 'allocate', die: 2, box: 'minor' }],
  ['end', { type: 'end-allocation' }],
  ['reroll', { type: 'reroll' }],
  ['recover:15', { type: 'recover', dice: [1, 5] }],
  ['recover:', { type: 'recover', dice: [] }],
  ['back:2', { type: 'take-back', dice: [2] }],
  ['back:', { type: 'take-back', dice: [] }],
  ['6@R1', { type: 'cast', spell: 6, wizard: 0 }],
  ['minor@G3', { type: 'cast', spell: 'minor', wizard: 18 }],
  ['pass', { type: 'pass' }],
  ['G3=sorcerer-2', { type: 'claim', wizard: 18, to: 'sorcerer-2' }],
  ['demote:magic-user-1', { type: 'demote', to: 'magic-user-1' }],
  ['W16-grey', { type: 'remove-grey', wizard: 95 }],
];

describe('notation', () => {
  it.each(forms)('%s', (notation, move) => {
    expect(elfenwizards.print(move)).toBe(notation);
    expect(elfenwizards.parse(notation)).toEqual(move);
  });

  it('has an example of every move type', () => {
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
  ])('%j is not a move', (text) => {
    expect(elfenwizards.parse(text)).toBeUndefined();
  });
});
