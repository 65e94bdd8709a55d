/**
 * Measures the capacity and the response times of a server: 1 000 matches of 10 000 moves, loaded one after the other;
 * then 100 000 requests about 1 000 matches of all games by 200 clients at once; then the most expensive lines. Prints,
 * asserts nothing.
 *
 *     npm run load -- [matches [requests]]
 */
import { getHeapStatistics } from 'node:v8';
import type { Game, Tagged } from '../../../src/core/game.ts';
import { Match } from '../../../src/core/match.ts';
import type { GameRecord } from '../../../src/core/record.ts';
import type { Rng } from '../../../src/core/rng.ts';
import { seeded } from '../../../src/core/rng.ts';
import { kits } from '../../../src/games/index.ts';
import { games } from '../../../src/index.ts';
import type { Observed, Opened } from '../../../src/referee/index.ts';
import { RefereeServer } from '../../../src/referee/index.ts';

const MOVES = 10_000;
const CLIENTS = 200;
const [MATCHES = 1_000, REQUESTS = 100_000] = process.argv.slice(2).map(Number);

/** Ways to choose moves that make long games: most games end earlier in normal play. */
const choosers: readonly ((moves: readonly Tagged[], rng: Rng) => Tagged | undefined)[] = [
  (moves) => moves.at(-1),
  (moves) => moves[0],
  (moves, rng) => moves[rng.int(moves.length)],
];

/** The longest record found of a game, at most 10 000 moves. */
function longest(game: Game): GameRecord {
  const records = choosers.map((choose) => {
    const rng = seeded(1);
    const match = new Match(game, { options: { players: game.seats.max }, seed: 1 });
    while (match.actor !== 'over' && match.plies < MOVES) {
      const { actor } = match;
      const move = typeof actor === 'number' ? choose(match.observe(actor).moves, rng) : undefined;
      if (typeof actor !== 'number' || move === undefined) match.chance();
      else match.play(actor, move);
    }
    return match.record();
  });
  return records.reduce((one, other) => (other.moves.length > one.moves.length ? other : one));
}

/** The memory in use, in megabytes. */
function memory(): string {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const limit = getHeapStatistics().heap_size_limit;
  const [used, resident, most] = [heapUsed, rss, limit].map((bytes) => Math.round(bytes / 2 ** 20));
  return `heap ${used} MB of at most ${most} MB, resident ${resident} MB`;
}

function quantile(sorted: readonly number[], share: number): string {
  return `${(sorted[Math.floor(sorted.length * share)] ?? sorted.at(-1) ?? 0).toFixed(2)} ms`;
}

async function hold(): Promise<void> {
  const records = Object.values(games).map(longest);
  for (const { game, moves } of records) console.log(`${game}: a record of ${moves.length} moves`);
  const long = records.filter(({ moves }) => moves.length === MOVES).map((record) => JSON.stringify(record));
  const server = new RefereeServer({ kits });
  const begun = performance.now();
  let loaded = 0;
  for (; loaded < MATCHES; loaded++) {
    const answer = await server.answer({
      id: loaded,
      do: 'load',
      record: long[loaded % long.length],
      chance: 'dictated',
    });
    if ('error' in answer) throw new Error(answer.error.message);
    if ((loaded + 1) % 100 === 0) console.log(`  ${loaded + 1} matches of ${MOVES} moves: ${memory()}`);
  }
  const seconds = (performance.now() - begun) / 1_000;
  console.log(
    `${loaded} matches of ${MOVES} moves of ${long.length} games, loaded in ${seconds.toFixed(0)} s: ${memory()}`,
  );
  server.close();
}

async function answer(): Promise<void> {
  const server = new RefereeServer({ kits });
  const ask = async <Result>(request: object): Promise<Result> =>
    JSON.parse(await server.answerText(JSON.stringify({ id: 1, ...request }))).ok;
  const tables: Opened['tokens'][] = [];
  for (let number = 0; number < MATCHES; number++) {
    const game = Object.values(games)[number % Object.keys(games).length];
    const opened = await ask<Opened>({ do: 'new', game: game?.id, options: { players: game?.seats.max } });
    tables.push(opened.tokens);
  }
  console.log(`${MATCHES} matches are open: ${memory()}`);
  const [times, rng]: [number[], Rng] = [[], seeded(1)];
  let left = REQUESTS;
  const timed = async <Result>(request: object): Promise<Result> => {
    left--;
    const since = performance.now();
    const result = await ask<Result>(request);
    times.push(performance.now() - since);
    // In a new task, as if the next request came from outside.
    await new Promise((resolve) => setImmediate(resolve));
    return result;
  };
  const begun = performance.now();
  const client = async (): Promise<void> => {
    while (left > 0) {
      const tokens = tables[rng.int(tables.length)];
      const { actor } = await timed<Observed>({ do: 'observe', token: tokens?.table });
      if (typeof actor !== 'number') continue;
      const token = tokens?.seats[actor];
      const { moves } = await timed<Observed>({ do: 'observe', token });
      const move = moves[rng.int(Math.max(moves.length, 1))];
      if (move === undefined) continue;
      await timed({ do: 'check', token, move });
      await timed({ do: 'play', token, move });
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const rate = Math.round((times.length / (performance.now() - begun)) * 1_000);
  times.sort((one, other) => one - other);
  const [half, most] = [quantile(times, 0.5), quantile(times, 0.99)];
  console.log(`${times.length} requests by ${CLIENTS} clients: p50 ${half}, p99 ${most}, worst ${quantile(times, 1)}`);
  console.log(`${rate} requests a second: ${memory()}`);
  server.close();
}

/** How long other requests wait for a line that is refused. */
async function lines(): Promise<void> {
  const server = new RefereeServer({ kits });
  const list = (value: string, bytes: number): string => `[${`${value},`.repeat(bytes / (value.length + 1))}${value}]`;
  const members = (count: number): string =>
    `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',')}}`;
  const load = (record: string): string => `{"id":1,"do":"load","record":${record}}`;
  const text = (more: string): string => load(JSON.stringify(`[Feyrules "1"][Game "strage"][RulesVersion "1"]${more}`));
  const costly: Readonly<Record<string, string>> = {
    '1 MB of {}': load(list('{}', 1_000_000)),
    '99 000 {}': load(`{"moves":${list('{}', 3 * 99_000)}}`),
    '99 000 numbers': load(`{"moves":${list('1.5', 4 * 98_000)}}`),
    '80 000 keys': load(members(80_000)),
    '380 objects of 256 keys': load(`{"moves":${list(members(256), 380 * members(256).length)}}`),
    'a text of 1 MB': load(`"${'x'.repeat(1_000_000)}"`),
    'a text of 25 000 tags': text('[a "x"]'.repeat(25_000)),
    'a text with 60 000 options': text(`[Options ${JSON.stringify(members(60_000))}]`),
    'a text with an option of 90 000 numbers': text(`[Options ${JSON.stringify(`{"order":${list('1', 180_000)}}`)}]`),
    'an empty move of 1 MB': `{"id":1,"do":"play","token":"none","move":"${' '.repeat(1_000_000)}"}`,
  };
  for (const [name, line] of Object.entries(costly)) {
    const times: number[] = [];
    let code = '';
    for (let round = 0; round < 9; round++) {
      const since = performance.now();
      code = JSON.parse(await server.answerText(line)).error?.code;
      times.push(performance.now() - since);
    }
    times.sort((one, other) => one - other);
    console.log(`  ${name}, ${line.length} bytes: ${code} after ${quantile(times, 0.5)}, worst ${quantile(times, 1)}`);
  }
}

await hold();
await answer();
await lines();
