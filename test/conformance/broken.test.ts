import { describe, expect, it } from 'vitest';
import type { BaseState, Draft, Game } from '../../src/core/game.ts';
import { fairysFate } from '../../src/games/fairys-fate/index.ts';
import { type State, strage } from '../../src/games/strage/index.ts';
import { properties } from './battery.ts';
import { fairysFateSpec } from './fairys-fate.ts';
import type { Spec } from './spec.ts';
import { strageSpec } from './strage.ts';

const { game } = strageSpec;

/** La Strage degli Innocenti with something broken on purpose. */
function broken(change: Partial<Game>): Spec {
  return { ...strageSpec, game: { ...game, ...change } };
}

/** With a broken clone, through which `apply` goes as well. */
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

/** One property, by its number. */
const holds = (name: string) => (spec: Spec) => {
  const [property] = Object.entries(properties).flatMap(([full, check]) =>
    full.startsWith(`${name} `) ? [check] : [],
  );
  if (property === undefined) throw new Error(`no property ${name}`);
  property(spec);
};

describe('the battery finds', () => {
  it('a clone that shares an array (P3)', () => {
    const sharing = withClone((state) => Object.assign(strage.clone(state), { saved: state.saved }));
    expect(() => holds('P3')(sharing)).toThrow('/saved');
  });

  it('a clone that forgets a field, or changes their order (P4)', () => {
    const forgetful = withClone((state) => {
      const { killed: _, ...rest } = strage.clone(state);
      return rest;
    });
    expect(() => holds('P4')(forgetful)).toThrow();
    const shuffled = withClone((state) => {
      const { phase, ...rest } = strage.clone(state);
      return { ...rest, phase };
    });
    expect(() => holds('P4')(shuffled)).toThrow();
  });

  it('an apply that writes into its input (P1, P2)', () => {
    const writing = broken({
      apply: (state, move) => {
        Object.assign(state, { written: true });
        return game.apply(state, move);
      },
    });
    expect(() => holds('P1')(writing)).toThrow();
    expect(() => holds('P2')(writing)).toThrow('not extensible');
  });

  it('a legal move that is not listed, one listed twice, and an illegal one that is let through (P6)', () => {
    const missing = broken({ legalMoves: (state) => game.legalMoves(state).slice(1) });
    expect(() => holds('P6')(missing)).toThrow('legal but not listed');
    const doubled = broken({ legalMoves: (state) => [...game.legalMoves(state), ...game.legalMoves(state)] });
    expect(() => holds('P6')(doubled)).toThrow();
    const lax = broken({
      violation: (state, move) => {
        const refused = game.violation(state, move);
        return refused?.code === 'strage/placement-limit' ? undefined : refused;
      },
    });
    expect(() => holds('P6')(lax)).toThrow('legal but not listed');
  });

  it('a dead end (P7)', () => {
    const stuck = broken({ legalMoves: (state) => game.legalMoves(state).filter(({ type }) => type !== 'orc-attack') });
    expect(() => holds('P7')(stuck)).toThrow('no legal move');
  });

  it('loaded dice (P8)', () => {
    const loaded = broken({
      sample(state, rng) {
        const fair = game.sample(state, rng);
        return rng.int(8) === 0 ? { ...fair, die: 6 } : fair;
      },
    });
    expect(() => holds('P8')(loaded)).toThrow();
  });

  it('a notation of two moves (P12)', () => {
    const blurred = broken({ print: (move) => game.print(move).replace('^', '') });
    expect(() => holds('P12')(blurred)).toThrow('prints');
  });

  it('a move let through that is not well-formed (P13)', () => {
    const loose = broken({
      violation: (state, move) => {
        const refused = game.violation(state, move);
        return refused?.code === 'strage/malformed-move' ? undefined : refused;
      },
    });
    expect(() => holds('P13')(loose)).toThrow();
  });

  it('a piece that gets lost (P14)', () => {
    const losing = broken({
      apply(state: State, move, emit) {
        const after: Draft<State> = strage.clone(state);
        game.advance(after, move, emit);
        if (move.type === 'orc-attack') after.orcReserve = 0;
        return after;
      },
    });
    expect(() => holds('P14')(losing)).toThrow('8 orcs');
  });

  it('a rule that knows left from right (P15)', () => {
    const skewed = broken({
      legalMoves: (state) => game.legalMoves(state).filter((move) => game.print(move) !== '@a1'),
    });
    expect(() => holds('P15')(skewed)).toThrow();
  });
});

/** Fairy's Fate, whose hands and recipes are secret, with a leak. */
function leaking(change: Partial<Game>): Spec {
  return { ...fairysFateSpec, game: { ...fairysFateSpec.game, ...change } };
}

describe('the battery finds a leak', () => {
  const secretive: Game = fairysFate;

  it('in a view that shows what its resample does not keep (P9)', () => {
    const open = leaking({ view: (state, viewer) => ({ seen: secretive.view(state, viewer), unseen: state }) });
    const peeking = leaking({
      view: open.game.view,
      resample: (view, rng) => secretive.resample(Object.values(Object(view))[0], rng),
    });
    expect(() => holds('P9')(peeking)).toThrow();
  });

  it('in a refusal that knows the cards of others (P10)', () => {
    const hinting = leaking({
      violation(state, move) {
        const refused = secretive.violation(state, move);
        if (refused === undefined) return undefined;
        return { ...refused, params: { ...refused.params, all: JSON.stringify(state) } };
      },
    });
    expect(() => holds('P10')(hinting)).toThrow();
  });

  it('in an event that is told in full (P11)', () => {
    const loud = leaking({ redact: (event) => event });
    expect(() => holds('P11 what a viewer is told does')(loud)).toThrow();
  });
});
