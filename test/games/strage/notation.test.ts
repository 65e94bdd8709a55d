import { describe, expect, it } from 'vitest';
import type { Move } from '../../../src/games/strage/index.ts';
import { strage } from '../../../src/games/strage/index.ts';
import { squareOf } from './position.ts';

const at = squareOf;

/** The examples of the rules: every form that a move has, its words in English and in Italian. */
const forms: readonly (readonly [notation: string, move: Move, en: string, it: string])[] = [
  ['4', { type: 'roll', die: 4 }, 'roll a 4', 'tira 4'],
  ['@c2', { type: 'place', to: at('c2') }, 'place a half-elf on c2', 'colloca un mezzelfo in c2'],
  ['c2-c3', { type: 'move', from: at('c2'), to: at('c3'), carry: false }, 'move c2–c3', 'muovi c2–c3'],
  [
    'c2=c3',
    { type: 'move', from: at('c2'), to: at('c3'), carry: true },
    'move c2–c3 with the sprite',
    'muovi c2–c3 col folletto',
  ],
  [
    'c7=c8^',
    { type: 'move', from: at('c7'), to: at('c8'), carry: true, retire: true },
    'move c7–c8 with the sprite and leave the board with it',
    'muovi c7–c8 col folletto ed esci con lui dalla mappa',
  ],
  ['xd4', { type: 'attack', at: at('d4') }, 'attack d4', 'attacca d4'],
  ['end', { type: 'end' }, 'end the actions', 'termina le azioni'],
  ['O@d4', { type: 'place-orc', to: at('d4') }, 'place an orc on d4', 'colloca un orco in d4'],
  ['Od4-e5', { type: 'move-orc', from: at('d4'), to: at('e5') }, 'move the orc d4–e5', "muovi l'orco d4–e5"],
  ['Oxd4', { type: 'orc-attack', at: at('d4') }, 'the orcs attack d4', 'gli orchi attaccano d4'],
];

describe('notation', () => {
  it.each(forms)('%s', (notation, move, en, it) => {
    expect(strage.print(move)).toBe(notation);
    expect(strage.parse(notation)).toEqual(move);
    expect(strage.describe(move)).toBe(en);
    expect(strage.describe(move, 'it')).toBe(it);
  });

  it('has an example of every type of move', () => {
    expect([...new Set(forms.map(([, { type }]) => type))].sort()).toEqual(Object.keys(strage.moves).sort());
  });

  it.each(['', '0', '7', '1.', 'a9', '@i1', 'c2', 'c2-', 'c2–c3', 'Oc2=c3', 'Oc2-c3^', 'C2-C3', ' end', 'x'])(
    '%j is no move',
    (text) => {
      expect(strage.parse(text)).toBeUndefined();
    },
  );
});
