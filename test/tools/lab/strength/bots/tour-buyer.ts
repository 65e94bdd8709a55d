/**
 * A bot of Elfengold that is independent of the library's bots: it knows the map, the chart of fares (EL-2.3, EL-2.4)
 * and what its seat sees. It computes the value of the best whole tour that its hand can pay for, on the current roads
 * and with its own counters on empty roads, by depth-first search. It lays the counters of the tour, buys and draws
 * what improves the tour, and travels it.
 */
import type { Bot } from '../../../../../src/bots/bot.ts';
import type { Observation } from '../../../../../src/core/observation.ts';
import {
  type Elfengold,
  handCardKinds,
  type Move,
  tileKinds,
  type View,
} from '../../../../../src/games/elfengold/index.ts';
import {
  counterKinds,
  roads,
  type Terrain,
  type TownId,
  towns,
  travelCardKinds,
} from '../../../../../src/games/elfenland/index.ts';

const FARES: Readonly<Record<Terrain, readonly number[]>> = {
  // By counter: dragon, elfcycle, giant pig, magic cloud, troll wagon, unicorn.
  plain: [1, 1, 1, 2, 1, 0],
  forest: [2, 1, 1, 2, 2, 1],
  desert: [1, 0, 0, 0, 2, 2],
  mountain: [1, 2, 0, 1, 2, 1],
  river: [],
  lake: [],
};
const RAFT = travelCardKinds.indexOf('raft');
const CARAVAN = 3;
/** Weights, in tenths of a town: untuned guesses. */
const TOWN = 10;
const GOLD = 0.3;
const CARD = 0.5;
const USEFUL_CARDS = 4;
const DECK = 2.5;
/** The maximum value of a card: a town, and its gold twice. */
const MOST_OF_A_CARD = TOWN + 14 * GOLD;
const MOST_STEPS = 4_000;

/** One step of a tour: by a counter of that number, by raft, or by caravan (`null`); the counter may be still in hand. */
interface Leg {
  readonly road: number;
  readonly to: number;
  readonly by: number | null;
  readonly fare: number;
  readonly isOwn: boolean;
}

interface Tour {
  readonly worth: number;
  readonly legs: readonly Leg[];
}

type Pool = readonly number[];

const townOf = (id: TownId): number => towns.findIndex((town) => town.id === id);
const ENDS = roads.map(({ from, to }) => [townOf(from), townOf(to)] as const);

/** The part of a view that the search uses, by the numbers of towns and roads. */
interface Board {
  readonly boot: number;
  /** The towns with the seat's pieces, as bits. */
  readonly pieces: number;
  readonly values: Pool;
  readonly roads: readonly View['roads'][keyof View['roads']][];
}

function boardOf(view: View, seat: number): Board {
  const own = view.seats[seat];
  const values: Readonly<Partial<Record<TownId, number>>> = view.values;
  return {
    boot: townOf(own?.town ?? 'elvenhold'),
    pieces: (own?.pieces ?? []).reduce((bits, id) => bits | (1 << townOf(id)), 0),
    values: towns.map(({ id }) => values[id] ?? 0),
    roads: roads.map(({ id }) => view.roads[id]),
  };
}

const poolOf = (counts: Readonly<Record<string, number>> | null | undefined, kinds: readonly string[]): number[] =>
  kinds.map((kind) => counts?.[kind] ?? 0);

/** The best tour of the seat with those cards and counters to lay. */
function bestTour(view: View, seat: number, cards: Pool, counters: Pool): Tour {
  const board = boardOf(view, seat);
  let best: Tour = { worth: Number.NEGATIVE_INFINITY, legs: [] };
  let steps = 0;
  const hand = cards.slice(0, travelCardKinds.length);
  const own = counters.slice(0, counterKinds.length);
  const legs: Leg[] = [];

  /** @param left cards not spent; those of caravans may be any of them. */
  const search = (town: number, pieces: number, left: number, gained: number): void => {
    const worth = gained + CARD * Math.min(left, USEFUL_CARDS);
    if (worth > best.worth) best = { worth, legs: legs.slice() };
    if (gained + left * MOST_OF_A_CARD <= best.worth || steps > MOST_STEPS) return;
    for (const leg of legsFrom(board, town, own)) {
      const { road, to, by, fare, isOwn } = leg;
      if (fare > left || (by !== null && (hand[by] ?? 0) < fare)) continue;
      steps += 1;
      const piece = 1 << to;
      const gold = (board.values[to] ?? 0) * (board.roads[road]?.gold ? 2 : 1);
      legs.push(leg);
      if (by !== null) hand[by] = (hand[by] ?? 0) - fare;
      if (by !== null && isOwn) own[by] = (own[by] ?? 0) - 1;
      search(to, pieces & ~piece, left - fare, gained + (pieces & piece ? TOWN : 0) + GOLD * gold);
      if (by !== null && isOwn) own[by] = (own[by] ?? 0) + 1;
      if (by !== null) hand[by] = (hand[by] ?? 0) + fare;
      legs.pop();
    }
  };
  search(board.boot, board.pieces, sum(hand), 0);
  return best;
}

/** Every way out of a town. */
function legsFrom(board: Board, town: number, own: Pool): Leg[] {
  return roads.flatMap(({ terrain, isLand }, road): Leg[] => {
    const [from = 0, end = 0] = ENDS[road] ?? [];
    if (town !== from && town !== end) return [];
    const to = town === from ? end : from;
    const on = board.roads[road];
    const more = on?.obstacle ? 1 : 0;
    if (!isLand) {
      const rafts = terrain === 'river' && town === from ? 1 : 2;
      return [{ road, to, by: RAFT, fare: rafts + more, isOwn: false }];
    }
    const lying = [on?.counter, on?.second].flatMap((kind) => (kind ? [counterKinds.indexOf(kind)] : []));
    const by = (counter: number, isOwn: boolean): Leg[] => {
      const fare = FARES[terrain][counter] ?? 0;
      return fare > 0 ? [{ road, to, by: counter, fare: fare + more, isOwn }] : [];
    };
    if (lying.length === 0) return own.flatMap((held, counter) => (held > 0 ? by(counter, true) : []));
    return [
      ...lying.flatMap((counter) => by(counter, false)),
      { road, to, by: null, fare: CARAVAN + more, isOwn: false },
    ];
  });
}

function decide({ view, moves, viewer }: Observation<Elfengold>): Move {
  const seat = typeof viewer === 'number' ? viewer : 0;
  const own = view.seats[seat];
  const hand = poolOf(own?.hand, handCardKinds);
  const [open, faceDown] = [poolOf(own?.open, tileKinds), poolOf(own?.faceDown, tileKinds)];
  const tiles = open.map((pieces, tile) => pieces + (faceDown[tile] ?? 0));
  const worth = (cards: Pool, counters: Pool): number => bestTour(view, seat, cards, counters).worth;
  switch (view.phase) {
    case 'draw':
      return best(moves, (move) => {
        if (move.type === 'take-gold') return worth(hand, tiles) + GOLD * 3 * view.goldPile;
        if (move.type !== 'draw-open') return worth(hand, tiles) + DECK;
        return worth(changed(hand, handCardKinds.indexOf(move.card), 1), tiles) + CARD;
      });
    case 'auction': {
      if (view.step.kind !== 'auction') break;
      const gain =
        worth(hand, changed(tiles, tileKinds.indexOf(view.step.lots[0] ?? 'dragon'), 1)) - worth(hand, tiles);
      const bid = view.step.bid + 1;
      const isWorthIt = bid <= Math.min(gain, own?.gold ?? 0);
      return best(moves, (move) =>
        Number(isWorthIt ? move.type === 'bid' && move.amount === bid : move.type === 'pass'),
      );
    }
    case 'planning': {
      const leg = bestTour(view, seat, hand, tiles).legs.find(({ isOwn }) => isOwn);
      return best(moves, (move) => {
        if (leg === undefined || leg.by === null) return Number(move.type === 'pass');
        const { road, by } = leg;
        return Number(move.type === 'place' && move.road === roads[road]?.id && move.tile === counterKinds[by]);
      });
    }
    case 'movement':
      return nextStep(view, seat, hand, moves);
    case 'discard':
      return best(moves, (move) =>
        move.type === 'discard' ? worth(changed(hand, handCardKinds.indexOf(move.card), -1), tiles) : 0,
      );
    case 'keep':
      return best(moves, (move) => {
        if (move.type !== 'keep') return 0;
        const kept = [...move.open, ...move.hidden];
        return sum(counterKinds.map((kind, counter) => (kept.includes(kind) ? (hand[counter] ?? 0) : 0)));
      });
    default:
  }
  return best(moves, () => 0);
}

const tourBuyer: Bot<Elfengold> = { name: 'tour buyer', decide };

export default tourBuyer;

/** The next step of the best tour, with a caravan paid by the cards that it needs least; or the end. */
function nextStep(view: View, seat: number, hand: Pool, moves: readonly Move[]): Move {
  const [next, ...rest] = bestTour(view, seat, hand, []).legs;
  const road = next === undefined ? undefined : roads[next.road]?.id;
  const needed = travelCardKinds.map((_, card) => sum(rest.map(({ by, fare }) => (by === card ? fare : 0))));
  const earned = view.step.kind === 'movement' ? view.step.earned : 0;
  return best(moves, (move) => {
    if (move.type === 'end') return next === undefined ? (move.take === 'gold' ? GOLD * earned : DECK) : -1_000;
    if (next === undefined || (move.type !== 'travel' && move.type !== 'caravan')) return -2_000;
    if (move.road !== road || move.wizard) return -2_000;
    if (move.type === 'travel') {
      const isMeant = next.by === RAFT || move.by === undefined || move.by === counterKinds[next.by ?? 0];
      return next.by !== null && isMeant ? 0 : -2_000;
    }
    if (next.by !== null) return -2_000;
    return sum(
      travelCardKinds.map((kind, card) => {
        const paid = move.cards.filter((own) => own === kind).length;
        const missing = Math.max(0, (needed[card] ?? 0) - ((hand[card] ?? 0) - paid));
        return paid * (hand[card] ?? 0) * 0.01 - missing;
      }),
    );
  });
}

function changed(pool: Pool, index: number, by: number): number[] {
  return pool.map((count, at) => (at === index ? count + by : count));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** The move with the highest value; of equal ones, the first. */
function best(moves: readonly Move[], value: (move: Move) => number): Move {
  const [first, ...others] = moves;
  if (first === undefined) throw new Error('There is no move.');
  return others.reduce(
    ({ move, most }, other) => {
      const own = value(other);
      return own > most ? { move: other, most: own } : { move, most };
    },
    { move: first, most: value(first) },
  ).move;
}
