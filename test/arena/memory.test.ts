import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** The built arena, in a process of its own. */
const ARENA = new URL('../../dist/arena.js', import.meta.url).href;
const GAMES = new URL('../../dist/games.js', import.meta.url).href;

/** Games before the first look, by when everything is loaded and compiled, and games after it. */
const FIRST = 60;
const MORE = 240;
/** So many bytes a game may be kept: its result has some 600. */
const RESULT = 2_000;

/** Plays, and says how large the heap was after the first games and after all of them. */
const program = `
  import { run } from ${JSON.stringify(ARENA)};
  import { kits } from ${JSON.stringify(GAMES)};
  const [game, entrants] = JSON.parse(process.argv[1]);
  const settings = [{ game, players: entrants.length, options: {} }];
  const plan = { settings, format: 'table', entrants, games: ${FIRST + MORE}, seed: 3, maxMoves: 100000 };
  const heaps = [];
  let played = 0;
  await run(plan, {
    kits,
    records: true,
    times: false,
    onResults(fresh) {
      played += fresh.length;
      if (played !== ${FIRST} && played !== ${FIRST + MORE}) return;
      for (let round = 0; round < 3; round++) gc();
      heaps.push(process.memoryUsage().heapUsed);
    },
  });
  console.log(JSON.stringify(heaps));
`;

describe('an arena keeps of a game no more than its result', () => {
  it.each([
    ['strage', ['ismcts:2', 'random']],
    ['fairys-fate', ['ismcts:1', 'flat:1', 'random']],
  ] as const)('%s, played by %j', (game, entrants) => {
    const args = ['--expose-gc', '--input-type=module', '-e', program, JSON.stringify([game, entrants])];
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([stderr, status]).toEqual(['', 0]);
    const [before = 0, after = 0]: number[] = JSON.parse(stdout);
    expect(after - before).toBeLessThan(RESULT * MORE);
  });
});
