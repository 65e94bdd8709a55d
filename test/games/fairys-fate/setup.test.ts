import { describe, expect, it } from 'vitest';
import { OptionsError } from '../../../src/core/errors.ts';
import { seeded } from '../../../src/core/rng.ts';
import { cards, fairysFate } from '../../../src/games/fairys-fate/index.ts';
import { inHand, legal, move, play, position, refusal, weights } from './position.ts';

/** The copies of a card in a deck. */
const copies = (name: string, options = {}): number =>
  fairysFate.setup(options).deck[cards.findIndex((card) => card.name === name)] ?? -1;

/** A game after its deal, with the cards drawn by that seed. */
function dealt(options: Parameters<typeof fairysFate.setup>[0], seed = 1) {
  const rng = seeded(seed);
  let state = fairysFate.setup(options);
  while (fairysFate.actor(state) === 'chance') state = fairysFate.apply(state, fairysFate.sample(state, rng));
  return state;
}

describe('§0, conventions', () => {
  it('FF-0.1 play runs clockwise', () => {
    const state = position({ players: 3, turn: 2, piles: 'empty' });
    expect(fairysFate.actor(state)).toBe(2);
    expect(fairysFate.actor(play(state, 'play:light-serpent:cave'))).toBe(0);
  });

  it('FF-0.2 a move has exactly the keys shown', () => {
    const state = position();
    const malformed = [
      { type: 'travel' },
      { type: 'travel', place: 'lake' },
      { type: 'play', card: 'light-orange', place: 'cave' },
      { type: 'play', card: 0, place: 'cave' },
      { type: 'draw', pile: 4 },
      { type: 'draw', pile: -0 },
      { type: 'pass', seat: 0 },
      { type: 'look', place: 'cave', slot: '0' },
    ];
    for (const tried of malformed) expect(fairysFate.violation(state, tried)?.code).toBe('fairys-fate/malformed-move');
    expect(fairysFate.violation(state, { type: 'fly' })?.code).toBe('fairys-fate/unknown-move');
    expect(fairysFate.violation(state, { place: 'cave', type: 'play', card: 'light-serpent' })).toBeUndefined();
  });

  it('FF-0.3 a forced decision and a draw with one outcome are moves', () => {
    const forced = position({ hands: ['', '', ''], piles: 'empty', owned: [{ fairies: 'wisdom' }] });
    expect(legal(position({ hands: [''] }))).toEqual(['pass']);
    expect(legal(forced)).toEqual(['pass', 'use:wisdom']);
  });

  it('FF-0.4 there are 44 card names', () => {
    expect(new Set(cards.map(({ name }) => name)).size).toBe(44);
    expect(cards.map(({ name }) => name)).toEqual(expect.arrayContaining(['light-serpent', 'sprite-no-leaf']));
    expect(cards.map(({ name }) => name)).not.toContain('light-leaf');
    // Two cards of one name make one move.
    expect(legal(position({ hands: ['nature-leaf nature-leaf'] }))).toEqual([
      'play:nature-leaf:hill',
      'play:nature-leaf:meadow',
    ]);
  });

  it('FF-0.5 eliminated cards are out of the game, and all players see their number', () => {
    const state = position({
      places: {
        cave: 'light-poverty light-poverty',
        wood: 'sprite-orange sprite-leaf',
        hill: 'light-truth nature-truth',
      },
    });
    const before = state.gone;
    const after = play(state, 'travel:cave play:sprite-walnut:river draw:0 card:light-truth top:light travel:wood');
    expect(after.gone).toEqual(before);
    const poverty = cards.findIndex(({ name }) => name === 'light-poverty');
    const collected = play(
      after,
      'play:sprite-acorn:wood draw:0 card:light-wisdom top:light travel:hill discard:light-serpent discard:sprite-orange',
    );
    expect((collected.gone[poverty] ?? 0) - (before[poverty] ?? 0)).toBe(2);
    expect(fairysFate.view(collected, 'table').gone['light-poverty']).toBe(collected.gone[poverty]);
  });
});

describe('§1, options', () => {
  it('FF-1.1 the defaults are those of the table', () => {
    expect(fairysFate.setup()).toMatchObject({
      players: 3,
      phase: 'first-seat',
      firstSeat: null,
      lastTravel: 'piles-empty',
    });
    expect(fairysFate.setup({}).deck).toEqual(fairysFate.setup({ natureCards: 'even' }).deck);
  });

  it('FF-1.1 an invalid option throws an OptionsError', () => {
    const recipes = fairysFate.setup().recipes;
    const wrong: readonly string[] = [
      '{"players":1}',
      '{"players":6}',
      '{"players":"3"}',
      '{"firstSeat":3}',
      '{"players":2,"firstSeat":2}',
      '{"firstSeat":"youngest"}',
      '{"natureCards":"odd"}',
      '{"natureCards":{}}',
      '{"natureCards":{"serpent":18}}',
      '{"natureCards":{"serpent":17,"leaf":5,"acorn":5,"orange":2}}',
      '{"natureCards":{"serpent":18,"leaf":6,"acorn":5,"orange":1}}',
      '{"natureCards":{"serpent":18,"leaf":5,"acorn":5,"orange":2,"no-leaf":0}}',
      '{"natureCards":{"serpent":18.5,"leaf":5,"acorn":5,"orange":2}}',
      '{"natureCards":{"serpent":18,"leaf":5,"acorn":5,"orange":2,"wisdom":null}}',
      '{"natureCards":[18]}',
      '{"lastTravel":"never"}',
      '{"recipes":[]}',
      JSON.stringify({ recipes: [...recipes.slice(1), ['walnut', 'orange', 'leaf', 'petals']] }),
      JSON.stringify({ recipes: [...recipes.slice(1), ['orange', 'orange', 'leaf', 'petals']] }),
      JSON.stringify({ recipes: [...recipes.slice(1), ['orange', 'leaf', 'petals']] }),
      JSON.stringify({ recipes: [...recipes.slice(1), null] }),
      '{"seats":3}',
    ];
    for (const given of wrong) {
      expect(() => fairysFate.setup(JSON.parse(given)), given).toThrow(OptionsError);
      expect(() => fairysFate.setup(JSON.parse(given)), given).toThrow(/\(FF-1\.1\)/);
    }
    const twice = JSON.stringify({ recipes: [...recipes.slice(1), ['orange', 'orange', 'leaf', 'petals']] });
    expect(() => fairysFate.setup(JSON.parse(twice))).toThrow('four different objects in table order for recipe 8');
  });

  it('FF-1.1 a table of copies defines the deck', () => {
    const natureCards = { serpent: 15, truth: 3, orange: 5, walnut: 5, leaf: 2 };
    expect(copies('nature-serpent', { natureCards })).toBe(15);
    expect(copies('light-serpent', { natureCards })).toBe(3);
    expect(copies('light-truth', { natureCards })).toBe(0);
    expect(copies('light-wisdom', { natureCards })).toBe(3);
    expect(copies('sprite-orange', { natureCards })).toBe(0);
    expect(copies('sprite-petals', { natureCards })).toBe(5);
  });

  it('FF-1.2 the first seat is drawn, or set by the options', () => {
    const state = fairysFate.setup({ players: 4 });
    expect(weights(state)).toEqual({ 'first-seat:0': 1, 'first-seat:1': 1, 'first-seat:2': 1, 'first-seat:3': 1 });
    expect(refusal(state, 'first-seat:4')).toBe('no-such-seat FF-1.2');
    expect(play(state, 'first-seat:2')).toMatchObject({ firstSeat: 2, phase: 'deal-recipe' });
    expect(fairysFate.setup({ players: 4, firstSeat: 3 })).toMatchObject({ firstSeat: 3, phase: 'deal-recipe' });
  });
});

describe('§2, components', () => {
  const sumOf = (deck: readonly number[], is: (name: string) => boolean): number =>
    deck.reduce((sum, own, card) => sum + (is(cards[card]?.name ?? '') ? own : 0), 0);

  it.each(['even', 'serpents'] as const)('FF-2.1 FF-2.2 96 cards by back and by face (%s)', (natureCards) => {
    const { deck } = fairysFate.setup({ natureCards });
    expect(sumOf(deck, (name) => name.startsWith('light-'))).toBe(36);
    expect(sumOf(deck, (name) => name.startsWith('sprite-'))).toBe(30);
    expect(sumOf(deck, (name) => name.startsWith('nature-'))).toBe(30);
    expect(sumOf(deck, (name) => name.endsWith('-serpent'))).toBe(18);
    for (const fairy of ['wisdom', 'truth', 'transport', 'poverty', 'darkness'])
      expect(sumOf(deck, (name) => name.endsWith(`-${fairy}`))).toBe(3);
    for (const object of ['orange', 'walnut', 'acorn', 'mushroom', 'leaf', 'petals']) {
      expect(sumOf(deck, (name) => name.endsWith(`-${object}`))).toBe(7);
      expect(sumOf(deck, (name) => name.endsWith(`-no-${object}`))).toBe(2);
    }
  });

  it('FF-2.2 taken objects have the back sprite, and fairies never have it', () => {
    for (const { back, face } of cards) {
      if (face.kind === 'taken') expect(back).toBe('sprite');
      if (back === 'sprite') expect(['object', 'taken']).toContain(face.kind);
      if (back === 'light') expect(['good', 'bad', 'serpent']).toContain(face.kind);
    }
  });

  it('FF-2.3 each back has the same share of every kind; worked example 1', () => {
    expect(
      [
        'light-serpent',
        'nature-serpent',
        'light-truth',
        'nature-truth',
        'sprite-leaf',
        'nature-leaf',
        'sprite-no-leaf',
      ].map((name) => copies(name)),
    ).toEqual([12, 6, 2, 1, 3, 2, 2]);
  });

  it('FF-2.3 with the other option all serpents have the back nature', () => {
    const natureCards = 'serpents';
    expect(
      ['light-serpent', 'nature-serpent', 'light-truth', 'nature-truth', 'sprite-leaf', 'nature-leaf'].map((name) =>
        copies(name, { natureCards }),
      ),
    ).toEqual([0, 18, 3, 0, 3, 2]);
  });

  it('FF-2.4 nine recipes of four objects', () => {
    const { recipes } = fairysFate.setup();
    expect(recipes).toHaveLength(9);
    for (const object of ['orange', 'walnut', 'acorn', 'mushroom', 'leaf', 'petals'] as const) {
      expect(recipes.filter((recipe) => recipe.includes(object))).toHaveLength(6);
    }
    expect(recipes[0]).toEqual(['orange', 'walnut', 'mushroom', 'leaf']);
    expect(recipes[5]).toEqual(['orange', 'acorn', 'leaf', 'petals']);
    expect(recipes[7]).toEqual(['walnut', 'acorn', 'mushroom', 'petals']);
  });

  it('FF-2.4 two recipes may be alike, and are dealt and held as two', () => {
    const printed = fairysFate.setup().recipes;
    const recipes = [...printed.slice(1), printed[1] ?? []];
    const state = play(fairysFate.setup({ players: 2, firstSeat: 0, recipes }), 'recipe:0');
    expect(state.recipes[8]).toEqual(state.recipes[0]);
    expect(weights(state)).toMatchObject({ 'recipe:8': 1 });
    expect(play(state, 'recipe:8').seats.map((seat) => seat.recipes[0]?.recipe)).toEqual([0, 8]);
  });

  it('FF-2.5 five places', () => {
    expect(Object.keys(fairysFate.setup().places)).toEqual(['cave', 'meadow', 'wood', 'river', 'hill']);
  });
});

describe('§3, set-up', () => {
  it('FF-3.1 the first seat is settled first', () => {
    expect(fairysFate.clause(fairysFate.setup())).toBe('FF-1.2');
    expect(refusal(fairysFate.setup(), 'recipe:0')).toBe('not-now FF-1.2');
  });

  it('FF-3.2 every seat in turn order gets a recipe that no other seat holds', () => {
    const state = fairysFate.setup({ players: 3, firstSeat: 1 });
    expect(Object.values(weights(state))).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]);
    const two = play(state, 'recipe:4 recipe:0');
    expect(two.seats.map(({ recipes }) => recipes.map(({ recipe }) => recipe))).toEqual([[], [4], [0]]);
    expect(refusal(two, 'recipe:4')).toBe('recipe-held FF-3.2');
    expect(legal(two)).toHaveLength(7);
  });

  it('FF-3.3 each seat gets four cards before the next', () => {
    const state = play(
      fairysFate.setup({ players: 2, firstSeat: 1 }),
      'recipe:0 recipe:1 card:light-serpent card:sprite-leaf card:nature-leaf card:nature-leaf card:light-truth',
    );
    expect(inHand(state, 1)).toBe('light-serpent sprite-leaf nature-leaf nature-leaf');
    expect(inHand(state, 0)).toBe('light-truth');
    expect(refusal(state, 'card:nature-leaf')).toBe('no-copy-left FF-4.2');
    expect(fairysFate.violation(state, move('card:nature-leaf'))?.params).toEqual({ card: 'nature-leaf' });
    expect(weights(state)['card:light-serpent']).toBe(11);
    expect(weights(state)['card:light-truth']).toBe(1);
  });

  it.each([
    [2, 22],
    [3, 21],
    [4, 20],
    [5, 19],
  ] as const)('FF-3.4 with %i seats four piles of %i', (players, size) => {
    const state = dealt({ players });
    expect(state.piles.map((pile) => pile.size)).toEqual([size, size, size, size]);
    expect(state.piles.every(({ top }) => top !== null)).toBe(true);
    expect(state).toMatchObject({ phase: 'turn', turn: state.firstSeat });
  });

  it('FF-3.4 worked example 2: 19 chance moves come before the first decision', () => {
    const rng = seeded(3);
    let state = fairysFate.setup({ players: 3, firstSeat: 0 });
    let moves = 0;
    for (; fairysFate.actor(state) === 'chance'; moves++)
      state = fairysFate.apply(state, fairysFate.sample(state, rng));
    expect(moves).toBe(19);
  });

  it('FF-0.2 the order of keys does not matter, and a parsed move is legal', () => {
    expect(fairysFate.violation(position(), move('play:light-serpent:cave'))).toBeUndefined();
  });
});
