import { describe, expect, it } from 'vitest';
import { OptionsError } from '../../../src/core/errors.ts';
import { seeded } from '../../../src/core/rng.ts';
import type { Options, State } from '../../../src/games/elfenland/index.ts';
import { counterKinds, elfenland } from '../../../src/games/elfenland/index.ts';
import { towns } from '../../../src/realm/map.ts';
import { townsLeft } from '../../../src/realm/pieces.ts';
import { eventsOf, legal, odds, play, position, refused, tilesOf, townOf } from './position.ts';

/** The refusal of an invalid option, as `code clause`. */
function refusedOptions(options: object): string {
  try {
    elfenland.setup(options);
  } catch (error) {
    if (error instanceof OptionsError) return `${error.violation.code} ${error.violation.clause}`;
  }
  return 'accepted';
}

/** The seats of this many consecutive chance moves. */
function turns(state: State, moves: number): number[] {
  const rng = seeded(3);
  const seats: number[] = [];
  let reached = state;
  for (let i = 0; i < moves; i++) {
    seats.push(reached.turn);
    reached = elfenland.apply(reached, elfenland.sample(reached, rng));
  }
  return seats;
}

const begun = (options: Partial<Options>): State =>
  play(elfenland.setup({ firstSeat: 0, ...options }), 'dragon elfcycle giant-pig magic-cloud troll-wagon');

describe('§0, conventions', () => {
  it('EL-0.1 turns go clockwise from the starting player', () => {
    const state = position({ phase: 'planning', players: 3, starter: 2 });
    const order = [state, play(state, 'pass'), play(state, 'pass pass')].map(({ turn }) => turn);
    expect(order).toEqual([2, 0, 1]);
  });

  it('EL-0.2 a move has exactly its keys; optional ones have their value or are absent', () => {
    const state = position({ phase: 'planning', open: ['dragon'], faceDown: ['dragon'] });
    const place = { type: 'place', tile: 'dragon', road: 'dagamura-feodor-desert' };
    const codeOf = (tried: object): string | undefined => elfenland.violation(state, tried)?.code;
    expect(codeOf(place)).toBeUndefined();
    expect(codeOf({ ...place, hidden: true })).toBeUndefined();
    for (const hidden of [false, null, undefined, '']) {
      expect(codeOf({ ...place, hidden })).toBe('elfenland/malformed-move');
    }
    expect(codeOf({ ...place, seat: 0 })).toBe('elfenland/malformed-move');
    expect(codeOf({ type: 'place', tile: 'dragon' })).toBe('elfenland/malformed-move');
    expect(codeOf({ type: 'fly' })).toBe('elfenland/unknown-move');
  });

  it('EL-0.2 a multiset is in ascending order, with repeats', () => {
    const state = position({
      boots: 'dagamura',
      roads: 'dagamura-feodor-desert=dragon',
      hands: ['dragon*2 raft troll-wagon unicorn'],
    });
    const pay = (cards: readonly string[]): string | undefined =>
      elfenland.violation(state, { type: 'caravan', road: 'dagamura-feodor-desert', cards })?.code;
    expect(pay(['dragon', 'dragon', 'raft'])).toBeUndefined();
    expect(pay(['dragon', 'raft', 'troll-wagon'])).toBeUndefined();
    expect(pay(['raft', 'dragon', 'dragon'])).toBe('elfenland/malformed-move');
    expect(pay(['dragon', 'troll-wagon', 'raft'])).toBe('elfenland/malformed-move');
    expect(pay(['dragon', 'raft'])).toBe('elfenland/malformed-move');
  });

  it('EL-0.3 a forced decision is made explicitly', () => {
    const broke = position({ turn: 1 });
    expect(legal(broke)).toEqual(['end']);
    expect(elfenland.actor(broke)).toBe(1);
    const bare = position({ phase: 'planning', played: [0, 1] });
    expect(legal(bare)).toEqual(['pass']);
  });

  it('EL-0.3 a chance move with one outcome is made explicitly', () => {
    const hands = [
      'dragon*10 elfcycle*2',
      'elfcycle*8 giant-pig*4',
      'giant-pig*6 magic-cloud*6',
      'magic-cloud*4 troll-wagon*8',
      'troll-wagon*2 unicorn*10',
      'raft*11',
    ];
    const full = position({ phase: 'counters', players: 6, turn: 5, deal: 'eight-new', hands });
    const last: State = { ...full, phase: 'deal', step: { kind: 'deal', due: 1 } };
    expect(elfenland.actor(last)).toBe('chance');
    expect(odds(last)).toEqual({ raft: 1 });
    expect(play(last, 'raft').phase).toBe('face-down');
  });

  it('EL-0.4 `hidden` marks a face-down counter; a player with a kind both open and face down has both moves', () => {
    const road = '@dagamura-feodor-desert';
    const both = position({ phase: 'planning', open: ['dragon'], faceDown: ['dragon unicorn'] });
    expect(legal(both).filter((notation) => notation.endsWith(road))).toEqual([
      `(dragon)${road}`,
      `(unicorn)${road}`,
      `dragon${road}`,
    ]);
    expect(refused(both, `unicorn${road}`)).toBe('no-such-tile EL-6.2');
    expect(refused(both, `(troll-wagon)${road}`)).toBe('no-such-hidden-tile EL-0.4');
    expect(tilesOf(play(both, `(dragon)${road}`).faceDown[0])).toBe('unicorn');
    expect(tilesOf(play(both, `dragon${road}`).faceDown[0])).toBe('dragon unicorn');
  });

  it('EL-0.5 the weight of a draw is the number of copies, and the piece leaves the pool at once', () => {
    const state = play(begun({ players: 2 }), 'raft raft dragon');
    expect(odds(state)).toEqual({
      dragon: 9,
      elfcycle: 10,
      'giant-pig': 10,
      'magic-cloud': 10,
      'troll-wagon': 10,
      unicorn: 10,
      raft: 10,
    });
  });

  it('EL-0.5 a piece missing from the pool is not drawn', () => {
    const state = elfenland.setup({ firstSeat: 0 });
    expect(odds(state)).toEqual(Object.fromEntries(counterKinds.map((kind) => [kind, 8])));
    expect(refused(state, 'raft')).toBe('none-left EL-0.5');
    const gone = position({ phase: 'counters', open: ['dragon*4', 'dragon'], display: 'dragon*3 unicorn*2' });
    expect(odds(play(gone, '+?'))).not.toHaveProperty('dragon');
    expect(refused(play(gone, '+?'), 'dragon')).toBe('none-left EL-0.5');
  });
});

describe('§1, options', () => {
  it('EL-1.1 an option outside the table throws an OptionsError', () => {
    const wrong: readonly object[] = [
      { players: 1 },
      { players: 7 },
      { players: '4' },
      { players: 2.5 },
      { firstSeat: -1 },
      { firstSeat: 'oldest' },
      { rounds: 2 },
      { rounds: 5 },
      { deal: 'eight' },
      { finalHandLimit: 1 },
      { destination: 'yes' },
      { players: 3, firstSeat: 3 },
      { firstSeat: 4 },
    ];
    for (const options of wrong) expect(refusedOptions(options)).toBe('elfenland/option-value EL-1.1');
    expect(refusedOptions({ seats: 4 })).toBe('elfenland/unknown-option EL-1.1');
    expect(refusedOptions({ players: 6, firstSeat: 5 })).toBe('accepted');
  });

  it('EL-1.1 the defaults are those of the table', () => {
    expect(elfenland.setup()).toMatchObject({
      players: 4,
      phase: 'first-seat',
      rounds: 4,
      deal: 'to-eight',
      finalHandLimit: true,
      destination: false,
    });
  });

  it('EL-1.2 a random starting player is the first chance move, each seat with weight 1', () => {
    const state = elfenland.setup({ players: 3 });
    expect(odds(state)).toEqual({ 'first:0': 1, 'first:1': 1, 'first:2': 1 });
    expect(refused(state, 'first:3')).toBe('no-such-seat EL-1.2');
    expect(play(state, 'first:2')).toMatchObject({ starter: 2, turn: 2, phase: 'display' });
    expect(eventsOf(state, 'first:2')).toEqual([{ type: 'first-seat', seat: 2 }]);
  });

  it('EL-1.2 a given starting player needs no move', () => {
    expect(elfenland.setup({ firstSeat: 3 })).toMatchObject({ starter: 3, turn: 3, phase: 'display' });
  });
});

describe('§3, set-up', () => {
  it('EL-3.1 the starting player is settled first', () => {
    expect(elfenland.setup({ destination: true }).phase).toBe('first-seat');
    expect(play(elfenland.setup({ destination: true }), 'first:0').phase).toBe('town-card');
    expect(elfenland.setup({ destination: true, firstSeat: 1 }).phase).toBe('town-card');
  });

  it('EL-3.2 the game starts with boots in Elvenhold, a piece in every other town, an obstacle each, and full deck and pile', () => {
    const state = elfenland.setup({ players: 5 });
    expect(state.boots).toEqual([0, 0, 0, 0, 0]);
    for (const pieces of state.pieces) {
      expect(townsLeft(pieces)).toEqual(towns.map(({ id }) => id).filter((id) => id !== 'elvenhold'));
    }
    expect(state.obstacleInHand).toEqual([true, true, true, true, true]);
    expect([...state.deck, ...state.pile].reduce((sum, pieces) => sum + pieces, 0)).toBe(72 + 48);
  });

  it('EL-3.3 town cards are dealt in turn order, each card once', () => {
    const state = elfenland.setup({ players: 3, firstSeat: 1, destination: true });
    expect(turns(state, 3)).toEqual([1, 2, 0]);
    expect(Object.values(odds(state))).toEqual(Array(12).fill(1));
    const second = play(state, 'town:beata');
    expect(refused(second, 'town:beata')).toBe('town-card-dealt EL-3.3');
    expect(Object.keys(odds(second))).toHaveLength(11);
    expect(play(second, 'town:yttar town:virst')).toMatchObject({
      phase: 'display',
      townCards: [townOf('virst'), townOf('beata'), townOf('yttar')],
    });
    expect(eventsOf(state, 'town:beata')).toEqual([{ type: 'town-card-dealt', seat: 1, town: 'beata' }]);
  });

  it('EL-3.3 there are no town cards without the variant', () => {
    expect(elfenland.setup({ firstSeat: 0 }).phase).toBe('display');
  });

  it('EL-3.4 five counters are laid face up', () => {
    const state = elfenland.setup({ firstSeat: 0 });
    const four = play(state, 'dragon dragon unicorn elfcycle');
    expect(four.phase).toBe('display');
    const five = play(four, 'dragon');
    expect(five.phase).toBe('deal');
    expect(tilesOf(five.display)).toBe('dragon*3 elfcycle unicorn');
    expect(eventsOf(four, 'dragon')).toEqual([
      { type: 'displayed', tile: 'dragon' },
      { type: 'round', round: 1, seat: 0 },
    ]);
  });

  it('EL-3.5 a round consists of cards, counters, planning, movement and its end, each part in turn order', () => {
    const rng = seeded(11);
    let state = elfenland.setup({ players: 3, firstSeat: 1 });
    const parts: string[] = [];
    while (state.round < 2) {
      if (!parts.includes(state.phase)) {
        expect(state.turn).toBe(1);
        parts.push(state.phase);
      }
      const actor = elfenland.actor(state);
      const listed = elfenland.legalMoves(state);
      const plan = state.phase === 'counters' || state.phase === 'discard' || state.phase === 'keep';
      const chosen = actor === 'chance' ? elfenland.sample(state, rng) : plan ? listed[0] : listed.at(-1);
      if (chosen === undefined) throw new Error('no legal move');
      state = elfenland.apply(state, chosen);
    }
    expect(parts.join(' ')).toBe('display deal face-down counters refill planning movement discard keep');
  });
});
