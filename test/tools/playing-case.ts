/**
 * Random play of every game of what is in dist/, of strage by boardgame.io, and of chess by two libraries, in turns in
 * one process: prints what a move takes, as JSON. `tsx test/tools/playing-case.ts`
 */
import { resolve } from 'node:path';
import { byChessJs, byChessops } from './bench/chess.ts';
import { byBoardgameIo } from './bench/hosted.ts';
import { measuredInTurns } from './bench/interleaved.ts';
import { rows, type Work } from './bench/rows.ts';
import { ROUNDS, SLICE, WARMING } from './bench/settings.ts';
import { gamesOf, sideOf } from './bench/side.ts';

const dist = resolve(import.meta.dirname, '../../dist');
const { strage, seeded }: typeof import('../../src/index.ts') & typeof import('../../src/core/index.ts') = {
  ...(await import(new URL('../../dist/index.js', import.meta.url).href)),
  ...(await import(new URL('../../dist/core.js', import.meta.url).href)),
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
