import { at } from '../../core/checked-access.ts';
import { pile } from './data.ts';
import type { PileIndex, Step } from './types.ts';

type StepOf<Kind extends Step['kind']> = Extract<Step, { readonly kind: Kind }>;

/** The steps that most turns have, made once. */
export const NO_STEP: StepOf<'none'> = Object.freeze({ kind: 'none' });

const draws: readonly StepOf<'draw'>[] = pile.values.map((own) => Object.freeze({ kind: 'draw', pile: own }));

/** A card of that pile is drawn, or a new one shows on it. */
export function drawFrom(from: PileIndex): StepOf<'draw'> {
  return at(draws, from);
}
