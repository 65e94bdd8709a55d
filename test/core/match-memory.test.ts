import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** The built library, run in a process with a heap of this many megabytes. */
const LIBRARY = new URL('../../dist/entries/index.js', import.meta.url).href;
const HEAP = 96;
const MATCHES = 60;
const LENGTH = 10_000;

/** One player rearranges tokens again and again; then many matches are resumed from that record. */
const program = `
  import { Match, theChallenge as game } from ${JSON.stringify(LIBRARY)};
  const moves = [];
  for (let state = game.setup(); moves.length < ${LENGTH}; ) {
    const legal = game.actor(state) === 'chance' ? [game.chances(state)[0].move] : game.legalMoves(state);
    const rearranged = legal.filter(({ type }) => type === 'rearrange');
    const among = rearranged.length > 0 ? rearranged : legal;
    const move = among[moves.length % among.length];
    moves.push(game.print(move));
    state = game.apply(state, move);
  }
  const record = { feyrules: 1, game: game.id, rulesVersion: game.rulesVersion, tags: {}, options: {}, moves };
  const matches = Array.from({ length: ${MATCHES} }, () => new Match(game, { record }));
  const told = matches.map((match) => match.feed('table', match.plies - 1).length > 0);
  console.log(JSON.stringify({ plies: matches.map(({ plies }) => plies), told: told.every(Boolean) }));
`;

it(`${MATCHES} matches of ${LENGTH} moves fit into ${HEAP} MB`, () => {
  const args = [`--max-old-space-size=${HEAP}`, '--input-type=module', '-e', program];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toEqual({ plies: Array(MATCHES).fill(LENGTH), told: true });
});
