import { expect } from 'vitest';
import type { GameTypes } from '../../src/core/game.ts';
import type { Rng } from '../../src/core/rng.ts';
import { viewersOf } from '../../src/testing/play.ts';
import { expectAlike } from '../testing/alike.ts';
import { tries } from '../testing/effort.ts';
import { type RandomGames, randomPlay } from './random-play.ts';

const POSITIONS: number = tries(10_000);
/** Number of well-formed moves tried in each position. */
const TRIED = 40;

/**
 * In many positions of random games, a viewer sees, may do and is told the same as in a resample of its view.
 * @param isNews events that may depend on what was hidden; events after them are not compared.
 */
export function expectNoLeak<T extends GameTypes>(games: RandomGames<T>, isNews: (event: T['event']) => boolean): void {
  const { game } = games;
  const compared = { views: 0, refusals: 0, events: 0 };
  randomPlay(games, POSITIONS, ({ state, move, rng }) => {
    for (const viewer of viewersOf(state)) {
      const view = game.view(state, viewer);
      const other = game.resample(view, rng);
      expectAlike(game.view(other, viewer), view);
      compared.views += 1;

      if (viewer === game.actor(state)) {
        expectAlike(game.legalMoves(other), game.legalMoves(state));
        for (let i = 0; i < TRIED; i++) {
          const tried = anyMove(games, rng);
          expectAlike(game.violation(other, tried), game.violation(state, tried));
          compared.refusals += 1;
        }
      }

      if (game.violation(other, move) !== undefined) continue;
      const told = (of: T['state']): unknown[] => {
        const events: T['event'][] = [];
        game.apply(of, move, (event) => events.push(event));
        const end = events.findIndex(isNews);
        const before = end < 0 ? events : events.slice(0, end);
        return [...before.map((event) => game.redact(event, viewer)), end < 0 ? 'no news' : 'news'];
      };
      expectAlike(told(other), told(state));
      compared.events += 1;
    }
  });
  expect(compared.views).toBeGreaterThan(3 * POSITIONS);
  expect(compared.refusals).toBeGreaterThan(POSITIONS);
  expect(compared.events).toBeGreaterThan(POSITIONS);
}

/** A well-formed move, legal or not. */
function anyMove<T extends GameTypes>({ game }: RandomGames<T>, rng: Rng): object {
  const types = Object.entries(game.moves);
  const [type, fields] = types[rng.int(types.length)] ?? ['', {}];
  const values = Object.entries(fields).map(([name, { values }]) => [name, values[rng.int(values.length)]]);
  return { type, ...Object.fromEntries(values) };
}
