import type { Move } from '../../../src/games/fairys-fate/index.ts';
import { fairysFate } from '../../../src/games/fairys-fate/index.ts';
import { checkNotation } from '../notation.ts';

/** The examples of the rules, with every form of a move. */
const forms: readonly (readonly [notation: string, move: Move])[] = [
  ['first-seat:1', { type: 'first-seat', seat: 1 }],
  ['recipe:4', { type: 'recipe', recipe: 4 }],
  ['card:sprite-leaf', { type: 'card', card: 'sprite-leaf' }],
  ['card:sprite-no-petals', { type: 'card', card: 'sprite-no-petals' }],
  ['top:light', { type: 'top', back: 'light' }],
  ['play:light-serpent:cave', { type: 'play', card: 'light-serpent', place: 'cave' }],
  ['travel:hill', { type: 'travel', place: 'hill' }],
  ['pass', { type: 'pass' }],
  ['draw:2', { type: 'draw', pile: 2 }],
  ['use:wisdom', { type: 'use', fairy: 'wisdom' }],
  ['take', { type: 'take' }],
  ['end', { type: 'end' }],
  ['discard:nature-leaf', { type: 'discard', card: 'nature-leaf' }],
  ['lose:leaf', { type: 'lose', object: 'leaf' }],
  ['look:river:0', { type: 'look', place: 'river', slot: 0 }],
  ['ask:1', { type: 'ask', seat: 1 }],
  ['answer:leaf', { type: 'answer', lacks: 'leaf' }],
  ['answer:nothing', { type: 'answer', lacks: 'nothing' }],
  ['pick:hill:3', { type: 'pick', place: 'hill', slot: 3 }],
  ['drop:wood', { type: 'drop', place: 'wood' }],
];

checkNotation(fairysFate, forms, [
  '',
  'play',
  'play:cave:light-serpent',
  'play:light-leaf:cave',
  'play:light-serpent:cave:0',
  'travel',
  'travel:lake',
  'draw:4',
  'draw:01',
  'draw:-1',
  'look:cave:4',
  'ask:5',
  'recipe:9',
  'lose:no-leaf',
  'use:poverty',
  'card:sprite-truth',
  'Pass',
  ' end',
  'toString',
]);
