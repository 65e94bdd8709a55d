import type { Kit } from '../../../../src/core/kit.ts';
import { LEVELS, type Match, matchesOf } from './matches.ts';
import { readResults, type Summary } from './results.ts';

/** `docs/reference/strength.md`, from the results in the folder. */
export function pageOf(kits: readonly Kit[], folder: string): string {
  const known = kits.map((kit) => ({ kit, name: kit.game.name, ...readResults(folder, kit.game.id) }));
  const played = (match: string): { readonly name: string; readonly found: Summary }[] =>
    known.flatMap(({ name, matches: { [match]: found } }) => (found === undefined ? [] : [{ name, found }]));
  const machines = [...new Set(known.flatMap(({ matches }) => Object.values(matches).map(({ machine }) => machine)))];
  const missing = known.flatMap(({ kit, matches }) =>
    matchesOf(kit).flatMap(({ name, plan }) =>
      matches[name] === undefined ? [`- ${kit.game.name}: ${shown(plan)}`] : [],
    ),
  );
  return `# The strength of the bots

This page shows how strong each level is, whether more seats or more time change that, and how the bots of the library do against an independent bot.

A score is the share of opponents that a bot finishes ahead of, in per cent; a tie counts half, and equal bots score 50. The interval in parentheses is Wilson's 95 % interval: if it contains 50, the games do not show which bot is stronger. Deals are paired: every bot plays every seat of a deal. \`commit\` is the version of the games and bots that was measured. Times are processor time per decision in milliseconds, the mean and the 95th percentile, on one core of ${machines.join('; ') || 'no machine yet'}.

## The levels

The table shows the score of each level against the level below it. Each game is played with its smallest number of seats:

${table(
  ['game', 'seats', ...LEVELS.slice(1).map((level, index) => `\`${level}\` against \`${LEVELS[index]}\``)],
  played('levels').map(({ name, found }) => [
    name,
    found.players,
    ...LEVELS.slice(1).map((level, index) => scoreOf(found, level, LEVELS[index])),
  ]),
)}

Each cell of the next table has the rating of a level on the Elo scale (Bradley–Terry, \`random\` has 0), ± half of its 95 % interval, and the times of the level. The model adds one drawn game between any two levels. This pulls the ratings together, so the true distance from \`random\` may be larger.

${table(
  ['game', 'games', ...LEVELS.map((level) => `\`${level}\``), 'commit'],
  played('levels').map(({ name, found }) => [
    name,
    found.games,
    ...LEVELS.map((level) => `${ratingOf(found, level)}, ${timesOf(found, level)}`),
    found.commit,
  ]),
)}

\`best\` searches up to four seconds a move and is not measured.

## More seats

\`hard\` against \`normal\` with the greatest number of seats:

${matchTable(played('most-seats'))}

## More time

A search of 2 000 iterations against a search of 500 iterations, with the smallest number of seats:

${matchTable(played('more-time'))}

## An independent bot

\`tour-buyer\` plays Elfengold by the value of the best tour that its hand can pay for, found by depth-first search. It shares no code with the bots of the library and was written for this page; its weights are guesses.

${matchTable([...played('search-tour-buyer'), ...played('normal-tour-buyer')])}

## In a browser

The table shows how long \`hard\` takes in a worker of Chromium on one core, from the request to the answer, in milliseconds of wall time (\`taskset -c 0 npm run strength -- --browser\`). At a load of more than 1 per core, other processes used some of that time.

${table(
  ['game', 'seats', 'decisions', 'median', '95th percentile', 'longest', 'load per core', 'commit'],
  known.flatMap(({ name, browser }) => {
    if (browser === undefined) return [];
    const { seats, decisions, median, p95, most, load, commit } = browser;
    return [[name, seats, decisions, median, p95, most, load, commit]];
  }),
)}
${missing.length === 0 ? '' : `\n## Not measured yet\n\n${missing.join('\n')}\n`}
\`npm run strength\` plays the matches and writes this page.
`;
}

function matchTable(played: readonly { readonly name: string; readonly found: Summary }[]): string {
  return table(
    ['game', 'seats', 'games', 'bot', 'opponent', 'score of the bot', 'ms, bot', 'ms, opponent', 'commit'],
    played.map(({ name, found }) => {
      const [{ name: bot = '', against = '' } = {}] = found.scores.filter((pair) => pair.name !== 'tour-buyer');
      const times = [timesOf(found, bot), timesOf(found, against)];
      return [
        name,
        found.players,
        found.games,
        `\`${bot}\``,
        `\`${against}\``,
        scoreOf(found, bot, against),
        ...times,
        found.commit,
      ];
    }),
  );
}

function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  if (rows.length === 0) return 'Not measured yet.';
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function scoreOf({ scores }: Summary, bot: string, rival: string | undefined): string {
  const found = scores.find(({ name, against }) => name === bot && against === rival);
  if (found === undefined) return '–';
  const [value, low, high] = found.score.map((share) => (100 * share).toFixed(1));
  return `${value} (${low} … ${high})`;
}

function ratingOf({ standings }: Summary, bot: string): string {
  const ratings = new Map(standings.map(({ name, rating }) => [name, rating]));
  const [value = 0, low = 0, high = 0] = ratings.get(bot) ?? [];
  return `${value - (ratings.get('random')?.[0] ?? 0)} ± ${Math.round((high - low) / 2)}`;
}

function timesOf({ standings }: Summary, bot: string): string {
  const { mean = null, p95 = null } = standings.find(({ name }) => name === bot) ?? {};
  return mean === null ? '–' : `${mean} / ${p95 ?? '–'}`;
}

function shown({ entrants, settings }: Match['plan']): string {
  return `${entrants.map((one) => `\`${one.replace(/=.*/, '')}\``).join(' against ')}, ${settings[0]?.players} seats`;
}
