import { describe, expect, it } from 'vitest';
import type { GameDefinition } from '../../src/core/define.ts';
import type { Spec } from '../../src/testing/index.ts';
import { hold, properties } from '../../src/testing/index.ts';
import type { State, Toy } from './toy.ts';
import { deal, dealing, raise, raising, refuse, show, specOf, toy, words } from './toy.ts';

/** What `hold` says of a spec: the first line is the sentence. */
async function said(spec: Spec<Toy>): Promise<string> {
  try {
    await hold(spec);
    return 'everything holds';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const broken = (change: Partial<GameDefinition<Toy>>): Promise<string> => said(specOf(toy(change)));

describe('hold', () => {
  it('holds a game that is whole, by its kit alone', async () => {
    expect(await said({ kit: { game: toy() } })).toBe('everything holds');
  });

  it('says which property does not hold, why, and which game shows it', async () => {
    const sharing = await broken({ clone: (state) => ({ ...state, hands: Object(state.hands) }) });
    const [sentence, options, moves, next, seed] = sharing.split('\n');
    expect(sentence).toBe(
      'P3 clone and apply share no object with their input: `hands` of the clone is the very object of the original: whoever changes one changes both',
    );
    expect(options).toBe('options {"players":2}');
    expect(moves).toBe('moves -');
    expect(next).toBe('next deal:1');
    expect(seed).toMatch(/^seed 20090220, run \d+ of 8$/);
  });

  it('shows a small record where the fault is late', async () => {
    const late = await broken(
      raising(
        {
          ...raise,
          perform: (draft, move) =>
            Object.assign(draft, { stake: draft.stake + Number(Object(move).by), odd: undefined }),
        },
        show,
      ),
    );
    expect(late).toMatch(/^P\d [^\n]*\noptions \{"players":2\}\nmoves deal:1 deal:1\nnext \+1\n/);
  });
});
