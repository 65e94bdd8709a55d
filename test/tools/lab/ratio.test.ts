import { expect, it } from 'vitest';
import { seeded } from '../../../src/core/rng.ts';
import { strage } from '../../../src/games/strage/index.ts';
import { anyOf } from '../../core/at-random.ts';
import { hosted } from './boardgame-io.ts';

it.each([1, 2, 3])('boardgame.io plays the same game (seed %i)', (seed) => {
  const rng = seeded(seed);
  const table = hosted();
  let state = strage.setup({ players: 3, order: [0, 1, 2] });
  while (strage.actor(state) !== 'over') {
    const move = anyOf(strage.legalMoves(state), rng);
    state = strage.apply(state, move);
    table.play(move);
  }
  expect(table.state).toEqual(state);
});
