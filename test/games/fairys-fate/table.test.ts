import { describe, expect, it } from 'vitest';
import { fairysFate } from '../../../src/games/fairys-fate/index.ts';
import { describeView } from '../../../src/games/fairys-fate/table.ts';
import { play, position } from './position.ts';

/** The last travel: seat 1 is petrified, seat 0 collects. */
const state = play(
  position({
    piles: 'empty',
    hands: ['light-serpent light-serpent', 'light-truth sprite-orange nature-leaf', ''],
    places: {
      cave: 'light-serpent light-darkness',
      wood: 'sprite-leaf sprite-no-leaf sprite-walnut',
      hill: 'light-truth nature-truth',
    },
    known: { 'wood:2': [1] },
    owned: [{ fairies: 'wisdom wisdom', objects: 'leaf leaf orange', serpents: 2 }, { petrified: 2 }],
  }),
  'travel:cave end travel:wood',
);

describe('a view as text', () => {
  it('says only of the last travel that it is the last', () => {
    expect(describeView(fairysFate.view(position({}), 0))).not.toContain('last travel');
  });

  it('shows a seat its own hand and recipe, and the covered cards it knows', () => {
    expect(describeView(fairysFate.view(state, 1))).toBe(
      `
Piles: empty · empty · empty · empty
cave    – ← Player 1
meadow  –
wood    [sprite ?] · −leaf (sprite) · [walnut (sprite)] ← Player 3
river   –
hill    [light ?] · Truth (nature)
To be collected: serpent (light), Darkness (light)
This is the last travel.
Player 1 ←
  hand: 2 × light
  recipe: ? (0 1 2 3 4 5 6 7 8)
  owns: orange, 2 × leaf, 2 × Wisdom, 2 × serpent
Player 2 (turns to lose: 1)
  hand: Truth (light), orange (sprite), leaf (nature)
  recipe: 1: orange, walnut, mushroom, rose petals
  owns: nothing
Player 3
  hand: –
  recipe: ? (0 1 2 3 4 5 6 7 8)
  owns: nothing`.slice(1),
    );
  });

  it('shows spectators only backs (in Italian)', () => {
    expect(describeView(fairysFate.view(state, 'table'), 'it')).toBe(
      `
Mazzi: vuoto · vuoto · vuoto · vuoto
grotta  – ← Giocatore 1
prato   –
bosco   [folletto ?] · −foglia (folletto) · [folletto ?] ← Giocatore 3
fiume   –
collina [lume ?] · Verità (natura)
Da raccogliere: serpente (lume), Buio (lume)
È l'ultimo viaggio.
Giocatore 1 ←
  mano: 2 × lume
  ricetta: ? (0 1 2 3 4 5 6 7 8)
  possiede: arancia, 2 × foglia, 2 × Sapienza, 2 × serpente
Giocatore 2 (turni di fermo: 1)
  mano: lume, folletto, natura
  ricetta: ? (0 1 2 3 4 5 6 7 8)
  possiede: niente
Giocatore 3
  mano: –
  ricetta: ? (0 1 2 3 4 5 6 7 8)
  possiede: niente`.slice(1),
    );
  });

  it('shows sizes and tops of the piles, and a top that is still to be drawn', () => {
    const drawing = play(position(), 'play:light-serpent:cave draw:1 card:sprite-leaf');
    expect(describeView(fairysFate.view(drawing, 0)).split('\n').slice(0, 2)).toEqual([
      'Piles: 21 light · 21 … · 22 nature · 22 light',
      'cave    [serpent (light)]',
    ]);
  });
});
