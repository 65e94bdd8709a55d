import { describe, expect, it } from 'vitest';
import type { FeedEntry } from '../../../src/core/observation.ts';
import { seeded } from '../../../src/core/rng.ts';
import type { Elfengold, Known, State, View } from '../../../src/games/elfengold/index.ts';
import { elfengold } from '../../../src/games/elfengold/index.ts';
import { memory } from '../../../src/games/elfengold/memory.ts';
import type { Position } from './position.ts';
import { list, named, play, position } from './position.ts';

/** The view and knowledge of seat 1 after moves of seat 0; before them it knows nothing. */
function reached(
  begun: State,
  notations: string,
): { readonly view: View; readonly known: Known; readonly state: State } {
  const feed: FeedEntry<Elfengold>[] = [];
  const state = play(begun, notations, (event) => {
    const told = elfengold.redact(event, 1);
    if (told !== undefined) feed.push({ index: feed.length, event: told, clause: 'EG-4.1' });
  });
  const view = elfengold.view(state, 1);
  return { view, known: memory.remember(view, feed), state };
}

const drawing = (given: Position): State =>
  position({
    phase: 'draw',
    hands: ['unicorn', 'raft'],
    display: 'dragon*2 wizard',
    options: { wizards: true },
    ...given,
  });

describe('the memory', () => {
  it('EG-4.1 remembers a card taken from the display as part of that hand, in every sampled state', () => {
    const { view, known, state } = reached(drawing({}), '+dragon raft');
    expect(known.seats.map(({ hand }) => named(hand))).toEqual(['dragon', '']);
    expect(memory.holds(known, state)).toBe(true);
    const rng = seeded(41);
    let without = 0;
    for (let draw = 0; draw < 200; draw++) {
      const other = elfengold.resample(view, rng, known);
      expect(list(other.hands[0])).toContain('dragon');
      expect(elfengold.view(other, 1)).toEqual(view);
      if (!memory.holds(known, elfengold.resample(view, rng))) without += 1;
    }
    // From the view alone: about 9 dragons among the 60 cards that seat 1 does not see.
    expect(without).toBeGreaterThan(100);
  });

  it('EG-4.1 knows no card drawn from the deck', () => {
    expect(reached(drawing({}), '+? giant-pig').known.seats.map(({ hand }) => named(hand))).toEqual(['', '']);
  });

  /** What seat 1 knows of the hands after seat 0 has taken this card and made these moves. */
  const handsAfter = (card: 'dragon' | 'wizard', state: State, notations: string): readonly string[] => {
    const taken = { type: 'card-taken', seat: 0, card } as const;
    const feed: FeedEntry<Elfengold>[] = [{ index: 0, event: taken, clause: 'EG-4.1' }];
    const reached = play(state, notations, (event) => feed.push({ index: feed.length, event, clause: 'EG-9.1' }));
    return memory.remember(elfengold.view(reached, 1), feed).seats.map(({ hand }) => named(hand));
  };

  it('EG-9.9 by EL-7.2 forgets a card paid or discarded, whether that card or one of its kind', () => {
    const paying = position({ hands: ['dragon*2', ''], roads: 'beata-elvenhold-plain=dragon' });
    expect(handsAfter('dragon', paying, '')).toEqual(['dragon', '']);
    expect(handsAfter('dragon', paying, '>beata-elvenhold-plain')).toEqual(['', '']);
    const discarding = (hand: string): State => position({ phase: 'discard', hands: [hand, ''] });
    expect(handsAfter('dragon', discarding('dragon*5'), '-dragon')).toEqual(['', '']);
    expect(handsAfter('dragon', discarding('dragon*4 raft'), '-raft')).toEqual(['dragon', '']);
  });

  it('EG-9.4 EG-9.5 forgets a wizard after its use', () => {
    const options = { wizards: true } as const;
    const flying = position({ hands: ['wizard', ''], gold: [5, 5], options });
    const passing = position({ hands: ['wizard dragon', ''], roads: 'beata-elvenhold-plain=dragon!', options });
    for (const state of [flying, passing]) expect(handsAfter('wizard', state, '')).toEqual(['wizard', '']);
    expect(handsAfter('wizard', flying, '^yttar')).toEqual(['', '']);
    expect(handsAfter('wizard', passing, '>beata-elvenhold-plain*')).toEqual(['', '']);
  });

  it('is refused if it contradicts the view', () => {
    const { view, known } = reached(drawing({}), '+dragon raft');
    const ten = known.seats.map(({ hand }) => ({ hand: { ...hand, dragon: hand.dragon * 10 } }));
    const sentence = 'What is known contradicts the view: a hand cannot hold all that is known to be in it.';
    expect(() => elfengold.resample(view, seeded(1), { seats: ten })).toThrow(sentence);
    const none = { seats: known.seats.map(({ hand }) => ({ hand: { ...hand, dragon: 30 } })) };
    expect(() => elfengold.resample(view, seeded(1), none)).toThrow(sentence);
  });
});
