import { describe, expect, it } from 'vitest';
import { seeded } from '../../../src/core/rng.ts';
import { strage } from '../../../src/games/strage/index.ts';
import { describeView } from '../../../src/games/strage/table.ts';
import { position } from './position.ts';

const state = position(
  `
  ..r....x
  ........
  ...Y....
  ........
  ........
  .....s..
  b.G.....
  ........`,
  { players: 4, saved: [1, 0, 2, 3], points: 3 },
);

describe('views', () => {
  it('hide nothing, whoever looks', () => {
    for (const viewer of [0, 3, 'table'] as const) {
      const view = strage.view(state, viewer);
      expect(view).toEqual(state);
      expect(strage.resample(view, seeded(1))).toEqual(state);
    }
    const event = { type: 'turn', seat: 0 } as const;
    expect(strage.redact(event, 'table')).toEqual(event);
  });

  it('are drawn from the side of the placement area', () => {
    expect(describeView(strage.view(state, 'table'))).toBe(
      `
    a  b  c  d  e  f  g  h
8   .  . R   .  .  .  . X 
7   .  .  .  .  .  .  .  .
6   .  .  . Y*  .  .  .  .
5   .  .  .  .  .  .  .  .
4   .  .  .  .  .  .  .  .
3   .  .  .  .  .  *  .  .
2  B   . G*  .  .  .  .  .
1   .  .  .  .  .  .  .  .
    a  b  c  d  e  f  g  h
Red    saved 1 · half-elves on the board 1 ← 3 AP
Green  saved 0 · half-elves on the board 1
Blue   saved 2 · half-elves on the board 1
Yellow saved 3 · half-elves on the board 1
Orcs off the board: 7 · sprites killed: 7`.slice(1),
    );
  });

  it('have their words in Italian, clans by their Italian colours', () => {
    expect(describeView(strage.view(state, 0), 'it').split('\n').slice(9)).toEqual([
      '    a  b  c  d  e  f  g  h',
      'Rosso  in salvo 1 · mezzelfi sulla mappa 1 ← 3 PA',
      'Verde  in salvo 0 · mezzelfi sulla mappa 1',
      'Blu    in salvo 2 · mezzelfi sulla mappa 1',
      'Giallo in salvo 3 · mezzelfi sulla mappa 1',
      'Orchi fuori mappa: 7 · folletti eliminati: 7',
    ]);
    expect(describeView(strage.view(state, 0), 'it').split('\n')[3]).toBe('6   .  .  . G*  .  .  .  .');
  });

  it('name every seat', () => {
    expect([0, 1, 2, 3].map((seat) => strage.describeSeat(seat))).toEqual(['Red', 'Green', 'Blue', 'Yellow']);
    expect([0, 1, 2, 3].map((seat) => strage.describeSeat(seat, 'it'))).toEqual(['Rosso', 'Verde', 'Blu', 'Giallo']);
  });
});
