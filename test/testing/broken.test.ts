import { describe, expect, it } from 'vitest';
import type { Draft, Game } from '../../src/core/game.ts';
import { type Move, type State, strage } from '../../src/games/strage/index.ts';
import { kit as strageKit } from '../../src/games/strage/kit.ts';
import { properties } from '../../src/testing/index.ts';
import { position } from '../games/elfengold/position.ts';
import { spec as elfengoldSpec } from '../games/elfengold/spec.ts';
import { spec as strageSpec } from '../games/strage/spec.ts';
import { propertiesOf } from './battery.ts';
import type { Spec } from './spec.ts';

const { game } = strageSpec;

/** La Strage degli Innocenti with something broken on purpose. */
function broken(change: Partial<Game>): Spec {
  return { ...strageSpec, game: { ...game, ...change } };
}

/** One property, by its number, at an effort sufficient to find the fault. */
const holds =
  (name: string) =>
  async (spec: Spec): Promise<void> => {
    const property = propertiesOf(spec, 1).find((known) => known.name.startsWith(`${name} `));
    if (property === undefined) throw new Error(`no property ${name}`);
    await property.run();
  };

describe('the battery finds', () => {
  it('one unlisted move in tens of thousands (P6)', async () => {
    const { game: elfengold } = elfengoldSpec;
    // A caravan can be bought at once, and a game ends with the movement, so a smaller case is soon tried.
    const start = position({ boots: 'ixara', hands: ['dragon*3 elfcycle'], roads: 'ixara-lapphalya-forest=dragon' });
    const forgetful: Spec = {
      ...elfengoldSpec,
      game: {
        ...elfengold,
        setup: () => start,
        actor: (state) => (state.phase === 'movement' ? elfengold.actor(state) : 'over'),
        legalMoves(state) {
          const legal = elfengold.legalMoves(state);
          const first = legal.findIndex(({ type }) => type === 'caravan');
          return first < 0 ? legal : legal.filter((_, index) => index !== first);
        },
      },
    };
    await expect(holds('P6')(forgetful)).rejects.toThrow(/"caravan".* is legal but not listed/);
  });

  it('an apply that modifies its input (P1, P2)', async () => {
    const writing = broken({
      apply: (state, move) => {
        Object.assign(state, { written: true });
        return game.apply(state, move);
      },
    });
    await expect(holds('P1')(writing)).rejects.toThrow();
    await expect(holds('P2')(writing)).rejects.toThrow('not extensible');
  });

  it('a shortlist with an illegal move, and an empty one', async () => {
    for (const [shortlist, reason] of [
      [(): Move[] => [{ type: 'place', to: 63 }], 'is on the shortlist, but illegal'],
      [(): Move[] => [], 'the shortlist is empty'],
    ] as const) {
      const property = properties({ kit: { ...strageKit, search: { shortlist } }, effort: 0.1 }).find(({ name }) =>
        name.startsWith('P6 '),
      );
      await expect(property?.run()).rejects.toThrow(reason);
    }
  });

  it('loaded dice (P8)', async () => {
    const loaded = broken({
      sample(state, rng) {
        const fair = game.sample(state, rng);
        return rng.int(8) === 0 ? { ...fair, die: 6 } : fair;
      },
    });
    await expect(holds('P8')(loaded)).rejects.toThrow();
  });

  it('a malformed move that is accepted (P13)', async () => {
    const worded = broken({
      violation: (state, move) =>
        typeof Reflect.get(Object(move), 'to') === 'string' ? undefined : game.violation(state, move),
    });
    await expect(holds('P13')(worded)).rejects.toThrow('is legal, but in apply IllegalMoveError was thrown');
  });

  it('a lost piece (P14)', async () => {
    const losing = broken({
      apply(state: State, move, emit) {
        const after: Draft<State> = strage.clone(state);
        game.advance(after, move, emit);
        if (move.type === 'orc-attack') after.orcReserve = 0;
        return after;
      },
    });
    await expect(holds('P14')(losing)).rejects.toThrow('8 orcs');
  });
});
