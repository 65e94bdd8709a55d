/**
 * The figures that users choose by, for one game of dist/, in a separate process: prints the rows as JSON.
 * `tsx test/tools/lab/bench/rates-case.ts <game>`
 */
import { builtHere } from './built.ts';
import { measuredInTurns } from './interleaved.ts';
import { rows } from './rows.ts';
import { ROUNDS, SLICE, WARMING } from './settings.ts';
import { sideOf } from './side.ts';

const side = await sideOf(builtHere(), process.argv[2] ?? '');
const runners = await Promise.all(rows.map(async ({ pass, begin }) => ({ pass, work: await begin(side) })));
const found = await measuredInTurns(runners, { slice: SLICE, rounds: ROUNDS, warming: WARMING });
console.log(JSON.stringify(found.map((measured, row) => ({ name: rows[row]?.name, ...measured }))));
