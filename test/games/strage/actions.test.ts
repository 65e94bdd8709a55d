import { describe, expect, it } from 'vitest';
import { strage } from '../../../src/games/strage/index.ts';
import { diagram, eventsOf, legal, lines, on, play, position, refused } from './position.ts';

const start = strage.setup({ order: [0, 1, 2] });

describe('§2, occupancy', () => {
  const state = position(`
    ........
    ........
    ........
    ........
    ........
    ..r.....
    .sgx....
    ....s..B`);

  it('ST-2.1 a half-elf may share its square with a sprite, which is then escorted', () => {
    expect(on(play(state, '@b2'), 'b2')).toBe('R');
    expect(on(play(state, 'c3-b2'), 'b2')).toBe('R');
  });

  it('ST-2.1 no other two pieces share a square', () => {
    expect(legal(state, '@')).toBe('@a1 @a2 @b1 @b2 @c1 @d1 @e1 @e2 @f1 @f2 @g1 @g2 @h2');
    for (const taken of ['@c2', '@d2', '@h1']) expect(refused(state, taken)).toBe('square-taken ST-2.1');
  });

  it('ST-2.2 corners count as adjacent for moves, attacks of both sides, and the massacre', () => {
    const corner = position('........ ........ ........ ....x... ...r.... ........ s.......');
    expect(legal(corner, 'd4')).toContain('d4-c5');
    expect(legal(corner, 'x')).toBe('xe5');
    const orcs = play(corner, 'end O@h8');
    expect([orcs.phase, legal(orcs)]).toEqual(['orc-attack', 'Oxd4']);
    const sprite = position('........ ........ ........ ....x... ...s....');
    expect(play(sprite, 'end O@h8')).toMatchObject({ phase: 'massacre', step: { waiting: [27] } });
  });
});

describe('§3, the roll and the points', () => {
  it('ST-3.1 the rolled face is the number of action points', () => {
    const state = strage.setup({ order: [2, 0, 1] });
    expect(strage.actor(state)).toBe('chance');
    for (const die of [1, 2, 3, 4, 5, 6])
      expect(play(state, String(die))).toMatchObject({ phase: 'actions', points: die });
    expect(eventsOf(state, '6')).toEqual([{ type: 'points-rolled', seat: 2, points: 6 }]);
  });

  it('ST-3.2 each action costs one point', () => {
    const state = play(start, '6 @a1');
    expect(state.points).toBe(5);
    expect(play(state, 'a1-a2').points).toBe(4);
    expect(play(state, 'a1-a2 a2=a3').points).toBe(3);
    const beside = position(`
      rg......
      .......s`);
    expect(play(beside, 'xb8 1').points).toBe(4);
  });

  it('ST-3.2 the player may stop with points left', () => {
    expect(play(start, '6 end')).toMatchObject({ phase: 'orc', points: 0 });
    expect(eventsOf(play(start, '6'), 'end')).toEqual([{ type: 'actions-ended', seat: 0, unused: 6 }]);
  });

  it('ST-3.2 the actions end automatically when no points are left', () => {
    expect(play(start, '2 @a1 a1-a2')).toMatchObject({ phase: 'orc', points: 0 });
    expect(eventsOf(play(start, '2 @a1'), 'a1-a2').at(-1)).toEqual({ type: 'actions-ended', seat: 0, unused: 0 });
  });

  it('ST-3.2 an attack made with the last point still rolls its die', () => {
    const state = position(
      `
      rg......
      .......s`,
      { points: 1 },
    );
    expect(play(state, 'xb8')).toMatchObject({ phase: 'attack', points: 0 });
    expect(play(state, 'xb8 1').phase).toBe('orc');
  });
});

describe('§3, placement', () => {
  it('ST-3.3 a half-elf is placed on an empty square or a lone sprite of the placement area', () => {
    const state = position(`
      ........
      ........
      ........
      ........
      ........
      ........
      s.......
      .......s`);
    expect(legal(state, '@')).toBe('@a1 @a2 @b1 @b2 @c1 @c2 @d1 @d2 @e1 @e2 @f1 @f2 @g1 @g2 @h1 @h2');
    expect([on(play(state, '@a2'), 'a2'), on(play(state, '@a1'), 'a1')]).toEqual(['R', 'r']);
    expect(play(state, '@a1').reserve).toEqual([5, 6, 6]);
    expect(eventsOf(state, '@a2')).toEqual([{ type: 'placed', seat: 0, to: 8 }]);
    expect(refused(state, '@a3')).toBe('outside-placement-area ST-3.3');
  });

  it('ST-3.3 at most two are placed in a turn', () => {
    const state = play(start, '5 @a1 @b1');
    expect(refused(state, '@c1')).toBe('placement-limit ST-3.3');
    expect(legal(state, '@')).toBe('');
    const next = play(state, 'end O@h8 1');
    expect(refused(next, '@c1')).toBe('legal');
  });

  it('ST-3.3 a clan places no more half-elves than it has off the board', () => {
    const state = position(`
      ........
      ........
      rrrrrr..
      .......s`);
    expect(refused(state, '@c1')).toBe('clan-on-board ST-3.3');
    expect(legal(state, '@')).toBe('');
  });
});

describe('§3, movement', () => {
  const state = position(`
    ........
    ........
    ........
    ..x.....
    ...R....
    ..sgs...
    ....r...
    ........`);

  it('ST-3.4 a half-elf of the active clan moves to an adjacent square, with or without the sprite it escorts', () => {
    expect(legal(state, 'd4')).toBe('d4-c3 d4-c4 d4-d5 d4-e3 d4-e4 d4-e5 d4=c4 d4=d5 d4=e4 d4=e5');
    expect(legal(state, 'e2')).toBe('e2-d1 e2-d2 e2-e1 e2-e3 e2-f1 e2-f2 e2-f3');
    for (const far of ['d4-d6', 'd4-d4', 'd4=b4']) expect(refused(state, far)).toBe('not-adjacent ST-3.4');
    for (const none of ['d3-d2', 'a1-a2', 'c5-c6', 'c3-b3'])
      expect(refused(state, none)).toBe('not-your-half-elf ST-3.4');
  });

  it('ST-3.4 the board does not wrap around', () => {
    const edge = position(`
      ........
      ........
      ........
      ........
      r......s`);
    expect(legal(edge, 'a4')).toBe('a4-a3 a4-a5 a4-b3 a4-b4 a4-b5');
    expect(refused(edge, 'a4-h3')).toBe('not-adjacent ST-3.4');
    expect(refused(edge, 'a4-h4')).toBe('not-adjacent ST-3.4');
  });

  it('ST-3.4 a half-elf carries only the sprite on its square', () => {
    expect(refused(state, 'e2=e1')).toBe('nothing-to-carry ST-3.4');
  });

  it('ST-3.4 the destination holds no orc and no half-elf, and no sprite if one is carried', () => {
    expect(refused(state, 'd4-c5')).toBe('square-taken ST-3.4');
    expect(refused(state, 'd4-d3')).toBe('square-taken ST-3.4');
    expect(refused(state, 'd4=c3')).toBe('sprite-in-the-way ST-3.4');
    expect(refused(state, 'd4-c3')).toBe('legal');
  });

  it('ST-3.4 a sprite left behind is escorted by any half-elf that arrives, and never moves alone', () => {
    const left = play(state, 'd4-e4');
    expect([on(left, 'd4'), on(left, 'e4')]).toEqual(['s', 'r']);
    expect(on(play(left, 'e4-e3'), 'e3')).toBe('R');
    const carried = play(state, 'd4=e4');
    expect([on(carried, 'd4'), on(carried, 'e4')]).toEqual(['.', 'R']);
    expect(eventsOf(state, 'd4=e4')).toEqual([{ type: 'moved', seat: 0, from: 27, to: 28, carry: true }]);
  });
});

describe('§3, the exit', () => {
  const state = position(`
    ........
    ..R.r...
    ........
    s.......`);

  it('ST-3.5 a sprite carried to the exit area is saved at once', () => {
    const after = play(state, 'c7=c8');
    expect(after.saved).toEqual([1, 0, 0]);
    expect([on(after, 'c7'), on(after, 'c8')]).toEqual(['.', 'r']);
    expect(eventsOf(state, 'c7=c8').map(({ type }) => type)).toEqual(['moved', 'rescued']);
  });

  it('ST-3.5 its escort may leave the board with it', () => {
    const after = play(state, 'c7=c8^');
    expect(after).toMatchObject({ saved: [1, 0, 0], reserve: [5, 6, 6], points: 4 });
    expect(on(after, 'c8')).toBe('.');
    expect(eventsOf(state, 'c7=c8^').map(({ type }) => type)).toEqual(['moved', 'rescued', 'retired']);
    expect(legal(state, 'c7=')).toBe('c7=b6 c7=b7 c7=b8 c7=b8^ c7=c6 c7=c8 c7=c8^ c7=d6 c7=d7 c7=d8 c7=d8^');
  });

  it('ST-3.5 a half-elf leaves the board only then', () => {
    expect(refused(state, 'c7=c6^')).toBe('retire-only-on-rescue ST-3.5');
    expect(refused(state, 'c7-c8^')).toBe('retire-only-on-rescue ST-3.5');
    expect(refused(state, 'e7-e8^')).toBe('retire-only-on-rescue ST-3.5');
    expect(legal(play(state, 'c7=c8'), 'c8')).toBe('c8-b7 c8-b8 c8-c7 c8-d7 c8-d8');
  });

  it('ST-3.5 a half-elf may enter the exit area and leave its sprite behind', () => {
    const after = play(state, 'c7-c8');
    expect([on(after, 'c7'), on(after, 'c8')]).toEqual(['s', 'r']);
    expect(after.saved).toEqual([0, 0, 0]);
  });
});

describe('§3, the attack', () => {
  const state = position(`
    ........
    ........
    x.......
    .rG.....
    .b......
    ........
    ......g.
    s.......`);

  it('ST-3.6 targets a rival half-elf or an orc adjacent to a half-elf of the active clan', () => {
    expect(legal(state, 'x')).toBe('xa6 xb4 xc5');
    for (const none of ['xb5', 'xa1', 'xh8']) expect(refused(state, none)).toBe('no-target ST-3.6');
    expect(refused(state, 'xg2')).toBe('target-out-of-reach ST-3.6');
  });

  it('ST-3.6 hits with 5 or 6, and the target returns to its supply', () => {
    for (const die of [1, 2, 3, 4]) expect(diagram(play(state, `xb4 ${die}`))).toBe(diagram(state));
    for (const die of [5, 6]) {
      expect(on(play(state, `xb4 ${die}`), 'b4')).toBe('.');
      expect(play(state, `xb4 ${die}`).reserve).toEqual([5, 4, 6]);
      expect(play(state, `xa6 ${die}`).orcReserve).toBe(8);
    }
  });

  it('ST-3.6 a sprite that shared the square stays', () => {
    expect(diagram(play(state, 'xc5 6'))).toBe(
      lines(`
        ........
        ........
        x.......
        .rs.....
        .b......
        ........
        ......g.
        s.......`),
    );
  });

  it('ST-3.6 is allowed once a turn, also between moves', () => {
    const after = play(state, 'b5-b6 xa6 2 b6-b5');
    expect(after).toMatchObject({ points: 2, attacked: true });
    expect(refused(after, 'xb4')).toBe('already-attacked ST-3.6');
    expect(legal(after, 'x')).toBe('');
    expect(play(after, 'end O@h8 Oxb5 1')).toMatchObject({ phase: 'roll', attacked: false });
  });

  it('ST-3.6 is described with its target and its die', () => {
    expect(eventsOf(state, 'xc5 4')).toEqual([
      { type: 'attack-declared', seat: 0, at: 34, target: 1 },
      { type: 'attacked', seat: 0, at: 34, target: 1, die: 4, hit: false },
    ]);
    expect(eventsOf(state, 'xa6 5').at(-1)).toEqual({
      type: 'attacked',
      seat: 0,
      at: 40,
      target: 'orc',
      die: 5,
      hit: true,
    });
  });
});
