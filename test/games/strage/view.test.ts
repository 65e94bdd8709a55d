import { describe, expect, it } from 'vitest';
import { seeded } from '../../../src/core/rng.ts';
import { strage } from '../../../src/games/strage/index.ts';
import { describeView } from '../../../src/games/strage/table.ts';
import type { Options } from '../../../src/games/strage/types.ts';
import { position, squareOf } from './position.ts';

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
  it('hide nothing from any viewer', () => {
    const seen = strage.view(state, 'referee');
    for (const viewer of [0, 3, 'table'] as const) {
      const view = strage.view(state, viewer);
      expect(view).toEqual({ ...seen, viewer });
      expect(strage.resample(view, seeded(1))).toEqual(state);
    }
    const event = { type: 'turn', seat: 0 } as const;
    expect(strage.redact(event, 'table')).toEqual(event);
  });

  it('describe by name the contents of squares and the pieces of a seat', () => {
    const { board, seats, turn, starter, outcome } = strage.view(state, 'table');
    expect(['c8', 'h8', 'd6', 'f3', 'a1'].map((name) => board[squareOf(name)])).toEqual([
      { piece: 'half-elf', owner: 0, sprite: false },
      { piece: 'orc', owner: null, sprite: false },
      { piece: 'half-elf', owner: 3, sprite: true },
      { piece: null, owner: null, sprite: true },
      null,
    ]);
    expect(seats[3]).toEqual({ name: 'yellow', reserve: 5, saved: 3 });
    expect([turn, starter, outcome]).toEqual([0, 0, null]);
  });

  it('have no seat to act before the order is settled (ST-1.2), and from then on a first seat', () => {
    const seen = (given: Partial<Options>) => strage.view(strage.setup({ players: 2, ...given }), 0);
    const [rolling, settled] = [seen({}), seen({ order: [1, 0] })];
    expect([rolling.actor, rolling.turn, rolling.starter]).toEqual(['chance', null, null]);
    expect([settled.actor, settled.turn, settled.starter]).toEqual(['chance', 1, 1]);
    const second = strage.view(
      position('........', { turn: 1, order: [2, 0, 1], saved: [15, 0, 0], killed: 1, phase: 'over' }),
      0,
    );
    expect([second.actor, second.turn, second.starter, second.outcome?.winners]).toEqual(['over', 0, 2, [0]]);
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

  it('have Italian words and Italian clan colours', () => {
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
