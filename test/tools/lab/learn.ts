/**
 * Learns the weights of a heuristic by letting greedy bots play against each other, and writes them to the `learnt.ts`
 * of the game: simultaneous perturbation (SPSA). Each round perturbs all weights at once, up or down at random; bots
 * with these weights play against bots with the opposite ones, and all weights move towards the winners. The result is
 * the mean over the second half.
 *
 * `npm run learn -- <game> [--rounds <n>] [--games <a round>] [--seed <n>]`. The log is in learn/<game>.txt.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seeded } from '../../../src/core/rng.ts';
import { ROOT } from '../entries.ts';
import { pupils } from './learn/pupils.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '240' },
    games: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
});
const pupil = pupils.find(({ id }) => id === positionals[0]);
if (pupil === undefined || positionals.length > 1)
  throw new Error(
    `npm run learn -- <game>; there are weights to be learnt in ${pupils.map(({ id }) => id).join(', ')}.`,
  );
const [rounds, games, seed] = [count('rounds'), count('games'), count('seed')];
const { id, handMade, steps, seats } = pupil;

/** The initial learning rate, and how fast it decays. */
const [PACE, PATIENCE] = [2.5, 10];
/** Rounds between two lines of the log, and the number of games measured for each. */
const [STRIDE, EXAMINED] = [20, 120];

const rng = seeded(seed);
const lines: string[] = [];
let weights = [...handMade];
let sum = handMade.map(() => 0);
tell(`npm run learn -- ${id} --rounds ${rounds} --games ${games} --seed ${seed}`);
tell(`0 ${pupil.print(handMade)}`);
for (let round = 0; round < rounds; round++) {
  const signs = steps.map(() => (rng.int(2) === 0 ? -1 : 1));
  const moved = (by: number): number[] => weights.map((weight, i) => weight + by * (signs[i] ?? 0) * (steps[i] ?? 0));
  // Weights must work for two players and for many.
  const players = round % 3 === 2 ? seats.max : seats.min;
  const won = pupil.compare(moved(1), moved(-1), players, games, seed + 1_000_000 + round * games);
  weights = moved((2 * won - 1) * (PACE / Math.sqrt(round + PATIENCE)));
  if (round >= rounds / 2) sum = sum.map((total, i) => total + (weights[i] ?? 0));
  if ((round + 1) % STRIDE === 0) tell(`${round + 1} ${pupil.print(weights)} ${examined(weights, seats.min)}`);
}
const learnt = sum.map((total) => total / Math.ceil(rounds / 2));
tell(`mean ${pupil.print(learnt)} ${examined(learnt, seats.min)}, ${examined(learnt, seats.max)}`);
writeFileSync(
  join(ROOT, 'src/games', id, 'learnt.ts'),
  `import type { Weights } from './weights.ts';

/** Weights learnt by greedy bots in self-play. \`npm run learn -- ${id}\` writes this file. */
export const learnt: Weights = ${pupil.print(learnt)};
`,
);

function examined(these: readonly number[], players: number): string {
  const won = pupil?.compare(these, handMade, players, EXAMINED, seed) ?? 0;
  return `${(100 * won).toFixed(1)} % against the hand-made with ${players} seats`;
}

function tell(line: string): void {
  console.log(line);
  lines.push(line);
  if (pupil !== undefined)
    writeFileSync(join(import.meta.dirname, 'learn', `${pupil.id}.txt`), `${lines.join('\n')}\n`);
}

function count(option: 'rounds' | 'games' | 'seed'): number {
  const given = values[option];
  if (!/^[1-9]\d{0,5}$/.test(given)) throw new Error(`--${option} ${given} is no such number.`);
  return Number(given);
}
