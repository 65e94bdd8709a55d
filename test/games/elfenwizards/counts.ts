import type { Counted } from '../perft.ts';
import type { Beginning } from './naive/set-up.ts';

const laidOut = {
  players: 4,
  firstSeat: 'random',
  layout: {
    'necromancer-5': [2],
    'sorcerer-3': [2],
    'sorcerer-4': [0],
    'necromancer-6': [1],
    'necromancer-8': [0],
    'wizard-2': [1],
    'magic-user-2': [0, 1, 2, 3],
    'magic-user-4': [0, 0, 1],
  },
  claims: 'wizard',
} as const;

/** Positions reached by records, with the numbers of move sequences from them. */
export const counted: readonly Counted<Beginning>[] = [
  {
    name: 'the beginning',
    options: { players: 3 },
    moves: '',
    // 792 rolls have 2772 distinct faces in total: 3 · (6 · 2772 + 792) allocations and ends.
    counts: [3, 2376, 52272],
  },
  {
    name: 'in the phase allocate',
    options: laidOut,
    moves: 'dragon:G 1133666 end 1122566 end 1124666 end 1111146 end 2233446',
    counts: [26, 2148],
  },
  {
    name: 'in the phase cast',
    options: laidOut,
    moves:
      'dragon:G 1133666 end 1122566 end 1124666 end 1111146 end 2233446 reroll 1223456 end 1335666 reroll 1124566 end 1445566 end 1112335 end',
    counts: [12, 133, 1475, 15328],
  },
  {
    name: 'in the phase demote',
    options: { players: 4, firstSeat: 3, claims: 'seat' },
    moves:
      '1112355 end 1223445 end 1335556 end 1222266 end 2455666 reroll 1223445 end 1334456 reroll 1223346 end 1245566 reroll 1133356 end 2235566 end minor@R6 minor@Y6 minor@R1 minor@B3 minor@B1 minor@B6 minor@Y2 minor@B1 minor@B6 minor@Y3 minor@R5 minor@G3 minor@G4 minor@G4 minor@G1 minor@R3 minor@Y6 minor@G6 pass minor@R4 minor@B6 minor@R2 minor@B6 minor@G6 R1=sorcerer-3 G1=sorcerer-4 Y1=sorcerer-2 B2=necromancer-4 Y3=necromancer-6 Y4=necromancer-7 R3=necromancer-8 demote:magic-user-3',
    counts: [4, 16, 64, 50688],
  },
  {
    name: 'in the phase retire',
    options: laidOut,
    moves:
      'dragon:G 1133666 end 1122566 end 1124666 end 1111146 end 2233446 reroll 1223456 end 1335666 reroll 1124566 end 1445566 end 1112335 end minor@R4 minor@G1 minor@B2 minor@G3 minor@G4 minor@G4 minor@R1 minor@R1 minor@G4 minor@G4 minor@R1 minor@G3 minor@Y1 minor@R1 minor@B3 minor@B1 minor@G1 minor@R3 minor@G4 minor@Y1 minor@R1 minor@B1 minor@G4 minor@R3 minor@Y1 minor@B1 B1=wizard-1 G2=sorcerer-2 R2=sorcerer-1 record:box',
    counts: [4, 3168],
  },
];
