import { expect, it } from 'vitest';
import { casesOf } from '../../src/core/cases.ts';
import { kitsById } from '../../src/core/kit.ts';
import { checkRange } from '../../src/core/seats.ts';
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

it('a range includes both its bounds, and only numbers between them', () => {
  for (const given of [1, 2.5, 3]) expect(() => checkRange('most', given, 1, 3)).not.toThrow();
  for (const given of [0, 4, Number.NaN, Object('2')])
    expect(() => checkRange('most', given, 1, 3)).toThrow(RangeError);
});

it('casesOf gives the cases of one clause and no others', async () => {
  const book = await casesOf([elfenland, strage], 'ST-4.2');
  expect(book?.cases.map(({ id }) => id)).toEqual(['ST-4.2a', 'ST-4.2b']);
  expect(await casesOf([elfenland, strage], 'ST-9.9')).toBeUndefined();
});
