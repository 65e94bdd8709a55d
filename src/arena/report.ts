import type { Estimate } from './intervals.ts';
import type { SprtReport } from './sprt.ts';
import type { Report } from './tally.ts';
import type { TimeSummary } from './times.ts';

/** Prints the report as tables for a terminal: several lines, without a final line feed. */
export function printTable({ plan, ...report }: Report): string {
  const { games, draws, withoutWinner, stopped, meanMoves } = report;
  const settings = plan.settings.map(({ game, players }) => `${game} (${players} seats)`).join(', ');
  const counts = [
    games < plan.games ? `${games} of ${plan.games} games` : `${games} games`,
    `${draws} with several winners, ${withoutWinner} without a winner, ${stopped} stopped`,
    `${meanMoves.toFixed(0)} moves a game`,
    `seed ${plan.seed}`,
    ...report.standings.flatMap(({ name, forfeits }) => (forfeits > 0 ? [`${name} forfeited ${forfeits}`] : [])),
  ];
  return [
    `${settings}: ${counts.join('; ')}`,
    '',
    ...columns([
      ['entrant', 'rating', '95 %', 'wins', 'win rate', '95 %', 'mean place', 'seats'],
      ...report.standings.map(({ name, rating, wins, winRate, meanPlace, seats }) => [
        name,
        rating.value.toFixed(0),
        `${rating.low.toFixed(0)} … ${rating.high.toFixed(0)}`,
        String(Number(wins.toFixed(2))),
        percent(winRate.value),
        interval(winRate),
        meanPlace?.toFixed(2) ?? '–',
        String(seats),
      ]),
    ]),
    '',
    ...columns([
      ['entrant', 'against', 'score', '95 %', 'games', ''],
      ...report.pairings.map(({ name, against, score, games: met }) => [
        name,
        against,
        percent(score.value),
        interval(score),
        String(met),
        score.low > 0.5 ? 'beats' : score.high < 0.5 ? 'is beaten' : 'open',
      ]),
    ]),
    ...timesOf(report.standings),
    ...(report.sprt === undefined ? [] : ['', sprtLine(report.sprt)]),
  ].join('\n');
}

function sprtLine({ first, second, elo0, elo1, deals, llr, bounds: [low, high], verdict }: SprtReport): string {
  const found =
    verdict === 'open'
      ? 'open'
      : `accepted: ${verdict === 'elo0' ? elo0 : elo1} rather than ${verdict === 'elo0' ? elo1 : elo0}`;
  return `SPRT, ${first} over ${second} by ${elo0} or ${elo1} Elo: LLR ${llr.toFixed(2)} (${low.toFixed(2)} … ${high.toFixed(2)}) after ${deals} deals; ${found}`;
}

/** The table of thinking times; empty if the report has none. */
function timesOf(standings: Report['standings']): string[] {
  const rows = standings.flatMap(({ name, time }) =>
    time === undefined
      ? []
      : [
          timeRow(name, '', time),
          ...Object.entries(time.phases ?? {}).map(([phase, summary]) => timeRow('', phase, summary)),
        ],
  );
  if (rows.length === 0) return [];
  return ['', ...columns([['entrant', 'phase', 'decisions', 'mean ms', '95 %', 'most', 'total s'], ...rows])];
}

function timeRow(name: string, phase: string, { decisions, mean, p95, most, total }: TimeSummary): string[] {
  return [name, phase, decisions, mean.toFixed(3), p95 ?? '–', most.toFixed(3), (total / 1000).toFixed(1)].map(String);
}

/** Prints the standings as CSV: a header, then one line per entrant, with times in ms if the report has times. */
export function printCsv({ standings }: Report): string {
  const isTimed = standings.some(({ time }) => time !== undefined);
  const head = [
    'entrant,rating,rating_low,rating_high,wins,win_rate,win_rate_low,win_rate_high,mean_place,seats',
    ...(isTimed ? ['decisions,mean_ms,p95_ms,most_ms,total_ms'] : []),
  ].join(',');
  const rows = standings.map(({ name, rating, wins, winRate, meanPlace, seats, time }) =>
    [
      /[",\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name,
      ...[
        rating.value,
        rating.low,
        rating.high,
        wins,
        winRate.value,
        winRate.low,
        winRate.high,
        meanPlace ?? '',
        seats,
      ],
      ...(isTimed
        ? [time?.decisions ?? 0, time?.mean ?? '', time?.p95 ?? '', time?.most ?? '', time?.total ?? '']
        : []),
    ].join(','),
  );
  return `${[head, ...rows].join('\n')}\n`;
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}

function interval({ low, high }: Estimate): string {
  return `${(100 * low).toFixed(1)} … ${(100 * high).toFixed(1)}`;
}

/** Aligns the first column left, the others right. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
