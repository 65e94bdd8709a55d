import { describe, expect, it } from 'vitest';
import { theChallenge } from '../../../src/games/the-challenge/index.ts';
import { describeView } from '../../../src/games/the-challenge/table.ts';
import { during, play, position } from './position.ts';

const state = play(
  position({
    players: 2,
    hands: ['red 2 green', 'blue'],
    kept: ['steal', 'immunity'],
    sprites: [['2 black red', '3 green + !'], ['blue']],
    forest: '2 yellow purple',
    forestFairies: '2 steal leaky-bag',
  }),
  'rearrange lay:red:s0',
);

describe('a view as text', () => {
  it('says nothing of an action while none is in progress', () => {
    const [, , , seat] = describeView(theChallenge.view(position({ players: 2 }), 0)).split('\n');
    expect(seat).toBe('Player 1 ←');
  });

  it('shows a seat its own hand, fairies and plan', () => {
    expect(describeView(theChallenge.view(state, 0))).toBe(
      `
Forest: 2 × yellow, 1 × purple + 66 covered
  fairies: 2 × steal, 1 × a leaky bag + 23 covered
Eliminated: nothing; used: nothing
To lay: 1 × red, 2 × black, 5 × green; planned: red · empty · empty
Player 1 ←
  hand: 1 × red, 2 × green
  fairies kept: 1 × steal
  1 [black black red]
  2 [green green green] (bigger bag, immune)
  3 []
Player 2
  hand: 1 ?
  fairies kept: 1 ?
  1 [blue]
  2 []
  3 []`.trimStart(),
    );
  });

  it('shows the table no hand, fairies or plan, also in Italian', () => {
    expect(describeView(theChallenge.view(state, 'table'), 'it')).toBe(
      `
Bosco: 2 × gialla, 1 × viola + 66 coperte
  fate: 2 × ruba, 1 × sacca bucata + 23 coperte
Eliminate: niente; utilizzate: niente
Si stanno ridisponendo le pietre
Giocatore 1 ←
  mano: 3 ?
  fate da parte: 1 ?
  1 [nera nera rossa]
  2 [verde verde verde] (sacca più grande, immune)
  3 []
Giocatore 2
  mano: 1 ?
  fate da parte: 1 ?
  1 [blu]
  2 []
  3 []`.trimStart(),
    );
  });

  it.each([
    [during('gather', { kind: 'gather', left: 2, mayKeep: false }), 'Stones to draw: 2'],
    [during('offer', { kind: 'offer', paid: 3 }, { hands: ['red'] }), 'Fairy points offered: 3'],
    [during('choose', { kind: 'fairies', drawn: [0, 0, 1, 0, 1, 0], left: 0 }), 'Fairies drawn: 2 ?'],
    [during('obtained', { kind: 'obtained', fairy: 4 }, { kept: ['steal'] }), 'A fairy was obtained'],
    [during('harvest', { kind: 'harvest', left: 3 }), 'Stones to take: up to 3'],
    [during('steal', { kind: 'steal', victim: 1, left: 2 }), 'Stones to steal from Player 2: 2'],
  ])('%# shows the progress of an action', (own, line) => {
    expect(describeView(theChallenge.view(own, 'table')).split('\n')).toContain(line);
  });
});
