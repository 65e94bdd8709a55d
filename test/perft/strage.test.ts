import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Move, State } from '../../src/games/strage/index.ts';
import { strage } from '../../src/games/strage/index.ts';
import { randomGames, walk } from '../conformance/play.ts';
import { strageSpec } from '../conformance/strage.ts';
import { diagram, legal, play, position } from '../games/strage/position.ts';
import { after, begin, diagramOf, fromDiagram, movesOf, savedBy, type Table, winnersOf } from './naive-strage.ts';
import { perft } from './perft.ts';

/** The naive rules count up to so many in every run. They have agreed once on every number below. */
const COUNTED_NAIVELY = 60_000;

interface Case {
  readonly name: string;
  readonly state: State;
  readonly table: Table;
  /** By depth, from 1. */
  readonly counts: readonly number[];
}

function drawn(name: string, players: 2 | 3 | 4, points: number, drawing: string, counts: readonly number[]): Case {
  return { name, state: position(drawing, { players, points }), table: fromDiagram(drawing, players, points), counts };
}

const cases: readonly Case[] = [
  {
    name: 'the beginning, order given',
    state: strage.setup({ order: [0, 1, 2] }),
    table: begin({ order: [0, 1, 2] }),
    counts: [6, 102, 2916, 52982, 897650],
  },
  {
    name: 'the beginning, order rolled for by two',
    state: strage.setup({ players: 2 }),
    table: begin({ players: 2 }),
    counts: [6, 36, 216, 3276, 88776],
  },
  drawn(
    'the middle of a game',
    3,
    2,
    `
    ..r....x
    .Rg..x..
    ..x..B..
    ..s.....
    .x......
    ........
    s.x..x.x
    .....s..`,
    [31, 915, 32086, 140325],
  ),
  drawn(
    'all orcs on the board',
    4,
    1,
    `
    ........
    ..x...x.
    .xR.....
    .sG.x...
    ....x...
    ........
    ..y.s...
    bs.sxxxs`,
    [24, 2029, 6218, 30998, 185988],
  ),
  drawn(
    'the last two sprites',
    2,
    2,
    `
    .x......
    R.......
    s.......
    ...g....`,
    [26, 742, 29781, 72849, 654960],
  ),
];

const movesIn = (state: State): Move[] => strage.legalMoves(state);

describe('the numbers of move sequences, those of chance included', () => {
  it.each(cases)('$name', ({ state, table, counts }) => {
    expect(counts.map((_, index) => perft(state, index + 1, movesIn, strage.apply))).toEqual(counts);
    const small = counts.filter((count) => count <= COUNTED_NAIVELY);
    expect(small.map((_, index) => perft(table, index + 1, movesOf, after))).toEqual(small);
  });
});

describe('in random games', () => {
  it('the naive rules allow the same moves, which lead to the same positions and winners', () => {
    let ended = 0;
    fc.assert(
      fc.property(randomGames(strageSpec, 1500), (game) => {
        const notations: string[] = [];
        walk(strageSpec, game, ({ move }) => notations.push(strageSpec.game.print(move)));
        let state = strage.setup(game.options);
        let table = begin(game.options);
        for (const [ply, notation] of notations.entries()) {
          expect(movesOf(table).sort().join(' '), notations.slice(0, ply).join(' ')).toBe(legal(state));
          [state, table] = [play(state, notation), after(table, notation)];
        }
        expect([diagramOf(table), ...savedBy(table)]).toEqual([diagram(state), ...state.saved]);
        if (strage.actor(state) !== 'over') return;
        expect(movesOf(table)).toEqual([]);
        expect(winnersOf(table)).toEqual(strage.outcome(state)?.winners);
        ended += 1;
      }),
      // Where the two first disagree says enough, and to shrink by the naive rules takes minutes.
      { numRuns: 30, seed: 20090220, endOnFailure: true },
    );
    expect(ended).toBeGreaterThan(0);
  }, 60_000);
});
