import type { Pairing, Report } from '../tally.ts';
import type { TimeSummary } from '../times.ts';
import { type Html, html, markup } from './html.ts';
import { fixed, percent, percents, range } from './numbers.ts';
import { legendMark, type Mark, type Painter } from './pictures.ts';
import { COLOURS } from './style.ts';
import { type Column, words } from './words.ts';

export interface Page {
  readonly report: Report;
  readonly paint: Painter;
}

/** Ratings and the rest of the standings. */
export function ratings({ report, paint }: Page): Html {
  const { standings } = report;
  const picture = paint.rows({
    names: standings.map(({ name }) => name),
    marks: standings.map(({ rating }, row) => ({ row, series: 0, ...rating })),
    series: 1,
    axis: words.columns.rating,
    scale: 'linear',
    tick: (value) => fixed(value),
    expected: 1500,
  });
  const rows = standings.map(({ name, rating, wins, winRate, meanPlace, seats }) => [
    ...[name, fixed(rating.value), range(rating), String(Number(wins.toFixed(2))), percent(winRate.value)],
    ...[percents(winRate), meanPlace === null ? '–' : fixed(meanPlace, 2), fixed(seats)],
  ]);
  return section(words.ratings, words.ratingsAre, [
    figure(words.ratings, picture, words.ratingsCaption),
    table(words.ratings, ['entrant', 'rating', 'interval', 'wins', 'winRate', 'interval', 'meanPlace', 'seats'], rows),
  ]);
}

/** Score of each entrant against every other. */
export function met({ report: { standings, pairings } }: Page): Html {
  const scores = new Map(pairings.map((pairing) => [`${pairing.name}\n${pairing.against}`, pairing]));
  const cell = (found: Pairing | undefined): Html => {
    if (found === undefined) return html`<td></td>`;
    const { score } = found;
    const [kind, sign] = score.low > 0.5 ? ['good', '▲ '] : score.high < 0.5 ? ['bad', '▼ '] : ['', ''];
    return html`<td class="${kind}">${sign}${percent(score.value)}<small>${percents(score)}</small></td>`;
  };
  const columns = standings.map(({ name }) => html`<th scope="col">${name}</th>`);
  const rows = standings.map(
    ({ name }) =>
      html`<tr><th scope="row">${name}</th>${standings.map((other) => cell(scores.get(`${name}\n${other.name}`)))}</tr>`,
  );
  return section(words.met, words.metIs, [
    html`<p class="faint">${words.metCaption}</p>`,
    scrolled(
      words.met,
      html`<table>
<thead><tr><th scope="col">${words.columns.entrant}</th>${columns}</tr></thead>
<tbody>${rows}</tbody></table>`,
    ),
  ]);
}

/** Wins by seat: of all entrants together and, if there are at most `COLOURS` entrants, of each one. */
export function seats({ report, paint }: Page): Html {
  const { plan, standings } = report;
  const names = standings.map(({ name }) => name);
  const isFew = names.length <= COLOURS;
  const parts = plan.settings.flatMap(({ game, players }, setting) => {
    const fared = report.seats.filter((seat) => seat.setting === setting);
    const marks = fared.flatMap((all, row): Mark[] =>
      isFew
        ? all.entrants.map(({ name, winRate }) => ({ row, series: names.indexOf(name), ...winRate }))
        : [{ row, series: 0, ...all.winRate }],
    );
    const title = words.table(game, fixed(players));
    const picture = paint.rows({
      names: fared.map(({ seat }) => words.seat(fixed(seat))),
      marks,
      series: isFew ? names.length : 1,
      axis: words.columns.winRate,
      scale: 'linear',
      tick: (value) => `${fixed(100 * value)} %`,
      ends: [0, 1],
      expected: 1 / players,
    });
    const rows = fared.flatMap(({ seat, entrants, ...all }) =>
      [{ name: words.columns.everybody, ...all }, ...(isFew ? entrants : [])].map(({ name, games, wins, winRate }) => [
        ...[words.seat(fixed(seat)), name, percent(winRate.value), percents(winRate)],
        ...[String(Number(wins.toFixed(2))), fixed(games)],
      ]),
    );
    return [
      html`<h3>${title}</h3>`,
      ...(isFew ? [legend(names)] : []),
      figure(`${words.seats}: ${title}`, picture, words.seatsCaption),
      table(title, ['seat', 'entrant', 'winRate', 'interval', 'wins', 'games'], rows),
    ];
  });
  return section(words.seats, words.seatsAre, parts);
}

/** Lengths of games; empty if no game was finished. */
export function lengths({ report, paint }: Page): Html {
  if (report.lengths.length === 0) return markup('');
  const titleOf = (setting: number): string => {
    const found = report.plan.settings[setting];
    return found === undefined ? '' : words.table(found.game, fixed(found.players));
  };
  const pictures = report.lengths.map(({ setting, quartiles: [, lower, median, upper], bins }) =>
    figure(
      `${words.lengths}: ${titleOf(setting)}`,
      paint.bars({
        names: bins.map(({ from, to }) => (from === to ? fixed(from) : `${fixed(from)}–${fixed(to)}`)),
        values: bins.map(({ games }) => games),
        axis: words.columns.moves,
        count: words.columns.games,
      }),
      words.lengthsCaption(titleOf(setting), fixed(median), fixed(lower), fixed(upper)),
    ),
  );
  const rows = report.lengths.map(({ setting, games, mean, quartiles }) => [
    ...[titleOf(setting), fixed(games), fixed(mean, 1)],
    ...quartiles.map((moves) => fixed(moves)),
  ]);
  return section(words.lengths, words.lengthsAre, [
    ...pictures,
    table(words.lengths, ['game', 'games', 'mean', 'shortest', 'lower', 'median', 'upper', 'longest'], rows),
  ]);
}

/** Minimum of the logarithmic scale in milliseconds: the resolution of times. */
const LEAST = 0.001;

/** Thinking times; empty if they were not measured. */
export function times({ report, paint }: Page): Html {
  const timed = report.standings.flatMap(({ name, time }) => (time === undefined ? [] : [{ name, time }]));
  if (timed.length === 0) return markup('');
  const picture = paint.rows({
    names: timed.map(({ name }) => name),
    marks: timed.map(({ time }, row) => {
      const [mean, p95, most] = [time.mean, time.p95 ?? time.mean, time.most].map((ms) => Math.max(LEAST, ms));
      return { row, series: 0, value: mean ?? LEAST, low: mean ?? LEAST, high: p95 ?? LEAST, far: most ?? LEAST };
    }),
    series: 1,
    axis: words.columns.milliseconds,
    scale: 'logarithmic',
    tick: (value) => String(value),
  });
  const row = (name: string, phase: string, { decisions, mean, p95, most, total }: TimeSummary): string[] => [
    ...[name, phase, fixed(decisions)],
    ...[fixed(mean, 3), p95 === null ? '–' : fixed(p95, String(p95).split('.')[1]?.length), fixed(most, 3)],
    fixed(total / 1000, 1),
  ];
  const rows = timed.flatMap(({ name, time }) => [
    row(name, words.columns.allPhases, time),
    ...Object.entries(time.phases ?? {}).map(([phase, summary]) => row(name, phase, summary)),
  ]);
  return section(words.times, words.timesAre, [
    figure(words.times, picture, words.timesCaption),
    table(words.times, ['entrant', 'phase', 'decisions', 'meanMs', 'p95', 'most', 'total'], rows),
  ]);
}

/** State of the plan's SPRT; empty if it has none. */
export function sprt({ report }: Page): Html {
  if (report.sprt === undefined) return markup('');
  const { first, second, elo0, elo1, deals, llr, bounds, verdict } = report.sprt;
  const [accepted, refuted] = verdict === 'elo0' ? [elo0, elo1] : [elo1, elo0];
  const found = verdict === 'open' ? words.undecided : words.accepted(String(accepted), String(refuted));
  const stands = words.sprtStands(fixed(llr, 2), fixed(bounds[0], 2), fixed(bounds[1], 2), fixed(deals));
  return section(words.sprt, words.sprtIs(first, second, String(elo0), String(elo1)), [
    html`<p>${stands} <strong>${found}</strong></p>`,
  ]);
}

function section(title: string, about: string, parts: readonly Html[]): Html {
  return html`<section>
<h2>${title}</h2>
<p>${about}</p>
${parts}
</section>`;
}

/** A picture with a caption, and a title for screen readers. */
function figure(title: string, picture: string, caption: string): Html {
  const end = picture.indexOf('>') + 1;
  return html`<figure>
${scrolled(title, html`${markup(picture.slice(0, end))}<title>${title}</title>${markup(picture.slice(end))}`)}
<figcaption>${caption}</figcaption>
</figure>`;
}

function legend(names: readonly string[]): Html {
  const items = names.map((name, series) => html`<li>${markup(legendMark(series))}${name}</li>`);
  return html`<ul class="legend">${items}</ul>`;
}

function table(title: string, columns: readonly Column[], rows: readonly (readonly string[])[]): Html {
  const head = columns.map((column) => html`<th scope="col">${words.columns[column]}</th>`);
  const body = rows.map(
    ([first = '', ...cells]) =>
      html`<tr><th scope="row">${first}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  );
  return scrolled(
    title,
    html`<table>
<thead><tr>${head}</tr></thead>
<tbody>${body}</tbody>
</table>`,
  );
}

/** Content that may be wider than the page, in a region that can be scrolled with the keyboard. */
function scrolled(title: string, content: Html): Html {
  return html`<div class="scroll" role="region" aria-label="${title}" tabindex="0">${content}</div>`;
}
