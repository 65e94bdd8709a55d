/**
 * How the costs of one game of dist/ grow: time and memory by the length of a match, the number of seats and the number
 * of legal moves, as JSON. `tsx --expose-gc test/tools/lab/bench/growth-case.ts <game>`
 */
import { builtHere } from './built.ts';
import { growthOf } from './growth.ts';

const growth = await growthOf(builtHere(), process.argv[2] ?? '');
console.log(JSON.stringify(growth));
