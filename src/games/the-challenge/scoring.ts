import { at } from '../../core/checked-access.ts';
import type { Outcome } from '../../core/outcome.ts';
import { leaders, places } from '../../core/outcome.ts';
import { sizeOf } from '../../core/pool.ts';
import { UNUSED_FAIRY, VICTORY_POINTS } from './data.ts';
import { stonesOf, worthOf } from './seats.ts';
import type { State } from './types.ts';

/** §11: the result of the game. Fairy points break ties (TC-11.5). */
export function outcome({ phase, seats, fairyPoints }: State): Outcome | undefined {
  if (phase !== 'over') return undefined;
  const stones = seats.map(stonesOf); // TC-11.2
  const most = VICTORY_POINTS.map((_, colour) => Math.max(...stones.map((own) => at(own, colour))));
  const scores = seats.map(({ kept }, seat) => {
    // TC-11.3: every seat with the most stones of a colour, and at least one, gets the victory points of the colour.
    const won = VICTORY_POINTS.filter(
      (_, colour) => at(most, colour) > 0 && at(at(stones, seat), colour) === at(most, colour),
    );
    return won.reduce((sum, points) => sum + points, 0) + UNUSED_FAIRY * sizeOf(kept); // TC-11.4
  });
  const tiebreaks = seats.map((player) => [worthOf(player, fairyPoints)]);
  const ranking = places(scores, tiebreaks);
  return { scores, tiebreaks, ranking, winners: leaders(ranking) };
}
