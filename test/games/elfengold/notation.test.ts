import { describe, expect, it } from 'vitest';
import type { Move } from '../../../src/games/elfengold/index.ts';
import { elfengold } from '../../../src/games/elfengold/index.ts';

const road = 'albaran-feodor-desert';

/** The examples of the rules: every form that a move has, its words in English and in Italian. */
const forms: readonly (readonly [notation: string, move: Move, en: string, it: string])[] = [
  ['first:2', { type: 'first-seat', seat: 2 }, 'Blue begins', 'comincia Blu'],
  ['value:4', { type: 'gold-value', value: 4 }, 'a disc of value 4', 'disco da 4'],
  ['town:beata', { type: 'town-card', town: 'beata' }, 'town card: Beata', 'carta città: Beata'],
  ['raft', { type: 'draw', kind: 'raft' }, 'draw: raft', 'pesca: zattera'],
  ['log', { type: 'draw', kind: 'log' }, 'draw: log', 'pesca: tronco'],
  ['+?', { type: 'draw-deck' }, 'draw the top card of the deck', 'pesca la prima carta coperta del mazzo'],
  [
    '+wizard',
    { type: 'draw-open', card: 'wizard' },
    'take a card of the display: elven wizard',
    'prendi una carta scoperta: mago elfico',
  ],
  ['+gold', { type: 'take-gold' }, 'take the gold pile', 'prendi l\'intera pila "oro"'],
  [
    'reveal:sea-monster',
    { type: 'reveal', tile: 'sea-monster' },
    'lay open: sea monster',
    'scopri la tessera: mostro marino',
  ],
  ['bid:7', { type: 'bid', amount: 7 }, 'bid 7', 'offri 7'],
  // Refused in every state, but moves all the same.
  ['bid:301', { type: 'bid', amount: 301 }, 'bid 301', 'offri 301'],
  ['bid:1e+300', { type: 'bid', amount: 1e300 }, 'bid 1e+300', 'offri 1e+300'],
  ['pass', { type: 'pass' }, 'pass', 'passa'],
  [
    'gold@albaran-feodor-desert',
    { type: 'place', tile: 'gold', road },
    "place the gold on Al'Baran–Feodor (desert)",
    "piazza la tessera: oro, su Al'Baran–Feodor (deserto)",
  ],
  [
    '(unicorn)@albaran-feodor-desert',
    { type: 'place', tile: 'unicorn', road, hidden: true },
    "place the face-down unicorn on Al'Baran–Feodor (desert)",
    "piazza la tessera coperta: unicorno, su Al'Baran–Feodor (deserto)",
  ],
  ['&dragon', { type: 'add', tile: 'dragon' }, 'second counter: dragon', 'seconda tessera trasporto: drago'],
  [
    '&(dragon)',
    { type: 'add', tile: 'dragon', hidden: true },
    'second counter: the face-down dragon',
    'seconda tessera trasporto, coperta: drago',
  ],
  [
    '<>albaran-feodor-desert',
    { type: 'swap', road },
    "exchange the counter with that on Al'Baran–Feodor (desert)",
    "scambia la tessera con quella su Al'Baran–Feodor (deserto)",
  ],
  [
    'dragon<>albaran-feodor-desert:unicorn',
    { type: 'swap', counter: 'dragon', road, with: 'unicorn' },
    "exchange dragon with unicorn on Al'Baran–Feodor (desert)",
    "scambia drago con unicorno su Al'Baran–Feodor (deserto)",
  ],
  [
    '>albaran-feodor-desert',
    { type: 'travel', road },
    "travel along Al'Baran–Feodor (desert)",
    "viaggia lungo Al'Baran–Feodor (deserto)",
  ],
  [
    '>albaran-feodor-desert:dragon*',
    { type: 'travel', road, by: 'dragon', wizard: true },
    "travel along Al'Baran–Feodor (desert): dragon, with an elven wizard",
    "viaggia lungo Al'Baran–Feodor (deserto): drago, con un mago elfico",
  ],
  [
    '>>albaran-feodor-desert:dragon+raft+raft',
    { type: 'caravan', road, cards: ['dragon', 'raft', 'raft'] },
    "travel along Al'Baran–Feodor (desert) by caravan: dragon, 2 × raft",
    "viaggia lungo Al'Baran–Feodor (deserto) in carovana: drago, 2 × zattera",
  ],
  [
    '>>albaran-feodor-desert:dragon+raft+raft*',
    { type: 'caravan', road, cards: ['dragon', 'raft', 'raft'], wizard: true },
    "travel along Al'Baran–Feodor (desert) by caravan: dragon, 2 × raft, with an elven wizard",
    "viaggia lungo Al'Baran–Feodor (deserto) in carovana: drago, 2 × zattera, con un mago elfico",
  ],
  [
    '>>albaran-feodor-desert:dragon+raft+wizard',
    { type: 'caravan', road, cards: ['dragon', 'raft', 'wizard'] },
    "travel along Al'Baran–Feodor (desert) by caravan: dragon, raft, elven wizard",
    "viaggia lungo Al'Baran–Feodor (deserto) in carovana: drago, zattera, mago elfico",
  ],
  [
    '^albaran',
    { type: 'fly', town: 'albaran' },
    "fly to Al'Baran on the magic carpet",
    "vola a Al'Baran col tappeto magico",
  ],
  ['end:gold', { type: 'end', take: 'gold' }, 'end the move and take the gold', "termina il movimento e prendi l'oro"],
  [
    'end:cards',
    { type: 'end', take: 'cards' },
    'end the move and draw two cards',
    'termina il movimento e pesca due carte',
  ],
  ['-dragon', { type: 'discard', card: 'dragon' }, 'discard: dragon', 'scarta: drago'],
  [
    'keep:dragon+(log)',
    { type: 'keep', open: ['dragon'], hidden: ['log'] },
    'keep open: dragon; face down: log',
    'tieni scoperte: drago; coperte: tronco',
  ],
  [
    'keep:(gold)+(gold)',
    { type: 'keep', open: [], hidden: ['gold', 'gold'] },
    'keep open: none; face down: 2 × gold',
    'tieni scoperte: nessuna; coperte: 2 × oro',
  ],
];

describe('notation and words of moves', () => {
  it.each(forms)('%s', (notation, move, en, it) => {
    expect(elfengold.print(move)).toBe(notation);
    expect(elfengold.parse(notation)).toEqual(move);
    expect([elfengold.describe(move, 'en'), elfengold.describe(move, 'it')]).toEqual([en, it]);
  });

  it('has every type of move', () => {
    expect([...new Set(forms.map(([, { type }]) => type))].sort()).toEqual(Object.keys(elfengold.moves).sort());
  });

  it.each([
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
  ])('%j is none', (text) => expect(elfengold.parse(text)).toBeUndefined());
});
