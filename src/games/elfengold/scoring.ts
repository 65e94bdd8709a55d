import { at } from '../../core/checked-access.ts';
import type { Outcome } from '../../core/outcome.ts';
import { leaders, places } from '../../core/outcome.ts';
import { piecesTaken, TOWNS_TO_VISIT } from '../../realm/pieces.ts';
import { ranked } from '../../realm/scoring.ts';
import { ROUNDS } from './data.ts';
import type { State } from './types.ts';

/** EG-11.2: as in Elfenland, but gold breaks ties. If the game ends before round 6, a player with all pieces wins. */
export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const standing = ranked(state, state.gold);
  return state.round === ROUNDS ? standing : completeFirst(state, standing);
}

/** EG-11.2: ranks players with all pieces by gold alone; then the others by score and gold. */
function completeFirst({ pieces, gold }: State, { scores, tiebreaks }: Outcome): Outcome {
  const complete = pieces.map((left) => piecesTaken(left) === TOWNS_TO_VISIT);
  const keys = scores.map((score, seat) => (at(complete, seat) ? [at(gold, seat)] : [score, ...at(tiebreaks, seat)]));
  const ranking = places(complete.map(Number), keys);
  return { scores, tiebreaks, ranking, winners: leaders(ranking) };
}
