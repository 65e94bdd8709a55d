/**
 * Lets the bots of dist/ play against those of an earlier build, against a bot written from a description, and against
 * each other, and writes docs/reference/strength.md from all results that there are. It asserts nothing.
 *
 * `npm run strength [-- --game <id> …] [--bot best|ismcts:500|seeing|normal|easy] [--against greedy|ismcts:500|tour-buyer|levels]`
 * `                 [--seats least|most] [--ms <per move> | --iterations <per move>] [--games <most a match>] [--anew]`
 *
 * Results stand in test/tools/strength/results, a file a match, a line a game: what was interrupted goes on. A match of
 * bots that decide otherwise than today's, or by another budget, begins anew with `--anew` alone. `--games 0` plays nothing. `--browser`
 * measures how long `hard` thinks in a worker of Chromium, in place of a match.
 */
import { writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Kit } from '../../src/core/kit.ts';
import { builtOf } from './bench/built.ts';
import { sideOf } from './bench/side.ts';
import { ROOT } from './entries.ts';
import { measureBrowser } from './strength/browser.ts';
import { circumstances } from './strength/circumstances.ts';
import { decisionsOf } from './strength/decisions.ts';
import { BOTS, EARLIER, fileOf, isTwofold, type Match, matchesOf, planOf, RIVALS, SAME } from './strength/matches.ts';
import { pageOf, summaryOf } from './strength/page.ts';
import { play } from './strength/play.ts';
import { today } from './strength/today.ts';
import { twofold } from './strength/twofold.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    bot: { type: 'string', multiple: true },
    against: { type: 'string', multiple: true },
    seats: { type: 'string', multiple: true },
    ms: { type: 'string' },
    iterations: { type: 'string' },
    games: { type: 'string' },
    anew: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
  },
});
const RESULTS = resolve(import.meta.dirname, 'strength/results');
const USUAL_MS = 200;

const chosen = today.kits.filter(({ game }) => isAmong(values.game, game.id));
check(
  'game',
  values.game,
  today.kits.map(({ game }) => game.id),
);
check('bot', values.bot, BOTS);
check('against', values.against, RIVALS);
check('seats', values.seats, ['least', 'most']);
const games = count('games', values.games, 0);
const [ms, iterations] = [count('ms', values.ms, 1), count('iterations', values.iterations, 1)];
if (ms !== undefined && iterations !== undefined) throw new Error('A budget is of --ms or of --iterations.');
const budget = iterations === undefined ? `${ms ?? USUAL_MS}ms` : `${iterations}`;

// What bots have as their time is that of the processor, or a match would depend on what else the machine does.
performance.now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
// Plans name the modules of bots from there.
process.chdir(resolve(import.meta.dirname, 'strength'));

const under = circumstances();
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());

if (values.browser) {
  for (const { game } of chosen) await measureBrowser(game.id, game.seats.min, under.commit, RESULTS);
} else {
  for (const kit of chosen) {
    for (const match of matchesOf(kit)) {
      const { bot, against, players } = match;
      const isWanted =
        isAmong(values.bot, bot) &&
        isAmong(values.against, against) &&
        isAmong(values.seats, players === kit.game.seats.min ? 'least' : 'most');
      if (!isWanted || games === 0 || stop.signal.aborted) continue;
      await playOut(kit, { ...match, games: games ?? match.games }, decisionsOf(kit, match, today));
    }
  }
}
writeFileSync(resolve(ROOT, 'docs/reference/strength.md'), pageOf(today.kits, RESULTS));

async function playOut(kit: Kit, match: Match, decisions: string): Promise<void> {
  const file = resolve(RESULTS, fileOf(match));
  let parting: string | undefined;
  const table = isTwofold(match)
    ? twofold(kit, (await sideOf(builtOf(EARLIER), match.game)).game, SAME[match.game] ?? {}, (how) => {
        parting = how;
      })
    : kit;
  await play(planOf(match, budget, kit), file, table, {
    run: today.run,
    under: { ...under, decisions },
    anew: values.anew,
    signal: stop.signal,
    onGame: (index) => {
      if (parting !== undefined) console.error(`  game ${index} is void: ${parting}`);
      parting = undefined;
    },
  });
  console.error(`${relative(ROOT, file)}: ${summaryOf(file)}`);
}

function isAmong(wanted: readonly string[] | undefined, name: string): boolean {
  return wanted === undefined || wanted.includes(name);
}

function check(option: string, given: readonly string[] | undefined, known: readonly string[]): void {
  const odd = given?.find((name) => !known.includes(name));
  if (odd !== undefined) throw new Error(`--${option} ${odd}: there are ${known.join(', ')}.`);
}

function count(option: string, given: string | undefined, least: number): number | undefined {
  if (given === undefined) return undefined;
  if (!/^\d{1,6}$/.test(given) || Number(given) < least) throw new Error(`--${option} ${given} is no such number.`);
  return Number(given);
}
