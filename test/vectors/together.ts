import type { BaseState, Tagged } from '../../src/core/game.ts';
import type { Kit } from '../../src/core/kit.ts';
import type { Rng } from '../../src/core/rng.ts';

/** Number of tried continuations of a round. */
const WAYS = 24;
/** How far, in points of the heuristic, a choice may deviate from the best. */
const STRAYS = [0, 3, 10, 30];

/**
 * Chooses for all seats and for chance what is best for seat 0 by the game's heuristic, round by round. This reaches
 * moments that competitive play does not, such as the end of Elfenland before the last round.
 */
export function together(kit: Kit): (state: BaseState, rng: Rng) => Tagged | undefined {
  const planned: Tagged[] = [];
  return (state, rng) => {
    if (planned.length === 0) planned.push(...bestRound(kit, state, rng));
    return planned.shift();
  };
}

/** The moves of the best tried continuation to the end of the round. */
function bestRound(kit: Kit, from: BaseState, rng: Rng): Tagged[] {
  const { game } = kit;
  const worth = (state: BaseState): number => kit.evaluate?.(state, 0) ?? 0;
  let best: Tagged[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (let way = 0; way < WAYS; way++) {
    const stray = STRAYS[way % STRAYS.length] ?? 0;
    const draft = game.clone(from);
    const moves: Tagged[] = [];
    while (game.actor(draft) !== 'over' && roundOf(draft) === roundOf(from)) {
      const move = bestMove(kit, draft, (state) => worth(state) + (rng.int(1000) / 1000) * (stray + 0.001));
      moves.push(move);
      game.advance(draft, move);
    }
    const value = worth(draft);
    if (value > most) [best, most] = [moves, value];
  }
  return best;
}

function bestMove({ game, search }: Kit, state: BaseState, worth: (state: BaseState) => number): Tagged {
  const values = (search?.shortlist?.(state) ?? game.legalMoves(state)).map((move) => {
    const draft = game.clone(state);
    game.advance(draft, move);
    return { move, value: worth(draft) };
  });
  return values.reduce((best, one) => (one.value > best.value ? one : best)).move;
}

function roundOf(state: BaseState): unknown {
  return 'round' in state ? state.round : undefined;
}
