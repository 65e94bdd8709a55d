import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/games/strage/index.ts';
import { strage } from '../../../src/games/strage/index.ts';
import { eventsOf, legal, play, position, refused } from './position.ts';

/** Red is about to save the last sprite, with half-elves of every clan on the board. */
function lastSprite(saved: State['saved']): State {
  return position(
    `
    ........
    R.......
    ........
    rgg.....
    bb......`,
    { saved },
  );
}

describe('§7, the end', () => {
  it('ST-7.1 the game ends in mid-turn when the last sprite is saved', () => {
    const over = play(lastSprite([3, 1, 2]), 'a7=a8');
    expect(over).toMatchObject({ phase: 'over', points: 0 });
    expect(strage.actor(over)).toBe('over');
    expect(legal(over)).toBe('');
    expect(refused(over, 'end')).toBe('not-now ST-7.1');
    expect(strage.outcome(lastSprite([3, 1, 2]))).toBeUndefined();
  });

  it('ST-7.1 the game ends when the last sprite is killed', () => {
    const massacre = play(position('........ s.......', { saved: [4, 5, 1] }), 'end O@a8');
    expect(play(massacre, '5').phase).toBe('roll');
    expect(play(massacre, '6').phase).toBe('over');
    expect(eventsOf(massacre, '6').at(-1)).toEqual({ type: 'ended', winners: [1], reason: 'most-saved' });
  });

  it('ST-7.1 the game goes on if a sprite survives its roll', () => {
    const two = play(position('........ ss......', { saved: [4, 5, 1] }), 'end O@a8');
    expect(play(two, '6').phase).toBe('massacre');
    expect(play(two, '6 6').phase).toBe('over');
    expect(play(two, '1 6').phase).toBe('roll');
  });

  it('ST-7.1 the remaining points are lost, and the orcs do not act', () => {
    const over = play(lastSprite([3, 1, 2]), 'a7=a8');
    expect(over).toMatchObject({ points: 0, orcReserve: 8 });
    expect(eventsOf(lastSprite([3, 1, 2]), 'a7=a8').map(({ type }) => type)).toEqual(['moved', 'rescued', 'ended']);
  });

  it('ST-7.1 an escort that leaves with the last sprite does not count in the tie-break, and can lose it', () => {
    const before = position('........ R....... ........ rr...... bb......', { saved: [3, 0, 4] });
    expect(strage.outcome(play(before, 'a7=a8'))?.winners).toEqual([0]);
    expect(strage.outcome(play(before, 'a7=a8^'))?.winners).toEqual([]);
  });

  it('ST-7.2 the clan with most sprites saved wins', () => {
    const over = play(lastSprite([3, 1, 2]), 'a7=a8');
    expect(strage.outcome(over)).toEqual({
      scores: [4, 1, 2],
      tiebreaks: [[2], [2], [2]],
      ranking: [1, 3, 2],
      winners: [0],
    });
  });

  it('ST-7.2 the tied clan with most half-elves on the board wins', () => {
    const green = position('........ R....... ........ rgg..... bbbb....', { saved: [2, 3, 0] });
    const over = play(green, 'a7=a8^');
    expect(strage.outcome(over)).toEqual({
      scores: [3, 3, 0],
      tiebreaks: [[1], [2], [4]],
      ranking: [2, 1, 3],
      winners: [1],
    });
    expect(eventsOf(green, 'a7=a8^').at(-1)).toEqual({ type: 'ended', winners: [1], reason: 'most-half-elves' });
  });

  it('ST-7.2 nobody wins if the clans are still tied', () => {
    const state = lastSprite([2, 3, 0]);
    expect(strage.outcome(play(state, 'a7=a8'))).toEqual({
      scores: [3, 3, 0],
      tiebreaks: [[2], [2], [2]],
      ranking: [1, 1, 3],
      winners: [],
    });
    expect(eventsOf(state, 'a7=a8').at(-1)).toEqual({ type: 'ended', winners: [], reason: 'no-winner' });
  });

  it('ST-7.3 the length is unlimited: a position can repeat', () => {
    const orcsPlaced = play(
      strage.setup({ players: 2, order: [0, 1] }),
      [...'abcdefgh'].map((file) => `1 end O@${file}8`).join(' '),
    );
    const round = '1 end Oa8-a7 1 end Oa7-a8';
    expect(play(orcsPlaced, `${round} ${round} ${round}`)).toEqual(orcsPlaced);
  });
});
