import type { ChanceRule } from '../../core/define.ts';
import type { Draft } from '../../core/game.ts';
import { face } from './data.ts';
import type { Listener } from './flow.ts';
import type { Strage } from './game.ts';
import type { Face, RollMove, State } from './types.ts';

const rolls: readonly RollMove[] = face.values.map((die) => Object.freeze({ type: 'roll', die }));

/** One die, for what `clause` says: six outcomes of equal weight. */
export function rollRule(
  clause: string,
  land: (draft: Draft<State>, die: Face, emit: Listener) => void,
): ChanceRule<Strage, RollMove> {
  return {
    type: 'roll',
    clause,
    fields: { die: face },
    exact: true,
    candidates: (_state, out) => {
      for (const roll of rolls) out.push(roll);
    },
    violation: () => undefined,
    weight: () => 1,
    sample: (_state, rng) => rolls[rng.int(rolls.length)] ?? { type: 'roll', die: 1 },
    perform: (draft, { die }, emit) => land(draft, die, emit),
  };
}
