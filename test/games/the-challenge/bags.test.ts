import { describe, expect, it } from 'vitest';
import { fits, roomFor } from '../../../src/games/the-challenge/bags.ts';
import { STONES } from '../../../src/games/the-challenge/index.ts';
import { isValidBag } from '../../conformance/the-challenge.ts';
import { bags, during, eventsOf, inForest, inHand, legal, play, position, refusal } from './position.ts';

const COLOURS = STONES.map((_, colour) => colour);
const bag = (list: string): number[] =>
  list
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => [...STONES.map(String)].indexOf(name));

/** Every bag that can be built stone by stone by TC-4.4. */
function built(bigger: boolean): number[][] {
  const all: number[][] = [[]];
  for (const own of all) for (const colour of COLOURS) if (fits(own, bigger, colour)) all.push([...own, colour]);
  return all;
}

describe('§4, hands and bags', () => {
  it('TC-4.1 a hand holds three stones', () => {
    const state = position({ hands: ['3 green'] });
    const discarded = play(state, 'gather draw:blue draw:red discard:red');
    expect(inHand(discarded, 0)).toBe('blue green green green');
    expect(discarded.phase).toBe('overflow');
    expect(play(discarded, 'place:green:forest').turn).toBe(1);
  });

  it('TC-4.2 a pile gives its top stone first', () => {
    const state = position({ sprites: [['2 yellow 2 purple']], forestFairies: 'steal' });
    // Worked example 1: the yellow stones only after both purple ones.
    const events = eventsOf(state, 'offer:s0 offer:s0 offer:s0');
    expect(events.map((event) => (event.type === 'offered' ? event.stone : ''))).toEqual([
      'purple',
      'purple',
      'yellow',
    ]);
    expect(bags(play(state, 'offer:s0'), 0)).toEqual(['yellow yellow purple', '', '']);
  });

  it.each([
    ['black black red black', false, false],
    ['yellow yellow purple purple', false, true],
    ['red yellow', false, true],
    ['red yellow purple', false, false],
    ['blue blue blue blue blue', false, true],
    ['blue green', false, false],
    ['green blue', true, false],
    ['red red red', false, false],
    ['red red red yellow yellow', true, true],
    ['green green green green green green', false, false],
    ['green green green green green green', true, true],
  ])('TC-4.3 the bag %s, bigger: %s, is valid: %s', (list, bigger, valid) => {
    expect(isValidBag(bag(list), bigger)).toBe(valid);
    const isBuilt = bag(list).every((colour, at, all) => fits(all.slice(0, at), bigger, colour));
    expect(isBuilt).toBe(valid);
  });

  it.each([
    ['', false, [5, 2, 2, 5, 5, 5]],
    ['red red', false, [0, 0, 0, 3, 3, 3]],
    ['red yellow', false, [0, 0, 0, 0, 0, 0]],
    ['red yellow', true, [0, 0, 8, 0, 0, 0]],
    ['purple', false, [0, 2, 2, 4, 4, 4]],
    ['blue', false, [4, 0, 0, 0, 0, 0]],
    ['green', true, [0, 9, 9, 9, 9, 9]],
  ])('TC-4.4 room on the bag [%s], bigger: %s, by colour: %j', (list, bigger, room) => {
    expect(COLOURS.map((colour) => roomFor(bag(list), bigger, colour))).toEqual(room);
  });

  it('TC-4.4 room is how many stones of a colour fit one after another, on every bag', () => {
    for (const bigger of [false, true])
      for (const own of built(bigger))
        for (const colour of COLOURS) {
          const grown = [...own];
          while (fits(grown, bigger, colour)) grown.push(colour);
          expect(roomFor(own, bigger, colour)).toBe(grown.length - own.length);
        }
  });

  it('TC-4.4 what does not fit is refused by its reason', () => {
    const state = during(
      'overflow',
      { kind: 'none' },
      { hands: ['blue red yellow green'], sprites: [['5 purple', 'black red', 'green']] },
    );
    expect(refusal(state, 'place:green:s0')).toBe('bag-full TC-4.4');
    expect(refusal(state, 'place:green:s1')).toBe('second-change-of-colour TC-4.4');
    expect(refusal(state, 'place:blue:s2')).toBe('blue-lies-alone TC-4.4');
    const two = during(
      'overflow',
      { kind: 'none' },
      { hands: ['3 green yellow'], sprites: [['yellow red', '2 yellow']] },
    );
    expect(refusal(two, 'place:yellow:s1')).toBe('two-red-or-yellow TC-4.4');
  });

  it('TC-4.5 what is built stone by stone is just what is valid: 171 bags, 961 bigger ones', () => {
    const small = built(false);
    expect(small.length).toBe(171);
    expect([0, 1, 2, 3, 4, 5].map((size) => small.filter(({ length }) => length === size).length)).toEqual([
      1, 6, 26, 40, 46, 52,
    ]);
    expect(built(true).length).toBe(961);
    for (const bigger of [false, true])
      for (const own of built(bigger)) {
        expect(isValidBag(own, bigger)).toBe(true);
        for (const colour of COLOURS) expect(fits(own, bigger, colour)).toBe(isValidBag([...own, colour], bigger));
      }
  });

  it('TC-4.6 overflow: any stone of the hand, onto an own sprite where it fits or into the forest', () => {
    const state = during(
      'overflow',
      { kind: 'none' },
      { hands: ['3 green blue'], sprites: [['', 'black', 'red yellow']] },
    );
    // Worked example 8.
    expect(legal(state)).toEqual([
      'place:blue:forest',
      'place:blue:s0',
      'place:green:forest',
      'place:green:s0',
      'place:green:s1',
    ]);
    expect(refusal(state, 'place:red:forest')).toBe('not-in-hand TC-4.6');
    expect(refusal(state, 'place:green:s3')).toBe('no-such-sprite TC-0.5');
    const placed = play(state, 'place:green:s1');
    expect(bags(placed, 0)).toEqual(['', 'black green', 'red yellow']);
    expect([placed.phase, placed.turn]).toEqual(['turn', 1]);
    expect(inForest(play(state, 'place:blue:forest'))).toBe('blue');
  });

  it('TC-4.6 it goes on until three are left, and stops by itself', () => {
    const state = during('overflow', { kind: 'none' }, { hands: ['3 green 2 black'] });
    const placed = play(state, 'place:green:forest');
    expect(placed.phase).toBe('overflow');
    expect(play(placed, 'place:black:s2').phase).toBe('turn');
  });
});
