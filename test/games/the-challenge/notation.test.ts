import type { Move } from '../../../src/games/the-challenge/index.ts';
import { theChallenge } from '../../../src/games/the-challenge/index.ts';
import { checkNotation } from '../notation.ts';

/** The examples of the rules, with every form of a move. */
const forms: readonly (readonly [notation: string, move: Move])[] = [
  ['first-seat:p1', { type: 'first-seat', seat: 1 }],
  ['draw:green', { type: 'draw', kind: 'green' }],
  ['draw:steal', { type: 'draw', kind: 'steal' }],
  ['gather', { type: 'gather' }],
  ['discard:blue', { type: 'discard', stone: 'blue' }],
  ['keep-stones', { type: 'keep-stones' }],
  ['place:blue:s0', { type: 'place', stone: 'blue', to: 0 }],
  ['place:blue:forest', { type: 'place', stone: 'blue', to: 'forest' }],
  ['send:s1:green', { type: 'send', sprite: 1, stone: 'green' }],
  ['offer:green', { type: 'offer', stone: 'green' }],
  ['offer:s2', { type: 'offer', sprite: 2 }],
  ['take:steal', { type: 'take', fairy: 'steal' }],
  ['draw-fairies', { type: 'draw-fairies' }],
  ['choose:steal', { type: 'choose', fairy: 'steal' }],
  ['keep-fairy', { type: 'keep-fairy' }],
  ['play:extra-sprite', { type: 'play', fairy: 'extra-sprite' }],
  ['play:bigger-bag:s0', { type: 'play', fairy: 'bigger-bag', sprite: 0 }],
  ['play:leaky-bag:p1:s0', { type: 'play', fairy: 'leaky-bag', seat: 1, sprite: 0 }],
  ['play:steal:p1', { type: 'play', fairy: 'steal', seat: 1 }],
  ['pick-covered', { type: 'pick-covered' }],
  ['pick:red:s1', { type: 'pick', stone: 'red', sprite: 1 }],
  ['stop', { type: 'stop' }],
  ['steal-hand', { type: 'steal-hand' }],
  ['steal:s1:s0', { type: 'steal', sprite: 1, to: 0 }],
  ['steal:s1:forest', { type: 'steal', sprite: 1, to: 'forest' }],
  ['rearrange', { type: 'rearrange' }],
  ['lay:red:s0', { type: 'lay', stone: 'red', sprite: 0 }],
  ['finish', { type: 'finish' }],
  ['restore', { type: 'restore' }],
];

const others = ['', 'gather:', 'Gather', 'send:green:s1', 'send:s8:green', 'draw:pink', 'place:blue', 'offer:s0:green'];

checkNotation(theChallenge, forms, others);
