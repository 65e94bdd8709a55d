import { describe, expect, it } from 'vitest';
import { deepFreeze } from '../../../src/core/deep-freeze.ts';
import { seeded } from '../../../src/core/rng.ts';
import type { View } from '../../../src/games/the-challenge/index.ts';
import { theChallenge } from '../../../src/games/the-challenge/index.ts';
import { anyMove } from '../../core/at-random.ts';

function read(view: View): View {
  return JSON.parse(JSON.stringify(view));
}

/** Views of a random game, for two seats and the table. */
function views(seed: number): View[] {
  const rng = seeded(seed);
  const found: View[] = [];
  let state = theChallenge.setup({ players: 3 });
  while (theChallenge.actor(state) !== 'over' && found.length < 900) {
    found.push(theChallenge.view(state, 0), theChallenge.view(state, 1), theChallenge.view(state, 'table'));
    state = theChallenge.apply(state, anyMove(theChallenge, state, rng));
  }
  return found;
}

describe('a state sampled from a frozen view', () => {
  it('TC-12.5 equals the one sampled from an unfrozen copy', () => {
    const seen = views(7);
    expect(new Set(seen.map(({ step }) => step.kind)).size).toBeGreaterThan(6);
    for (const view of seen) {
      const match = deepFreeze(read(view));
      const loose = theChallenge.resample(view, seeded(1));
      for (let again = 0; again < 2; again++) expect(theChallenge.resample(match, seeded(1))).toEqual(loose);
      expect(Object.isFrozen(theChallenge.resample(match, seeded(1)).forest)).toBe(false);
    }
  });
});
