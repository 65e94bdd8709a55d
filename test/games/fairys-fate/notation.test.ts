import { describe, expect, it } from 'vitest';
import type { Move } from '../../../src/games/fairys-fate/index.ts';
import { fairysFate } from '../../../src/games/fairys-fate/index.ts';

/** The examples of the rules: every form that a move has, its words in English and in Italian. */
const forms: readonly (readonly [notation: string, move: Move, en: string, it: string])[] = [
  ['first-seat:1', { type: 'first-seat', seat: 1 }, 'Player 2 begins', 'inizia Giocatore 2'],
  ['recipe:4', { type: 'recipe', recipe: 4 }, 'recipe 4 is received', 'si riceve la ricetta 4'],
  [
    'card:sprite-leaf',
    { type: 'card', card: 'sprite-leaf' },
    'the card is: leaf (sprite)',
    'la carta è: foglia (folletto)',
  ],
  [
    'card:sprite-no-petals',
    { type: 'card', card: 'sprite-no-petals' },
    'the card is: −rose petals (sprite)',
    'la carta è: −petali di rosa (folletto)',
  ],
  [
    'top:light',
    { type: 'top', back: 'light' },
    'a light card is on top of the pile',
    "in cima al mazzo c'è una carta lume",
  ],
  [
    'play:light-serpent:cave',
    { type: 'play', card: 'light-serpent', place: 'cave' },
    'play serpent (light) on the cave',
    'gioca serpente (lume) nella grotta',
  ],
  ['travel:hill', { type: 'travel', place: 'hill' }, 'travel to the hill', 'vai in viaggio alla collina'],
  ['pass', { type: 'pass' }, 'skip the turn', 'salta il turno'],
  ['draw:2', { type: 'draw', pile: 2 }, 'draw from pile 3', 'pesca dal mazzo 3'],
  ['use:wisdom', { type: 'use', fairy: 'wisdom' }, 'use Wisdom', 'usa Sapienza'],
  ['take', { type: 'take' }, 'take the next card', 'prendi la carta successiva'],
  ['end', { type: 'end' }, 'use no more fairies', 'non usare altre fate'],
  [
    'discard:nature-leaf',
    { type: 'discard', card: 'nature-leaf' },
    'eliminate leaf (nature) from the hand',
    'elimina dalla mano foglia (natura)',
  ],
  ['lose:leaf', { type: 'lose', object: 'leaf' }, 'lose an object: leaf', 'togliti un oggetto: foglia'],
  [
    'look:river:0',
    { type: 'look', place: 'river', slot: 0 },
    'look at card 1 on the river',
    'guarda la carta 1 sul fiume',
  ],
  ['ask:1', { type: 'ask', seat: 1 }, 'ask Player 2 what is lacking', 'chiedi a Giocatore 2 che cosa gli manca'],
  ['answer:leaf', { type: 'answer', lacks: 'leaf' }, 'this is lacking: leaf', 'manca: foglia'],
  ['answer:nothing', { type: 'answer', lacks: 'nothing' }, 'the recipe is complete', 'la ricetta è completa'],
  [
    'pick:hill:3',
    { type: 'pick', place: 'hill', slot: 3 },
    'choose card 4 on the hill',
    'scegli la carta 4 sulla collina',
  ],
  ['drop:wood', { type: 'drop', place: 'wood' }, 'move the card to the wood', 'sposta la carta al bosco'],
];

describe('notation', () => {
  it.each(forms)('%s', (notation, move, en, it) => {
    expect(fairysFate.print(move)).toBe(notation);
    expect(fairysFate.parse(notation)).toEqual(move);
    expect(fairysFate.describe(move)).toBe(en);
    expect(fairysFate.describe(move, 'it')).toBe(it);
  });

  it('has an example of every type of move', () => {
    expect([...new Set(forms.map(([, { type }]) => type))].sort()).toEqual(Object.keys(fairysFate.moves).sort());
  });

  it.each([
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
  ])('%j is no move', (text) => {
    expect(fairysFate.parse(text)).toBeUndefined();
  });
});
