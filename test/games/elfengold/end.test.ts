import { describe, expect, it } from 'vitest';
import { elfengold } from '../../../src/games/elfengold/index.ts';
import { townCardIds } from '../../../src/realm/data.ts';
import { distance, towns } from '../../../src/realm/map.ts';
import { eventsOf, legal, on, play, position, refused, tilesOf, townOf } from './position.ts';

/** Two towns at this distance, the second of which has a card. */
function farthest(roads: number): { readonly from: string; readonly to: string } {
  for (const [from, { id }] of towns.entries()) {
    const to = townCardIds.find((card) => distance(from, townOf(card)) === roads);
    if (to !== undefined) return { from: id, to };
  }
  throw new Error(`no towns ${roads} roads apart`);
}

describe('§10, the end of a round', () => {
  const ending = (given: Parameters<typeof position>[0]) => position({ turn: 1, earned: 1, ...given });

  it('EG-10.1 a player with more than two tiles keeps two, open or face down', () => {
    const state = play(ending({ open: ['dragon log', 'unicorn'], faceDown: ['dragon', 'log'] }), 'end:gold');
    expect([state.phase, state.turn]).toEqual(['keep', 0]);
    expect(legal(state)).toEqual(['keep:dragon+(dragon)', 'keep:dragon+log', 'keep:log+(dragon)'].sort());
    expect(refused(state, 'keep:dragon')).toBe('kept-number EG-10.1');
    expect(refused(state, 'keep:dragon+unicorn')).toBe('no-such-tile EG-10.1');
    expect(refused(state, 'keep:dragon+(log)')).toBe('no-such-hidden-tile EG-10.1');
    const kept = play(state, 'keep:log+(dragon)');
    expect([tilesOf(kept.open[0]), tilesOf(kept.faceDown[0])]).toEqual(['log', 'dragon']);
    // Seat 1 has two and keeps them automatically.
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
  it('EG-11.1 the game ends after round 6, including the hand limit', () => {
    const state = position({ turn: 1, round: 6, earned: 1, options: { handLimit: 1 }, hands: ['', 'raft*2'] });
    const last = play(state, 'end:gold');
    expect(last.phase).toBe('discard');
    const over = play(last, '-raft');
    expect([over.phase, elfengold.actor(over), legal(over)]).toEqual(['over', 'over', []]);
  });

  it('EG-11.1 Elfenland’s hand limit and the draws also come before the end', () => {
    const last = position({ turn: 1, round: 6, moved: true, hands: ['', 'raft*6'] });
    expect(play(last, 'end:gold').phase).toBe('discard');
    expect(play(last, 'end:gold -raft -raft').phase).toBe('over');
    const drawing = play(last, 'end:cards -raft -raft');
    expect(drawing.phase).toBe('draw-card');
    expect(play(drawing, 'dragon dragon').phase).toBe('over');
  });

  it('EG-11.1 the game ends earlier if a player has all twenty pieces', () => {
    const all = position({ turn: 1, round: 3, earned: 1, taken: ['all', ''] });
    expect(play(all, 'end:gold').phase).toBe('over');
    const early = position({ turn: 0, round: 3, earned: 1, taken: ['all', ''] });
    expect(play(early, 'end:gold').phase).toBe('movement');
  });

  it('EG-11.2 pieces decide, then gold', () => {
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

  it('EG-11.2 with a destination, too, gold breaks a tie', () => {
    // Worked example 16.
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
    expect([tied?.scores, tied?.ranking, tied?.winners]).toEqual([[2, 2], [2, 1], [1]]);
    expect(townOf('virst')).toBe(13);
  });

  /** `elfengold.outcome` of a game that ends in that round. */
  const ended = (round: number, given: Parameters<typeof position>[0]) => {
    const players = given?.players ?? 2;
    return elfengold.outcome(play(position({ ...given, round, turn: players - 1, moved: true }), 'end:gold'));
  };
  const COMPLETE_BUT_BEATA = towns.flatMap(({ id }) => (id === 'beata' || id === 'elvenhold' ? [] : [id])).join(' ');

  it('EG-11.2 before round 6 a player with all pieces wins at any distance from the destination', () => {
    // Worked example 16.
    const far = farthest(6);
    const given = {
      players: 3 as const,
      boots: `${far.from} yttar virst`,
      townCards: `${far.to} yttar virst`,
      taken: ['all', 'all', COMPLETE_BUT_BEATA],
      gold: [3, 2, 40],
    };
    const early = ended(5, given);
    expect(early).toEqual({
      scores: [14, 20, 19],
      tiebreaks: [[3], [2], [40]],
      ranking: [1, 2, 3],
      winners: [0],
    });
    const last = ended(6, given);
    expect([last?.scores, last?.ranking, last?.winners]).toEqual([[14, 20, 19], [3, 1, 2], [1]]);
  });

  it('EG-11.2 players with all pieces and equal gold share the win; the others follow by score, then gold', () => {
    const far = farthest(6);
    const shared = ended(5, {
      players: 3,
      boots: `${far.from} yttar virst`,
      townCards: `${far.to} yttar virst`,
      taken: ['all', 'all', COMPLETE_BUT_BEATA],
      gold: [5, 5, 40],
    });
    expect([shared?.ranking, shared?.winners]).toEqual([
      [1, 1, 3],
      [0, 1],
    ]);
    // Scores 20, 2, 2, 2, with distances 0, 0, 2, 1.
    const others = ended(5, {
      players: 4,
      boots: 'elvenhold virst elvenhold virst',
      townCards: 'yttar virst ixara beata',
      taken: ['all', 'albaran', 'albaran virst beata feodor', 'albaran feodor beata'],
      gold: [0, 1, 2, 50],
    });
    expect(others?.scores.slice(1)).toEqual([2, 2, 2]);
    expect(others?.ranking).toEqual([1, 4, 3, 2]);
    const byScore = ended(5, { players: 3, taken: ['all', 'albaran', 'albaran virst'], gold: [0, 50, 0] });
    expect(byScore?.ranking).toEqual([1, 3, 2]);
  });

  it('EG-11.2 cards in hand do not break a tie', () => {
    const state = position({ turn: 1, round: 6, moved: true, hands: ['raft*6', ''] });
    expect(elfengold.outcome(play(state, 'end:gold'))?.winners).toEqual([0, 1]);
  });
});
