import { describe, expect, it } from 'vitest';
import type { Event, FairysFate, Place, State } from '../../../src/games/fairys-fate/index.ts';
import { fairysFate } from '../../../src/games/fairys-fate/index.ts';
import { tries } from '../../testing/effort.ts';
import { type RandomGames, randomPlay } from '../random-play.ts';
import { spec } from './spec.ts';

const randomGames = { game: fairysFate, options: spec.options };

/** Invariants over the history of a game; those of a single state are in `spec.ts`. */
interface History {
  /** By the events alone: how every card on the places was laid, and who has seen it since. */
  readonly places: Record<Place, { readonly covered: boolean; readonly seenBy: Set<number> }[]>;
  /** By seat: the surplus or deficit of a hand compared with the four cards dealt. */
  readonly extra: number[];
  /** By seat: wisdoms used. */
  readonly wise: number[];
  turns: number;
  plays: number;
  /** Turns begun or lost since a card was played or a place turned up. */
  idle: number;
  /** Travels begun with piles and hands empty. */
  late: number;
}

/** Whether piles and hands are empty and no travel is in progress. */
function isLastRound({ phase, piles, seats, travel }: State): boolean {
  if (phase === 'first-seat' || phase.startsWith('deal-')) return false;
  return travel === null && piles.every(({ size }) => size === 0) && seats.every(({ hand }) => hand.length === 0);
}

function newHistory({ players }: State): History {
  return {
    places: { cave: [], meadow: [], wood: [], river: [], hill: [] },
    extra: Array.from({ length: players }, () => 0),
    wise: Array.from({ length: players }, () => 0),
    turns: 0,
    plays: 0,
    idle: 0,
    late: 0,
  };
}

/** Plays this many random moves and visits every state with the history before it. */
function withHistory(
  positions: number,
  visit: (state: State, history: History) => void,
  games: RandomGames<FairysFate> = randomGames,
): void {
  let history: History | undefined;
  randomPlay(games, positions, ({ state, move, ply }) => {
    if (history === undefined || ply === 0) history = newHistory(state);
    visit(state, history);
    const current = history;
    if (move.type === 'travel' && isLastRound(state)) current.late += 1;
    fairysFate.apply(state, move, (event) => record(current, event));
  });
}

function record(history: History, event: Event): void {
  const { places, extra, wise } = history;
  switch (event.type) {
    case 'turn':
    case 'turn-lost':
      history.turns += 1;
      history.idle += 1;
      return;
    case 'played': {
      const covered = event.slot % 2 === 0;
      places[event.place].push({ covered, seenBy: new Set(covered ? [event.seat] : []) });
      history.plays += 1;
      history.idle = 0;
      return;
    }
    case 'looked-at':
      places[event.place][event.slot]?.seenBy.add(event.seat);
      return;
    case 'swapped': {
      const [one, other] = [places[event.place][event.slot], places[event.otherPlace][event.otherSlot]];
      if (one === undefined || other === undefined) throw new Error('nothing to swap');
      places[event.place][event.slot] = other;
      places[event.otherPlace][event.otherSlot] = one;
      return;
    }
    case 'transported':
      places[event.to].push(...places[event.place].splice(event.slot, 1));
      return;
    case 'turned-up':
      places[event.place] = [];
      history.idle = 0;
      return;
    case 'cleared':
      places[event.place] = [];
      return;
    case 'fairy-used':
      if (event.fairy === 'wealth') extra[event.seat] = (extra[event.seat] ?? 0) + 1;
      if (event.fairy === 'wisdom') wise[event.seat] = (wise[event.seat] ?? 0) + 1;
      return;
    case 'discarded':
      extra[event.seat] = (extra[event.seat] ?? 0) - 1;
      return;
    default:
      return;
  }
}

describe('through tens of thousands of random moves', () => {
  it('cards lie covered in slots 0 and 2 as played, and stay covered or open when a fairy moves them', () => {
    let moved = 0;
    withHistory(tries(30_000), ({ places }, history) => {
      const lies = Object.values(places).map((on) => on.map(({ covered }) => covered));
      expect(lies).toEqual(Object.values(history.places).map((on) => on.map(({ covered }) => covered)));
      if (lies.some((on) => on.some((covered, slot) => covered !== (slot % 2 === 0)))) moved += 1;
    });
    expect(moved).toBeGreaterThan(tries(100));
  });

  it('a seat still knows a covered card that it has seen after the card is moved, and no other seat does', () => {
    let looked = 0;
    withHistory(tries(30_000), (state, history) => {
      const seen = Object.values(history.places).map((on) =>
        on.map(({ covered, seenBy }) => (covered ? [...seenBy].sort((a, b) => a - b) : [])),
      );
      expect(Object.values(state.places).map((on) => on.map(({ knownTo }) => knownTo))).toEqual(seen);
      if (seen.flat().some((seats) => seats.length > 1)) looked += 1;
      const viewer = state.turn;
      const shown = Object.values(fairysFate.view(state, viewer).places).map((on) =>
        on.map(({ card }) => card !== null),
      );
      expect(shown).toEqual(
        Object.values(history.places).map((on) => on.map(({ covered, seenBy }) => !covered || seenBy.has(viewer))),
      );
    });
    expect(looked).toBeGreaterThan(tries(100));
  });

  it('a hand at the start of a turn has four cards, plus one for each wealth and minus one for each poverty', () => {
    let seen = 0;
    withHistory(tries(30_000), ({ phase, piles, seats }, { extra }) => {
      if (phase !== 'turn' || piles.every(({ size }) => size === 0)) return;
      expect(seats.map(({ hand }) => hand.length)).toEqual(extra.map((more) => 4 + more));
      seen += 1;
    });
    expect(seen).toBeGreaterThan(tries(1000));
  });

  it('a seat holds one recipe plus one for each wisdom that it has used', () => {
    withHistory(tries(30_000), ({ phase, turn, seats }, { wise }) => {
      if (phase === 'first-seat' || phase.startsWith('deal-')) return;
      const due = (seat: number): number => (phase === 'wisdom' && seat === turn ? 1 : 0);
      expect(seats.map(({ recipes }) => recipes.length)).toEqual(wise.map((used, seat) => 1 + used - due(seat)));
    });
  });

  it('once piles and hands are empty, at most one turn of each seat outside travels and one travel follow', () => {
    let seen = 0;
    let hasEmptied = false;
    // A player who no longer travels when the piles are empty plays all his cards.
    const staying: RandomGames<FairysFate> = {
      ...randomGames,
      pick({ piles }, legal, rng) {
        const others = legal.filter(({ type }) => type !== 'travel' || piles.some(({ size }) => size > 0));
        return others.length > 0 ? others[rng.int(others.length)] : undefined;
      },
    };
    const visit = (state: State, { plays, idle, late }: History): void => {
      if (plays === 0) hasEmptied = false;
      if (hasEmptied && state.travel === null) expect(isLastRound(state)).toBe(true);
      expect(late).toBeLessThanOrEqual(1);
      if (!isLastRound(state)) return;
      hasEmptied = true;
      expect(idle).toBeLessThanOrEqual(state.players);
      seen += 1;
    };
    withHistory(tries(30_000, 10_000), visit, staying);
    expect(seen).toBeGreaterThan(tries(10));
  });

  it('the game ends after at most 96 plays and fewer than 226 turns per seat', () => {
    let [games, last] = [0, 0];
    withHistory(tries(30_000), ({ players }, { plays, turns }) => {
      if (plays < last) games += 1;
      last = plays;
      expect(plays).toBeLessThanOrEqual(96);
      expect(turns).toBeLessThan(226 * players);
    });
    expect(games).toBeGreaterThan(tries(50));
  });
});
