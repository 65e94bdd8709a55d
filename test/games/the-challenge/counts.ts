import type { Counted } from '../perft.ts';
import type { Choices } from './naive/choices.ts';

const blueFirst = { blue: 3, red: 2, yellow: 2, purple: 1, black: 1, green: 1 } as const;

const greenFirst = { blue: 1, red: 1, yellow: 1, purple: 1, black: 1, green: 3 } as const;

/** Positions reached by records, with the numbers of move sequences from them. */
export const counted: readonly Counted<Choices>[] = [
  {
    name: 'the beginning of a game of two',
    options: { players: 2 },
    moves: '',
    counts: [2, 12, 72, 432, 2592, 15548, 93288],
  },
  {
    name: 'in the phase turn',
    options: { players: 2, fairyPoints: blueFirst, blueAlone: 'colour' },
    moves:
      'first-seat:p1 draw:extra-sprite draw:extra-sprite draw:steal draw:steal draw:leaky-bag draw:yellow draw:yellow gather draw:purple draw:green discard:green',
    counts: [5, 17, 94, 371, 1645, 8132],
  },
  {
    name: 'in the phase rearrange',
    options: { players: 4, firstSeat: 2, fairyPoints: greenFirst, blueAlone: 'stone' },
    moves:
      'draw:immunity draw:extra-sprite draw:immunity draw:steal draw:bigger-bag draw:black draw:black draw:green draw:black rearrange',
    counts: [5, 10, 34, 158, 526, 1976],
  },
  {
    name: 'in the phase harvest',
    options: { players: 4, firstSeat: 'random', fairyPoints: blueFirst, blueAlone: 'stone' },
    moves:
      'first-seat:p1 draw:collective-harvest draw:bigger-bag draw:bigger-bag draw:leaky-bag draw:collective-harvest draw:green draw:green draw:black draw:purple gather draw:green draw:yellow discard:yellow gather draw:green draw:yellow discard:yellow rearrange restore gather draw:blue draw:black discard:purple gather draw:green draw:black discard:green rearrange lay:green:s1 lay:green:s1 restore rearrange lay:black:s1 restore offer:black offer:blue take:collective-harvest play:collective-harvest pick:purple:s2',
    counts: [8, 51, 281, 1316, 7021, 34251],
  },
  {
    name: 'in the phase offer',
    options: { players: 3, fairyPoints: greenFirst, blueAlone: 'colour' },
    moves:
      'first-seat:p2 draw:immunity draw:collective-harvest draw:steal draw:bigger-bag draw:collective-harvest draw:black draw:red draw:yellow gather draw:green draw:green discard:black rearrange lay:red:s2 finish gather draw:green draw:yellow discard:yellow offer:green offer:green',
    counts: [5, 19, 107, 515, 1965, 8776],
  },
];
