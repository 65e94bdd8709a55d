import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/games/the-challenge/index.ts';
import { STONES, theChallenge } from '../../../src/games/the-challenge/index.ts';
import { eventsOf, legal, play, position } from './position.ts';

/** The stones of each seat at the end, colour by colour from blue to green. All stones count, in hand or bags. */
function ended(owned: readonly (readonly number[])[], kept: readonly string[] = []): State {
  const players = owned.length === 2 ? 2 : 3;
  const hands = owned.map((counts) => counts.map((count, colour) => `${count} ${STONES[colour]}`).join(' '));
  return { ...position({ players, kept, hands, deck: '' }), phase: 'over' };
}

const scores = (state: State): readonly number[] => theChallenge.outcome(state)?.scores ?? [];

describe('§11, the end', () => {
  it('TC-11.1 the game ends when the stone deck is empty and the action is finished', () => {
    const state = position({ deck: '2 blue', hands: ['3 green'] });
    const drawn = play(state, 'gather draw:blue draw:blue discard:green');
    expect(drawn.phase).toBe('overflow');
    expect(theChallenge.outcome(drawn)).toBeUndefined();
    const over = play(drawn, 'place:green:forest');
    expect([over.phase, legal(over)]).toEqual(['over', []]);
    expect(theChallenge.actor(over)).toBe('over');
    expect(eventsOf(drawn, 'place:green:forest').at(-1)).toEqual({ type: 'ended', winners: [0] });
  });

  it('TC-11.2 stones of hand and bags count alike', () => {
    const state = position({ deck: 'green', hands: ['blue', '2 blue'], sprites: [['blue blue']], players: 2 });
    const over = play(state, 'gather draw:green keep-stones');
    // Seat 0: three blue, one green; seat 1: two blue.
    expect(scores(over)).toEqual([8 + 3, 0]);
  });

  it('TC-11.3 all seats tied for most stones of a colour score its points; a colour without stones scores none', () => {
    // Worked example 12.
    expect(scores(ended([[2], [2], [2]].map((own) => [...own, 0, 0, 0, 0, 0])))).toEqual([8, 8, 8]);
    const order = STONES.map((_, colour) => STONES.map((__, other) => (other === colour ? 1 : 0)));
    expect(order.map((own) => scores(ended([own, [0, 0, 0, 0, 0, 0]]))[0])).toEqual([8, 7, 6, 5, 4, 3]);
  });

  it('TC-11.4 an unused fairy scores two points, and a fairy in play none', () => {
    const none = [0, 0, 0, 0, 0, 0];
    expect(scores(ended([none, none, none], ['steal immunity', 'steal', '']))).toEqual([4, 2, 0]);
    const inPlay = { ...position({ sprites: [['+', '!', '', '']], deck: '' }), phase: 'over' as const };
    expect(scores(inPlay)).toEqual([0, 0, 0]);
  });

  it('TC-11.4 the scoring of figure 10', () => {
    // Worked example 11.
    const state = ended(
      [
        [3, 2, 0, 1, 5, 2],
        [1, 2, 2, 3, 2, 3],
        [1, 1, 2, 2, 3, 6],
      ],
      ['', '', '2 steal'],
    );
    expect(scores(state)).toEqual([19, 18, 13]);
    expect(theChallenge.outcome(state)?.ranking).toEqual([1, 2, 3]);
    expect(theChallenge.outcome(state)?.winners).toEqual([0]);
  });

  it('TC-11.5 more fairy points break a tie; seats still tied all win', () => {
    // 8 each for blue; seat 1 has a stone more of a colour that seat 2 has most of.
    const tied = theChallenge.outcome(
      ended([
        [2, 0, 0, 0, 0, 0],
        [2, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
      ]),
    );
    expect([tied?.winners, tied?.ranking]).toEqual([
      [0, 1],
      [1, 1, 3],
    ]);
    const split = theChallenge.outcome(
      ended([
        [2, 0, 0, 0, 0, 1],
        [2, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 2],
      ]),
    );
    expect(split?.scores).toEqual([8, 8, 3]);
    expect([split?.tiebreaks, split?.winners, split?.ranking]).toEqual([[[7], [6], [2]], [0], [1, 2, 3]]);
  });

  it('TC-11.6 the length is unlimited: rearranging can be repeated endlessly', () => {
    let state = position({ players: 2, hands: ['green', 'red'] });
    const start = JSON.stringify(state);
    for (let turn = 0; turn < 200; turn++) state = play(state, 'rearrange restore');
    expect(JSON.stringify(state)).toBe(start);
  });
});
