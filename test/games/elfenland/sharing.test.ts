import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/games/elfenland/index.ts';
import { elfenland } from '../../../src/games/elfenland/index.ts';
import { play, position } from './position.ts';

const plain = 'lapphalya-virst-plain';
const planning = position({ phase: 'planning', roads: `${plain}=elfcycle` });

describe('structural sharing between states', () => {
  it('shares the obstacles until one is laid', () => {
    const before = elfenland.clone(planning);
    const passed = play(before, 'pass');
    expect(passed.obstacles).toBe(before.obstacles);
    const laid = play(before, `obstacle@${plain}`);
    expect(laid.obstacles.filter(Boolean)).toEqual([true]);
    expect(before.obstacles.some(Boolean)).toBe(false);
    for (const { obstacles } of [before, laid]) expect(() => Object.assign(obstacles, [true])).toThrow(TypeError);
  });

  it('shares nothing with a parsed state, which plays on in the same way', () => {
    const read: State = JSON.parse(JSON.stringify(planning));
    const laid = elfenland.clone(read);
    Object.assign(read.obstacles, [true]);
    expect(laid).toEqual(planning);
    const again: State = JSON.parse(JSON.stringify(planning));
    expect(play(again, `obstacle@${plain} pass`)).toEqual(play(planning, `obstacle@${plain} pass`));
    expect(again).toEqual(planning);
    expect(Object.isFrozen(again.obstacles)).toBe(false);
  });
});
