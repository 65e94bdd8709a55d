/**
 * Random play of every game of dist/, of strage by boardgame.io, and of chess by two libraries, in turns in one
 * process: prints the time per move as JSON. `tsx test/tools/lab/bench/playing-case.ts`
 */
import type { Rng } from '../../../../src/core/rng.ts';
import { anyMove } from '../../../core/at-random.ts';
import { hosted } from '../boardgame-io.ts';
import { builtHere } from './built.ts';
import { byChessJs, byChessops } from './chess.ts';
import { measuredInTurns } from './interleaved.ts';
import { rows, type Work } from './rows.ts';
import { ROUNDS, SLICE, WARMING } from './settings.ts';
import { gamesOf, imported, sideOf } from './side.ts';

/** Random play-outs of strage with the reducer of boardgame.io. */
function byBoardgameIo(rng: Rng): Work {
  return () => {
    const table = hosted(strage);
    let played = 0;
    for (; strage.actor(table.state) !== 'over'; played++) table.play(anyMove(strage, table.state, rng));
    return played;
  };
}

const dist = builtHere();
const { strage, seeded }: typeof import('../../../../src/index.ts') & typeof import('../../../../src/core/index.ts') = {
  ...(await imported<typeof import('../../../../src/index.ts')>(dist, 'index')),
  ...(await imported<typeof import('../../../../src/core/index.ts')>(dist, 'core')),
};

const works: [name: string, work: Work][] = [
  ['chess.js', byChessJs(seeded(7))],
  ['chessops', byChessops(seeded(7))],
  ['boardgame.io', byBoardgameIo(seeded(7))],
];
for (const id of Object.keys(await gamesOf(dist))) {
  const side = await sideOf(dist, id);
  for (const { name, begin } of rows.filter(({ name }) => name.startsWith('play-outs'))) {
    works.push([`${id} ${name.replace('play-outs, ', '')}`, await begin(side)]);
  }
}
const found = await measuredInTurns(
  works.map(([, work]) => ({ work, pass: 1 })),
  { slice: SLICE, rounds: ROUNDS, warming: WARMING },
);
console.log(JSON.stringify(found.map((measured, index) => ({ name: works[index]?.[0], ...measured }))));
