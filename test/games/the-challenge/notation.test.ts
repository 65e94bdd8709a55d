import { describe, expect, it } from 'vitest';
import type { Move } from '../../../src/games/the-challenge/index.ts';
import { theChallenge } from '../../../src/games/the-challenge/index.ts';

/** The examples of the rules: every form that a move has, its words in English and in Italian. */
const forms: readonly (readonly [notation: string, move: Move, en: string, it: string])[] = [
  ['first-seat:p1', { type: 'first-seat', seat: 1 }, 'Player 2 begins', 'inizia Giocatore 2'],
  ['draw:green', { type: 'draw', kind: 'green' }, 'the card is: a green stone', 'la carta è: una pietra verde'],
  ['draw:steal', { type: 'draw', kind: 'steal' }, 'the card is: steal', 'la carta è: ruba'],
  ['gather', { type: 'gather' }, 'gather: draw two stones', 'raccogli: pesca due pietre'],
  ['discard:blue', { type: 'discard', stone: 'blue' }, 'discard a blue stone', 'scarta una pietra blu'],
  ['keep-stones', { type: 'keep-stones' }, 'discard nothing', 'non scartare nulla'],
  [
    'place:blue:s0',
    { type: 'place', stone: 'blue', to: 0 },
    'put a blue stone on sprite 1',
    'poni una pietra blu sul folletto 1',
  ],
  [
    'place:blue:forest',
    { type: 'place', stone: 'blue', to: 'forest' },
    'put a blue stone into the forest',
    'poni una pietra blu nel bosco',
  ],
  [
    'send:s1:green',
    { type: 'send', sprite: 1, stone: 'green' },
    'send sprite 2 for the green stones',
    'invia il folletto 2: pila verde',
  ],
  ['offer:green', { type: 'offer', stone: 'green' }, 'offer a green stone', 'offri una pietra verde'],
  [
    'offer:s2',
    { type: 'offer', sprite: 2 },
    'offer the top stone of sprite 3',
    'offri la pietra in cima al folletto 3',
  ],
  [
    'take:steal',
    { type: 'take', fairy: 'steal' },
    'take a fairy of the forest: steal',
    'prendi una fata scoperta: ruba',
  ],
  ['draw-fairies', { type: 'draw-fairies' }, 'draw covered fairies', 'pesca fate coperte'],
  ['choose:steal', { type: 'choose', fairy: 'steal' }, 'choose the fairy: steal', 'scegli la fata: ruba'],
  ['keep-fairy', { type: 'keep-fairy' }, 'leave the fairy face down', 'lascia la fata coperta'],
  ['play:extra-sprite', { type: 'play', fairy: 'extra-sprite' }, 'use an extra sprite', 'utilizza un folletto in più'],
  [
    'play:bigger-bag:s0',
    { type: 'play', fairy: 'bigger-bag', sprite: 0 },
    'use a bigger bag on sprite 1',
    'utilizza sacca più grande sul folletto 1',
  ],
  [
    'play:leaky-bag:p1:s0',
    { type: 'play', fairy: 'leaky-bag', seat: 1, sprite: 0 },
    'use a leaky bag against sprite 1 of Player 2',
    'utilizza sacca bucata contro il folletto 1 di Giocatore 2',
  ],
  [
    'play:steal:p1',
    { type: 'play', fairy: 'steal', seat: 1 },
    'use steal against Player 2',
    'utilizza ruba contro Giocatore 2',
  ],
  ['pick-covered', { type: 'pick-covered' }, 'take a covered stone', 'prendi una pietra coperta'],
  [
    'pick:red:s1',
    { type: 'pick', stone: 'red', sprite: 1 },
    'take a red stone from the forest onto sprite 2',
    'prendi dal bosco una pietra rossa e ponila sul folletto 2',
  ],
  ['stop', { type: 'stop' }, 'take no more stones', 'non prendere altre pietre'],
  ['steal-hand', { type: 'steal-hand' }, 'steal from the hand', 'ruba dalla mano'],
  [
    'steal:s1:s0',
    { type: 'steal', sprite: 1, to: 0 },
    'steal the top stone of sprite 2 onto sprite 1',
    'ruba dal folletto 2 e poni la pietra sul folletto 1',
  ],
  [
    'steal:s1:forest',
    { type: 'steal', sprite: 1, to: 'forest' },
    'steal the top stone of sprite 2 into the forest',
    'ruba dal folletto 2 e cedi la pietra al bosco',
  ],
  ['rearrange', { type: 'rearrange' }, 'rearrange the stones', 'ridisponi le pietre'],
  [
    'lay:red:s0',
    { type: 'lay', stone: 'red', sprite: 0 },
    'lay a red stone on sprite 1',
    'disponi una pietra rossa sul folletto 1',
  ],
  ['finish', { type: 'finish' }, 'keep this arrangement', 'tieni questa disposizione'],
  ['restore', { type: 'restore' }, 'leave all stones as they were', 'lascia tutto come prima'],
];

describe('notation and words of moves', () => {
  it.each(forms)('%s', (notation, move, en, it) => {
    expect(theChallenge.print(move)).toBe(notation);
    expect(theChallenge.parse(notation)).toEqual(move);
    expect([theChallenge.describe(move, 'en'), theChallenge.describe(move, 'it')]).toEqual([en, it]);
  });

  it('has every type of move', () => {
    expect([...new Set(forms.map(([, { type }]) => type))].sort()).toEqual(Object.keys(theChallenge.moves).sort());
  });

  it.each(['', 'gather:', 'Gather', 'send:green:s1', 'send:s8:green', 'draw:pink', 'place:blue', 'offer:s0:green'])(
    '%j is none',
    (text) => expect(theChallenge.parse(text)).toBeUndefined(),
  );
});
