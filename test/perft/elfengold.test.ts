import { describe, expect, it } from 'vitest';
import type { Move, State } from '../../src/games/elfengold/index.ts';
import { elfengold } from '../../src/games/elfengold/index.ts';
import { auctionOf, play, position } from '../games/elfengold/position.ts';
import { perft } from './perft.ts';

interface Case {
  readonly name: string;
  readonly state: State;
  /** By depth, from 1. */
  readonly counts: readonly number[];
}

const ROADS = 'ixara-lapphalya-forest=dragon+elfcycle! lapphalya-virst-plain=magic-cloud ixara-virst-plain=dragon$';

/** No second reading of these rules has counted them: the numbers detect change. */
const cases: readonly Case[] = [
  { name: 'the beginning', state: elfengold.setup(), counts: [4, 28, 196, 1372, 9604, 67228] },
  {
    name: 'the beginning with drawn values and town cards',
    state: elfengold.setup({ players: 2, firstSeat: 1, goldValues: 'random', destination: true }),
    counts: [6, 34, 183, 939, 4607, 21677],
  },
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
    state: position({ phase: 'auction', players: 3, gold: [2, 1, 0], step: auctionOf('dragon', 3) }),
    counts: [4, 9, 18, 107, 192, 433],
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
    name: 'movement with wizards',
    state: position({
      options: { wizards: true },
      boots: 'ixara virst',
      hands: ['dragon*2 elfcycle magic-cloud*2 raft*2 wizard', 'raft*2'],
      gold: [4, 0],
      roads: ROADS,
    }),
    counts: [65, 1059, 7304, 32014],
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

const movesIn = (state: State): Move[] => elfengold.legalMoves(state);

describe('the numbers of move sequences, those of chance included', () => {
  it.each(cases)('$name', ({ state, counts }) => {
    expect(counts.length).toBeGreaterThan(2);
    expect(counts.map((_, index) => perft(state, index + 1, movesIn, elfengold.apply))).toEqual(counts);
  });
});
