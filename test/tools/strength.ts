/**
 * Lets the bots of the library play each other in every game, and writes docs/reference/strength.md. It asserts nothing.
 * A run takes hours; its results are kept in temp/strength, and a run that was interrupted goes on with them.
 * `npm run strength [-- --games <number>] [-- --workers <number>] [-- --game <id>]`; `--games 0` plays nothing and
 * writes what is known.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readResults } from '../../src/arena/results.ts';
import { tally } from '../../src/arena/tally.ts';
import { games } from '../../src/index.ts';

const { values } = parseArgs({
  options: {
    // Whole deals at tables of two and of three, and more than 400 games of each pairing.
    games: { type: 'string', default: '1206' },
    workers: { type: 'string', default: '2' },
    game: { type: 'string' },
  },
});
const LADDER = 'random,easy,normal,hard';
const rungs = LADDER.split(',')
  .slice(1)
  .map((name, below) => [name, LADDER.split(',')[below]]);
const ROOT = resolve(import.meta.dirname, '../..');
const KEPT = resolve(ROOT, 'temp/strength');

mkdirSync(KEPT, { recursive: true });
for (const id of Object.keys(games)) if (values.games !== '0' && (values.game ?? id) === id) play(id);
writeFileSync(resolve(ROOT, 'docs/reference/strength.md'), page());

function play(id: string): void {
  const file = resolve(KEPT, `${id}.jsonl`);
  const plan = [id, '--format', 'ladder', '--seats', LADDER, '--games', values.games, '--out', file];
  const args = ['arena', ...(existsSync(file) ? ['--resume', file] : plan), '--workers', values.workers];
  const { status } = spawnSync(process.execPath, [resolve(ROOT, 'dist/cli.js'), ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** What is known of all games. */
function page(): string {
  const rows = Object.keys(games).flatMap((id) => {
    if (!readdirSync(KEPT).includes(`${id}.jsonl`)) return [];
    const { plan, results } = readResults(readFileSync(resolve(KEPT, `${id}.jsonl`), 'utf8'));
    const { pairings } = tally(plan, results);
    return rungs.flatMap(([name, against]) =>
      pairings
        .filter((pairing) => pairing.name === name && pairing.against === against)
        .map(({ score: { value, low, high }, games: met }) => {
          const interval = `${(100 * low).toFixed(1)} … ${(100 * high).toFixed(1)}`;
          return `| ${games[id]?.name} | ${plan.settings[0]?.players} | ${name} | ${against} | ${met} | ${(100 * value).toFixed(1)} | ${interval} |`;
        }),
    );
  });
  return `# The strength of the bots

Written by \`npm run strength\`, which lets the bots of the library meet in [an arena](../guides/arena.md): a ladder, \`${LADDER}\`, with the least number of seats, on rotating seats, from seed 1. The score is the part of the rival seats that the first ends ahead of, an equal place counting half, in per cent with its 95 % interval; equals score 50.

| game | seats | bot | against | games | score | 95 % |
|---|---:|---|---|---:|---:|---:|
${rows.join('\n')}
`;
}
