import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/games/elfenwizards/index.ts';
import { elfenwizards } from '../../../src/games/elfenwizards/index.ts';
import { eventsOf, inPhase, play, table } from './position.ts';

/** Red and Green have a defeated wizard each; Red's wizard before it has no token. */
const demoting: State = inPhase('demote', table({ 'magic-user-1': [0, 0, 1], 'magic-user-2': [1, 2] }), (draft) => {
  draft.wizards = [[15, 19], [15, 20], [16]];
});
const moves = 'demote:magic-user-3 demote:magic-user-4';

describe('structural sharing between states', () => {
  const before = play(demoting, 'demote:magic-user-3');
  const after = play(before, 'demote:magic-user-4');

  it('keeps the tokens of a state unchanged and read-only when a token is added to the next', () => {
    expect([demoting, before, after].map(({ grey }) => grey)).toEqual([
      [[0, 0], [0, 0], [0]],
      [[0, 1], [0, 0], [0]],
      [[0, 1], [0, 1], [0]],
    ]);
    for (const { grey } of [demoting, before, after]) {
      expect([grey, ...grey].map(Object.isFrozen)).toEqual([true, true, true, true]);
    }
  });

  it('gives clones the same token list', () => {
    expect(elfenwizards.clone(after).grey).toBe(after.grey);
  });

  it('copies a parsed state without frozen parts, which plays on in the same way', () => {
    const read: State = JSON.parse(JSON.stringify(demoting));
    expect(play(read, moves)).toEqual(after);
    expect(eventsOf(read, moves)).toEqual(eventsOf(demoting, moves));
    expect(read).toEqual(demoting);
    expect(elfenwizards.clone(read).grey).not.toBe(read.grey);
    expect([read.grey, ...read.grey].some(Object.isFrozen)).toBe(false);
  });
});
