import type { Outcome } from '../../core/outcome.ts';
import { sizeOf } from '../../core/pool.ts';
import { ranked } from '../../realm/scoring.ts';
import type { State } from './types.ts';

/** EL-9.2: the score; EL-9.3: cards in hand break ties. */
export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  return ranked(state, state.hands.map(sizeOf));
}
