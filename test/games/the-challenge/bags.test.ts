import { describe, expect, it } from 'vitest';
import { fits, roomFor } from '../../../src/games/the-challenge/bags.ts';
import type { BlueAlone } from '../../../src/games/the-challenge/index.ts';
import { STONES } from '../../../src/games/the-challenge/index.ts';
import { bags, during, eventsOf, inForest, inHand, legal, play, position, refusal } from './position.ts';
import { isValidBag } from './spec.ts';

const COLOURS = STONES.map((_, colour) => colour);
const bag = (list: string): number[] =>
  list
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => [...STONES.map(String)].indexOf(name));

/** Every bag that TC-4.4 allows to build stone by stone. */
function built(bigger: boolean, blueAlone: BlueAlone): number[][] {
  const all: number[][] = [[]];
  for (const own of all)
    for (const colour of COLOURS) if (fits(own, bigger, colour, blueAlone)) all.push([...own, colour]);
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
    ['black black red black', false, 'colour', false],
    ['yellow yellow purple purple', false, 'colour', true],
    ['red yellow', false, 'colour', true],
    ['red yellow purple', false, 'colour', false],
    ['blue blue blue blue blue', false, 'colour', true],
    ['blue green', false, 'colour', false],
    ['green blue', true, 'colour', false],
    ['red red red', false, 'colour', false],
    ['red red red yellow yellow', true, 'colour', true],
    ['green green green green green green', false, 'colour', false],
    ['green green green green green green', true, 'colour', true],
    ['blue', false, 'stone', true],
    ['blue blue', false, 'stone', false],
    ['blue blue', true, 'colour', true],
    ['blue blue', true, 'stone', false],
    ['blue green', true, 'stone', false],
    ['green blue', true, 'stone', false],
    ['yellow yellow purple purple', false, 'stone', true],
  ] as const)('TC-4.3 the bag %s, bigger: %s, blueAlone: %s, is valid: %s', (list, bigger, blueAlone, valid) => {
    expect(isValidBag(bag(list), bigger, blueAlone)).toBe(valid);
    const isBuilt = bag(list).every((colour, at, all) => fits(all.slice(0, at), bigger, colour, blueAlone));
    expect(isBuilt).toBe(valid);
  });

  // Worked example 2.
  it.each([
    ['', false, 'colour', [5, 2, 2, 5, 5, 5]],
    ['red red', false, 'colour', [0, 0, 0, 3, 3, 3]],
    ['red yellow', false, 'colour', [0, 0, 0, 0, 0, 0]],
    ['red yellow', true, 'colour', [0, 0, 8, 0, 0, 0]],
    ['purple', false, 'colour', [0, 2, 2, 4, 4, 4]],
    ['blue', false, 'colour', [4, 0, 0, 0, 0, 0]],
    ['green', true, 'colour', [0, 9, 9, 9, 9, 9]],
    ['', false, 'stone', [1, 2, 2, 5, 5, 5]],
    ['', true, 'stone', [1, 10, 10, 10, 10, 10]],
    ['blue', false, 'stone', [0, 0, 0, 0, 0, 0]],
    ['blue', true, 'stone', [0, 0, 0, 0, 0, 0]],
    ['purple', false, 'stone', [0, 2, 2, 4, 4, 4]],
  ] as const)(
    'TC-4.4 room on the bag [%s], bigger: %s, blueAlone: %s, by colour: %j',
    (list, bigger, blueAlone, room) => {
      expect(COLOURS.map((colour) => roomFor(bag(list), bigger, colour, blueAlone))).toEqual(room);
    },
  );

  it('TC-4.4 room is the number of stones of a colour that fit one after another, on every bag', () => {
    for (const blueAlone of ['colour', 'stone'] as const)
      for (const bigger of [false, true])
        for (const own of built(bigger, blueAlone))
          for (const colour of COLOURS) {
            const grown = [...own];
            while (fits(grown, bigger, colour, blueAlone)) grown.push(colour);
            expect(roomFor(own, bigger, colour, blueAlone)).toBe(grown.length - own.length);
          }
  });

  it('TC-4.4 a stone that does not fit is refused with its reason', () => {
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

  it('TC-4.4 on a single blue stone blue is refused as blue, not as full, and so is any other colour', () => {
    const given = { hands: ['2 blue red green'], sprites: [['blue', 'blue +', '']] };
    const state = during('overflow', { kind: 'none' }, { ...given, blueAlone: 'stone' });
    for (const misfit of ['place:blue:s0', 'place:red:s0', 'place:blue:s1', 'place:green:s1'])
      expect(refusal(state, misfit), misfit).toBe('blue-lies-alone TC-4.4');
    expect(legal(state, 'place:blue')).toEqual(['place:blue:forest', 'place:blue:s2']);
    // By default blue stones share a bag until it is full.
    expect(legal(during('overflow', { kind: 'none' }, given), 'place:blue')).toEqual([
      'place:blue:forest',
      'place:blue:s0',
      'place:blue:s1',
      'place:blue:s2',
    ]);
    const full = during('overflow', { kind: 'none' }, { hands: ['2 blue red green'], sprites: [['5 blue']] });
    expect(refusal(full, 'place:blue:s0')).toBe('bag-full TC-4.4');
    expect(refusal(full, 'place:red:s0')).toBe('bag-full TC-4.4');
  });

  it.each([
    ['colour', 171, [1, 6, 26, 40, 46, 52], 961],
    ['stone', 167, [1, 6, 25, 39, 45, 51], 952],
  ] as const)(
    'TC-4.5 the bags built stone by stone are exactly the valid ones; blueAlone: %s: %i bags, by size %j, %i bigger ones',
    (blueAlone, bags, bySize, biggerBags) => {
      const small = built(false, blueAlone);
      expect(small.length).toBe(bags);
      expect(bySize.map((_, size) => small.filter(({ length }) => length === size).length)).toEqual(bySize);
      expect(built(true, blueAlone).length).toBe(biggerBags);
      for (const bigger of [false, true])
        for (const own of built(bigger, blueAlone)) {
          expect(isValidBag(own, bigger, blueAlone)).toBe(true);
          for (const colour of COLOURS)
            expect(fits(own, bigger, colour, blueAlone)).toBe(isValidBag([...own, colour], bigger, blueAlone));
        }
    },
  );

  it('TC-4.6 overflow: any stone of the hand goes onto an own sprite where it fits, or into the forest', () => {
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

  it('TC-4.6 the overflow goes on until three are left and ends automatically', () => {
    const state = during('overflow', { kind: 'none' }, { hands: ['3 green 2 black'] });
    const placed = play(state, 'place:green:forest');
    expect(placed.phase).toBe('overflow');
    expect(play(placed, 'place:black:s2').phase).toBe('turn');
  });
});
