import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** The built arena, in a process of its own. */
const ARENA = new URL('../../dist/entries/arena.js', import.meta.url).href;
const GAMES = new URL('../../dist/entries/games.js', import.meta.url).href;

const PLAYED = 20;

/**
 * Plays, and during the last game counts the states and records of each game that are still reachable. The heap size
 * would include compiled code.
 */
const program = `
  import { run } from ${JSON.stringify(ARENA)};
  import { kits } from ${JSON.stringify(GAMES)};
  const [id, entrants] = JSON.parse(process.argv[1]);
  const settings = [{ game: id, players: entrants.length, options: {} }];
  const plan = { settings, format: 'table', entrants, games: ${PLAYED}, seed: 3, maxMoves: 100000 };
  const made = Array.from({ length: ${PLAYED} }, () => []);
  let played = 0;
  const noted = (object) => {
    made[played].push(new WeakRef(object));
    return object;
  };
  const watched = ({ game, ...kit }) => ({
    ...kit,
    game: { ...game, setup: (...given) => noted(game.setup(...given)), apply: (...given) => noted(game.apply(...given)) },
  });
  let left;
  await run(plan, {
    kits: kits.map(watched),
    records: true,
    onResults([{ record }]) {
      noted(record);
      played += 1;
      if (played < ${PLAYED}) return;
      gc();
      left = made.map((refs) => refs.filter((ref) => ref.deref() !== undefined).length);
    },
  });
  console.log(JSON.stringify({ made: made.map(({ length }) => length), left }));
`;

describe('an arena retains only the result of a finished game', () => {
  it.each([
    ['strage', ['ismcts:2', 'random']],
    ['fairys-fate', ['ismcts:1', 'flat:1', 'random']],
  ] as const)('%s, played by %j', (game, entrants) => {
    const args = ['--expose-gc', '--input-type=module', '-e', program, JSON.stringify([game, entrants])];
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([stderr, status]).toEqual(['', 0]);
    const { made, left }: Record<'made' | 'left', number[]> = JSON.parse(stdout);
    expect(Math.min(...made)).toBeGreaterThan(50);
    // The last game has not ended yet.
    expect(left.slice(0, -1)).toEqual(made.slice(0, -1).map(() => 0));
  });
});
