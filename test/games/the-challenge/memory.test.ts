import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../src/core/game.ts';
import type { FeedEntry } from '../../../src/core/observation.ts';
import { seeded } from '../../../src/core/rng.ts';
import { fairyOf } from '../../../src/games/the-challenge/data.ts';
import type { Event, Known, State, TheChallenge, View } from '../../../src/games/the-challenge/index.ts';
import { theChallenge } from '../../../src/games/the-challenge/index.ts';
import { memory } from '../../../src/games/the-challenge/memory.ts';
import { during, named, play, position } from './position.ts';

/** The view and knowledge of a viewer after these moves, with its events before. */
function told(
  begun: State,
  notations: string,
  viewer: Viewer = 1,
  before: readonly Event[] = [],
): { readonly view: View; readonly known: Known; readonly state: State } {
  const feed: FeedEntry<TheChallenge>[] = [];
  const hear = (event: Event): void => {
    const told = theChallenge.redact(event, viewer);
    if (told !== undefined) feed.push({ index: feed.length, event: told, clause: 'TC-5.1' });
  };
  for (const event of before) hear(event);
  const state = play(begun, notations, hear);
  const view = theChallenge.view(state, viewer);
  return { view, known: memory.remember(view, feed), state };
}

const handsOf = ({ seats }: Known): string[] => seats.map(({ hand }) => named(hand));
const keptOf = ({ seats }: Known): string[] => seats.map(({ kept }) => named(kept));
/** Two green stones on the sprite of seat 0, as an event. */
const sent: readonly Event[] = [{ type: 'sent', seat: 0, sprite: 0, stone: 'green', stones: 2 }];

describe('the memory', () => {
  it('TC-8.4 remembers a fairy taken face up, in every sampled state, until it is played', () => {
    const paying = position({ hands: ['2 red'], forestFairies: 'steal' });
    const { view, known, state } = told(paying, 'offer:red offer:red take:steal keep-fairy');
    expect(keptOf(known)).toEqual(['steal', '', '']);
    expect(memory.holds(known, state)).toBe(true);
    const rng = seeded(84);
    let without = 0;
    for (let draw = 0; draw < 200; draw++) {
      const other = theChallenge.resample(view, rng, known);
      expect(memory.holds(known, other)).toBe(true);
      expect(theChallenge.view(other, 1)).toEqual(view);
      if (!memory.holds(known, theChallenge.resample(view, rng))) without += 1;
    }
    // From the view alone it is any of 30 fairies, of which four steal.
    expect(without).toBeGreaterThan(100);

    // The fairy that the seat may now use is the one that everybody saw.
    const taking = told(
      position({ hands: ['2 red'], kept: ['steal steal leaky-bag'], forestFairies: 'immunity' }),
      'offer:red offer:red take:immunity',
    );
    for (let draw = 0; draw < 20; draw++) {
      const other = theChallenge.resample(taking.view, rng, taking.known);
      expect([memory.holds(taking.known, other), other.step]).toEqual([true, taking.state.step]);
    }
    expect(memory.holds(taking.known, { ...taking.state, step: { kind: 'none' } })).toBe(false);

    const using = told(
      position({ hands: ['2 red', 'green'], forestFairies: 'steal' }),
      'offer:red offer:red take:steal play:steal:p1',
    );
    expect(keptOf(using.known)).toEqual(['', '', '']);
  });

  it('TC-8.3 does not know a covered fairy', () => {
    const { known } = told(
      position({ hands: ['2 red'] }),
      'offer:red offer:red draw-fairies draw:steal draw:steal choose:steal',
    );
    expect(keptOf(known)).toEqual(['', '', '']);
  });

  it('TC-8.3 does not take a fairy chosen in secret for one that it knows', () => {
    const taken: readonly Event[] = [
      { type: 'fairy-taken', seat: 0, fairy: 'steal' },
      { type: 'fairy-kept', seat: 0 },
    ];
    const drawing = position({ hands: ['2 red', 'green'], kept: ['steal'] });
    const moves = 'offer:red offer:red draw-fairies draw:steal draw:immunity';
    const { view, known } = told(drawing, `${moves} choose:immunity`, 1, taken);
    expect([known.obtained, keptOf(known)]).toEqual([null, ['steal', '', '']]);
    const rng = seeded(83);
    const steals = Array.from({ length: 400 }, () => theChallenge.resample(view, rng, known).step).filter(
      (step) => step.kind === 'obtained' && fairyOf(step.fairy) === 'steal',
    );
    // 3 of the 28 fairies that the viewer does not know are `steal`.
    expect(steals.length).toBeGreaterThan(20);
    expect(steals.length).toBeLessThan(70);
    expect(keptOf(told(drawing, `${moves} choose:steal play:steal:p1`, 1, taken).known)).toEqual(['steal', '', '']);
  });

  it('TC-10.2 moves the stones of rearranged bags to the hand', () => {
    const begun = position({ hands: ['red'], sprites: [['green green']] });
    const { known, state, view } = told(begun, 'rearrange lay:red:s0 finish', 1, sent);
    expect(handsOf(known)).toEqual(['green green', '', '']);
    expect(memory.holds(known, state)).toBe(true);
    expect(theChallenge.resample(view, seeded(1), known).seats[0]?.hand).toEqual(state.seats[0]?.hand);
    expect(handsOf(told(begun, 'rearrange lay:red:s0 restore', 1, sent).known)).toEqual(['', '', '']);
  });

  it('TC-4.6 TC-6.2 TC-8.1 removes a stone from the hand when it is laid down', () => {
    const held: readonly Event[] = [...sent, { type: 'rearranged', seat: 0, bags: [[], [], []] }];
    const begun = position({ hands: ['2 green'] });
    expect(handsOf(told(begun, '', 1, held).known)).toEqual(['green green', '', '']);
    expect(handsOf(told(begun, 'gather draw:blue draw:red discard:green', 1, held).known)).toEqual(['green', '', '']);
    expect(
      handsOf(
        told(
          position({
            hands: ['2 green', 'red red'],
            fairyPoints: { blue: 3, red: 2, yellow: 2, purple: 1, black: 1, green: 2 },
          }),
          'offer:green',
          1,
          held,
        ).known,
      ),
    ).toEqual(['green', '', '']);
    const full = during('overflow', { kind: 'none' }, { hands: ['4 green'] });
    const four: readonly Event[] = [
      { type: 'sent', seat: 0, sprite: 0, stone: 'green', stones: 4 },
      { type: 'rearranged', seat: 0, bags: [[], [], []] },
    ];
    expect(handsOf(told(full, 'place:green:s1', 1, four).known)).toEqual(['green green green', '', '']);
  });

  it('TC-9.8 TC-12.4 knows the stolen stones for the victim, and only possible ones for others', () => {
    const stealing = position({ kept: ['steal'], hands: ['', 'blue blue red'] });
    const moves = 'play:steal:p1 steal-hand draw:blue steal-hand draw:red';
    const known: readonly Event[] = [
      { type: 'sent', seat: 1, sprite: 0, stone: 'blue', stones: 2 },
      { type: 'rearranged', seat: 1, bags: [[], [], []] },
    ];
    expect(handsOf(told(stealing, moves, 1, known).known)).toEqual(['blue red', 'blue', '']);
    expect(handsOf(told(stealing, moves, 2, known).known)).toEqual(['', '', '']);
    expect(handsOf(told(stealing, 'play:steal:p1 steal-hand draw:blue', 2, known).known)).toEqual(['', 'blue', '']);
  });

  it('TC-4.6 TC-10.2 does not take stones placed in the forest from a bag', () => {
    const known: readonly Event[] = [
      { type: 'placed', seat: 1, stone: 'green', to: 'forest' },
      { type: 'placed', seat: 1, stone: 'red', to: 0 },
      { type: 'rearranged', seat: 1, bags: [[], [], []] },
    ];
    expect(handsOf(told(position({ hands: ['', 'red blue'] }), '', 2, known).known)).toEqual(['', 'red', '']);
  });

  it('is refused if it contradicts the view', () => {
    const { view, known } = told(position({ hands: ['green'] }), '');
    const sentence = 'What is known contradicts the view: a seat cannot hold all that is known to be in it.';
    const spoilt = (blue: number): Known => ({
      ...known,
      seats: known.seats.map(({ hand, kept }) => ({ hand: { ...hand, blue }, kept })),
    });
    expect(() => theChallenge.resample(view, seeded(1), spoilt(2))).toThrow(sentence);
    expect(() => theChallenge.resample(view, seeded(1), spoilt(9))).toThrow(sentence);
    // TC-8.1: with what is known, the seat could not pay what it has begun to pay.
    const paying = told(position({ hands: ['blue blue', ''] }), 'offer:blue', 1);
    const seats = paying.known.seats.map((seat) => ({ ...seat, hand: { ...seat.hand, green: 1 } }));
    expect(() => theChallenge.resample(paying.view, seeded(1), { ...paying.known, seats })).toThrow(sentence);
    const taking = told(position({ hands: ['2 red'], forestFairies: 'steal' }), 'offer:red offer:red take:steal');
    const other: Known = { ...taking.known, obtained: 'immunity' };
    expect(() => theChallenge.resample(taking.view, seeded(1), other)).toThrow(sentence);
  });
});
