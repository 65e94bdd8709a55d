import type { Rng } from '../../../src/core/rng.ts';
import { seeded } from '../../../src/core/rng.ts';
import type { Move, Options, State } from '../../../src/games/elfengold/index.ts';
import { elfengold } from '../../../src/games/elfengold/index.ts';

/** Visits this many positions of random games under varied options, each with its next move. */
export function randomPlay(positions: number, visit: (state: State, next: Move, rng: Rng) => void): void {
  const rng = seeded(positions);
  let state = elfengold.setup(anyOptions(rng));
  for (let seen = 0; seen < positions; seen++) {
    if (elfengold.actor(state) === 'over') state = elfengold.setup(anyOptions(rng));
    const next = anyMove(state, rng);
    visit(state, next, rng);
    state = elfengold.apply(state, next);
  }
}

function anyOptions(rng: Rng): Partial<Options> {
  const counts = [2, 3, 4, 5, 6] as const;
  return {
    players: counts[rng.int(5)] ?? 2,
    destination: rng.int(2) === 0,
    goldValues: rng.int(2) === 0 ? 'standard' : 'random',
    wizards: rng.int(2) === 0,
    bidding: rng.int(2) === 0 ? 'penalty' : 'capped',
    handLimit: (['elfenland', 'elfenland', null, 0, 4, 8] as const)[rng.int(6)] ?? null,
    moveDraw: rng.int(2) === 0 ? 'deck' : 'choice',
  };
}

/** Any move, with a preference for spells and with enough passes for tiles to be left over. */
function anyMove(state: State, rng: Rng): Move {
  if (elfengold.actor(state) === 'chance') return elfengold.sample(state, rng);
  const moves = elfengold.legalMoves(state);
  const special = moves.filter((move) => move.type === 'place' && /^(?:double|exchange|gold|log)$/.test(move.tile));
  const choice = special.length > 0 && rng.int(2) === 0 ? special : moves;
  const move = state.phase === 'planning' && rng.int(3) === 0 ? moves.at(-1) : choice[rng.int(choice.length)];
  if (move === undefined) throw new Error('no legal move');
  return move;
}
