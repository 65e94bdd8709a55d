import type { Viewer } from '../../../src/core/game.ts';
import type { Rng } from '../../../src/core/rng.ts';
import { seeded } from '../../../src/core/rng.ts';
import type { Move, State } from '../../../src/games/fairys-fate/index.ts';
import { fairysFate } from '../../../src/games/fairys-fate/index.ts';

/**
 * Visits this many positions of random games with 2 to 5 seats, each with its next move. Disliked moves are played
 * only if no other is legal.
 */
export function randomPlay(
  positions: number,
  visit: (state: State, next: Move, rng: Rng) => void,
  isLiked: (state: State, move: Move) => boolean = () => true,
): void {
  const rng = seeded(positions);
  let games = 0;
  let state = newGame(games);
  for (let seen = 0; seen < positions; seen++) {
    if (fairysFate.actor(state) === 'over') {
      games += 1;
      state = newGame(games);
    }
    const legal = fairysFate.legalMoves(state);
    const liked = legal.filter((move) => isLiked(state, move));
    const choice = liked.length > 0 ? liked : legal;
    const next = choice[rng.int(choice.length)];
    if (next === undefined) throw new Error('no legal move');
    visit(state, next, rng);
    state = fairysFate.apply(state, next);
  }
}

export function everyViewer({ players }: State): Viewer[] {
  return [...Array.from({ length: players }, (_, seat) => seat), 'table'];
}

function newGame(number: number): State {
  const players = ([2, 3, 4, 5] as const)[number % 4] ?? 2;
  return fairysFate.setup({ players, natureCards: number % 3 === 0 ? 'serpents' : 'even' });
}
