import type { Game, GameTypes } from '../../src/core/game.ts';
import type { Match } from '../../src/core/match.ts';
import type { Rng } from '../../src/core/rng.ts';

/** One of them; none is undefined. */
export function anyOf<Item>(items: readonly Item[], rng: Rng): Item {
  const item = items[rng.int(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

/** A random move; those of chance have their odds. */
export function anyMove<T extends GameTypes>(game: Game<T>, state: T['state'], rng: Rng): T['move'] {
  return game.actor(state) === 'chance' ? game.sample(state, rng) : anyOf(game.legalMoves(state), rng);
}

/** Makes a random move in a match that is not over. */
export function playAny<T extends GameTypes>(match: Match<T>, rng: Rng): void {
  const { actor } = match;
  if (typeof actor === 'number') match.play(actor, anyOf(match.observe(actor).moves, rng));
  else match.chance();
}
