import type { Move } from '../../../src/games/elfengold/index.ts';
import { elfengold } from '../../../src/games/elfengold/index.ts';
import { checkNotation } from '../notation.ts';

const road = 'albaran-feodor-desert';

/** The examples of the rules, with every form of a move. */
const forms: readonly (readonly [notation: string, move: Move])[] = [
  ['first:2', { type: 'first-seat', seat: 2 }],
  ['value:4', { type: 'gold-value', value: 4 }],
  ['town:beata', { type: 'town-card', town: 'beata' }],
  ['raft', { type: 'draw', kind: 'raft' }],
  ['log', { type: 'draw', kind: 'log' }],
  ['+?', { type: 'draw-deck' }],
  ['+wizard', { type: 'draw-open', card: 'wizard' }],
  ['+gold', { type: 'take-gold' }],
  ['reveal:sea-monster', { type: 'reveal', tile: 'sea-monster' }],
  ['bid:7', { type: 'bid', amount: 7 }],
  // Refused in every state, but still valid notation.
  ['bid:301', { type: 'bid', amount: 301 }],
  ['bid:1e+300', { type: 'bid', amount: 1e300 }],
  ['pass', { type: 'pass' }],
  ['gold@albaran-feodor-desert', { type: 'place', tile: 'gold', road }],
  ['(unicorn)@albaran-feodor-desert', { type: 'place', tile: 'unicorn', road, hidden: true }],
  ['&dragon', { type: 'add', tile: 'dragon' }],
  ['&(dragon)', { type: 'add', tile: 'dragon', hidden: true }],
  ['<>albaran-feodor-desert', { type: 'swap', road }],
  ['dragon<>albaran-feodor-desert:unicorn', { type: 'swap', counter: 'dragon', road, with: 'unicorn' }],
  ['>albaran-feodor-desert', { type: 'travel', road }],
  ['>albaran-feodor-desert:dragon*', { type: 'travel', road, by: 'dragon', wizard: true }],
  ['>>albaran-feodor-desert:dragon+raft+raft', { type: 'caravan', road, cards: ['dragon', 'raft', 'raft'] }],
  [
    '>>albaran-feodor-desert:dragon+raft+raft*',
    { type: 'caravan', road, cards: ['dragon', 'raft', 'raft'], wizard: true },
  ],
  ['>>albaran-feodor-desert:dragon+raft+wizard', { type: 'caravan', road, cards: ['dragon', 'raft', 'wizard'] }],
  ['^albaran', { type: 'fly', town: 'albaran' }],
  ['end:gold', { type: 'end', take: 'gold' }],
  ['end:cards', { type: 'end', take: 'cards' }],
  ['-dragon', { type: 'discard', card: 'dragon' }],
  ['keep:dragon+(log)', { type: 'keep', open: ['dragon'], hidden: ['log'] }],
  ['keep:(gold)+(gold)', { type: 'keep', open: [], hidden: ['gold', 'gold'] }],
];

checkNotation(elfengold, forms, [
  '',
  'bid:0',
  'bid:07',
  'bid:-1',
  'bid:1.5',
  'bid:1e2',
  'bid:NaN',
  'bid:Infinity',
  'bid: 7',
  '>>albaran-feodor-desert:wizard+dragon+raft',
  'value:8',
  '>',
  '>nowhere',
  '&log',
  '^nowhere',
  'end:both',
  'keep:log+dragon',
]);
