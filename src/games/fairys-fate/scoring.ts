import { at } from '../../core/checked-access.ts';
import type { Outcome } from '../../core/outcome.ts';
import { leaders, places } from '../../core/outcome.ts';
import { RECIPE_SIZE } from './data.ts';
import { progress } from './recipes.ts';
import { objectsOf } from './seats.ts';
import type { State } from './types.ts';

/** FF-10.4: the result of the game. A seat that freed the fairy ranks first (FF-10.1). */
export function outcome(state: State): Outcome | undefined {
  const { step, seats } = state;
  if (step.kind !== 'over') return undefined;
  // The number of objects that the seat has of its best recipe.
  const scores = seats.map(({ recipes, objects }) =>
    Math.max(...recipes.map(({ recipe }) => progress(state, recipe, objects))),
  );
  const tiebreaks = seats.map((player, seat) => [objectsOf(player) - at(scores, seat), 0 - player.serpents]);
  const standing = scores.map((score, seat) => (seat === step.freedBy ? RECIPE_SIZE + 1 : score));
  const ranking = places(standing, tiebreaks);
  return { scores, tiebreaks, ranking, winners: leaders(ranking) };
}
