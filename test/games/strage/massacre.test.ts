import { describe, expect, it } from 'vitest';
import { strage } from '../../../src/games/strage/index.ts';
import { eventsOf, on, play, position, squareOf } from './position.ts';

describe('§6, the massacre', () => {
  const before = position(`
    ........
    ........
    ........
    .s......
    ..x.....
    ...R....
    ..s.....
    .....s..`);

  it('ST-6.1 every lone sprite adjacent to an orc rolls, in ascending order of squares', () => {
    // f1 is out of reach, and d3 is escorted.
    const state = play(before, 'end O@b3 Oxd3 1');
    expect(state.step).toEqual({ kind: 'massacre', waiting: ['c2', 'b5'].map(squareOf) });
    expect(strage.actor(state)).toBe('chance');
    expect(eventsOf(state, '1 2')).toEqual([
      { type: 'massacre-rolled', at: squareOf('c2'), die: 1 },
      { type: 'massacre-rolled', at: squareOf('b5'), die: 2 },
      { type: 'turn', seat: 1 },
    ]);
  });

  it('ST-6.1 only a 6 eliminates the sprite', () => {
    const state = play(before, 'end O@h8 Oxd3 1');
    for (const die of [1, 2, 3, 4, 5]) {
      expect(play(state, String(die))).toMatchObject({ phase: 'roll', turn: 1, killed: state.killed });
      expect(on(play(state, String(die)), 'b5')).toBe('s');
    }
    expect(play(state, '6')).toMatchObject({ phase: 'roll', turn: 1, killed: state.killed + 1 });
    expect(on(play(state, '6'), 'b5')).toBe('.');
    expect(eventsOf(state, '6').map(({ type }) => type)).toEqual(['massacre-rolled', 'sprite-lost', 'turn']);
  });

  it('ST-6.1 the rolls are fixed after the attack of the orcs: a sprite that has lost its escort rolls', () => {
    const state = play(before, 'end O@h8');
    expect(play(state, 'Oxd3 1').step).toEqual({ kind: 'massacre', waiting: [squareOf('b5')] });
    expect(play(state, 'Oxd3 6').step).toEqual({ kind: 'massacre', waiting: ['d3', 'b5'].map(squareOf) });
  });

  it('ST-6.1 the next turn begins if no sprite must roll', () => {
    const state = play(position('........ ........ s.......'), 'end O@h8');
    expect(state).toMatchObject({ phase: 'roll', turn: 1, step: { kind: 'none' } });
  });
});
