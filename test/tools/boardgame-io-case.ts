/** Play-outs of strage by the reducer of boardgame.io: prints moves a second as JSON. */
import { measure } from '../../src/cli/speed.ts';
import { hosted } from './boardgame-io.ts';

/** What users install, not the sources. */
const built: typeof import('../../src/index.ts') = await import(new URL('../../dist/index.js', import.meta.url).href);
const { strage } = built;

const { operations } = measure(
  (rng) => {
    const table = hosted(strage);
    let played = 0;
    for (; strage.actor(table.state) !== 'over'; played++) {
      const { state } = table;
      const moves = strage.legalMoves(state);
      const move = strage.actor(state) === 'chance' ? strage.sample(state, rng) : moves[rng.int(moves.length)];
      if (move === undefined) throw new Error('no legal move');
      table.play(move);
    }
    return { operations: played, games: 1 };
  },
  3,
  500,
);
console.log(JSON.stringify({ perSecond: operations }));
