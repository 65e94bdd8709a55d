import { join } from 'node:path';
import { labelOf } from '../../../src/arena/entrant.ts';
import type { Estimate } from '../../../src/arena/intervals.ts';
import { tally } from '../../../src/arena/tally.ts';
import type { Kit } from '../../../src/core/kit.ts';
import { type BrowserTimes, browserTimesOf } from './browser-times.ts';
import { type Kept, readKept } from './kept.ts';
import { quantile } from './lines.ts';
import { EARLIER, fileOf, LEVELS, type Match, matchesOf } from './matches.ts';

/** The page of strength: what there is in the folder of results, and what is not. */
export function pageOf(kits: readonly Kit[], folder: string): string {
  const matches = kits.flatMap((kit) => matchesOf(kit).map((match) => ({ kit, match })));
  const known = matches.map(({ kit, match }) => ({ kit, match, kept: readKept(join(folder, fileOf(match))) }));
  const played = known.filter(({ kept }) => (kept?.results.length ?? 0) > 0);
  const missing = known.filter(({ kept }) => (kept?.results.length ?? 0) === 0);
  const rows = (wanted: (match: Match) => boolean): string[] =>
    played.flatMap(({ kit, match, kept }) => (kept !== undefined && wanted(match) ? [matchRow(kit, match, kept)] : []));
  const machines = [...new Set(played.flatMap(({ kept }) => kept?.machine ?? []))];
  return `# The strength of the bots

Written by \`npm run strength\`, from the results in \`test/tools/strength/results\`: whatever is played anew or gone on with there changes this page. Every game is played by one thread, on ${machines.join('; ') || 'no machine yet'}. All times are of the processor, those that bots have as well, \`ismcts:200ms\`: so it does not matter what else the machine does; \`–\` stands where they were not taken. The best bot of a game is its search for 200 ms a decision; the level \`best\` may take four seconds, and is not measured here.

The score is the part of the rival seats that a bot ends ahead of, an equal place counting half, in per cent; equals score 50. Deals are paired: with the same luck everybody sits on every seat. \`SPRT\` is a sequential test of 0 against 30 points of Elo, after which a match ends: \`stronger\` or \`no stronger\` where it has decided, \`open\` where the match was not long enough for that: it counts whole deals, of which 120 games are 60 with two seats and 20 with three. The interval is Wilson's, of 95 %, for as many games; where the test ended the match it flatters whoever was ahead a little. Times are of one decision, the median and what 95 of 100 decisions do not exceed, rounded up by a tenth at most. \`commit\` is the last change of games and bots when a game was played last: a match is gone on with by bots that decide the same in as many iterations, so commits that made them faster may have come between its games.

## Against the build of ${EARLIER}

The bots of commit ${EARLIER}, before searches and heuristics were made stronger, built as \`npm run bench -- --against ${EARLIER}\` builds it. Today's build is the referee; each bot is asked by its own build. Elfengold is played with \`handLimit: null\`, the rule of that time. A game is void, and counts for nobody, as soon as the two builds disagree about who acts, what is legal, or who has won: in Fairy's Fate by the amended FF-9.2 (*liberation*).

${table(rows(({ bot, against }) => bot === 'best' && against !== 'tour-buyer' && against !== 'levels'))}

With as many iterations on both sides, which do not take as long:

${table(rows(({ bot }) => bot === 'ismcts:500'))}

With nothing hidden, the state itself in place of one that the view allows: the ceiling of that search. What dice and decks will bring it does not know. Where it is no higher than the bot itself, to see all is worth nothing there. In La Strage nothing is hidden, so its search is its own ceiling.

${table(rows(({ bot }) => bot === 'seeing'))}

The levels that do not search:

${table(rows(({ bot, against }) => (bot === 'normal' || bot === 'easy') && against === 'greedy'))}

## Against a bot of another hand

\`tour-buyer\` plays Elfengold by the worth of the best whole tour that its hand can buy, found by depth-first search, and shares no code with the bots of the library. It was written for this page from a description, and its weights are guesses.

${table(rows(({ against }) => against === 'tour-buyer'))}

## The levels

A round robin of \`${LEVELS.join('`, `')}\` with the least number of seats. Ratings are on Elo's scale, by the model of Bradley and Terry, \`random\` at 0; the intervals, of 95 %, are against the mean of the four. The model is told of one drawn game between any two, so that ratings are finite: where \`random\` has won nothing, the distance to it is a lower bound. Behind the ratings stand the median and the 95th percentile of a decision in milliseconds.

${levelsTable(played)}

What each level scores against the one below it in these games, with Wilson's interval of 95 %:

${stepsTable(played)}

\`hard\` in a worker of Chromium on one core, at the decisions of one game at which there was a choice, 60 at most, from the question of the page to the answer (\`taskset -c 0 npm run strength -- --browser\`). These times are of the clock: with a load of more than 1 a core others had a part of it.

${browserTable(kits, browserTimesOf(folder))}

## Not measured

${missing.length === 0 ? 'Nothing of the above.' : missing.map(({ kit, match }) => `- ${kit.game.name}: ${titleOf(match)}`).join('\n')}
`;
}

/** How a match stands, in half a line. */
export function summaryOf(file: string): string {
  const kept = readKept(file);
  if (kept === undefined) return 'no games';
  const { pairings, sprt, stopped } = tally(kept.plan, kept.results);
  const scores = pairings.slice(0, 1).map(({ name, score }) => `${name} ${withInterval(score)}`);
  return [
    `${kept.results.length} games`,
    `${stopped} void`,
    ...scores,
    ...(sprt === undefined ? [] : [sprt.verdict]),
  ].join(', ');
}

function titleOf({ bot, against, players }: Match): string {
  const who = bot === 'best' ? 'the best bot' : `\`${bot}\``;
  return against === 'levels' ? 'the levels' : `${who} against \`${against}\`, ${players} seats`;
}

function matchRow({ game }: Kit, { against }: Match, kept: Kept): string {
  const { plan, results, commit } = kept;
  const { pairings, sprt, stopped } = tally(plan, results);
  const [own = '', rival = ''] = plan.entrants;
  const pairing = pairings.find(({ name }) => name === labelOf(own));
  const cells = [
    game.name,
    plan.settings[0]?.players,
    `\`${shown(own)}\``,
    `\`${against}\``,
    results.length - stopped,
    stopped,
    pairing === undefined ? '–' : percent(pairing.score.value),
    pairing === undefined ? '–' : `${percent(pairing.score.low)} … ${percent(pairing.score.high)}`,
    sprt === undefined ? '–' : { elo0: 'no stronger', elo1: 'stronger', open: 'open' }[sprt.verdict],
    thinking(kept, own),
    thinking(kept, rival),
    commit,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** What a reader takes for the name of an entrant: the search behind a label. */
function shown(entrant: string): string {
  const [, search] = /"bot":"([^"]+)"/.exec(entrant) ?? [];
  return search ?? entrant.replace(/^[^=]*=/, '');
}

function table(rows: readonly string[]): string {
  if (rows.length === 0) return 'Not measured yet.';
  return `| game | seats | bot | against | games | void | score | 95 % | SPRT | its ms | the other's | commit |
|---|---:|---|---|---:|---:|---:|---:|---|---:|---:|---|
${rows.join('\n')}`;
}

interface Played {
  readonly kit: Kit;
  readonly match: Match;
  readonly kept: Kept | undefined;
}

function levelsTable(played: readonly Played[]): string {
  const rows = played.flatMap(({ kit, match, kept }) => {
    if (match.against !== 'levels' || kept === undefined) return [];
    const { plan, results, commit } = kept;
    const { standings } = tally(plan, results);
    const base = standings.find(({ name }) => name === 'random')?.rating.value ?? 0;
    const levels = LEVELS.map((level) => {
      const rating = standings.find(({ name }) => name === level)?.rating;
      return rating === undefined ? '–' : `${elo(rating, base)}, ${thinking(kept, level)}`;
    });
    return [
      `| ${kit.game.name} | ${plan.settings[0]?.players} | ${results.length} | ${levels.join(' | ')} | ${commit} |`,
    ];
  });
  if (rows.length === 0) return 'Not measured yet.';
  return `| game | seats | games | ${LEVELS.join(' | ')} | commit |
|---|---:|---:|---|---|---|---|---|
${rows.join('\n')}`;
}

/** How each level does against the one below it. */
function stepsTable(played: readonly Played[]): string {
  const steps = LEVELS.slice(1).map((level, index) => [level, LEVELS[index] ?? level] as const);
  const rows = played.flatMap(({ kit, match, kept }) => {
    if (match.against !== 'levels' || kept === undefined) return [];
    const { pairings } = tally(kept.plan, kept.results);
    const cells = steps.map(([level, below]) => {
      const pairing = pairings.find(({ name, against }) => name === level && against === below);
      return pairing === undefined ? '–' : withInterval(pairing.score);
    });
    return [`| ${kit.game.name} | ${cells.join(' | ')} |`];
  });
  if (rows.length === 0) return 'Not measured yet.';
  return `| game | ${steps.map(([level, below]) => `\`${level}\` against \`${below}\``).join(' | ')} |
|---|${steps.map(() => '---|').join('')}
${rows.join('\n')}`;
}

function withInterval({ value, low, high }: Estimate): string {
  return `${percent(value)} (${percent(low)} … ${percent(high)})`;
}

function elo({ value, low, high }: Estimate, base: number): string {
  const half = Math.round((high - low) / 2);
  return `${Math.round(value - base)} ± ${half}`;
}

function browserTable(kits: readonly Kit[], times: readonly BrowserTimes[]): string {
  if (times.length === 0) return 'Not measured yet.';
  const rows = times.map(({ game, seats, decisions, median, p95, most, load, commit }) => {
    const name = kits.find((kit) => kit.game.id === game)?.game.name ?? game;
    return `| ${name} | ${seats} | ${decisions} | ${[median, p95, most, load].join(' | ')} | ${commit} |`;
  });
  return `| game | seats | decisions | median ms | 95 % | longest | load a core | commit |
|---|---:|---:|---:|---:|---:|---:|---|
${rows.join('\n')}`;
}

/** How long the entrant thought: `0.3 / 2.1`. */
function thinking({ results }: Kept, entrant: string): string {
  const times = results.flatMap(({ seats, times = [] }) => times.filter(({ seat }) => seats[seat] === entrant));
  const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
  return median === null || p95 === null ? '–' : `${milliseconds(median)} / ${milliseconds(p95)}`;
}

function milliseconds(time: number): string {
  return time >= 10 ? String(Math.round(time)) : time >= 1 ? time.toFixed(1) : time.toFixed(2);
}

function percent(part: number): string {
  return (100 * part).toFixed(1);
}
