import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/games/elfenland/index.ts';
import { elfenland } from '../../../src/games/elfenland/index.ts';
import type { Position } from './position.ts';
import { eventsOf, legal, play, position, refused, tilesOf } from './position.ts';

const sum = (pool: readonly number[] = []): number => pool.reduce((total, pieces) => total + pieces, 0);

/** The end of the last move of the last round. */
const ended = (given: Position): State => play(position({ round: 4, turn: (given.players ?? 2) - 1, ...given }), 'end');

describe('§8, the end of a round', () => {
  const state = position({
    phase: 'keep',
    players: 4,
    starter: 1,
    open: ['unicorn', 'dragon*2', '', 'elfcycle'],
    faceDown: ['unicorn', '', 'unicorn', 'dragon'],
    roads: 'dagamura-feodor-desert=dragon! lapphalya-virst-plain=elfcycle',
    played: [3],
    discard: 'raft*3',
  });

  it('EL-8.1 in turn order each player with more than one counter keeps one, open or face down', () => {
    expect(legal(state)).toEqual(['keep:dragon']);
    const next = play(state, 'keep:dragon');
    expect(next).toMatchObject({ phase: 'keep', turn: 3 });
    expect(legal(next)).toEqual(['keep:(dragon)', 'keep:elfcycle']);
    const after = play(next, 'keep:(dragon)');
    expect(after).toMatchObject({ phase: 'keep', turn: 0 });
    expect(legal(after)).toEqual(['keep:(unicorn)', 'keep:unicorn']);
    const done = play(after, 'keep:unicorn');
    expect(done.open.map(tilesOf)).toEqual(['unicorn', 'dragon', '', '']);
    expect(done.faceDown.map(tilesOf)).toEqual(['', '', 'unicorn', 'dragon']);
  });

  it('EL-8.1 a player keeps exactly one, out of those he has', () => {
    expect(refused(state, 'keep:')).toBe('kept-number EL-8.1');
    expect(refused(state, 'keep:dragon+(dragon)')).toBe('kept-number EL-8.1');
    expect(refused(state, 'keep:unicorn')).toBe('no-such-tile EL-8.1');
    expect(refused(state, 'keep:(dragon)')).toBe('no-such-hidden-tile EL-8.1');
  });

  it('EL-8.1 a player with one counter or none decides nothing', () => {
    const nobody = position({ open: ['dragon', ''], turn: 1 });
    const next = play(nobody, 'end');
    expect(next.phase).toBe('deal');
    expect(tilesOf(next.open[0])).toBe('dragon');
  });

  it('EL-8.1 a counter given back face down is not shown', () => {
    const hiding = position({ phase: 'keep', open: ['unicorn'], faceDown: ['dragon'] });
    const [told] = eventsOf(hiding, 'keep:unicorn');
    expect(told).toEqual({ type: 'kept', seat: 0, open: ['unicorn'], hidden: [] });
  });

  it('EL-8.2 counters go back to the pile, obstacles leave the game, the display stays', () => {
    const next = play(state, 'keep:dragon keep:elfcycle keep:unicorn');
    expect(next.counters.every((counter) => counter === null)).toBe(true);
    expect(next.obstacles.some(Boolean)).toBe(false);
    expect(next.obstacleInHand).toEqual([true, true, true, false]);
    expect(next.display).toEqual(state.display);
    expect(sum(next.pile)).toBe(48 - 5 - 4);
  });

  it('EL-8.2 the left neighbour becomes starting player, and the next round begins', () => {
    const next = play(state, 'keep:dragon keep:elfcycle keep:unicorn');
    expect(next).toMatchObject({ round: 2, starter: 2, turn: 2, phase: 'deal' });
    expect(eventsOf(state, 'keep:dragon keep:elfcycle keep:unicorn').at(-1)).toEqual({
      type: 'round',
      round: 2,
      seat: 2,
    });
    const wrapped = play(position({ players: 3, starter: 2, turn: 1 }), 'end');
    expect(wrapped).toMatchObject({ round: 2, starter: 0, turn: 0 });
  });
});

describe('§9, the end of the game', () => {
  it('EL-9.1 the game ends when the last player has finished his movement in the last round', () => {
    expect(ended({}).phase).toBe('over');
    expect(ended({ round: 3, rounds: 3 }).phase).toBe('over');
    expect(ended({ round: 3 }).phase).toBe('deal');
    expect(play(position({ round: 4, open: ['dragon*2'] }), 'end').phase).toBe('movement');
  });

  it('EL-9.1 the movement includes returning cards', () => {
    const last = position({ round: 4, turn: 1, hands: ['', 'raft*5'] });
    expect(play(last, 'end').phase).toBe('discard');
    expect(play(last, 'end -raft').phase).toBe('over');
    expect(eventsOf(last, 'end -raft').map(({ type }) => type)).toEqual(['move-ended', 'discarded', 'ended']);
  });

  it('EL-9.1 the game ends earlier in a round in which a player has all twenty pieces, once all have moved', () => {
    const won = position({ round: 2, taken: ['all'] });
    expect(play(won, 'end')).toMatchObject({ phase: 'movement', turn: 1 });
    expect(play(won, 'end end').phase).toBe('over');
  });

  it('EL-9.1 no move is legal after the end', () => {
    const over = ended({});
    expect(elfenland.actor(over)).toBe('over');
    expect(legal(over)).toEqual([]);
    expect(elfenland.violation(over, { type: 'pass' })).toMatchObject({ code: 'elfenland/not-now', clause: 'EL-9.1' });
  });

  it('EL-9.2 the score is the number of pieces taken', () => {
    const over = ended({ players: 3, taken: ['feodor virst', '', 'all'], boots: 'feodor yttar elvenhold' });
    expect(elfenland.outcome(over)).toMatchObject({ scores: [2, 1, 20], winners: [2] });
    expect(elfenland.outcome(position())).toBeUndefined();
  });

  it('EL-9.2 with `destination` the distance to the town of the card is subtracted, also below zero', () => {
    const over = ended({
      players: 3,
      townCards: 'yttar beata usselen',
      taken: ['', 'all', ''],
      boots: 'elvenhold beata strykhaven',
    });
    expect(elfenland.outcome(over)?.scores).toEqual([-5, 20, 1 - 6]);
  });

  it('EL-9.3 more cards in hand break a tie', () => {
    const over = ended({ hands: ['raft', 'raft*2'] });
    expect(elfenland.outcome(over)).toEqual({
      scores: [0, 0],
      tiebreaks: [[1], [2]],
      ranking: [2, 1],
      winners: [1],
    });
    expect(eventsOf(position({ round: 4, turn: 1, hands: ['raft', 'raft*2'] }), 'end').at(-1)).toEqual({
      type: 'ended',
      winners: [1],
    });
  });

  it('EL-10.1 the town cards, if used, are revealed to all', () => {
    const last = position({ round: 4, turn: 1, townCards: 'virst beata' });
    expect(eventsOf(last, 'end').slice(-3, -1)).toEqual([
      { type: 'town-card-shown', seat: 0, town: 'virst' },
      { type: 'town-card-shown', seat: 1, town: 'beata' },
    ]);
    expect(elfenland.view(play(last, 'end'), 'table').seats).toMatchObject([
      { townCard: 'virst' },
      { townCard: 'beata' },
    ]);
  });

  it('EL-9.3 with a destination, too, more cards break a tie at any distance', () => {
    // One piece and distance 0 against two pieces and distance 1.
    const over = ended({
      townCards: 'virst beata',
      boots: 'virst strykhaven',
      taken: ['', 'feodor'],
      hands: ['', 'raft*3'],
    });
    expect(elfenland.outcome(over)).toEqual({
      scores: [1, 1],
      tiebreaks: [[0], [3]],
      ranking: [2, 1],
      winners: [1],
    });
  });

  it('EL-9.3 seats equal in everything share the place and the win', () => {
    const over = ended({ players: 4, hands: ['raft*2', 'dragon', 'raft', 'dragon*2'] });
    expect(elfenland.outcome(over)).toMatchObject({ ranking: [1, 3, 3, 1], winners: [0, 3] });
  });
});
