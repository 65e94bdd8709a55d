import { expect, it } from 'vitest';
import type { Viewer } from '../../../src/core/game.ts';
import type { Rng } from '../../../src/core/rng.ts';
import { seeded } from '../../../src/core/rng.ts';
import type { Event, Move, Options, State } from '../../../src/games/elfenland/index.ts';
import { elfenland } from '../../../src/games/elfenland/index.ts';
import { viewersOf } from '../../../src/testing/play.ts';
import { universeOf } from '../../../src/testing/universe.ts';
import { expectAlike } from '../../testing/alike.ts';
import { tries } from '../../testing/effort.ts';

const POSITIONS = tries(10_000);
/** Number of well-formed moves tried in each position. */
const TRIED = 40;

function anyOptions(rng: Rng): Partial<Options> {
  const counts = [2, 3, 4, 5, 6] as const;
  return {
    players: counts[rng.int(5)] ?? 2,
    rounds: rng.int(2) === 0 ? 3 : 4,
    deal: rng.int(2) === 0 ? 'to-eight' : 'eight-new',
    finalHandLimit: rng.int(2) === 0,
    destination: rng.int(2) === 0,
  };
}

/** Any move, with enough passes for counters to be left over at the end of a round. */
function anyMove(state: State, rng: Rng): Move {
  if (elfenland.actor(state) === 'chance') return elfenland.sample(state, rng);
  const moves = elfenland.legalMoves(state);
  const move = state.phase === 'planning' && rng.int(3) > 0 ? moves.at(-1) : moves[rng.int(moves.length)];
  if (move === undefined) throw new Error('no legal move');
  return move;
}

/** What the viewer learns about a move. */
function told(state: State, move: Move, viewer: Viewer): (Event | undefined)[] {
  const events: (Event | undefined)[] = [];
  elfenland.apply(state, move, (event) => events.push(elfenland.redact(event, viewer)));
  return events;
}

it(`EL-10.3 in ${POSITIONS} positions no seat learns hidden information`, () => {
  const rng = seeded(1998);
  const universe = universeOf(elfenland);
  const compared = { views: 0, refusals: 0, events: 0 };
  let state = elfenland.setup(anyOptions(rng));
  for (let position = 0; position < POSITIONS; position++) {
    if (elfenland.actor(state) === 'over') state = elfenland.setup(anyOptions(rng));
    const actor = elfenland.actor(state);
    const move = anyMove(state, rng);
    for (const viewer of viewersOf(state)) {
      const view = elfenland.view(state, viewer);
      const other = elfenland.resample(view, rng);
      expectAlike(elfenland.view(other, viewer), view);
      compared.views += 1;

      if (viewer === actor) {
        expectAlike(elfenland.legalMoves(other), elfenland.legalMoves(state));
        for (let i = 0; i < TRIED; i++) {
          const tried = universe[rng.int(universe.length)]?.move;
          expectAlike(elfenland.violation(other, tried), elfenland.violation(state, tried));
          compared.refusals += 1;
        }
      }

      // The last move of the game reveals the town cards, which decide its result (EL-10.1).
      const turnsUp = state.destination && elfenland.actor(elfenland.apply(state, move)) === 'over';
      if (elfenland.violation(other, move) !== undefined || turnsUp) continue;
      expectAlike(told(other, move, viewer), told(state, move, viewer));
      compared.events += 1;
    }
    state = elfenland.apply(state, move);
  }
  expect(compared.views).toBeGreaterThan(4 * POSITIONS);
  expect(compared.refusals).toBeGreaterThan(POSITIONS);
  expect(compared.events).toBeGreaterThan(3 * POSITIONS);
});
