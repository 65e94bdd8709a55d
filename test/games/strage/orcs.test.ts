import { describe, expect, it } from 'vitest';
import { diagram, eventsOf, legal, lines, on, play, position, refused } from './position.ts';

describe('§4, the orcs', () => {
  it('ST-4.1 an orc off the board is placed on an empty square outside the placement area', () => {
    const state = play(
      position(`
        ..r.....
        .s......
        ........
        ........
        ........
        ........
        ........
        x.......`),
      'end',
    );
    // 48 squares outside the area, less the two occupied ones; they include the exit area.
    expect(legal(state).split(' ')).toHaveLength(46);
    expect(refused(state, 'O@h8')).toBe('legal');
    expect(refused(state, 'O@c8')).toBe('square-taken ST-4.1');
    expect(refused(state, 'O@b7')).toBe('square-taken ST-4.1');
    expect(refused(state, 'O@h2')).toBe('inside-placement-area ST-4.1');
    expect(play(state, 'O@h5').orcReserve).toBe(6);
    expect(eventsOf(state, 'O@h5')[0]).toEqual({ type: 'orc-placed', seat: 0, to: 39 });
  });

  it('ST-4.1 no orc moves while one is off the board', () => {
    const state = play(
      position(`
        x.......
        ........
        .......s`),
      'end',
    );
    expect(refused(state, 'Oa8-a7')).toBe('orc-in-reserve ST-4.2');
    expect(refused(state, 'end')).toBe('not-now ST-4.1');
  });

  describe('with all orcs on the board', () => {
    const state = play(
      position(`
        xr......
        g.......
        ....x...
        ...ss...
        ......x.
        ........
        ........
        s..xxxxx`),
      'end',
    );

    it('ST-4.2 one of them moves one or two squares, also diagonally', () => {
      const reached = 'c5 c6 c7 c8 d6 d7 d8 e4 e7 e8 f4 f5 f6 f7 f8 g5 g6 g7 g8';
      expect(legal(state, 'Oe6').replaceAll('Oe6-', '')).toBe(reached);
      expect(refused(state, 'Oe6-h6')).toBe('orc-too-far ST-4.2');
      expect(refused(state, 'Oe6-e6')).toBe('orc-must-move ST-4.2');
      expect(refused(state, 'Od6-d7')).toBe('no-orc-there ST-4.2');
      expect(refused(state, 'Ob8-c8')).toBe('no-orc-there ST-4.2');
      expect(refused(state, 'O@h8')).toBe('no-orc-in-reserve ST-4.1');
    });

    it('ST-4.2 each square on the path is empty', () => {
      expect(refused(state, 'Oe6-d5')).toBe('square-taken ST-4.2');
      expect(refused(state, 'Oe6-c4')).toBe('orc-blocked ST-4.2');
      // Past the sprites via f5.
      expect(refused(state, 'Oe6-e4')).toBe('legal');
      // Only b7 is free around a8.
      expect(legal(state, 'Oa8')).toBe('Oa8-a6 Oa8-b6 Oa8-b7 Oa8-c6 Oa8-c7 Oa8-c8');
    });

    it('ST-4.2 orcs may enter the placement area by moving', () => {
      expect(on(play(state, 'Og4-g2'), 'g2')).toBe('x');
      expect(eventsOf(state, 'Og4-g2')[0]).toEqual({ type: 'orc-moved', seat: 0, from: 30, to: 14 });
    });
  });

  it('ST-4.3 the step is skipped if no orc can move', () => {
    const walled = position(`
      xxxxr...
      xxxxg...
      rgbgb...
      ........
      .......s`);
    const state = play(walled, 'end');
    expect(state.phase).toBe('orc-attack');
    expect(eventsOf(walled, 'end').map(({ type }) => type)).toEqual(['actions-ended']);
    // With one gap the step takes place.
    expect(play(walled, 'a6-a5 end').phase).toBe('orc');
  });
});

describe('§5, the attack of the orcs', () => {
  const state = play(
    position(`
      ........
      .x......
      ..B.....
      .r......
      .....g..
      ........
      ........
      s.......`),
    'end O@h8',
  );

  it('ST-5.1 the victim is any half-elf next to an orc', () => {
    expect(legal(state)).toBe('Oxc6');
    expect(legal(play(position('........ .x...... r.B..... ........ ....s...'), 'end O@b5'))).toBe('Oxa6 Oxc6');
    expect(refused(state, 'Oxf4')).toBe('no-orc-adjacent ST-5.1');
    expect(refused(state, 'Oxb5')).toBe('no-orc-adjacent ST-5.1');
    expect(refused(state, 'Oxb7')).toBe('no-half-elf-there ST-5.1');
    expect(refused(state, 'Oxa1')).toBe('no-half-elf-there ST-5.1');
  });

  it('ST-5.1 the attack is made even if only half-elves of the active clan are in reach', () => {
    const alone = play(position('........ .x...... r....... .....g.. .....s..'), 'end O@h8');
    expect(alone.phase).toBe('orc-attack');
    expect(legal(alone)).toBe('Oxa6');
    expect(refused(alone, 'end')).toBe('not-now ST-5.1');
  });

  it('ST-5.1 5 or 6 removes the half-elf, and its sprite stays', () => {
    for (const die of [1, 2, 3, 4]) expect(diagram(play(state, `Oxc6 ${die}`))).toBe(diagram(state));
    for (const die of [5, 6]) {
      const hit = play(state, `Oxc6 ${die}`);
      expect(hit.reserve).toEqual([5, 5, 6]);
      expect(diagram(hit)).toBe(
        lines(`
          .......x
          .x......
          ..s.....
          .r......
          .....g..
          ........
          ........
          s.......`),
      );
    }
    expect(eventsOf(state, 'Oxc6 5').slice(0, 2)).toEqual([
      { type: 'orc-attack-declared', seat: 0, at: 42, clan: 2 },
      { type: 'orc-attacked', seat: 0, at: 42, clan: 2, die: 5, hit: true },
    ]);
  });

  it('ST-5.1 exactly one attack is made, and none when no half-elf is in reach', () => {
    const both = play(position('........ .x...... r.B..... ........ ....s...'), 'end O@h8');
    expect(play(both, 'Oxa6 1')).toMatchObject({ phase: 'roll', turn: 1 });
    const none = play(position('r....... ........ ....s...'), 'end O@h8');
    expect(none).toMatchObject({ phase: 'roll', turn: 1 });
  });
});
