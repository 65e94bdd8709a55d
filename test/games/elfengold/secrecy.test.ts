import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../src/core/game.ts';
import { seeded } from '../../../src/core/rng.ts';
import type { Event, State } from '../../../src/games/elfengold/index.ts';
import { elfengold } from '../../../src/games/elfengold/index.ts';
import { expectNoLeak } from '../secrecy.ts';
import { auctionOf, eventsOf, list, named, play, position } from './position.ts';
import { randomGames } from './random-games.ts';

const sum = (pool: readonly number[]): number => pool.reduce((all, pieces) => all + pieces, 0);

const heard = (state: State, notations: string, viewer: Viewer): (Event | undefined)[] =>
  eventsOf(state, notations).map((event) => elfengold.redact(event, viewer));

describe('§12, who sees what', () => {
  const state = position({
    hands: ['dragon raft*2', 'unicorn'],
    open: ['elfcycle', 'log'],
    faceDown: ['gold', 'dragon unicorn'],
    roads: 'ixara-virst-plain=dragon$',
    goldPile: 3,
    discard: 'dragon',
    gold: [5, 7],
    townCards: 'beata yttar',
    earned: 4,
  });

  it('EG-12.1 all see roads, display, discard pile, gold pile, gold, values and open tiles', () => {
    const view = elfengold.view(state, 'table');
    expect(view).toMatchObject({
      viewer: 'table',
      actor: 0,
      phase: 'movement',
      round: 2,
      turn: 0,
      starter: 0,
      options: { destination: true, wizards: false, bidding: 'penalty', handLimit: 'elfenland', moveDraw: 'deck' },
      roads: { 'ixara-virst-plain': { counter: 'dragon', second: null, obstacle: false, gold: true } },
      goldPile: 3,
      deckSize: sum(state.deck),
      pileSize: sum(state.pile),
      step: { kind: 'movement', moved: true, earned: 4 },
    });
    expect([named(view.display), named(view.discard)]).toEqual(['raft*3', 'dragon']);
    expect([view.values.albaran, view.values.beata]).toEqual([7, 2]);
    expect(Object.keys(view.values)).toHaveLength(20);
    const hidden = { hand: null, faceDown: null, townCard: null };
    const [red, green] = view.seats;
    expect(red).toMatchObject({ name: 'red', town: 'elvenhold', handSize: 3, faceDownSize: 1, gold: 5, ...hidden });
    expect(green).toMatchObject({ name: 'green', town: 'elvenhold', handSize: 1, faceDownSize: 2, gold: 7, ...hidden });
    expect([named(red?.open), named(green?.open)]).toEqual(['elfcycle', 'log']);
    expect(red?.pieces).toHaveLength(20);
    expect(view).not.toHaveProperty('deck');
    expect(view).not.toHaveProperty('pile');
  });

  it('EG-12.1 in the auction all see the lots, the highest bid, its bidder, and who has passed or defaulted', () => {
    const step = auctionOf('dragon log', 3, { bid: 4, bidder: 1, passed: [true, false, false] });
    const auction = position({ phase: 'auction', players: 3, turn: 2, step });
    for (const viewer of [0, 'table'] as const)
      expect(elfengold.view(auction, viewer).step).toEqual({ ...step, lots: ['dragon', 'log'] });
  });

  it('EG-12.1 all see the town cards and the outcome when the game is over', () => {
    const last = position({ turn: 1, round: 6, moved: true, townCards: 'beata yttar' });
    const view = elfengold.view(play(last, 'end:gold'), 'table');
    expect(view.seats).toMatchObject([{ townCard: 'beata' }, { townCard: 'yttar' }]);
    expect(view.outcome?.ranking).toHaveLength(2);
  });

  it('EG-12.2 a seat also sees its hand, its face-down tiles and its town card', () => {
    const view = elfengold.view(state, 1);
    const [red, green] = view.seats;
    expect([named(green?.hand), named(green?.faceDown), green?.townCard]).toEqual([
      'unicorn',
      'dragon unicorn',
      'yttar',
    ]);
    expect(red).toMatchObject({ hand: null, faceDown: null, townCard: null });
  });

  it('EG-12.2 a seat also sees the two tiles it has just drawn', () => {
    const drawn = play(position({ phase: 'tiles' }), 'dragon log');
    expect(elfengold.view(drawn, 0).step).toEqual({ kind: 'tiles', drawnSize: 2, drawn: ['dragon', 'log'] });
    for (const viewer of [1, 'table'] as const)
      expect(elfengold.view(drawn, viewer).step).toEqual({ kind: 'tiles', drawnSize: 2, drawn: null });
  });

  it('EG-12.3 only the seat that draws sees a card for its hand, or a tile before it is revealed', () => {
    const drawing = play(position({ phase: 'draw' }), '+?');
    expect(heard(drawing, 'unicorn', 0)).toEqual([{ type: 'card-drawn', seat: 0, card: 'unicorn' }]);
    expect(heard(drawing, 'unicorn', 1)).toEqual([{ type: 'card-drawn', seat: 0, card: null }]);
    const tiles = position({ phase: 'tiles' });
    expect(heard(tiles, 'log', 0)).toEqual([{ type: 'tile-drawn', seat: 0, tile: 'log' }]);
    expect(heard(tiles, 'log', 'table')).toEqual([{ type: 'tile-drawn', seat: 0, tile: null }]);
  });

  it('EG-12.3 all see gold cards, the display, the lots and revealed tiles', () => {
    const drawing = play(position({ phase: 'draw' }), '+?');
    expect(heard(drawing, 'gold', 'table')).toEqual([{ type: 'gold-turned-up', pile: 1 }]);
    const refilling = play(position({ phase: 'draw' }), '+raft');
    expect(heard(refilling, 'unicorn', 1)).toEqual([{ type: 'displayed', card: 'unicorn' }]);
    expect(heard(position({ phase: 'lots' }), 'log', 1)).toEqual([{ type: 'lot-drawn', tile: 'log' }]);
    const revealing = play(position({ phase: 'tiles' }), 'dragon log');
    expect(heard(revealing, 'reveal:log', 1)).toEqual([{ type: 'revealed', seat: 0, tile: 'log' }]);
  });

  it('EG-12.3 others see the number of face-down tiles kept', () => {
    const keeping = position({ phase: 'keep', open: ['dragon*2'], faceDown: ['log'] });
    expect(heard(keeping, 'keep:dragon+(log)', 0)[0]).toMatchObject({ open: ['dragon'], hidden: ['log'] });
    expect(heard(keeping, 'keep:dragon+(log)', 1)[0]).toMatchObject({ open: ['dragon'], hidden: 1 });
  });

  it('EG-12.4 unseen pieces are redistributed uniformly, and gold cards stay in the deck', () => {
    const rng = seeded(124);
    const few = position({ hands: ['', 'unicorn'], deck: 'raft*2', goldPile: 0 });
    const draws = 4000;
    let unicorns = 0;
    for (let draw = 0; draw < draws; draw++) {
      const other = elfengold.resample(elfengold.view(few, 0), rng);
      if (list(other.hands[1]) === 'unicorn') unicorns += 1;
    }
    // One card of three, within five standard deviations.
    expect(Math.abs(unicorns - draws / 3)).toBeLessThan(5 * Math.sqrt((draws * 2) / 9));
    const other = elfengold.resample(elfengold.view(state, 'table'), rng);
    expect(list(other.deck)).toContain('gold*4');
  });

  it('EG-12.4 after a double, its seat has a fitting counter of another kind in every sampled state', () => {
    const doubling = position({
      phase: 'planning',
      open: ['double'],
      faceDown: ['elfcycle', 'log'],
      roads: 'lapphalya-virst-plain=dragon',
    });
    const view = elfengold.view(play(doubling, 'double@lapphalya-virst-plain'), 1);
    const rng = seeded(124);
    const kinds = new Set<string>();
    for (let draw = 0; draw < 200; draw++) {
      const legal = elfengold.legalMoves(elfengold.resample(view, rng)).map((move) => elfengold.print(move));
      expect(legal).toHaveLength(1);
      kinds.add(legal.join());
    }
    expect([...kinds].sort()).toEqual(['&(elfcycle)', '&(giant-pig)', '&(magic-cloud)', '&(troll-wagon)']);
    const none = {
      ...view,
      seats: view.seats.map((seat, index) => (index === 0 ? { ...seat, faceDownSize: 0 } : seat)),
    };
    expect(() => elfengold.resample(none, rng)).toThrow('What is known contradicts the view');
  });
});

it('EG-12.4 views, legal moves, refusals and events are those of any resample', () => {
  // The end reveals the town cards (EL-10.1), and depends on them.
  expectNoLeak(randomGames, ({ type }) => type === 'town-card-shown' || type === 'ended');
});
