import { describe, expect, it } from 'vitest';
import type { Event } from '../../../src/games/fairys-fate/index.ts';
import { cards, fairysFate } from '../../../src/games/fairys-fate/index.ts';
import type { Owned } from './position.ts';
import { eventsOf, legal, PLACES, play, position, withUnseen } from './position.ts';

/** The outcome if nothing is left to do and every seat passes. */
function outcome(owned: readonly Owned[]) {
  const players = owned.length === 2 ? 2 : 3;
  const state = position({ players, hands: ['', '', ''], piles: 'empty', owned });
  return fairysFate.outcome(play(state, owned.map(() => 'pass').join(' ')));
}

/** The events, without the recipes revealed at the end (FF-11.1). */
function apartFromRecipes(events: readonly Event[]): Event[] {
  return events.filter(({ type }) => type !== 'recipes-shown');
}

describe('§10, the end', () => {
  it('FF-10.1 the game ends at once when a serpent meets a complete recipe, and only that seat wins', () => {
    const state = position({
      turn: 2,
      hands: ['', '', ''],
      places: { ...PLACES, cave: 'light-serpent light-serpent sprite-leaf' },
      owned: [
        { recipes: [0], objects: 'orange walnut mushroom leaf' },
        { recipes: [8], objects: 'walnut acorn leaf petals petals' },
        {},
      ],
    });
    const over = play(state, 'travel:wood travel:cave');
    const won = play(over, 'travel:hill');
    expect(won).toMatchObject({ phase: 'over', travel: null, step: { kind: 'over', freedBy: 0 } });
    // The rest of the row stays there, and the rest of the travel is cancelled.
    expect(won.row.map((card) => cards[card]?.name)).toEqual(['light-serpent', 'sprite-leaf']);
    expect(won.seats[1]?.serpents).toBe(0);
    expect(fairysFate.outcome(won)).toEqual({
      scores: [4, 4, 0],
      tiebreaks: [
        [0, 0],
        [1, 0],
        [0, 0],
      ],
      ranking: [1, 2, 3],
      winners: [0],
    });
    expect(apartFromRecipes(eventsOf(over, 'travel:hill')).slice(-2)).toEqual([
      { type: 'freed', seat: 0, recipe: 0 },
      { type: 'ended', winners: [0], reason: 'freed' },
    ]);
  });

  it('FF-10.2 the first travel begun with all piles empty is the last', () => {
    const state = position({ hands: ['', '', 'light-serpent'], places: PLACES, piles: 'empty' });
    const begun = play(state, 'travel:cave');
    expect(begun.travel?.last).toBe(true);
    const over = play(begun, 'travel:wood play:light-serpent:cave travel:hill');
    expect(over.phase).toBe('over');
    expect(eventsOf(begun, 'travel:wood play:light-serpent:cave travel:hill').at(-1)).toMatchObject({
      type: 'ended',
      reason: 'last-travel',
    });
    expect(fairysFate.outcome(over)?.winners).toEqual([1]);
  });

  it('FF-10.2 the game ends after the places have been cleared', () => {
    const state = position({
      players: 2,
      hands: ['', ''],
      places: { ...PLACES, meadow: 'nature-leaf nature-leaf nature-acorn nature-acorn' },
      piles: 'empty',
    });
    const types = apartFromRecipes(eventsOf(state, 'travel:cave travel:wood')).map(({ type }) => type);
    expect(types.slice(-2)).toEqual(['cleared', 'ended']);
  });

  it('FF-10.2 a travel during which the piles run out is not the last', () => {
    const state = withUnseen(position({ players: 2, hands: ['', 'light-serpent'], places: PLACES }), {
      'light-wisdom': 1,
    });
    expect(play(state, 'travel:cave play:light-serpent:cave draw:0 card:light-wisdom travel:wood')).toMatchObject({
      phase: 'turn',
      turn: 0,
    });
  });

  it('FF-10.2 in the other reading the last travel is the first begun with all hands empty', () => {
    const lastTravel = 'hands-empty';
    const held = position({ lastTravel, hands: ['', '', 'light-serpent'], places: PLACES, piles: 'empty' });
    expect(play(held, 'travel:cave').travel?.last).toBe(false);
    const none = position({ lastTravel, hands: ['', '', ''], places: PLACES, piles: 'empty' });
    expect(play(none, 'travel:cave').travel?.last).toBe(true);
    expect(play(none, 'travel:cave travel:wood travel:hill').phase).toBe('over');
  });

  it('FF-10.3 with all hands empty one more round of passes ends the game', () => {
    const state = position({ hands: ['', '', ''], places: PLACES, piles: 'empty' });
    expect(legal(state, 'pass')).toEqual(['pass']);
    expect(play(state, 'pass pass')).toMatchObject({ phase: 'turn', barePasses: 2 });
    const over = play(state, 'pass pass pass');
    expect(over.phase).toBe('over');
    expect(eventsOf(state, 'pass pass pass').at(-1)).toMatchObject({ type: 'ended', reason: 'last-round' });
  });

  it('FF-10.3 a travel in that round keeps the game going', () => {
    const state = position({ hands: ['', '', ''], places: PLACES, piles: 'empty' });
    expect(play(state, 'pass pass travel:cave').travel).toMatchObject({ starter: 2, last: true });
  });

  it('FF-10.3 while a seat has a card, a play, a lost turn, a travel or a used fairy resets the count of passes', () => {
    const hands = ['', '', 'light-serpent'];
    const wise = position({ hands, piles: 'empty', owned: [{ fairies: 'wisdom' }], barePasses: 1 });
    expect(play(wise, 'use:wisdom recipe:8 pass').barePasses).toBe(0);
    expect(play(position({ hands, piles: 'empty', owned: [{}, { petrified: 1 }] }), 'pass')).toMatchObject({
      turn: 2,
      barePasses: 0,
    });
    expect(
      play(position({ hands: ['light-serpent', '', ''], piles: 'empty', barePasses: 2 }), 'play:light-serpent:cave')
        .barePasses,
    ).toBe(0);
    const travelled = position({ hands: ['', '', ''], places: PLACES, barePasses: 2 });
    expect(play(travelled, 'travel:cave').barePasses).toBe(0);
    expect(play(travelled, 'travel:cave travel:wood travel:hill')).toMatchObject({ turn: 0, barePasses: 0 });
  });

  it('FF-10.3 while piles are left, a lost turn or a used fairy resets the count, with or without cards in hand', () => {
    const hands = ['', '', ''];
    expect(play(position({ hands, owned: [{ fairies: 'wisdom' }] }), 'use:wisdom recipe:8 pass').barePasses).toBe(0);
    expect(play(position({ hands, owned: [{}, { petrified: 1 }] }), 'pass')).toMatchObject({ turn: 2, barePasses: 0 });
  });

  it('FF-10.3 worked example 17: in the last round used fairies do not matter', () => {
    const state = position({
      players: 2,
      hands: ['', ''],
      places: { cave: 'light-serpent' },
      owned: [{ fairies: 'clairvoyance' }],
      piles: 'empty',
    });
    const passed = play(state, 'use:clairvoyance look:cave:0 pass');
    expect(passed).toMatchObject({ phase: 'turn', turn: 1, barePasses: 1 });
    expect(eventsOf(passed, 'pass').at(-1)).toMatchObject({ type: 'ended', reason: 'last-round' });
  });

  it('FF-10.3 worked example 17: in the last round a lost turn counts', () => {
    const state = position({
      turn: 2,
      hands: ['', '', 'light-serpent'],
      owned: [{ petrified: 1 }],
      piles: 'empty',
      barePasses: 2,
    });
    const played = play(state, 'play:light-serpent:cave');
    expect(played).toMatchObject({ phase: 'turn', turn: 1, barePasses: 1 });
    expect(play(played, 'pass')).toMatchObject({ phase: 'turn', turn: 2, barePasses: 2 });
    expect(play(played, 'pass pass').phase).toBe('over');
  });

  it('FF-10.3 a lost turn may end the game', () => {
    const state = position({ hands: ['', '', ''], owned: [{}, {}, { petrified: 2 }], piles: 'empty' });
    expect(apartFromRecipes(eventsOf(state, 'pass pass')).slice(-3)).toEqual([
      { type: 'passed', seat: 1 },
      { type: 'turn-lost', seat: 2, left: 1 },
      { type: 'ended', winners: [0, 1, 2], reason: 'last-round' },
    ]);
    expect(play(state, 'pass pass')).toMatchObject({ phase: 'over', step: { kind: 'over', freedBy: null } });
  });

  it('FF-10.3 if piles and hands run out during a travel, the last round begins with the seat that started the travel', () => {
    const state = withUnseen(
      position({
        players: 2,
        hands: ['', 'light-serpent'],
        places: { cave: 'light-poverty light-petrification', wood: 'sprite-leaf sprite-leaf' },
      }),
      { 'light-wisdom': 1 },
    );
    const travelled = play(
      state,
      'travel:wood play:light-serpent:river draw:0 card:light-wisdom travel:cave discard:light-wisdom',
    );
    expect(travelled).toMatchObject({ phase: 'turn', turn: 0, travel: null, barePasses: 0 });
    const types = apartFromRecipes(eventsOf(travelled, 'pass')).map(({ type }) => type);
    expect(types).toEqual(['passed', 'turn-lost', 'ended']);
  });

  it('FF-10.3 the game ends if no seat can play or travel, with or without piles', () => {
    const places = {
      cave: 'light-truth light-truth light-wisdom light-wisdom',
      river: 'light-wealth',
      hill: 'light-wealth',
    };
    const state = position({ players: 2, hands: ['light-serpent', 'light-serpent'], places });
    expect(legal(state)).toEqual(['pass']);
    expect(play(state, 'pass pass').phase).toBe('over');
    const wood = 'sprite-leaf sprite-leaf sprite-leaf sprite-orange';
    expect(
      legal(
        play(position({ players: 2, hands: ['light-serpent', 'light-serpent'], places: { ...places, wood } }), 'pass'),
        'pass',
      ),
    ).toEqual([]);
  });

  it('FF-10.4 the seat with most different objects of its best recipe wins', () => {
    expect(
      outcome([{ recipes: [0, 8], objects: 'acorn leaf petals' }, { objects: 'orange orange orange walnut' }]),
    ).toMatchObject({ scores: [3, 2], ranking: [1, 2], winners: [0] });
  });

  it('FF-10.4 then the seat with most other objects wins, doubles included', () => {
    // Worked example 14: three of four, one of them twice, and one outside the recipe.
    expect(
      outcome([
        { recipes: [0], objects: 'orange walnut walnut mushroom petals' },
        { recipes: [1], objects: 'orange walnut mushroom leaf' },
      ]),
    ).toMatchObject({
      scores: [3, 3],
      tiebreaks: [
        [2, 0],
        [1, 0],
      ],
      winners: [0],
    });
  });

  it('FF-10.4 then the seat with fewest serpents wins; worked example 14 (figure 10)', () => {
    expect(
      outcome([
        { recipes: [0], objects: 'orange walnut mushroom petals' },
        { recipes: [1], objects: 'orange walnut mushroom leaf', serpents: 1 },
      ]),
    ).toMatchObject({
      scores: [3, 3],
      tiebreaks: [
        [1, 0],
        [1, -1],
      ],
      ranking: [1, 2],
      winners: [0],
    });
  });

  it('FF-10.4 seats equal in everything share the win', () => {
    expect(outcome([{ recipes: [0], objects: 'orange' }, { recipes: [1], objects: 'walnut' }, {}])).toMatchObject({
      ranking: [1, 1, 3],
      winners: [0, 1],
    });
    expect(outcome([{}, {}])?.winners).toEqual([0, 1]);
  });
});
