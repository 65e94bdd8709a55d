import { describe, expect, it } from 'vitest';
import { elfengold } from '../../../src/games/elfengold/index.ts';
import { eventsOf, legal, on, play, position, refused, tilesOf, townOf } from './position.ts';

describe('§10, the end of a round', () => {
  const ending = (given: Parameters<typeof position>[0]) => position({ turn: 1, earned: 1, ...given });

  it('EG-10.1 who has more than two tiles keeps two, as they lie', () => {
    const state = play(ending({ open: ['dragon log', 'unicorn'], faceDown: ['dragon', 'log'] }), 'end:gold');
    expect([state.phase, state.turn]).toEqual(['keep', 0]);
    expect(legal(state)).toEqual(['keep:dragon+(dragon)', 'keep:dragon+log', 'keep:log+(dragon)'].sort());
    expect(refused(state, 'keep:dragon')).toBe('kept-number EG-10.1');
    expect(refused(state, 'keep:dragon+unicorn')).toBe('no-such-tile EG-10.1');
    expect(refused(state, 'keep:dragon+(log)')).toBe('no-such-hidden-tile EG-10.1');
    const kept = play(state, 'keep:log+(dragon)');
    expect([tilesOf(kept.open[0]), tilesOf(kept.faceDown[0])]).toEqual(['log', 'dragon']);
    // Seat 1 has two, and keeps them by itself.
    expect([tilesOf(kept.open[1]), tilesOf(kept.faceDown[1]), kept.round]).toEqual(['unicorn', 'log', 3]);
  });

  it('EG-10.2 all tiles on the board return to the pile, and the left neighbour begins', () => {
    const state = ending({
      roads: 'ixara-lapphalya-forest=dragon+elfcycle! feodor-rivinia-forest=unicorn$ elvenhold-virst-lake!',
    });
    const next = play(state, 'end:gold');
    expect(tilesOf(next.pile)).toBe(tilesOf(elfengold.setup().pile));
    expect([
      on(next, 'ixara-lapphalya-forest'),
      on(next, 'feodor-rivinia-forest'),
      on(next, 'elvenhold-virst-lake'),
    ]).toEqual(['', '', '']);
    expect([next.starter, next.turn, next.round, next.phase]).toEqual([1, 1, 3, 'draw']);
    expect(eventsOf(state, 'end:gold').at(-1)).toEqual({ type: 'round', round: 3, seat: 1 });
  });
});

describe('§11, the end of the game', () => {
  it('EG-11.1 it ends after round 6, hand limit included', () => {
    const state = position({ turn: 1, round: 6, earned: 1, options: { handLimit: 1 }, hands: ['', 'raft*2'] });
    const last = play(state, 'end:gold');
    expect(last.phase).toBe('discard');
    const over = play(last, '-raft');
    expect([over.phase, elfengold.actor(over), legal(over)]).toEqual(['over', 'over', []]);
  });

  it('EG-11.1 or when somebody has all twenty pieces by then', () => {
    const all = position({ turn: 1, round: 3, earned: 1, taken: ['all', ''] });
    expect(play(all, 'end:gold').phase).toBe('over');
    const early = position({ turn: 0, round: 3, earned: 1, taken: ['all', ''] });
    expect(play(early, 'end:gold').phase).toBe('movement');
  });

  it('EG-11.2 pieces count, then gold', () => {
    // Worked example 15.
    const towns =
      'albaran beata dagamura ergeren feodor grangor ixara jaccaranda kihromah lapphalya mahdavikia parundia rivinia strykhaven throtmanni tichih usselen virst'.split(
        ' ',
      );
    const state = position({
      players: 3,
      turn: 2,
      round: 6,
      moved: true,
      gold: [7, 11, 40],
      taken: [towns.join(' '), towns.join(' '), towns.slice(2).join(' ')],
    });
    const outcome = elfengold.outcome(play(state, 'end:gold'));
    expect([outcome?.scores, outcome?.ranking, outcome?.winners]).toEqual([[18, 18, 16], [2, 1, 3], [1]]);
  });

  it('EG-11.2 with a destination the shorter distance comes before gold', () => {
    const state = position({
      turn: 1,
      round: 6,
      moved: true,
      boots: 'virst elvenhold',
      taken: ['albaran', 'albaran virst'],
      townCards: 'virst ixara',
      gold: [0, 50],
    });
    const outcome = elfengold.outcome(play(state, 'end:gold'));
    expect(outcome?.scores).toEqual([2, 0]);
    const equal = position({
      turn: 1,
      round: 6,
      moved: true,
      boots: 'virst elvenhold',
      taken: ['albaran', 'albaran virst beata feodor'],
      townCards: 'virst ixara',
      gold: [0, 50],
    });
    const tied = elfengold.outcome(play(equal, 'end:gold'));
    expect([tied?.scores, tied?.winners]).toEqual([[2, 2], [0]]);
    expect(townOf('virst')).toBe(13);
  });

  it('EG-11.2 cards in hand break no tie', () => {
    const state = position({ turn: 1, round: 6, moved: true, hands: ['raft*6', ''] });
    expect(elfengold.outcome(play(state, 'end:gold'))?.winners).toEqual([0, 1]);
  });
});
