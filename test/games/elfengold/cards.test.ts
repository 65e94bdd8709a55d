import { describe, expect, it } from 'vitest';
import { eventsOf, legal, list, odds, play, position, refused } from './position.ts';

describe('§4, drawing cards', () => {
  it('EG-4.1 each player draws three times in turn order: from the deck or the display, or the gold pile', () => {
    const state = position({ phase: 'draw', starter: 1, goldPile: 2, display: 'raft*2 dragon' });
    expect(legal(state)).toEqual(['+?', '+dragon', '+gold', '+raft']);
    expect(refused(state, '+unicorn')).toBe('not-in-display EG-4.1');
    expect(refused(position({ phase: 'draw' }), '+gold')).toBe('gold-pile-empty EG-4.1');
    const drawn = play(state, '+? unicorn');
    expect([list(drawn.hands[1]), drawn.turn, drawn.phase]).toEqual(['unicorn', 0, 'draw']);
    const laps = play(drawn, '+? raft +? raft +? raft +? raft');
    expect([laps.turn, laps.step]).toEqual([0, { kind: 'draw', before: 'income', left: 1 }]);
    expect(play(laps, '+? raft').phase).toBe('tiles');
  });

  it('EG-4.1 a gold card goes to the gold pile, and the same player chooses again', () => {
    // Worked example 12.
    const state = play(position({ phase: 'draw' }), '+? gold');
    expect([state.goldPile, state.turn, state.phase]).toEqual([1, 0, 'draw']);
    expect(legal(state)).toEqual(['+?', '+gold', '+raft']);
    const taken = play(state, '+gold');
    expect([taken.gold, taken.goldPile, list(taken.discard), taken.turn]).toEqual([[15, 12], 0, 'gold', 1]);
  });

  it('EG-4.1 every card of the gold pile pays three gold', () => {
    // Worked example 6.
    const state = position({ phase: 'draw', goldPile: 2 });
    expect(eventsOf(state, '+gold')[0]).toEqual({ type: 'gold-taken', seat: 0, cards: 2, gold: 6 });
    expect(play(state, '+gold').gold[0]).toBe(18);
  });

  it('EG-4.2 the discard pile becomes the deck when the last card of the deck is drawn', () => {
    const one = position({ phase: 'draw', deck: 'dragon', goldPile: 1 });
    const drawn = play(one, '+? dragon');
    expect([list(drawn.deck), list(drawn.discard)]).toEqual([list(one.discard), '']);
    expect(eventsOf(play(one, '+?'), 'dragon').map(({ type }) => type)).toEqual(['card-drawn', 'reshuffled']);
    expect(list(play(drawn, '+gold').discard)).toBe('gold');
    const refilled = play(one, '+raft dragon');
    expect([list(refilled.deck), list(refilled.display)]).toEqual([list(one.discard), 'dragon raft*2']);
    const last = position({ phase: 'draw', deck: 'gold', goldPile: 1 });
    const turnedUp = play(last, '+? gold');
    expect([list(turnedUp.deck), turnedUp.goldPile, turnedUp.phase]).toEqual([list(last.discard), 2, 'draw']);
  });

  it('EG-4.2 cards paid after the shuffle are not in the deck', () => {
    const state = position({ turn: 1, hands: ['', 'raft*2'], deck: 'dragon', display: 'unicorn*3' });
    const before = play({ ...state, turn: 0 }, 'end:cards dragon');
    const rafts = odds(before)['raft'];
    const paid = play({ ...before, turn: 1, phase: 'movement', step: state.step }, '>elvenhold-virst-lake end:cards');
    expect([rafts, odds(paid)['raft'], list(paid.discard)]).toEqual([7, 7, 'raft*2']);
  });

  it('EG-4.2 if there is nothing to shuffle then, it happens when a card must be drawn', () => {
    const state = position({ phase: 'draw', deck: 'dragon', goldPile: 1 });
    const later = play({ ...state, discard: state.discard.map(() => 0) }, '+? dragon +gold');
    expect([list(later.deck), list(later.discard)]).toEqual(['', 'gold']);
    expect(list(play(later, '+?').deck)).toBe('gold');
  });

  it('EG-4.2 nothing is drawn if deck and discard pile are empty', () => {
    const state = position({ phase: 'draw', deck: '' });
    const turned = play(state, '+?');
    expect([list(turned.discard), list(turned.deck)]).toEqual(['', list(state.discard)]);
    expect(eventsOf(state, '+?')[0]).toMatchObject({ type: 'reshuffled' });
    const none = { ...state, discard: state.discard.map(() => 0) };
    expect(refused(none, '+?')).toBe('nothing-to-draw EG-4.2');
    expect(legal(none)).toEqual(['+raft']);
  });

  it('EG-4.3 a card taken is replaced; gold cards that come up go to the gold pile', () => {
    // Worked example 12.
    const state = play(position({ phase: 'draw' }), '+raft gold gold dragon');
    expect([list(state.display), state.goldPile, list(state.hands[0]), state.turn]).toEqual([
      'dragon raft*2',
      2,
      'raft',
      1,
    ]);
  });

  it('EG-4.3 an incomplete display is filled at the next draw from it, and at the start of §4', () => {
    const state = position({ phase: 'draw', display: 'raft', deck: 'dragon*2' });
    const empty = { ...state, discard: state.discard.map(() => 0) };
    const taken = play(empty, '+raft dragon dragon');
    expect([list(taken.display), taken.turn]).toEqual(['dragon*2', 1]);
    const ending = position({ phase: 'movement', turn: 1, display: 'raft', round: 1, moved: true });
    const next = play(ending, 'end:gold');
    expect([next.round, next.phase]).toEqual([2, 'restock']);
    const filled = play(next, 'gold unicorn raft');
    expect([list(filled.display), filled.goldPile, filled.phase]).toEqual(['unicorn raft*2', 1, 'draw']);
    expect(Object.keys(odds(next))).toContain('gold');
    const used = play({ ...ending, deck: ending.deck.map(() => 0), discard: ending.deck }, 'end:gold');
    expect([used.deck, used.discard]).toEqual([ending.deck, used.deck.map(() => 0)]);
  });
});

describe('§5, income', () => {
  it('EG-5.1 every player receives two gold automatically after the draws', () => {
    const state = position({ phase: 'draw', turn: 1, step: { kind: 'draw', before: 'income', left: 1 } });
    expect(play(state, '+? raft').gold).toEqual([14, 14]);
    expect(eventsOf(state, '+? raft').slice(1)).toEqual([
      { type: 'income', seat: 0, gold: 2 },
      { type: 'income', seat: 1, gold: 2 },
    ]);
  });
});
