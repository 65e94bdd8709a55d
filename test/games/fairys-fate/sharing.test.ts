import { describe, expect, it } from 'vitest';
import { fairysFate } from '../../../src/games/fairys-fate/index.ts';
import { move, play, position } from './position.ts';

const { apply, clone, resample, view } = fairysFate;

describe('structural sharing between states and views', () => {
  it('gives a copy the same read-only parts', () => {
    const state = clone(position({ places: { cave: 'light-truth light-wealth' } }));
    const copy = clone(state);
    expect(copy.recipes).toBe(state.recipes);
    expect(copy.deck).toBe(state.deck);
    expect(copy.places.cave[0]).toBe(state.places.cave[0]);
    expect(copy.seats[0]?.recipes).toBe(state.seats[0]?.recipes);
    const written = [
      copy.recipes,
      copy.recipes[0],
      copy.deck,
      copy.piles[0],
      copy.step,
      copy.places.cave[0],
      copy.places.cave[0]?.knownTo,
      copy.seats[0]?.recipes,
      copy.seats[0]?.recipes[0],
      copy.seats[0]?.recipes[0]?.may,
    ];
    for (const part of written) expect(() => Object.assign(Object(part), { [0]: 1 })).toThrow(TypeError);
  });

  it('shares nothing with a parsed state, which may be changed later', () => {
    const read = JSON.parse(JSON.stringify(position({ places: { cave: 'light-truth light-wealth' } })));
    const before = JSON.stringify(read);
    const [copy, seen] = [clone(read), view(read, 0)];
    const shown = JSON.stringify(seen);
    read.recipes[0][0] = 'petals';
    read.deck[0] = 99;
    read.piles[0].size = 99;
    read.places.cave[0].knownTo.push(2);
    read.places.cave[1].card = 3;
    for (const { recipes } of read.seats) recipes[0].may.length = 0;
    expect(JSON.stringify(copy)).toBe(before);
    expect(JSON.stringify(seen)).toBe(shown);
  });

  it('keeps parts unchanged when a move changes the copy', () => {
    const state = position({
      places: { cave: 'light-truth light-wealth', river: 'light-wisdom' },
      owned: [{ fairies: 'clairvoyance truth' }],
    });
    const before = JSON.stringify(state);
    const first = clone(state);
    play(first, 'use:clairvoyance look:cave:0 look:river:0 use:truth ask:1 answer:orange');
    expect(JSON.stringify(first)).toBe(before);
    expect(JSON.stringify(state)).toBe(before);
  });

  it('does not distinguish one hidden card from another', () => {
    const hidden = (card: string, hand: string) => {
      const seen = view(position({ places: { cave: card }, hands: ['nature-leaf', hand] }), 0);
      return [seen.places.cave[0], seen.seats[1]?.hand[0]];
    };
    const [one, other] = [hidden('light-truth', 'sprite-leaf'), hidden('light-wealth', 'sprite-no-leaf')];
    expect(other).toEqual(one);
    expect(one[0]).toEqual({ back: 'light', card: null, covered: true, knownTo: [] });
  });

  it('does not distinguish one hidden recipe from another', () => {
    const hidden = (recipes: readonly number[]) =>
      view(position({ owned: [{}, { recipes }], hands: ['nature-leaf', 'sprite-leaf'] }), 0).seats[1]?.recipes;
    expect(hidden([8])).toEqual(hidden([3]));
    expect(hidden([8])?.[0]?.may).toBe(hidden([3])?.[0]?.may);
    expect(hidden([8])).toEqual([{ recipe: null, may: [0, 1, 2, 3, 4, 5, 6, 7, 8] }]);
    const two = hidden([8, 2]);
    expect(two?.[1]).toEqual(two?.[0]);
    const seen = view(clone(position({ owned: [{}, { recipes: [8, 2] }] })), 0);
    const drawn = [0, 0.5].map((part) => resample(seen, { int: (below) => Math.floor(part * below) }));
    expect(drawn[1]?.seats[1]?.recipes).not.toEqual(drawn[0]?.seats[1]?.recipes);
    for (const state of drawn) expect(view(state, 0).seats[1]?.recipes).toEqual(seen.seats[1]?.recipes);
  });

  it('leads to the same states and views as a parsed state', () => {
    const state = position({ places: { cave: 'light-truth' } });
    const read = JSON.parse(JSON.stringify(state));
    const played = move('play:sprite-orange:wood');
    expect(JSON.stringify(apply(read, played))).toBe(JSON.stringify(apply(clone(state), played)));
    for (const viewer of [0, 1, 'table'] as const) {
      const [here, there] = [view(clone(state), viewer), view(read, viewer)];
      expect(JSON.stringify(there)).toBe(JSON.stringify(here));
      const drawn = { int: () => 0 };
      expect(resample(JSON.parse(JSON.stringify(there)), drawn)).toEqual(resample(here, drawn));
    }
  });
});
