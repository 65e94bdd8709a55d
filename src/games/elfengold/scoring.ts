import type { Outcome } from '../../core/outcome.ts';
import { ranked } from '../elfenland/scoring.ts';
import type { State } from './types.ts';

/** EG-11.2: as in Elfenland, but more gold breaks the last tie. */
export function outcome(state: State): Outcome | undefined {
  return state.phase === 'over' ? ranked(state, state.gold) : undefined;
}
