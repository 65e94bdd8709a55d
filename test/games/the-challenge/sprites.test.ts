import { describe, expect, it } from 'vitest';
import { theChallenge } from '../../../src/games/the-challenge/index.ts';
import { laidOn, newSprite, spriteOf, spriteWith, takenOff, viewOf } from '../../../src/games/the-challenge/sprites.ts';
import { play, position } from './position.ts';

describe('sprites', () => {
  it('with the same bag and marks are the same object', () => {
    expect(laidOn(newSprite, 4, 2)).toEqual({ bag: [4, 4], bigger: false, immune: false });
    expect(laidOn(laidOn(newSprite, 4), 4)).toBe(laidOn(newSprite, 4, 2));
    expect(takenOff(spriteWith([1, 1, 5], true, false))).toBe(spriteWith([1, 1], true, false));
    expect(takenOff(spriteWith([1, 1], false, true), 3)).toBe(spriteWith([], false, true));
    const marked = [
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ].map(([bigger = false, immune = false]) => spriteWith([0, 0], bigger, immune));
    expect(new Set([...marked, spriteWith([0], false, false), newSprite]).size).toBe(6);
    for (const sprite of marked) expect(spriteOf(viewOf(sprite))).toBe(sprite);
  });

  it('are shared by states and read-only', () => {
    const before = position({ sprites: [['2 green', 'black']], forest: 'red' });
    const after = play(before, 'gather draw:green draw:red');
    const [own] = after.seats;
    expect(own?.sprites[0]).toBe(theChallenge.clone(before).seats[0]?.sprites[0]);
    expect(() => Object.assign(own?.sprites[0] ?? {}, { immune: true })).toThrow(TypeError);
    expect(() => Object.assign(own?.sprites[0]?.bag ?? [], [1])).toThrow(TypeError);
  });

  it('of a parsed state become those of the library, and the state is not changed', () => {
    const read: ReturnType<typeof position> = JSON.parse(
      JSON.stringify(position({ sprites: [['2 green', 'black +']] })),
    );
    const clone = theChallenge.clone(read);
    expect(clone).toEqual(read);
    expect(clone.seats[0]?.sprites[1]).toBe(spriteWith([4], true, false));
    expect(Object.isFrozen(read.seats[0]?.sprites[1])).toBe(false);
  });
});
