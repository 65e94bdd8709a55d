import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/games/elfenland/index.ts';
import { counterKinds, elfenland, roads, towns, travelCardKinds } from '../../../src/games/elfenland/index.ts';
import { townsLeft } from '../../../src/realm/pieces.ts';
import { expectAlike } from '../../testing/alike.ts';
import { tries } from '../../testing/effort.ts';
import { type Case, casesOf, expectCounts } from '../perft.ts';
import { counted } from './counts.ts';
import { after, begin, movesOf, oddsOf, resultOf, type Table } from './naive/table.ts';
import { legal, odds, position } from './position.ts';
import { spec as elfenlandSpec } from './spec.ts';

const piecesOf = (pool: readonly number[], kinds: readonly string[]): string[] =>
  kinds.flatMap((kind, number) => Array.from({ length: pool[number] ?? 0 }, () => kind));
const townId = (town: number): string => towns[town]?.id ?? '';

/** The same position for the naive rules. */
function tableOf(state: State, agenda: string): Table {
  const { players, rounds, deal, finalHandLimit, destination, round, starter, step } = state;
  const counters = state.counters.flatMap((counter, road): [string, string][] =>
    counter === null ? [] : [[roads[road]?.id ?? '', counterKinds[counter] ?? '']],
  );
  return {
    options: { players, firstSeat: starter ?? 0, rounds, deal, finalHandLimit, destination },
    agenda: agenda.split(', '),
    round,
    first: starter ?? 0,
    deck: piecesOf(state.deck, travelCardKinds),
    discard: piecesOf(state.discard, travelCardKinds),
    pile: piecesOf(state.pile, counterKinds),
    display: piecesOf(state.display, counterKinds),
    passes: step.kind === 'planning' ? step.passes : 0,
    counters: Object.fromEntries(counters),
    obstacles: state.obstacles.flatMap((lies, road) => (lies ? [roads[road]?.id ?? ''] : [])),
    seats: state.boots.map((boot, seat) => ({
      boot: townId(boot),
      taken: towns
        .slice(1)
        .map(({ id }) => id)
        .filter((id) => !townsLeft(state.pieces[seat] ?? 0).includes(id)),
      hand: piecesOf(state.hands[seat] ?? [], travelCardKinds),
      open: piecesOf(state.open[seat] ?? [], counterKinds),
      faceDown: piecesOf(state.faceDown[seat] ?? [], counterKinds),
      hasObstacle: state.obstacleInHand[seat] ?? false,
      townCard: townId(state.townCards[seat] ?? -1),
    })),
  };
}

function placed(name: string, state: State, agenda: string, counts: readonly number[]): Case<State, Table> {
  return { name, state, table: tableOf(state, agenda), counts };
}

const cases: readonly Case<State, Table>[] = [
  ...casesOf(elfenland, counted, begin, after),
  placed(
    'counters',
    position({ phase: 'counters', players: 2, turn: 1, display: 'dragon*3 unicorn*2', lap: 3, faceDown: ['dragon*2'] }),
    'choose 1',
    [3, 18, 648, 20353],
  ),
  placed(
    'planning',
    position({
      phase: 'planning',
      players: 3,
      turn: 1,
      open: ['dragon', 'giant-pig unicorn', 'unicorn'],
      faceDown: ['dragon', 'unicorn', 'magic-cloud'],
      roads: 'dagamura-feodor-desert=troll-wagon',
    }),
    'plan 1',
    [74, 4091, 278318],
  ),
  placed(
    'movement',
    position({
      boots: 'dagamura virst',
      hands: ['dragon*2 raft*2 troll-wagon*2 unicorn', 'raft*4 elfcycle*2'],
      open: ['dragon*2', 'elfcycle'],
      faceDown: ['unicorn', 'dragon'],
      roads: 'dagamura-feodor-desert=troll-wagon! lapphalya-virst-plain=elfcycle dagamura-lapphalya-forest=dragon',
    }),
    'move 0, move 1',
    [28, 120, 330, 1583, 4875, 10538],
  ),
  placed(
    'the end of a round',
    position({
      phase: 'keep',
      players: 3,
      starter: 2,
      hands: ['dragon*4', 'raft*2', ''],
      open: ['dragon unicorn', 'elfcycle', 'giant-pig*2 unicorn'],
      faceDown: ['dragon', '', 'unicorn'],
      roads: 'dagamura-feodor-desert=troll-wagon!',
      discard: 'raft*10',
    }),
    'keep 2, keep 0',
    [3, 9, 63, 441, 3087, 21609],
  ),
];

it.each(cases)('the numbers of move sequences, with chance moves: $name', (given) => {
  expectCounts(elfenland, { movesOf, after }, given, 30_000);
});

/** Picks among the legal moves. In planning every other choice is a pass, so that counters are left over. */
const games = fc.record({
  options: elfenlandSpec.options,
  picks: fc.array(fc.nat(), { minLength: 600, maxLength: 1200, size: 'max' }),
});

describe('in random games', () => {
  it('the naive rules allow the same moves with the same odds and reach the same results', () => {
    let ended = 0;
    fc.assert(
      fc.property(games, ({ options, picks }) => {
        let state = elfenland.setup(options);
        let table = begin(options);
        let record = JSON.stringify(options);
        for (const pick of picks) {
          expectAlike(movesOf(table).sort(), legal(state), record);
          expectAlike(Object.fromEntries(oddsOf(table)), odds(state), record);
          const moves = elfenland.legalMoves(state);
          const move = state.phase === 'planning' && pick % 2 === 0 ? moves.at(-1) : moves[pick % moves.length];
          if (move === undefined) break;
          const notation = elfenland.print(move);
          [state, table, record] = [elfenland.apply(state, move), after(table, notation), `${record} ${notation}`];
          const taken = table.seats.map((seat) => 20 - seat.taken.length);
          expect(
            state.pieces.map((left) => townsLeft(left).length),
            record,
          ).toEqual(taken);
          expectAlike(
            state.boots.map(townId),
            table.seats.map(({ boot }) => boot),
            record,
          );
        }
        if (elfenland.actor(state) !== 'over') return;
        expect(resultOf(table)).toEqual({
          scores: elfenland.outcome(state)?.scores,
          winners: elfenland.outcome(state)?.winners,
        });
        ended += 1;
      }),
      // The first disagreement is enough.
      { numRuns: tries(25, 3), seed: 1998, endOnFailure: true },
    );
    expect(ended).toBeGreaterThan(tries(10));
  });
});
