import type { Move } from '../../../src/games/elfenland/index.ts';
import { elfenland } from '../../../src/games/elfenland/index.ts';
import { checkNotation } from '../notation.ts';

const road = 'albaran-feodor-desert';

/** The examples of the rules, with every form of a move. */
const forms: readonly (readonly [notation: string, move: Move])[] = [
  ['first:2', { type: 'first-seat', seat: 2 }],
  ['town:beata', { type: 'town-card', town: 'beata' }],
  ['raft', { type: 'draw', kind: 'raft' }],
  ['+dragon', { type: 'take', tile: 'dragon' }],
  ['+?', { type: 'take-blind' }],
  [`unicorn@${road}`, { type: 'place', tile: 'unicorn', road }],
  [`(unicorn)@${road}`, { type: 'place', tile: 'unicorn', road, hidden: true }],
  [`obstacle@${road}`, { type: 'obstacle', road }],
  ['pass', { type: 'pass' }],
  ['>elvenhold-virst-lake', { type: 'travel', road: 'elvenhold-virst-lake' }],
  [`>>${road}:dragon+raft+raft`, { type: 'caravan', road, cards: ['dragon', 'raft', 'raft'] }],
  ['end', { type: 'end' }],
  ['-raft', { type: 'discard', card: 'raft' }],
  ['keep:dragon', { type: 'keep', open: ['dragon'], hidden: [] }],
  ['keep:(dragon)', { type: 'keep', open: [], hidden: ['dragon'] }],
  ['keep:', { type: 'keep', open: [], hidden: [] }],
];

checkNotation(elfenland, forms, [
  '',
  'first:6',
  'first:',
  'town:elvenhold',
  'feodor',
  '+raft',
  '+',
  '-',
  '>',
  '>>',
  '>albaran',
  `>>${road}`,
  `>>${road}:`,
  `>>${road}:dragon+raft`,
  `>>${road}:raft+raft+dragon`,
  `>>${road}:dragon+raft+raft:`,
  `raft@${road}`,
  `()@${road}`,
  `(dragon@${road}`,
  'dragon@feodor-albaran-desert',
  'obstacle@',
  'keep',
  'keep:()',
  'keep:dragon+dragon',
  'keep:(dragon)+dragon',
  'Pass',
  ' end',
]);
