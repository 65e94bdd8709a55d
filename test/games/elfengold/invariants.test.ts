import { describe, expect, it } from 'vitest';
import type { Event, Move, State } from '../../../src/games/elfengold/index.ts';
import { elfengold } from '../../../src/games/elfengold/index.ts';
import { tries } from '../../testing/effort.ts';
import { randomPlay } from '../random-play.ts';
import { randomGames } from './random-games.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** How much an event changes a seat's gold. */
function changeBy(event: Event, seat: number): number {
  if (!('seat' in event) || event.seat !== seat) return 0;
  switch (event.type) {
    case 'gold-taken':
    case 'income':
    case 'move-ended':
      return event.gold;
    case 'lot-sold':
    case 'defaulted':
    case 'travelled':
    case 'flown':
      return -event.gold;
    default:
      return 0;
  }
}

function eventsOf(state: State, move: Move): Event[] {
  const events: Event[] = [];
  elfengold.apply(state, move, (event) => events.push(event));
  return events;
}

describe('invariants between consecutive states', () => {
  it('gold changes only by events that state the amount', () => {
    let changes = 0;
    randomPlay(randomGames, tries(12_000, 4000), ({ state, move, next }) => {
      const events = eventsOf(state, move);
      for (const [seat, before] of state.gold.entries()) {
        const change = sum(events.map((event) => changeBy(event, seat)));
        expect(next.gold[seat]).toBe(before + change);
        if (change !== 0) changes += 1;
      }
    });
    expect(changes).toBeGreaterThan(tries(500));
  });

  it('bids rise strictly, and each lot ends sold or back in the pile after at most one auction per player', () => {
    let lots = 0;
    let defaults = 0;
    randomPlay(randomGames, tries(6000), ({ state, move, next }) => {
      const events = eventsOf(state, move);
      for (const { type } of events) {
        if (type === 'lot-opened') defaults = 0;
        if (type !== 'defaulted') continue;
        defaults += 1;
        expect(defaults).toBeLessThanOrEqual(state.players);
      }
      if (state.step.kind !== 'auction') return;
      if (move.type === 'bid') expect(move.amount).toBeGreaterThan(state.step.bid);
      const ended = events.filter(({ type }) => type === 'lot-sold' || type === 'lot-unsold').length;
      const left = next.step.kind === 'auction' ? next.step.lots.length : 0;
      expect(state.step.lots.length - left).toBe(ended);
      lots += ended;
    });
    expect(lots).toBeGreaterThan(tries(100));
  });

  it('between draws the display has three cards, unless no card was left to fill it (EG-4.3)', () => {
    let draws = 0;
    // Gold cards may have come to the discard pile since then.
    let wasEmpty = false;
    randomPlay(randomGames, tries(8000), ({ state: { phase, step, display, deck, discard } }) => {
      const isDrawing = step.kind === 'draw' && step.before === 'income';
      wasEmpty = isDrawing && sum(display) < 3 && (wasEmpty || sum(deck) + sum(discard) === 0);
      if (!isDrawing || phase !== 'draw') return;
      draws += 1;
      expect(sum(display) === 3 || wasEmpty).toBe(true);
    });
    expect(draws).toBeGreaterThan(tries(300));
  });

  it('an exchange does not change the number of counters on any road', () => {
    let swaps = 0;
    const numbers = ({ counters, seconds }: State): number[] =>
      counters.map((counter, road) => Number(counter !== null) + Number(seconds[road] !== null));
    randomPlay(randomGames, tries(30_000), ({ state, move, next }) => {
      if (move.type !== 'swap') return;
      swaps += 1;
      expect(numbers(next)).toEqual(numbers(state));
    });
    expect(swaps).toBeGreaterThan(tries(10));
  });

  it('a double lies exactly on roads with two counters, except while it is being played', () => {
    let doubles = 0;
    randomPlay(randomGames, tries(30_000), ({ state }) => {
      doubles += state.seconds.filter((second) => second !== null).length;
      if (state.step.kind === 'spell' && state.phase === 'add') expect(state.seconds[state.step.road]).toBeNull();
    });
    expect(doubles).toBeGreaterThan(tries(50));
  });
});
