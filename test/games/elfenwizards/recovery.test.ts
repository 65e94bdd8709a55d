import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/games/elfenwizards/index.ts';
import { changed, eventsOf, inPhase, legal, mark, play, refused, spend, table } from './position.ts';

const three = { 'magic-user-1': [0, 0, 1, 2], 'magic-user-2': [0] } as const;

/** Red in a recovery phase, with these dice and this many minors in the minor box. */
function recovering(phase: 'recover' | 'recover-again', dice: string, minors: number): State {
  return inPhase(phase, table(three, { R: { minor: dice } }), (draft) => {
    spend(draft, 0, minors);
  });
}

/** Red in phase 9, with these dice and this many tokens under the two wizards of magic-user-1. */
function purging(dice: string, tokens: readonly [number, number, number]): State {
  return inPhase('recover-grey', table(three, { R: { grey: dice } }), (draft) => {
    mark(draft, 0, [...tokens]);
    draft.greySupply = 12 - tokens[0] - tokens[1] - tokens[2];
  });
}

describe('§7, phases 4 and 6', () => {
  // Example 2.
  it.each([
    ['4', 2],
    ['11', 1],
    ['13', 2],
    ['3', 1],
  ])('EW-7.1 dice %s recover %i', (dice, minors) => {
    const state = play(recovering('recover', dice, 5), `recover:${dice}`);
    expect(state).toMatchObject({ minors: [2 + minors, 7, 7], minorBox: [5 - minors, 0, 0], reserve: [7, 7, 7] });
  });

  it('EW-7.1 surplus points are lost', () => {
    expect(play(recovering('recover', '6', 1), 'recover:6')).toMatchObject({ minors: [7, 7, 7], minorBox: [0, 0, 0] });
  });

  it('EW-7.2 a seat spends only dice that are needed', () => {
    // Example 5.
    const state = recovering('recover', '125', 3);
    expect(legal(state)).toBe('recover: recover:15 recover:2 recover:25 recover:5');
    expect(refused(state, 'recover:1')).toBe('die-not-needed EW-7.2');
    expect(refused(state, 'recover:125')).toBe('die-not-needed EW-7.2');
    expect(refused(state, 'recover:3')).toBe('dice-not-in-box EW-7.2');
    expect(refused(state, 'recover:22')).toBe('dice-not-in-box EW-7.2');
    expect(legal(recovering('recover', '125', 1))).toBe('recover: recover:2 recover:5');
  });

  it('EW-7.3 a seat that cannot recover anything is skipped', () => {
    const state = changed(recovering('recover', '2', 1), (draft) => {
      draft.boxes[1] = draft.boxes[1]?.map((_, index) => (index === 24 ? 1 : 0)) ?? [];
      draft.reserve[1] = 6;
      spend(draft, 1, 3);
    });
    expect(play(state, 'recover:').phase).toBe('cast');
  });

  it('EW-7.4 in phase 6 a seat takes back the remaining dice or leaves them', () => {
    const state = play(recovering('recover-again', '125', 3), 'recover:2');
    expect(state.phase).toBe('take-back');
    expect(legal(state)).toBe('back: back:1 back:15 back:5');
    expect(refused(state, 'back:2')).toBe('dice-not-in-box EW-7.4');
    expect(eventsOf(state, 'back:1', 'taken-back')).toEqual([{ type: 'taken-back', seat: 0, box: 'minor', dice: [1] }]);
    expect(play(recovering('recover-again', '15', 3), 'recover:15').phase).not.toBe('take-back');
    expect(play(recovering('recover', '125', 3), 'recover:2').phase).toBe('cast');
  });
});

describe('§12, phase 9', () => {
  it('EW-12.1 every 4 points recover a token', () => {
    // Example 3.
    const state = purging('125', [1, 1, 0]);
    expect(legal(state)).toBe('recover: recover:125 recover:5');
    expect(refused(state, 'recover:1')).toBe('die-not-needed EW-12.1');
    expect(refused(state, 'recover:3')).toBe('dice-not-in-box EW-12.1');
    expect(eventsOf(state, 'recover:125')).toEqual([{ type: 'grey-recovered', seat: 0, dice: [1, 2, 5], tokens: 2 }]);
    expect(legal(purging('125', [1, 0, 0]))).toBe('recover: recover:5');
  });

  it('EW-12.2 the tokens come from any wizards of the seat, one at a time', () => {
    const state = play(purging('125', [1, 2, 0]), 'recover:125');
    expect(legal(state)).toBe('R1-grey R2-grey');
    expect(refused(state, 'R3-grey')).toBe('no-grey-token EW-12.2');
    expect(refused(state, 'G1-grey')).toBe('not-your-wizard EW-12.2');
    expect(refused(state, 'R9-grey')).toBe('no-such-wizard EW-0.4');
    expect(play(state, 'R2-grey')).toMatchObject({ grey: [[1, 1, 0], [0], [0]], greySupply: 10, step: { due: 1 } });
    expect(refused(play(state, 'R2-grey'), 'R2-grey')).toBe('interchangeable EW-0.5');
    expect(play(state, 'R2-grey R1-grey')).toMatchObject({ turn: 2, grey: [[0, 1, 0], [0], [0]] });
  });

  it('EW-12.3 afterwards the seat takes back the remaining dice or leaves them', () => {
    const state = play(purging('125', [1, 0, 0]), 'recover:5 R1-grey');
    expect(state.phase).toBe('take-back-grey');
    expect(legal(state)).toBe('back: back:1 back:12 back:2');
    expect(refused(state, 'back:5')).toBe('dice-not-in-box EW-12.3');
    expect(play(state, 'back:2')).toMatchObject({ turn: 2, reserve: [6, 7, 7] });
  });
});
