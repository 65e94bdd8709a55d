import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../../src/bots/greedy.ts';
import { seeded } from '../../../src/core/rng.ts';
import { evaluate } from '../../../src/games/strage/heuristic.ts';
import type { Move, State } from '../../../src/games/strage/index.ts';
import { strage } from '../../../src/games/strage/index.ts';
import { expectAlike } from '../../testing/alike.ts';
import { tries } from '../../testing/effort.ts';
import { type Case, casesOf, expectCounts } from '../perft.ts';
import { counted } from './counts.ts';
import { after, begin, diagramOf, fromDiagram, movesOf, savedBy, type Table, winnersOf } from './naive/table.ts';
import { diagram, legal, position } from './position.ts';
import { spec as strageSpec } from './spec.ts';

function drawn(
  name: string,
  players: 2 | 3 | 4,
  points: number,
  drawing: string,
  counts: readonly number[],
): Case<State, Table> {
  return { name, state: position(drawing, { players, points }), table: fromDiagram(drawing, players, points), counts };
}

const cases: readonly Case<State, Table>[] = [
  ...casesOf(strage, counted, begin, after),
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
    'no orc can move',
    3,
    1,
    `
    xxxxr...
    xxxxg...
    rgbgb...
    ........
    .......s`,
    [27, 171, 1295, 7978, 166032],
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

it.each(cases)('the numbers of move sequences, with chance moves: $name', (given) => {
  expectCounts(strage, { movesOf, after }, given, 60_000);
});

/** Picks among the legal moves. Every third is the greedy bot's, since random play rescues hardly any sprite. */
const games = fc.record({
  options: strageSpec.options,
  picks: fc.array(fc.nat(), { minLength: 300, maxLength: 1200, size: 'max' }),
});
const greedy = greedyBot(strage, evaluate);

function picked(state: State, pick: number): Move | undefined {
  const moves = strage.legalMoves(state);
  const actor = strage.actor(state);
  if (typeof actor !== 'number' || pick % 3 > 0) return moves[pick % moves.length];
  const observation = { viewer: actor, view: strage.view(state, actor), actor, moves };
  return greedy.decide(observation, { rng: seeded(pick) });
}

describe('in random games', () => {
  it('the naive rules allow the same moves and reach the same positions and winners', () => {
    let ended = 0;
    fc.assert(
      fc.property(games, ({ options, picks }) => {
        let state = strage.setup(options);
        let table = begin(options);
        let record = JSON.stringify(options);
        for (const pick of picks) {
          expect(movesOf(table).sort().join(' '), record).toBe(legal(state));
          const move = picked(state, pick);
          if (move === undefined) break;
          const notation = strage.print(move);
          [state, table, record] = [strage.apply(state, move), after(table, notation), `${record} ${notation}`];
          expectAlike([diagramOf(table), ...savedBy(table)], [diagram(state), ...state.saved], record);
        }
        if (strage.actor(state) !== 'over') return;
        expect(winnersOf(table)).toEqual(strage.outcome(state)?.winners);
        ended += 1;
      }),
      // The first disagreement is enough; shrinking with the naive rules takes minutes.
      { numRuns: tries(15, 3), seed: 20090220, endOnFailure: true },
    );
    expect(ended).toBeGreaterThan(0);
  });
});
