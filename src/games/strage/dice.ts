import { at } from '../../core/checked-access.ts';
import type { ChanceRule, Phase } from '../../core/define.ts';
import { propose } from '../../core/define.ts';
import type { Draft, Listener } from '../../core/game.ts';
import { face } from './data.ts';
import type { Strage } from './game.ts';
import type { MoveOf } from './moves.ts';
import type { Face, State } from './types.ts';

const rolls: readonly MoveOf<'roll'>[] = face.values.map((die) => Object.freeze({ type: 'roll', die }));

/** The phase in which one die is rolled: six outcomes of equal weight. @param land applies the rolled face. */
export function rollPhase(
  clause: string,
  land: (draft: Draft<State>, die: Face, emit: Listener<Strage>) => void,
): Phase<Strage> {
  const rule: ChanceRule<Strage, MoveOf<'roll'>> = {
    type: 'roll',
    clause,
    fields: { die: face },
    candidates: propose(rolls),
    violation: () => undefined,
    weight: () => 1,
    sample: (_state, rng) => at(rolls, rng.int(rolls.length)),
    perform: (draft, { die }, emit) => land(draft, die, emit),
  };
  return { actor: 'chance', clause, rule };
}
