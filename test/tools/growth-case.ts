/**
 * How the costs of one game of dist/ grow: time and memory by the length of a match, the number of seats and the number
 * of legal moves, as JSON. `tsx --expose-gc test/tools/growth-case.ts <game>`
 */
import { builtHere } from './bench/built.ts';
import { growthOf } from './bench/growth.ts';

const growth = await growthOf(builtHere(), process.argv[2] ?? '');
console.log(JSON.stringify(growth));
