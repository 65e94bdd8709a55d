import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Format, Plan } from '../../src/arena/plan.ts';
import { gamesOfDeal, jobOf, rangesOf } from '../../src/arena/schedule.ts';
import { countTables } from '../../src/arena/tables.ts';
import { plan } from './plans.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e'];

const arbitraryPlan = fc
  .record({
    format: fc.constantFrom<Format>('table', 'round-robin', 'ladder'),
    entrants: fc.integer({ min: 2, max: 5 }),
    players: fc.integer({ min: 2, max: 5 }),
    games: fc.integer({ min: 1, max: 700 }),
  })
  .filter(({ format, entrants, players }) => format === 'ladder' || players <= entrants)
  .map(({ format, entrants, players, games }): Plan => {
    const names = NAMES.slice(0, entrants);
    const seats = format === 'table' ? entrants : players;
    return plan({ format, entrants: names, games, settings: [{ game: 'strage', players: seats, options: {} }] });
  });

describe('a schedule', () => {
  it('gives every entrant of a table every seat equally often', () => {
    fc.assert(
      fc.property(arbitraryPlan, (drawn) => {
        const count = new Map<string, number>();
        for (const { seats } of gamesOfDeal(drawn)) {
          for (const [seat, name] of seats.entries())
            count.set(`${name}${seat}`, (count.get(`${name}${seat}`) ?? 0) + 1);
        }
        for (const name of drawn.entrants) {
          const [first, ...others] = (drawn.settings[0] ? Array.from({ length: drawn.settings[0].players }) : []).map(
            (_, seat) => count.get(`${name}${seat}`),
          );
          expect(others.every((often) => often === first)).toBe(true);
        }
      }),
    );
  });

  it('splits into ranges that contain every game once', () => {
    fc.assert(
      fc.property(arbitraryPlan, (drawn) => {
        const indexes = rangesOf(drawn).flatMap(({ from, to }) =>
          Array.from({ length: to - from }, (_, offset) => from + offset),
        );
        expect(indexes).toEqual(Array.from({ length: drawn.games }, (_, index) => index));
      }),
    );
  });

  it('numbers deals: the games of one deal share a number', () => {
    const drawn = plan({ games: 7 });
    const deals = Array.from({ length: 7 }, (_, index) => jobOf(drawn, index).deal);
    expect(deals).toEqual([0, 0, 1, 1, 2, 2, 3]);
    expect(() => jobOf(drawn, 7)).toThrow(/no game 7/);
  });

  it('seats no table in the same way twice', () => {
    const seated = (entrants: string): string[] =>
      gamesOfDeal(plan({ entrants: [...entrants] })).map(({ seats }) => seats.join(''));
    expect(seated('abab')).toEqual(['abab', 'baba']);
    expect(seated('aaa')).toEqual(['aaa']);
    expect(seated('aab')).toEqual(['aab', 'aba', 'baa']);
  });

  it('pairs every combination of entrants in a round robin', () => {
    const settings = [{ game: 'strage', players: 3, options: {} }];
    const drawn = plan({ format: 'round-robin', entrants: NAMES.slice(0, 4), settings });
    const tables = new Set(gamesOfDeal(drawn).map(({ seats }) => [...seats].sort((a, b) => (a < b ? -1 : 1)).join('')));
    expect([...tables]).toEqual(['abc', 'abd', 'acd', 'bcd']);
    expect(gamesOfDeal(drawn)).toHaveLength(12);
  });

  it('pairs each entrant of a ladder with the one before, in both seatings', () => {
    const settings = [{ game: 'strage', players: 3, options: {} }];
    const drawn = plan({ format: 'ladder', entrants: ['a', 'b', 'c'], settings });
    expect([countTables(drawn), countTables({ ...drawn, settings: plan().settings })]).toEqual([4, 2]);
    expect(gamesOfDeal(drawn).map(({ seats }) => seats.join(''))).toEqual([
      ...['baa', 'aab', 'aba', 'abb', 'bba', 'bab'],
      ...['cbb', 'bbc', 'bcb', 'bcc', 'ccb', 'cbc'],
    ]);
  });
});
