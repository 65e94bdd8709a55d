import { describe, expect, it } from 'vitest';
import type { BaseState, Draft, Game } from '../../src/core/game.ts';
import type { Elfengold } from '../../src/games/elfengold/index.ts';
import { kit as elfengoldKit } from '../../src/games/elfengold/kit.ts';
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

/** With a broken clone, which `apply` also uses. */
function withClone(clone: (state: State) => Draft<BaseState>): Spec {
  return broken({
    clone,
    apply(state: State, move, emit) {
      const draft = clone(state);
      game.advance(draft, move, emit);
      return draft;
    },
  });
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

  it('a clone that changes the order of the fields (P4)', async () => {
    const shuffled = withClone((state) => {
      const { phase, ...rest } = strage.clone(state);
      return { ...rest, phase };
    });
    await expect(holds('P4')(shuffled)).rejects.toThrow();
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

  it('an illegal move that is accepted (P6)', async () => {
    const lax = broken({
      violation: (state, move) => {
        const refused = game.violation(state, move);
        return refused?.code === 'strage/placement-limit' ? undefined : refused;
      },
    });
    await expect(holds('P6')(lax)).rejects.toThrow('legal but not listed');
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

  it('a search heuristic that uses a card hidden from its seat (P22)', async () => {
    // The dragons in the hand of the next seat.
    const peeking = ({ players, hands }: Elfengold['state'], seat: number): number =>
      hands[(seat + 1) % players]?.[0] ?? 0;
    for (const judge of [{ evaluate: peeking }, { search: { evaluate: peeking } }]) {
      const property = properties({ kit: { ...elfengoldKit, ...judge }, effort: 0.1 }).find(({ name }) =>
        name.startsWith('P22 '),
      );
      await expect(property?.run()).rejects.toThrow(
        /evaluate judges seat \d by \d+ here, and by \d+ in a state that it cannot tell from it/,
      );
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

  it('a malformed move that is accepted, or refused with the code of another game (P13)', async () => {
    const loose = broken({
      violation: (state, move) => {
        const refused = game.violation(state, move);
        return refused?.code === 'strage/malformed-move' ? undefined : refused;
      },
    });
    await expect(holds('P13')(loose)).rejects.toThrow();
    const worded = broken({
      violation: (state, move) =>
        typeof Reflect.get(Object(move), 'to') === 'string' ? undefined : game.violation(state, move),
    });
    await expect(holds('P13')(worded)).rejects.toThrow('is legal, but in apply IllegalMoveError was thrown');
    const foreign = broken({
      violation(state, move) {
        const refused = game.violation(state, move);
        return refused && { ...refused, code: 'chess/check' };
      },
    });
    await expect(holds('P13')(foreign)).rejects.toThrow('chess/check, which is not among the refusals of the game');
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

  it('a rule that is not symmetric between left and right (P15)', async () => {
    const skewed = broken({
      legalMoves: (state) => game.legalMoves(state).filter((move) => game.print(move) !== '@a1'),
    });
    await expect(holds('P15')(skewed)).rejects.toThrow();
  });
});
