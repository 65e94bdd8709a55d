import { expect, it } from 'vitest';
import { kitsById } from '../../src/core/kit.ts';
import { kit as elfenland } from '../../src/games/elfenland/kit.ts';
import { kit as strage } from '../../src/games/strage/kit.ts';

it('kitsById refuses two games with the same id', () => {
  const kits = kitsById([strage, elfenland]);
  expect([...kits.keys()]).toEqual(['strage', 'elfenland']);
  expect(kits.get('strage')).toBe(strage);
  expect(() => kitsById([strage, elfenland, { ...strage }])).toThrow('There are two games with the id "strage".');
});

it('the layout of a board refuses a number of players that its game does not allow', () => {
  for (const { board, game } of [strage, elfenland]) {
    for (const players of [game.seats.min - 1, game.seats.max + 1, 2.5]) {
      expect(() => board?.layout(players)).toThrow(RangeError);
      expect(() => board?.layout(players)).toThrow(`There is no table for ${players} players,`);
    }
  }
});
