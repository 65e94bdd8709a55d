/**
 * Random play of every game of dist/, of strage by boardgame.io, and of chess by two libraries, in turns in one
 * process: prints the time per move as JSON. `tsx test/tools/lab/bench/playing-case.ts`
 */
import { builtHere } from './built.ts';
import { byChessJs, byChessops } from './chess.ts';
import { byBoardgameIo } from './hosted.ts';
import { measuredInTurns } from './interleaved.ts';
import { rows, type Work } from './rows.ts';
import { ROUNDS, SLICE, WARMING } from './settings.ts';
import { gamesOf, imported, sideOf } from './side.ts';

const dist = builtHere();
const { strage, seeded }: typeof import('../../../../src/index.ts') & typeof import('../../../../src/core/index.ts') = {
  ...(await imported<typeof import('../../../../src/index.ts')>(dist, 'index')),
  ...(await imported<typeof import('../../../../src/core/index.ts')>(dist, 'core')),
};

const works: [name: string, work: Work][] = [
  ['chess.js', byChessJs(seeded(7))],
  ['chessops', byChessops(seeded(7))],
  ['boardgame.io', byBoardgameIo(strage, seeded(7))],
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
