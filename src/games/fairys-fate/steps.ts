import { at } from '../../core/checked-access.ts';
import { pile } from './data.ts';
import type { PileIndex, Step } from './types.ts';

type StepOf<Kind extends Step['kind']> = Extract<Step, { readonly kind: Kind }>;

// Interned steps.

export const NO_STEP: StepOf<'none'> = Object.freeze({ kind: 'none' });

const draws: readonly StepOf<'draw'>[] = pile.values.map((own) => Object.freeze({ kind: 'draw', pile: own }));

/** The step that draws from a pile or shows its new top. */
export function drawFrom(from: PileIndex): StepOf<'draw'> {
  return at(draws, from);
}
