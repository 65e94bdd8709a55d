import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/games/elfenland/index.ts';
import { counterKinds, elfenland } from '../../../src/games/elfenland/index.ts';
import { eventsOf, legal, list, play, position, refused, roadOf, tilesOf } from './position.ts';

const desert = 'dagamura-feodor-desert';
const plain = 'lapphalya-virst-plain';

describe('§6, planning', () => {
  const state = position({
    phase: 'planning',
    players: 3,
    starter: 1,
    open: ['dragon', 'dragon giant-pig*2', 'unicorn'],
    faceDown: ['', 'unicorn', ''],
    roads: `${plain}=elfcycle`,
  });

  it('EL-6.1 each player in turn takes one action, round after round', () => {
    const seats: number[] = [];
    let reached: State = state;
    for (const notation of [`dragon@${desert}`, `obstacle@${plain}`, 'pass', `obstacle@${desert}`, 'pass', 'pass']) {
      seats.push(reached.turn);
      reached = play(reached, notation);
    }
    expect(seats).toEqual([1, 2, 0, 1, 2, 0]);
    expect(reached).toMatchObject({ phase: 'planning', turn: 1, step: { passes: 2 } });
  });

  it('EL-6.2 a counter, open or face down, goes on a land road that accepts it and has no counter', () => {
    const placed = play(state, `dragon@${desert}`);
    expect(placed.counters[roadOf(desert)]).toBe(counterKinds.indexOf('dragon'));
    expect(tilesOf(placed.open[1])).toBe('giant-pig*2');
    const hidden = play(state, `(unicorn)@${desert}`);
    expect(hidden.counters[roadOf(desert)]).toBe(counterKinds.indexOf('unicorn'));
    expect([list(hidden.open[1]), list(hidden.faceDown[1])]).toEqual(['dragon giant-pig*2', '']);
    expect(eventsOf(state, `dragon@${desert}`)).toEqual([
      { type: 'placed', seat: 1, tile: 'dragon', road: desert, hidden: false },
    ]);
    expect(eventsOf(state, `(unicorn)@${desert}`)).toEqual([
      { type: 'placed', seat: 1, tile: 'unicorn', road: desert, hidden: true },
    ]);
  });

  it("EL-6.2 a counter is refused on water, on an occupied road, on a road that does not accept it, and if it is not the player's own", () => {
    expect(refused(state, 'dragon@virst-ixara-river')).toBe('water-road EL-6.2');
    expect(refused(state, 'dragon@elvenhold-virst-lake')).toBe('water-road EL-6.2');
    expect(refused(state, `dragon@${plain}`)).toBe('road-has-counter EL-6.2');
    expect(refused(state, `giant-pig@${desert}`)).toBe('road-refuses EL-2.3');
    expect(refused(state, `unicorn@${desert}`)).toBe('no-such-tile EL-6.2');
    expect(refused(state, `(dragon)@${desert}`)).toBe('no-such-hidden-tile EL-0.4');
    expect(legal(state).filter((notation) => notation.endsWith(plain))).toEqual([`obstacle@${plain}`]);
  });

  it('EL-6.2 a counter may go anywhere on the map, however far from the boots', () => {
    expect(legal(state, 'giant-pig@')).toHaveLength(20 - 1);
    expect(legal(state, '(unicorn)@')).toHaveLength(27);
  });

  it('EL-6.3 the obstacle goes on a land road that has a counter and no obstacle', () => {
    const placed = play(state, `obstacle@${plain}`);
    expect(placed.obstacles[roadOf(plain)]).toBe(true);
    expect(placed.obstacleInHand).toEqual([true, false, true]);
    expect(eventsOf(state, `obstacle@${plain}`)).toEqual([{ type: 'obstacle-placed', seat: 1, road: plain }]);
    expect(legal(state, 'obstacle')).toEqual([`obstacle@${plain}`]);
    expect(refused(state, `obstacle@${desert}`)).toBe('no-counter EL-6.3');
    expect(refused(state, 'obstacle@virst-ixara-river')).toBe('water-road EL-6.3');
    expect(refused(placed, `obstacle@${plain}`)).toBe('road-has-obstacle EL-6.3');
  });

  it('EL-6.3 each player plays the obstacle once a game', () => {
    const used = play(state, `obstacle@${plain} pass dragon@${desert}`);
    expect(refused(used, `obstacle@${desert}`)).toBe('obstacle-used EL-6.3');
    expect(legal(used, 'obstacle')).toEqual([]);
    const later = position({ phase: 'planning', round: 3, played: [0], roads: `${plain}=elfcycle` });
    expect(refused(later, `obstacle@${plain}`)).toBe('obstacle-used EL-6.3');
    expect(refused(play(later, 'pass'), `obstacle@${plain}`)).toBe('legal');
  });

  it('EL-6.4 a player who passed may act again on a later turn', () => {
    const again = play(state, `pass unicorn@${desert} pass`);
    expect(again.turn).toBe(1);
    expect(refused(again, `obstacle@${plain}`)).toBe('legal');
  });

  it('EL-6.4 the phase ends after as many passes in a row as there are players, starting with any of them', () => {
    expect(play(state, 'pass pass')).toMatchObject({ phase: 'planning', step: { passes: 2 } });
    expect(play(state, 'pass pass pass')).toMatchObject({ phase: 'movement', turn: 1 });
    const late = play(state, `pass pass dragon@${desert}`);
    expect(late).toMatchObject({ phase: 'planning', turn: 1, step: { passes: 0 } });
    expect(play(late, 'pass pass')).toMatchObject({ phase: 'planning', turn: 0 });
    expect(play(late, 'pass pass pass')).toMatchObject({ phase: 'movement', turn: 1 });
    expect(eventsOf(state, 'pass')).toEqual([{ type: 'passed', seat: 1 }]);
  });

  it('EL-6.4 a pass is always legal', () => {
    expect(legal(position({ phase: 'planning', played: [0, 1] }))).toEqual(['pass']);
    expect(elfenland.legalMoves(state)).toContainEqual({ type: 'pass' });
  });
});
