import { describe, expect, it } from 'vitest';
import { printHtml } from '../../src/arena/page/page.ts';
import type { GameResult } from '../../src/arena/play.ts';
import { jobOf } from '../../src/arena/schedule.ts';
import { tally } from '../../src/arena/tally.ts';
import { places } from '../../src/core/outcome.ts';
import { plan } from './plans.ts';

const three = plan({
  settings: [{ game: 'strage', players: 3, options: {} }],
  entrants: ['strong', 'middling', 'weak'],
  games: 30,
});

/** Game `index` of the plan, with 100 + `index` moves. By default the first entrant wins and the next is second. */
function result(index: number, changes: Partial<GameResult> = {}, of: typeof three = three): GameResult {
  const job = jobOf(of, index);
  const scores = job.seats.map((name) => -of.entrants.indexOf(name));
  const outcome = { scores, tiebreaks: [], ranking: places(scores, []), winners: [scores.indexOf(0)] };
  return { ...job, moves: 100 + index, outcome, ...changes };
}

const results = Array.from({ length: 30 }, (_, index) => result(index));
const page = await printHtml(tally(three, results));

/** The section with that title. */
function sectionOf(html: string, title: string): string {
  return html.split('<section>').find((part) => part.includes(`<h2>${title}</h2>`)) ?? '';
}

/** The cells of the tables in an HTML fragment, row by row. */
function rowsOf(html: string): string[][] {
  return [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
      cell.replace(/<small>/, ' ').replace(/<[^>]+>/g, ''),
    ),
  );
}

/** The horizontal positions of a picture's marks, in the order of the entrants. */
function marksOf(html: string, colour: number): number[] {
  return [
    ...html.matchAll(/<path d="[^"]*" transform="(?:translate|matrix)\(([^)]*)\)" fill="var\(--c(\d)\)"/g),
  ].flatMap(([, moved = '', own]) => {
    const numbers = moved.split(/[ ,]+/).map(Number);
    return own === String(colour) ? [numbers.at(-2) ?? Number.NaN] : [];
  });
}

describe('the page of an arena', () => {
  it('names the leader and the number of games at the top', () => {
    const head = page.slice(page.indexOf('<header>'), page.indexOf('</header>'));
    expect(head).toContain('Arena: strage');
    expect(head).toMatch(/strong is first with a rating of \d{4} \(\d{4} … \d{4}\)\. strong beats middling/);
    expect(head).toContain('30 games; 115 moves a game. 0 with several winners, 0 without a winner, 0 stopped.');
  });

  it('says at the top if the second beats the first', async () => {
    const duels = plan({
      settings: [{ game: 'strage', players: 2, options: {} }],
      format: 'round-robin',
      entrants: ['strong', 'middling', 'weak'],
      games: 120,
    });
    // The strong one loses most games to the middling one, and wins all against the weak one.
    const winner = (index: number): string => {
      const { seats, deal } = jobOf(duels, index);
      if (!seats.includes('middling')) return 'strong';
      if (seats.includes('strong')) return deal % 4 === 0 ? 'strong' : 'middling';
      return deal % 5 < 2 ? 'middling' : 'weak';
    };
    const played = Array.from({ length: 120 }, (_, index) => {
      const scores = jobOf(duels, index).seats.map((name) => Number(name === winner(index)));
      const outcome = { scores, tiebreaks: [], ranking: places(scores, []), winners: [scores.indexOf(1)] };
      return result(index, { outcome }, duels);
    });
    expect(await printHtml(tally(duels, played))).toContain(
      'middling, which is second, beats strong, whose score is 25.0 %',
    );
  });

  it('has the numbers of the report in its tables', () => {
    const { standings } = tally(three, results);
    const [head, ...rows] = rowsOf(sectionOf(page, 'Ratings'));
    expect(head).toEqual(['entrant', 'rating', '95 %', 'wins', 'wins a game', '95 %', 'mean place', 'seats']);
    expect(rows.map(([name, rating]) => [name, rating])).toEqual(
      standings.map(({ name, rating }) => [name, rating.value.toFixed(0)]),
    );
    expect(rows[0]?.slice(3)).toEqual(['30', '100.0 %', '88.6 … 100.0', '1.00', '30']);
    expect(rowsOf(sectionOf(page, 'Who beats whom'))).toEqual([
      ['entrant', 'strong', 'middling', 'weak'],
      ['strong', '', '▲ 100.0 % 88.6 … 100.0', '▲ 100.0 % 88.6 … 100.0'],
      ['middling', '▼ 0.0 % 0.0 … 11.4', '', '▲ 100.0 % 88.6 … 100.0'],
      ['weak', '▼ 0.0 % 0.0 … 11.4', '▼ 0.0 % 0.0 … 11.4', ''],
    ]);
    expect(rowsOf(sectionOf(page, 'Score by seat')).slice(1, 4)).toEqual([
      ['seat 0', 'everybody', '33.3 %', '19.2 … 51.2', '10', '30'],
      ['seat 0', 'strong', '100.0 %', '72.2 … 100.0', '10', '10'],
      ['seat 0', 'middling', '0.0 %', '0.0 … 27.8', '0', '10'],
    ]);
    expect(rowsOf(sectionOf(page, 'Lengths of games'))[1]).toEqual([
      ...['strage, 3 seats', '30', '114.5', '100', '107', '114', '122', '129'],
    ]);
  });

  it('draws better entrants further to the right, each with its own colour by seat', () => {
    const [strong = 0, middling = 0, weak = 0] = marksOf(sectionOf(page, 'Ratings'), 0);
    expect([strong > middling, middling > weak]).toEqual([true, true]);
    const seats = sectionOf(page, 'Score by seat');
    // The shapes of the legend have no offset.
    const lead = marksOf(seats, 0);
    const last = marksOf(seats, 2);
    expect([lead.length, last.length]).toEqual([3, 3]);
    expect(Math.min(...lead)).toBeGreaterThan(Math.max(...last) + 300);
  });

  it('shows times only of results that contain them', async () => {
    expect(page).not.toContain('Time per decision');
    const time = { seat: 0, phase: 'place', decisions: 40, total: 60, most: 3, spread: { 80: 40 } };
    const timed = results.map((own) => (own.seats[0] === 'strong' ? { ...own, times: [time] } : own));
    const section = sectionOf(await printHtml(tally(three, timed, { times: 'phases' })), 'Time per decision');
    expect(rowsOf(section).slice(1)).toEqual([
      ['strong', 'all', '400', '1.500', '1.1', '3.000', '0.6'],
      ['strong', 'place', '400', '1.500', '1.1', '3.000', '0.6'],
    ]);
    expect(section).toContain('<svg role="img"');
    // The hollow mark of the longest decision.
    expect(section).toContain('fill="var(--paper)"');
  });

  it('is self-contained and runs no scripts', () => {
    expect(page).not.toMatch(/<script|<link|<img|<iframe|\bon\w+=|url\(|@import/i);
    expect(page.replaceAll('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:/);
    // Ratings, seats, lengths: each with its title.
    expect(page.match(/<svg role="img"[^>]*><title>[^<]+<\/title>/g)).toHaveLength(3);
  });

  it('escapes markup in names', async () => {
    const evil = '<img src=x onerror=alert(1)>&"\u202e=x';
    const named = plan({ ...three, entrants: [evil, 'b', 'c'], games: 3 });
    const report = tally(
      named,
      [0, 1, 2].map((index) => result(index, {}, named)),
    );
    for (const own of [evil, `${evil}.mjs`]) {
      const html = await printHtml({
        ...report,
        plan: { ...named, entrants: [own, 'b', 'c'] },
        standings: report.standings.map((one) => (one.name === evil ? { ...one, name: own } : one)),
      });
      expect(html).not.toMatch(/<img|\u202e/);
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;');
    }
  });

  it('reports games that were stopped, forfeited, or played for a test', async () => {
    const tested = plan({ ...three, entrants: ['strong', 'weak', 'weak'], games: 9, sprt: { elo0: 0, elo1: 20 } });
    const played = [0, 1, 2].map((index) => result(index, {}, tested));
    const html = await printHtml(
      tally(tested, [
        ...played,
        result(3, { outcome: null }, tested),
        result(
          4,
          { moves: 1, forfeit: { seat: jobOf(tested, 4).seats.indexOf('weak'), reason: 'late', message: '' } },
          tested,
        ),
      ]),
    );
    expect(html).toContain('5 of 9 games');
    expect(html).toContain('1 stopped. weak forfeited 1.');
    expect(html).toMatch(
      /The log-likelihood ratio is 0\.\d\d \(bounds -2\.94 and 2\.94\); deals counted: 1\..*It is open\./s,
    );
    // Neither of these two games contains times.
    expect(rowsOf(sectionOf(html, 'Lengths of games'))[1]?.slice(1, 5)).toEqual(['3', '101.0', '100', '100']);
    const stopped = await printHtml(tally(tested, [result(3, { outcome: null }, tested)]));
    expect(stopped).not.toContain('Lengths of games');
  });

  it('draws many entrants without distinguishing them by seat', async () => {
    const many = Array.from({ length: 12 }, (_, index) => `flat:${index + 1}`);
    const crowd = plan({
      settings: [{ game: 'strage', players: 2, options: {} }],
      ...{ format: 'round-robin' as const, entrants: many, games: 132 },
    });
    const scored = Array.from({ length: 132 }, (_, index) => {
      const job = jobOf(crowd, index);
      const scores = job.seats.map((name) => many.indexOf(name));
      return result(index, { outcome: { scores, tiebreaks: [], ranking: places(scores, []), winners: [0] } }, crowd);
    });
    const html = await printHtml(tally(crowd, scored));
    expect(rowsOf(sectionOf(html, 'Ratings'))).toHaveLength(13);
    expect(rowsOf(sectionOf(html, 'Score by seat')).slice(1)).toEqual([
      ['seat 0', 'everybody', '100.0 %', '97.2 … 100.0', '132', '132'],
      ['seat 1', 'everybody', '0.0 %', '0.0 … 2.8', '0', '132'],
    ]);
  });

  it('is refused without games', async () => {
    await expect(printHtml(tally(three, []))).rejects.toThrow('there is no game to report on');
  });
});
