import type { Rng } from '../../../../src/core/rng.ts';
import type { strage as Strage } from '../../../../src/games/strage/index.ts';
import { hosted } from '../boardgame-io.ts';
import type { Work } from './rows.ts';

/** Random play-outs of strage with the reducer of boardgame.io. */
export function byBoardgameIo(strage: typeof Strage, rng: Rng): Work {
  return () => {
    const table = hosted(strage);
    let played = 0;
    for (; strage.actor(table.state) !== 'over'; played++) {
      const { state } = table;
      const moves = strage.legalMoves(state);
      const move = strage.actor(state) === 'chance' ? strage.sample(state, rng) : moves[rng.int(moves.length)];
      if (move === undefined) throw new Error('no legal move');
      table.play(move);
    }
    return played;
  };
}
