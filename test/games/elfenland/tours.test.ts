import { describe, expect, it } from 'vitest';
import { botOf } from '../../../src/bots/catalogue.ts';
import { seeded } from '../../../src/core/rng.ts';
import { evaluate } from '../../../src/games/elfenland/heuristic.ts';
import type { State } from '../../../src/games/elfenland/index.ts';
import { elfenland } from '../../../src/games/elfenland/index.ts';
import { kit } from '../../../src/games/elfenland/kit.ts';
import type { Prices } from '../../../src/realm/tours.ts';
import { bestTour, NO_VALUES } from '../../../src/realm/tours.ts';
import { counterKinds } from '../../../src/realm/transport.ts';
import type { Position } from './position.ts';
import { position, townOf } from './position.ts';

const prices: Prices = { piece: 100, card: 1, kept: 10, laying: 15, gold: 2, instead: 0 };

/** The value of the best tour of seat 0. @param own counters that it may lay. */
function worth(given: Position, over: Partial<Prices> = {}, own: string | null = null): number {
  const state = position(given);
  const counters =
    own === null ? null : counterKinds.map((kind) => own.split(' ').filter((one) => one === kind).length);
  const [from = 0, left = 0, hand = []] = [state.boots[0], state.pieces[0], state.hands[0]];
  return bestTour(state, { from, left, hand, counters, values: NO_VALUES, earned: 0 }, { ...prices, ...over });
}

const STAR = 'elvenhold-lapphalya-plain=dragon beata-elvenhold-plain=dragon';

describe('the best tour', () => {
  it('counts the towns that one hand reaches together, not one by one', () => {
    // The one card reaches either town. Both, there and back, cost three cards.
    expect(worth({ roads: STAR, hands: ['dragon'] })).toBe(100);
    expect(worth({ roads: STAR, hands: ['dragon*2'] })).toBe(101);
    expect(worth({ roads: STAR, hands: ['dragon*3'] })).toBe(200);
  });

  it('pays caravans with cards that fit no road', () => {
    expect(worth({ roads: STAR, hands: ['giant-pig unicorn*2'] })).toBe(100);
    expect(worth({ roads: STAR, hands: ['giant-pig unicorn'] })).toBe(2);
    expect(worth({ roads: STAR, hands: ['dragon*2 giant-pig unicorn*2'] })).toBe(200);
  });

  it('may pass through towns without a piece', () => {
    const roads = 'elvenhold-lapphalya-plain=dragon lapphalya-virst-plain=elfcycle';
    expect(worth({ roads, taken: ['lapphalya'], hands: ['dragon elfcycle'] })).toBe(100);
    expect(worth({ roads, taken: ['lapphalya virst'], hands: ['dragon elfcycle'] })).toBe(2);
  });

  it('pays more for obstacles and upstream', () => {
    expect(worth({ roads: `${STAR}!`, boots: 'beata elvenhold', hands: ['dragon'] })).toBe(1);
    expect(worth({ roads: `${STAR}!`, boots: 'beata elvenhold', hands: ['dragon*2'] })).toBe(2);
    expect(worth({ hands: ['raft'] })).toBe(100);
    expect(worth({ boots: 'rivinia elvenhold', taken: ['tichih'], hands: ['raft'] })).toBe(1);
  });

  it("lays the seat's own counters, each once and at a price", () => {
    expect(worth({ hands: ['unicorn*2'], taken: ['ergeren'] }, {}, 'unicorn')).toBe(2);
    expect(worth({ hands: ['dragon*2'] }, {}, 'dragon')).toBe(86);
    expect(worth({ hands: ['dragon elfcycle'] }, {}, 'dragon elfcycle')).toBe(170);
    expect(worth({ hands: ['dragon elfcycle'] }, { laying: 200 }, 'dragon elfcycle')).toBe(2);
  });

  it('keeps cards worth more than a piece, up to the hand limit', () => {
    expect(worth({ roads: STAR, hands: ['dragon*2'] }, { card: 120 })).toBe(240);
    expect(worth({ roads: STAR, hands: ['dragon*2'] }, { card: 120, kept: 1 })).toBe(220);
  });

  it('collects gold on its way, or the alternative to gold', () => {
    const state = position({ roads: STAR, hands: ['dragon'] });
    const values = NO_VALUES.map((_, town) => (town === townOf('beata') ? 7 : 3));
    const [left = 0, hand = []] = [state.pieces[0], state.hands[0]];
    const tour = (over: Partial<Prices>, earned: number): number =>
      bestTour(state, { from: 0, left, hand, counters: null, values, earned }, { ...prices, ...over });
    expect(tour({}, 0)).toBe(114);
    expect(tour({}, 5)).toBe(124);
    expect(tour({ instead: 30 }, 5)).toBe(130);
    // A card kept is worth more than the piece, but less than the gold.
    expect(tour({ piece: 0, card: 5 }, 0)).toBe(14);
  });
});

/** The moves of a greedy seat 0 until its movement ends. */
function moved(state: State): string[] {
  const bot = botOf('greedy', kit);
  const moves: string[] = [];
  let reached = state;
  while (reached.phase === 'movement' && reached.turn === 0) {
    const seen = { viewer: 0, view: elfenland.view(reached, 0), actor: 0, moves: elfenland.legalMoves(reached) };
    const move = bot.decide(seen, { rng: seeded(1) });
    moves.push(elfenland.print(move));
    reached = elfenland.apply(reached, move);
  }
  return moves;
}

it('a greedy seat completes its tour although the first steps gain nothing', () => {
  const roads =
    'beata-elvenhold-plain=dragon elvenhold-lapphalya-plain=dragon lapphalya-virst-plain=elfcycle ixara-virst-plain=elfcycle';
  // Lapphalya has no piece left and costs as much as Beata, but two more towns lie beyond it.
  const state = position({ roads, taken: ['lapphalya'], hands: ['dragon elfcycle*2', ''] });
  expect(moved(state)).toEqual(['>elvenhold-lapphalya-plain', '>lapphalya-virst-plain', '>ixara-virst-plain', 'end']);
});

it('the evaluation of a seat is the same before and after its move, apart from chance', () => {
  const roads = 'beata-elvenhold-plain=dragon';
  const before = position({ roads, starter: 1, turn: 0, hands: ['dragon', ''] });
  const after = position({ roads, starter: 1, turn: 0, boots: 'beata elvenhold', discard: 'dragon' });
  const judged = [before, after].map((state) => evaluate(state, 0));
  expect(judged[0]).toBe(judged[1]);
});
