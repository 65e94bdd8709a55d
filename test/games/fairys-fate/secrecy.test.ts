import { describe, expect, it } from 'vitest';
import { seeded } from '../../../src/core/rng.ts';
import type { CardView, Event, Place, State, View } from '../../../src/games/fairys-fate/index.ts';
import { cards, fairysFate, nameOf } from '../../../src/games/fairys-fate/index.ts';
import { viewersOf } from '../../../src/testing/play.ts';
import { expectAlike } from '../../testing/alike.ts';
import { tries } from '../../testing/effort.ts';
import { randomPlay } from '../random-play.ts';
import { expectNoLeak } from '../secrecy.ts';
import { play, position, withUnseen } from './position.ts';
import { spec } from './spec.ts';

const randomGames = { game: fairysFate, options: spec.options };

const PLACES = {
  cave: 'light-serpent light-truth',
  wood: 'sprite-no-leaf sprite-leaf',
  hill: 'light-wisdom nature-serpent',
};

/** The faces on a place that a viewer sees, with `?` for hidden ones. */
const seenOn = (state: State, place: Place, viewer: number | 'table'): string =>
  fairysFate
    .view(state, viewer)
    .places[place].map(({ card }) => card ?? '?')
    .join(' ');

describe('§11, who sees what', () => {
  it('FF-11.1 all see the table', () => {
    const state = position({
      places: PLACES,
      owned: [{ objects: 'leaf' }, { fairies: 'truth' }, { serpents: 2, petrified: 1 }],
    });
    const view = fairysFate.view(state, 'table');
    const { options, cards: deck, gone, starter, actor } = view;
    expect({ options, starter, actor }).toEqual({
      options: { lastTravel: 'piles-empty', recipes: state.recipes },
      starter: 0,
      actor: 0,
    });
    for (const key of ['phase', 'turn', 'stage', 'hasUsed', 'barePasses', 'piles', 'travel', 'step'] as const) {
      expect(view[key], key).toEqual(state[key]);
    }
    expect(Object.entries(deck)).toEqual(cards.map(({ name }, card) => [name, state.deck[card]]));
    expect(Object.entries(gone)).toEqual(cards.map(({ name }, card) => [name, state.gone[card]]));
    expect(view.seats.map(({ name }) => name)).toEqual(['player-1', 'player-2', 'player-3']);
    expect(
      view.seats.map(({ objects, fairies, serpents, petrified }) => [objects, fairies, serpents, petrified]),
    ).toEqual(state.seats.map(({ objects, fairies, serpents, petrified }) => [objects, fairies, serpents, petrified]));
    expect(view.seats[0]?.hand).toEqual([
      { back: 'light', card: null },
      { back: 'sprite', card: null },
      { back: 'nature', card: null },
    ]);
    expect(view.seats.map(({ recipes }) => recipes.map(({ recipe }) => recipe))).toEqual([[null], [null], [null]]);
    expect(view.places.cave).toEqual([
      { back: 'light', card: null, covered: true, knownTo: [] },
      { back: 'light', card: 'light-truth', covered: false, knownTo: [] },
    ]);
    expect(view).not.toHaveProperty('unseen');
    expect(view.outcome).toBeNull();
  });

  it('FF-11.1 all see the row and, when the game is over, all recipes and the outcome', () => {
    const state = position({
      players: 2,
      hands: ['', ''],
      piles: 'empty',
      places: { ...PLACES, cave: 'light-liberation light-poverty sprite-leaf' },
    });
    const collecting = play(state, 'travel:cave travel:wood');
    expect(fairysFate.view(collecting, 'table').row).toEqual(['light-poverty', 'sprite-leaf']);
    const over = fairysFate.view(play(position({ players: 2, hands: ['', ''], piles: 'empty' }), 'pass pass'), 'table');
    expect(over.seats.map(({ recipes }) => recipes.map(({ recipe }) => recipe))).toEqual([[0], [1]]);
    expect(over.outcome?.winners).toEqual([0, 1]);
  });

  it('FF-11.2 a seat sees its own hand and recipes, and no others', () => {
    const view = fairysFate.view(position(), 1);
    expect(view.viewer).toBe(1);
    expect(view.seats[1]?.hand.map(({ card }) => card)).toEqual(['light-serpent', 'sprite-walnut', 'nature-acorn']);
    expect(view.seats[0]?.hand.map(({ card }) => card)).toEqual([null, null, null]);
    expect(view.seats.map(({ recipes }) => recipes[0]?.recipe)).toEqual([null, 1, null]);
  });

  it('FF-11.3 a seat that played or looked at a covered card knows it, wherever it goes', () => {
    const state = position({
      owned: [{ fairies: 'mutation transport' }, { fairies: 'clairvoyance' }],
      places: { wood: 'sprite-no-leaf' },
    });
    const played = play(state, 'play:light-serpent:cave draw:0 card:light-truth top:light');
    expect([0, 1, 2, 'table' as const].map((viewer) => seenOn(played, 'cave', viewer))).toEqual([
      'light-serpent',
      '?',
      '?',
      '?',
    ]);
    const looked = play(played, 'end use:clairvoyance look:cave:0 look:wood:0');
    expect([0, 1, 2, 'table' as const].map((viewer) => seenOn(looked, 'cave', viewer))).toEqual([
      'light-serpent',
      'light-serpent',
      '?',
      '?',
    ]);
    const moved = play(
      looked,
      'play:light-serpent:cave draw:0 card:light-wealth top:light play:sprite-acorn:wood draw:0 card:light-wealth top:light use:transport pick:cave:0 drop:hill use:mutation pick:wood:0 pick:hill:0',
    );
    expect([0, 1, 2].map((viewer) => seenOn(moved, 'wood', viewer))).toEqual([
      'light-serpent sprite-acorn',
      'light-serpent sprite-acorn',
      '? sprite-acorn',
    ]);
    expect([0, 1, 2].map((viewer) => seenOn(moved, 'hill', viewer))).toEqual(['?', 'sprite-no-leaf', '?']);
    // Which seats know a card is public.
    expect(fairysFate.view(moved, 'table').places.hill[0]?.knownTo).toEqual([1]);
  });

  it('FF-11.4 the answers about a recipe are public', () => {
    const mays = (state: State, seat: number): (readonly number[])[] =>
      fairysFate.view(state, 'table').seats[seat]?.recipes.map(({ may }) => may) ?? [];
    const all = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    const state = position({ owned: [{ fairies: 'truth' }, { recipes: [0, 8], objects: 'walnut acorn leaf petals' }] });
    expect(mays(state, 1)).toEqual([all, all]);
    const told = play(state, 'use:truth ask:1 answer:mushroom answer:nothing');
    expect(mays(told, 1)).toEqual([[0, 1, 3, 4, 6, 7], [8]]);
    // Worked example 15.
    expect(mays(play(position({ owned: [{ fairies: 'truth' }] }), 'use:truth ask:1 answer:orange'), 1)).toEqual([
      [0, 1, 2, 3, 4, 5],
    ]);
    expect(
      mays(
        play(
          position({ owned: [{ fairies: 'truth' }, { recipes: [0], objects: 'walnut' }] }),
          'use:truth ask:1 answer:leaf',
        ),
        1,
      ),
    ).toEqual([[0, 2, 3, 5, 6, 8]]);
    const kept = position({
      hands: ['', '', ''],
      places: PLACES,
      owned: [{ recipes: [4], objects: 'orange walnut acorn mushroom leaf' }, { petrified: 1 }, { petrified: 1 }],
    });
    expect(mays(play(kept, 'travel:cave'), 0)).toEqual([[1, 2, 4, 5, 7, 8]]);
  });

  it('FF-11.5 cards received, played covered or looked at, and recipes, are hidden from others', () => {
    const told = (event: Event, viewer: number | 'table'): unknown => fairysFate.redact(event, viewer);
    const drawn = { type: 'drawn', seat: 0, pile: 1, back: 'light', card: 'light-truth' } as const;
    const dealt = { type: 'dealt', seat: 0, back: 'light', card: 'light-truth' } as const;
    const looked = { type: 'looked-at', seat: 0, place: 'cave', slot: 0, back: 'light', card: 'light-truth' } as const;
    const covered = { type: 'played', seat: 0, place: 'cave', slot: 2, back: 'light', card: 'light-truth' } as const;
    for (const event of [drawn, dealt, looked, covered]) {
      expect(told(event, 0)).toEqual(event);
      for (const other of [1, 'table'] as const) expect(told(event, other)).toEqual({ ...event, card: null });
    }
    const open = { ...covered, slot: 1 };
    const recipe = { type: 'recipe-received', seat: 0, recipe: 4 } as const;
    expect(told(open, 1)).toEqual(open);
    expect(told(recipe, 0)).toEqual(recipe);
    expect(told(recipe, 'table')).toEqual({ ...recipe, recipe: null });
    const discarded = { type: 'discarded', seat: 0, card: 'light-truth' } as const;
    expect(told(discarded, 1)).toEqual(discarded);
  });

  it('FF-11.6 cards are redistributed uniformly, card by card', () => {
    // Of the lights seat 0 cannot place three serpents and one truth: one in a hand, one on the cave, two unseen.
    const start = position({ players: 2, hands: ['', 'light-truth'], places: { cave: 'light-serpent' } });
    const state = withUnseen(start, { 'light-serpent': 2 });
    const serpent = cards.findIndex(({ name }) => name === 'light-serpent');
    const rng = seeded(116);
    const counts = { hand: 0, cave: 0, unseen: 0 };
    const draws = 8000;
    for (let draw = 0; draw < draws; draw++) {
      const other = fairysFate.resample(fairysFate.view(state, 0), rng);
      if (other.seats[1]?.hand[0] !== serpent) counts.hand += 1;
      else if (other.places.cave[0]?.card !== serpent) counts.cave += 1;
      else counts.unseen += 1;
    }
    // 1 : 1 : 2, within five standard deviations.
    for (const [count, share] of [
      [counts.hand, 1 / 4],
      [counts.cave, 1 / 4],
      [counts.unseen, 1 / 2],
    ] as const) {
      expect(Math.abs(count - draws * share)).toBeLessThan(5 * Math.sqrt(draws * share * (1 - share)));
    }
  });

  it('FF-11.6 recipes are redistributed uniformly among the assignments that the answers allow', () => {
    const base = position({ players: 3, owned: [{ recipes: [0] }, { recipes: [1, 4] }, { recipes: [2] }] });
    const lists = [
      [[0, 1]],
      [
        [0, 1, 2],
        [1, 3, 4],
      ],
      [[1, 2, 3]],
    ];
    const state: State = {
      ...base,
      seats: base.seats.map((player, seat) => ({
        ...player,
        recipes: player.recipes.map((held, index) => ({ ...held, may: lists[seat]?.[index] ?? [] })),
      })),
    };
    // By hand: seat 0 has recipe 0, so the others have one of 1 2, one of 1 3 4 and one of 1 2 3, all different.
    const expected = new Set<string>();
    for (const first of [1, 2])
      for (const second of [1, 3, 4])
        for (const third of [1, 2, 3])
          if (new Set([first, second, third]).size === 3) expected.add([first, second, third].join());
    const counts = new Map<string, number>();
    const rng = seeded(116);
    const draws = 9000;
    for (let draw = 0; draw < draws; draw++) {
      const { seats } = fairysFate.resample(fairysFate.view(state, 0), rng);
      expect(seats[0]?.recipes[0]?.recipe).toBe(0);
      const key = seats
        .slice(1)
        .flatMap(({ recipes }) => recipes.map(({ recipe }) => recipe))
        .join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(new Set(counts.keys())).toEqual(expected);
    const share = 1 / expected.size;
    for (const count of counts.values())
      expect(Math.abs(count - draws * share)).toBeLessThan(5 * Math.sqrt(draws * share));
  });
});

describe('in random games', () => {
  it('FF-11.6 views, legal moves, refusals and events are those of any resample', () => {
    // What is turned up or looked at depends on hidden cards, and so does a serpent that meets a recipe.
    const news = ['turned-up', 'looked-at', 'freed', 'cleared', 'recipes-shown', 'ended'];
    const isSerpent = (event: Event): boolean => event.type === 'kept' && event.card.endsWith('-serpent');
    expectNoLeak(randomGames, (event) => news.includes(event.type) || isSerpent(event));
  });

  it('FF-11.3 a view shows exactly the cards on places and in hand that the events showed that viewer', () => {
    const memories = new Map<number | 'table', Memory>();
    randomPlay(randomGames, tries(4000), ({ state, move, ply }) => {
      if (ply === 0) memories.clear();
      for (const viewer of viewersOf(state)) {
        const memory = memories.get(viewer) ?? {
          places: { cave: [], meadow: [], wood: [], river: [], hill: [] },
          hand: [],
        };
        memories.set(viewer, memory);
        const view = fairysFate.view(state, viewer);
        expectAlike(known(view), memory.places);
        if (viewer !== 'table')
          expect(view.seats[viewer]?.hand.map(({ card }) => card)).toEqual([...memory.hand].sort(byNumber));
        fairysFate.apply(state, move, (event) => {
          const told = fairysFate.redact(event, viewer);
          if (told !== undefined) remember(memory, told, viewer);
        });
      }
    });
  });
});

/** A viewer's knowledge from events alone. */
interface Memory {
  readonly places: Record<Place, CardView[]>;
  hand: string[];
}

function known(view: View): Record<Place, CardView[]> {
  const seen = (place: Place): CardView[] => view.places[place].map(({ back, card }) => ({ back, card }));
  return { cave: seen('cave'), meadow: seen('meadow'), wood: seen('wood'), river: seen('river'), hill: seen('hill') };
}

function remember(memory: Memory, event: Event, viewer: number | 'table'): void {
  const { places } = memory;
  switch (event.type) {
    case 'dealt':
    case 'drawn':
      if (event.seat === viewer && event.card !== null) memory.hand.push(event.card);
      return;
    case 'discarded':
      if (event.seat === viewer) memory.hand.splice(memory.hand.indexOf(event.card), 1);
      return;
    case 'played':
      if (event.seat === viewer && event.card !== null) memory.hand.splice(memory.hand.indexOf(event.card), 1);
      places[event.place].push({ back: event.back, card: event.card });
      return;
    case 'looked-at':
      if (event.card !== null) places[event.place][event.slot] = { back: event.back, card: event.card };
      return;
    case 'swapped': {
      const [one, other] = [places[event.place][event.slot], places[event.otherPlace][event.otherSlot]];
      if (one === undefined || other === undefined) throw new Error('nothing to swap');
      places[event.place][event.slot] = other;
      places[event.otherPlace][event.otherSlot] = one;
      return;
    }
    case 'transported':
      places[event.to].push(...places[event.place].splice(event.slot, 1));
      expect(places[event.to]).toHaveLength(event.toSlot + 1);
      return;
    case 'turned-up':
    case 'cleared':
      places[event.place] = [];
      return;
    default:
      return;
  }
}

function byNumber(a: string, b: string): number {
  const number = (name: string): number => cards.findIndex((_, card) => nameOf(card) === name);
  return number(a) - number(b);
}
