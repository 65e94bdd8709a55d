import { at } from '../../core/checked-access.ts';
import type { ChanceRule } from '../../core/define.ts';
import { propose } from '../../core/define.ts';
import type { Draft, Listener } from '../../core/game.ts';
import { face } from './data.ts';
import type { Strage } from './game.ts';
import type { MoveOf } from './moves.ts';
import type { Face, State } from './types.ts';

const rolls: readonly MoveOf<'roll'>[] = face.values.map((die) => Object.freeze({ type: 'roll', die }));

/** The rule of a roll of one die: six outcomes of equal weight. @param land applies the rolled face. */
export function rollRule(
  clause: string,
  land: (draft: Draft<State>, die: Face, emit: Listener<Strage>) => void,
): ChanceRule<Strage, MoveOf<'roll'>> {
  return {
    type: 'roll',
    clause,
    fields: { die: face },
    candidates: propose(rolls),
    violation: () => undefined,
    weight: () => 1,
    sample: (_state, rng) => at(rolls, rng.int(rolls.length)),
    perform: (draft, { die }, emit) => land(draft, die, emit),
  };
}
