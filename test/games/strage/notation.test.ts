import type { Move } from '../../../src/games/strage/index.ts';
import { strage } from '../../../src/games/strage/index.ts';
import { checkNotation } from '../notation.ts';
import { squareOf } from './position.ts';

const at = squareOf;

/** The examples of the rules, with every form of a move. */
const forms: readonly (readonly [notation: string, move: Move])[] = [
  ['4', { type: 'roll', die: 4 }],
  ['@c2', { type: 'place', to: at('c2') }],
  ['c2-c3', { type: 'move', from: at('c2'), to: at('c3'), carry: false }],
  ['c2=c3', { type: 'move', from: at('c2'), to: at('c3'), carry: true }],
  ['c7=c8^', { type: 'move', from: at('c7'), to: at('c8'), carry: true, retire: true }],
  ['xd4', { type: 'attack', at: at('d4') }],
  ['end', { type: 'end' }],
  ['O@d4', { type: 'place-orc', to: at('d4') }],
  ['Od4-e5', { type: 'move-orc', from: at('d4'), to: at('e5') }],
  ['Oxd4', { type: 'orc-attack', at: at('d4') }],
];

const others = ['', '0', '7', '1.', 'a9', '@i1', 'c2', 'c2-', 'c2–c3', 'Oc2=c3', 'Oc2-c3^', 'C2-C3', ' end', 'x'];

checkNotation(strage, forms, others);
