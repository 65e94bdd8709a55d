import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Move, State } from '../../../src/games/elfengold/index.ts';
import { cardKinds, elfengold, tileKinds } from '../../../src/games/elfengold/index.ts';
import { towns } from '../../../src/games/elfenland/index.ts';
import { townCardIds } from '../../../src/realm/data.ts';
import { piecesTaken } from '../../../src/realm/pieces.ts';
import { expectAlike } from '../../testing/alike.ts';
import { effort, tries } from '../../testing/effort.ts';
import { type Case, casesOf, expectCounts } from '../perft.ts';
import { counted } from './counts.ts';
import { movesOf, oddsOf } from './naive/choices.ts';
import { after, resultOf } from './naive/course.ts';
import { begin, seatOf as seatAt, type Table } from './naive/table.ts';
import { auctionOf, legal, odds, play, position } from './position.ts';
import { spec as elfengoldSpec } from './spec.ts';

const ROADS = 'ixara-lapphalya-forest=dragon+elfcycle! lapphalya-virst-plain=magic-cloud ixara-virst-plain=dragon$';

const cases: readonly Case<State, Table>[] = [
  ...casesOf(elfengold, counted, begin, after),
  {
    name: 'an auction of two, capped',
    state: position({
      phase: 'auction',
      options: { bidding: 'capped' },
      gold: [3, 2],
      step: auctionOf('dragon log', 2),
    }),
    counts: [4, 7, 20, 35, 456, 1053],
  },
  {
    name: 'an auction of three with penalties',
    state: position({
      phase: 'auction',
      players: 3,
      gold: [2, 1, 0],
      step: auctionOf('dragon', 3, { bid: 297, bidder: 2 }),
    }),
    counts: [4, 10, 317, 47270],
  },
  {
    name: 'planning with every spell',
    state: position({
      phase: 'planning',
      open: ['double exchange elfcycle', 'log gold'],
      faceDown: ['unicorn', 'sea-monster'],
      roads: 'ixara-lapphalya-forest=dragon lapphalya-virst-plain=magic-cloud albaran-feodor-desert=troll-wagon',
    }),
    counts: [58, 1150, 37717],
  },
  {
    name: 'movement with wizards and no hand limit',
    state: position({
      options: { wizards: true, handLimit: null },
      boots: 'ixara virst',
      hands: ['dragon*2 elfcycle magic-cloud*2 raft*2 wizard', 'raft*2'],
      gold: [4, 0],
      roads: ROADS,
    }),
    counts: [65, 1059, 7304, 32014],
  },
  {
    name: 'a move that ends above Elfenland’s hand limit',
    state: position({ hands: ['dragon*3 unicorn*2 elfcycle'] }),
    // The end; 3 kinds to discard; 3 + 3 + 2; 8 kinds to draw; 7 × 8 + 3 after a gold card.
    counts: [1, 3, 8, 64, 472],
  },
  {
    name: 'drawing with a short display',
    state: { ...position({ phase: 'draw', display: 'raft dragon', deck: 'gold unicorn*2', goldPile: 2 }) },
    counts: [4, 9, 20, 40, 77, 270],
  },
  {
    name: 'the end of a round',
    state: play(
      position({
        turn: 1,
        earned: 3,
        open: ['dragon log gold', 'unicorn unicorn'],
        faceDown: ['dragon', 'elfcycle'],
        roads: ROADS,
      }),
      'end:gold',
    ),
    counts: [6, 12, 24, 192, 540, 3900],
  },
];

it.each(cases)('the numbers of move sequences, with chance moves: $name', (given) => {
  expectCounts(elfengold, { movesOf, after }, given, 10_000);
});

/** Picks among the legal moves. In planning every third choice is a pass, so that tiles are left over. */
const games = fc.record({
  options: elfengoldSpec.options,
  picks: fc.array(fc.nat(), { minLength: 500, maxLength: 1000, size: 'max' }),
});

/** Any move, with a preference for special tiles, and only the lowest legal bids. */
function picked(state: State, pick: number): Move | undefined {
  const moves = elfengold.legalMoves(state);
  if (state.phase === 'planning' && pick % 3 === 0) return { type: 'pass' };
  const special = moves.filter((move) => move.type === 'place' && /^(?:double|exchange|gold|log)$/.test(move.tile));
  if (special.length > 0 && pick % 2 === 0) return special[pick % special.length];
  // The last move is a pass.
  const choice = state.phase === 'auction' ? [...moves.slice(0, 2), ...moves.slice(-1)] : moves;
  return choice[pick % choice.length];
}

describe('in random games', () => {
  it('the naive rules allow the same moves with the same odds and reach the same tables and results', () => {
    const seen = new Set<string>();
    let ended = 0;
    fc.assert(
      fc.property(games, ({ options, picks }) => {
        let state = elfengold.setup(options);
        let table = begin(options);
        let record = JSON.stringify(options);
        for (const pick of picks) {
          expectAlike(movesOf(table).sort(), legal(state), record);
          expectAlike(Object.fromEntries(oddsOf(table)), odds(state), record);
          const move = picked(state, pick);
          if (move === undefined) break;
          seen.add(move.type);
          const notation = elfengold.print(move);
          [state, table, record] = [elfengold.apply(state, move), after(table, notation), `${record} ${notation}`];
          expectAlike(told(table), toldBy(state), record);
        }
        if (elfengold.actor(state) !== 'over') return;
        const { scores, ranking } = elfengold.outcome(state) ?? {};
        expect(resultOf(table)).toEqual({ scores, ranking });
        ended += 1;
      }),
      // The first disagreement is enough.
      { numRuns: tries(60, 3), seed: 1999, endOnFailure: true },
    );
    expect(ended).toBeGreaterThan(tries(10));
    // Only at full effort, like everything that random play must reach.
    if (effort() >= 1) expect(Object.keys(elfengold.moves).filter((type) => !seen.has(type))).toEqual([]);
  });
});

describe('at the end of a game', () => {
  const names: string[] = towns.slice(1).map(({ id }) => id);
  const seat = fc.record({
    // All pieces or nearly all, in most cases.
    without: fc.oneof(fc.constant<string[]>([]), fc.subarray(names, { maxLength: 3 })),
    boot: fc.constantFrom(...names),
    gold: fc.nat(2),
  });
  const tables = fc.record({
    seats: fc.array(seat, { minLength: 2, maxLength: 6 }),
    cards: fc.shuffledSubarray<string>([...townCardIds], { minLength: 6, maxLength: 6 }),
    round: fc.constantFrom(4, 5, 6),
    destination: fc.boolean(),
  });

  it('the naive rules give every seat the same place, in any round', () => {
    const seen = { early: 0, shared: 0, upset: 0 };
    fc.assert(
      fc.property(tables, ({ seats, cards, round, destination }) => {
        const table = { ...begin({ players: seats.length, firstSeat: 0, destination }), round };
        table.seats = seats.map(({ without, boot, gold }, number) => ({
          ...seatAt(table, number),
          taken: names.filter((town) => !without.includes(town) || town === boot),
          boot,
          gold,
          townCard: cards[number] ?? '',
        }));
        const state = position({
          phase: 'over',
          players: ([2, 3, 4, 5, 6] as const)[seats.length - 2] ?? 2,
          round,
          boots: table.seats.map(({ boot }) => boot).join(' '),
          taken: table.seats.map(({ taken }) => taken.join(' ')),
          gold: table.seats.map(({ gold }) => gold),
          ...(destination && { townCards: cards.slice(0, seats.length).join(' ') }),
        });
        const { scores = [], ranking = [], winners = [] } = elfengold.outcome(state) ?? {};
        expect(resultOf(table)).toEqual({ scores, ranking });
        expect(winners).toEqual(ranking.flatMap((place, own) => (place === 1 ? [own] : [])));
        seen.early += round < 6 ? 1 : 0;
        seen.shared += winners.length > 1 ? 1 : 0;
        seen.upset += winners.some((own) => (scores[own] ?? 0) < Math.max(...scores)) ? 1 : 0;
      }),
      { numRuns: tries(2000, 3), seed: 2004 },
    );
    expect(Math.min(seen.early, seen.shared, seen.upset)).toBeGreaterThan(tries(50));
  });
});

/** The holdings of all players and the contents of every place. */
function told({ seats, deck, discard, display, goldPile, pile }: Table): unknown[] {
  const sorted = (names: readonly string[]): string => [...names].sort().join(' ');
  return [
    ...seats.map(({ boot, taken, gold, hand, open, faceDown }) =>
      [boot, taken.length, gold, sorted(hand), sorted(open), sorted(faceDown)].join(' | '),
    ),
    ...[deck, discard, display, pile].map(sorted),
    goldPile,
  ];
}

function toldBy(state: State): unknown[] {
  const sorted = (kinds: readonly string[], pool: readonly number[] = []): string =>
    kinds
      .flatMap((kind, number) => Array.from({ length: pool[number] ?? 0 }, () => kind))
      .sort()
      .join(' ');
  const { boots, pieces, gold, hands, open, faceDown, deck, discard, display, pile, goldPile } = state;
  return [
    ...boots.map((boot, seat) =>
      [
        towns[boot]?.id,
        piecesTaken(pieces[seat] ?? 0),
        gold[seat],
        sorted(cardKinds, hands[seat]),
        sorted(tileKinds, open[seat]),
        sorted(tileKinds, faceDown[seat]),
      ].join(' | '),
    ),
    ...[deck, discard, display].map((pool) => sorted(cardKinds, pool)),
    sorted(tileKinds, pile),
    goldPile,
  ];
}
