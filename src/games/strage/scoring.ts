import { at } from '../../core/checked-access.ts';
import type { Outcome } from '../../core/outcome.ts';
import { leaders, places } from '../../core/outcome.ts';
import { SPRITES } from './data.ts';
import type { EndReason } from './events.ts';
import { halfElvesOnBoard } from './squares.ts';
import type { State } from './types.ts';

/** Sprites still on the board. */
export function spritesLeft(state: State): number {
  let left = SPRITES - state.killed;
  for (let seat = 0; seat < state.players; seat++) left -= at(state.saved, seat);
  return left;
}

/** ST-7.2: seats that are still tied for first place after the tie-break all rank first, but no seat wins. */
export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = state.saved.slice();
  const tiebreaks = scores.map((_, seat) => [halfElvesOnBoard(state, seat)]);
  const ranking = places(scores, tiebreaks);
  const first = leaders(ranking);
  return { scores, tiebreaks, ranking, winners: first.length === 1 ? first : [] };
}

/** The criterion that decided the game. */
export function endReason({ scores, winners }: Outcome): EndReason {
  if (winners.length === 0) return 'no-winner';
  const best = Math.max(...scores);
  return scores.filter((score) => score === best).length === 1 ? 'most-saved' : 'most-half-elves';
}
