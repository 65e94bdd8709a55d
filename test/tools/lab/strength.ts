/**
 * Measures the bots of dist/ and writes docs/reference/strength.md. It asserts nothing.
 *
 * `npm run strength [-- --game <id> …] [--match levels|more-time|most-seats|search-tour-buyer|normal-tour-buyer …] [--games <most a match>]`
 *
 * The summary of a match is in strength/results. Its games are kept in temp/strength during the match, so an
 * interrupted match continues if games and bots are of the same commit. `--browser` measures the thinking time of
 * `hard` in a worker of Chromium instead. `--games 0` only writes the page.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Plan } from '../../../src/arena/plan.ts';
import type { Kit } from '../../../src/core/kit.ts';
import { ROOT } from '../entries.ts';
import { builtHere } from './bench/built.ts';
import { imported } from './bench/side.ts';
import { measureBrowser } from './strength/browser.ts';
import { matchesOf } from './strength/matches.ts';
import { pageOf } from './strength/page.ts';
import { readResults, summaryOf, writeResults } from './strength/results.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    match: { type: 'string', multiple: true },
    games: { type: 'string' },
    browser: { type: 'boolean', default: false },
  },
});
/** dist/, as users have it: sources that are compiled on loading are slower, which would weaken bots by the clock. */
const dist = builtHere();
const today = {
  ...(await imported<typeof import('../../../src/arena/index.ts')>(dist, 'arena')),
  ...(await imported<typeof import('../../../src/games/index.ts')>(dist, 'games')),
};
const RESULTS = resolve(import.meta.dirname, 'strength/results');
const GAMES = resolve(ROOT, 'temp/strength');
/** What the bots are made of. */
const SOURCES = ['src/bots', 'src/core', 'src/realm', 'src/games'];

check(
  'game',
  values.game,
  today.kits.map(({ game }) => game.id),
);
check(
  'match',
  values.match,
  today.kits.flatMap(matchesOf).map(({ name }) => name),
);
const most = values.games === undefined ? Number.POSITIVE_INFINITY : Number(values.games);
if (Number.isNaN(most)) throw new Error(`--games ${values.games} is not a number.`);

// Bots by the clock use processor time, so a match does not depend on other load.
performance.now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
// Plans name the modules of bots relative to this folder.
process.chdir(resolve(import.meta.dirname, 'strength'));
if (most > 0 && git('status', '--porcelain', '--', ...SOURCES) !== '') {
  throw new Error(`Commit the changes in ${SOURCES.join(', ')} first: the results name a commit.`);
}
const commit = git('log', '-1', '--abbrev=7', '--format=%h', '--', ...SOURCES);
const machine = `${cpus()[0]?.model.trim() ?? 'an unknown processor'}, Node ${process.versions.node}`;

for (const kit of today.kits) {
  const { id, seats } = kit.game;
  if (values.game !== undefined && !values.game.includes(id)) continue;
  if (values.browser) {
    const browser = { ...(await measureBrowser(id, seats.min)), commit };
    writeResults(RESULTS, id, { ...readResults(RESULTS, id), browser });
    continue;
  }
  for (const { name, plan } of matchesOf(kit)) {
    const isWanted = values.match === undefined || values.match.includes(name);
    if (!isWanted || most === 0) continue;
    const summary = await measured(kit, name, { ...plan, games: Math.min(plan.games, most) });
    const { matches, browser } = readResults(RESULTS, id);
    writeResults(RESULTS, id, { matches: { ...matches, [name]: summary }, browser });
    console.error(`${id}: ${name}: ${JSON.stringify(summary.scores[0])}`);
  }
}
writeFileSync(resolve(ROOT, 'docs/reference/strength.md'), pageOf(today.kits, RESULTS));

async function measured(kit: Kit, name: string, plan: Plan): Promise<ReturnType<typeof summaryOf>> {
  const file = resolve(GAMES, `${kit.game.id}-${name}-${plan.games}-${commit}.jsonl`);
  mkdirSync(GAMES, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, today.printPlan(plan));
  const { results } = today.readResults(readFileSync(file, 'utf8'), { modules: true });
  const played = await today.run(plan, {
    kits: [kit],
    done: results,
    times: true,
    onResults: (fresh) => appendFileSync(file, fresh.map(today.printResult).join('')),
  });
  return summaryOf(plan, played, commit, machine);
}

function check(option: string, given: readonly string[] | undefined, known: readonly string[]): void {
  const odd = given?.find((name) => !known.includes(name));
  if (odd !== undefined) throw new Error(`--${option} ${odd}: choose from ${[...new Set(known)].join(', ')}.`);
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}
