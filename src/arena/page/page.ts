import { version } from '../../../package.json';
import { planFailure } from '../failures.ts';
import type { Report } from '../tally.ts';
import { type Html, html, markup } from './html.ts';
import { fixed, percent, percents, range } from './numbers.ts';
import { painter } from './pictures.ts';
import { lengths, met, type Page, ratings, seats, sprt, times } from './sections.ts';
import { STYLE } from './style.ts';
import { words } from './words.ts';

/**
 * Prints the report as an HTML page with pictures: ratings, who beats whom, score by seat, lengths of games and, if the
 * report has them, thinking times. The document needs no network, runs no script, and follows the system's light or
 * dark mode. Each picture is shown with a table. The same report gives the same page.
 * Apache ECharts draws the pictures and must be installed: `npm install echarts`.
 * @throws PlanError if the report has no games, or if `echarts` is missing or has an untested version.
 */
export async function printHtml(report: Report): Promise<string> {
  if (report.games === 0) throw planFailure('arena/no-results', {});
  const page: Page = { report, paint: await painter() };
  const games = [...new Set(report.plan.settings.map(({ game }) => game))].join(', ');
  const sections = [head(page, games), sprt(page), ratings(page), met(page), seats(page), lengths(page), times(page)];
  return `${
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title(games)}</title>
<style>${markup(STYLE)}</style>
</head>
<body>
<main>
${sections}
<section>
<h2>${words.plan}</h2>
<p class="faint">${words.planIs}</p>
<pre>${markup(html`${JSON.stringify(report.plan)}`.html.replaceAll('&quot;,&quot;', '&quot;, &quot;'))}</pre>
</section>
<footer class="faint">${words.made(version)}</footer>
</main>
</body>
</html>
`.html
  }`;
}

function head({ report }: Page, games: string): Html {
  const [first, second] = report.standings;
  const between = report.pairings.find(({ name, against }) => name === first?.name && against === second?.name);
  const lead = report.standings
    .slice(0, 1)
    .map(({ name, rating }) => words.leads(name, fixed(rating.value), range(rating)));
  if (between !== undefined) {
    const { name, against, score } = between;
    const said = score.low > 0.5 ? words.ahead : score.high < 0.5 ? words.behind : words.open;
    lead.push(said(name, against, percent(score.value), `${percents(score)} %`));
  }
  const facts = [
    words.counts(words.ofGames(fixed(report.games), fixed(report.plan.games)), fixed(report.meanMoves)),
    words.outcomes(fixed(report.draws), fixed(report.withoutWinner), fixed(report.stopped)),
    ...report.standings.flatMap(({ name, forfeits }) =>
      forfeits === 0 ? [] : [words.forfeited(name, fixed(forfeits))],
    ),
  ];
  return html`<header>
<h1>${words.title(games)}</h1>
<p class="lead">${lead.join(' ')}</p>
<p class="faint">${facts.join(' ')}</p>
</header>`;
}
