import { describe, expect, it } from 'vitest';
import type { Move } from '../../../src/games/elfenland/index.ts';
import { elfenland } from '../../../src/games/elfenland/index.ts';

const road = 'albaran-feodor-desert';

/** The examples of the rules: every form that a move has, its words in English and in Italian. */
const forms: readonly (readonly [notation: string, move: Move, en: string, it: string])[] = [
  ['first:2', { type: 'first-seat', seat: 2 }, 'Blue begins', 'comincia Blu'],
  ['town:beata', { type: 'town-card', town: 'beata' }, 'town card: Beata', 'carta città: Beata'],
  ['raft', { type: 'draw', kind: 'raft' }, 'draw: raft', 'pesca: zattera'],
  [
    '+dragon',
    { type: 'take', tile: 'dragon' },
    'take the dragon of the display',
    'prendi dalle tessere scoperte: drago',
  ],
  ['+?', { type: 'take-blind' }, 'take the top counter of the pile', 'prendi la prima tessera coperta'],
  [
    `unicorn@${road}`,
    { type: 'place', tile: 'unicorn', road },
    "place the unicorn on Al'Baran–Feodor (desert)",
    "piazza la tessera: unicorno, su Al'Baran–Feodor (deserto)",
  ],
  [
    `(unicorn)@${road}`,
    { type: 'place', tile: 'unicorn', road, hidden: true },
    "place the face-down unicorn on Al'Baran–Feodor (desert)",
    "piazza la tessera coperta: unicorno, su Al'Baran–Feodor (deserto)",
  ],
  [
    `obstacle@${road}`,
    { type: 'obstacle', road },
    "place the obstacle on Al'Baran–Feodor (desert)",
    "piazza l'ostacolo su Al'Baran–Feodor (deserto)",
  ],
  ['pass', { type: 'pass' }, 'pass', 'passa'],
  [
    '>elvenhold-virst-lake',
    { type: 'travel', road: 'elvenhold-virst-lake' },
    'travel along Elvenhold–Virst (lake)',
    'viaggia lungo Elvenhold–Virst (lago)',
  ],
  [
    `>>${road}:dragon+raft+raft`,
    { type: 'caravan', road, cards: ['dragon', 'raft', 'raft'] },
    "travel along Al'Baran–Feodor (desert) by caravan: dragon, 2 × raft",
    "viaggia lungo Al'Baran–Feodor (deserto) in carovana: drago, 2 × zattera",
  ],
  ['end', { type: 'end' }, 'end the move', 'termina il movimento'],
  ['-raft', { type: 'discard', card: 'raft' }, 'discard: raft', 'scarta: zattera'],
  [
    'keep:dragon',
    { type: 'keep', open: ['dragon'], hidden: [] },
    'keep open: dragon; face down: none',
    'tieni scoperte: drago; coperte: nessuna',
  ],
  [
    'keep:(dragon)',
    { type: 'keep', open: [], hidden: ['dragon'] },
    'keep open: none; face down: dragon',
    'tieni scoperte: nessuna; coperte: drago',
  ],
  [
    'keep:',
    { type: 'keep', open: [], hidden: [] },
    'keep open: none; face down: none',
    'tieni scoperte: nessuna; coperte: nessuna',
  ],
];

describe('notation', () => {
  it.each(forms)('%s', (notation, move, en, it) => {
    expect(elfenland.print(move)).toBe(notation);
    expect(elfenland.parse(notation)).toEqual(move);
    expect(elfenland.describe(move)).toBe(en);
    expect(elfenland.describe(move, 'it')).toBe(it);
  });

  it('has an example of every type of move', () => {
    expect([...new Set(forms.map(([, { type }]) => type))].sort()).toEqual(Object.keys(elfenland.moves).sort());
  });

  it.each([
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
  ])('%j is no move', (text) => {
    expect(elfenland.parse(text)).toBeUndefined();
  });
});
