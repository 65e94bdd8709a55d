import type { Viewer } from '../../../src/core/game.ts';
import type { Rng } from '../../../src/core/rng.ts';
import { seeded } from '../../../src/core/rng.ts';
import type { Move, State } from '../../../src/games/the-challenge/index.ts';
import { theChallenge } from '../../../src/games/the-challenge/index.ts';

/** Visits this many positions of random games with 2 to 6 seats, each with its next move. */
export function randomPlay(positions: number, visit: (state: State, next: Move, rng: Rng) => void): void {
  const rng = seeded(positions);
  let games = 0;
  let state = newGame(games);
  for (let seen = 0; seen < positions; seen++) {
    if (theChallenge.actor(state) === 'over') {
      games += 1;
      state = newGame(games);
    }
    const legal = theChallenge.legalMoves(state);
    const next = legal[rng.int(legal.length)];
    if (next === undefined) throw new Error('no legal move');
    visit(state, next, rng);
    state = theChallenge.apply(state, next);
  }
}

export function everyViewer({ players }: State): Viewer[] {
  return [...Array.from({ length: players }, (_, seat) => seat), 'table'];
}

function newGame(number: number): State {
  const players = ([2, 3, 4, 5, 6] as const)[number % 5] ?? 2;
  return theChallenge.setup({ players });
}
