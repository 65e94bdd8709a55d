import * as fc from 'fast-check';
import type { Seat } from '../../../src/core/game.ts';
import { seeded } from '../../../src/core/rng.ts';
import { evaluate } from '../../../src/games/elfenland/heuristic.ts';
import type { Move, Pool, State, Step } from '../../../src/games/elfenland/index.ts';
import { counterKinds, elfenland, roads, travelCardKinds } from '../../../src/games/elfenland/index.ts';
import { kit } from '../../../src/games/elfenland/kit.ts';
import { describeView } from '../../../src/games/elfenland/table.ts';
import { words } from '../../../src/games/elfenland/words/index.ts';
import { piecesTaken } from '../../../src/realm/pieces.ts';
import { accepted, type Claim, placeOf, rotatedSeats, seatClaims, shifted, sum } from '../../realm/spec.ts';
import { schemasOf } from '../../testing/kit-schemas.ts';
import type { Spec, Symmetry } from '../../testing/spec.ts';

/** The invariants of docs/rules/elfenland.md that concern a single state. */
function broken(state: State): string[] {
  const { phase, players, deck, discard, hands, pile, display, open, faceDown, counters, obstacles } = state;
  const { obstacleInHand, pieces, boots, townCards, round, rounds, step } = state;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const isSetUp = phase === 'first-seat' || phase === 'town-card' || phase === 'display';
  const hasRoads = ['planning', 'movement', 'discard', 'keep', 'over'].includes(phase);
  const copies = (pools: readonly Pool[], kind: number): number => sum(pools.map((pool) => pool[kind] ?? 0));
  const onRoads = counters.flatMap((counter) => (counter === null ? [] : [counter]));
  const bySeat = (lists: readonly (readonly unknown[])[]): boolean => lists.every(({ length }) => length === players);
  const largest = state.deal === 'eight-new' ? 12 : 8;
  const isLimited = state.finalHandLimit || round < rounds;
  const claims: readonly Claim[] = [
    [
      '10 cards a kind and 12 rafts',
      travelCardKinds.every((kind, card) => {
        return copies([deck, discard, ...hands], card) === (kind === 'raft' ? 12 : 10);
      }),
    ],
    [
      '8 counters a kind',
      counterKinds.every((_, kind) => {
        return copies([pile, display, ...open, ...faceDown], kind) + onRoads.filter((on) => on === kind).length === 8;
      }),
    ],
    [
      'no pool owes a piece',
      [deck, discard, pile, display, ...hands, ...open, ...faceDown].flat().every((n) => n >= 0),
    ],
    ['an obstacle a player', sum([...obstacleInHand, ...obstacles].map(Number)) <= players],
    ['5 counters on display', isSetUp ? sum(display) < 5 : sum(display) === (phase === 'refill' ? 4 : 5)],
    ['at most 5 counters each', seats.every((seat) => sum([...(open[seat] ?? []), ...(faceDown[seat] ?? [])]) <= 5)],
    ['at most 2 face down each', faceDown.every((pool) => sum(pool) <= 2)],
    ['hands up to the deal', hands.every((hand) => sum(hand) <= largest)],
    [
      'hands of 4 after the movement',
      seats.every((seat) => {
        return !isLimited || !hasMoved(state, seat) || sum(hands[seat] ?? []) <= 4;
      }),
    ],
    [
      'roads accept their counters',
      counters.every((counter, road) => {
        return counter === null || accepted[roads[road]?.terrain ?? '']?.includes(counterKinds[counter] ?? '') === true;
      }),
    ],
    ['obstacles lie with counters', obstacles.every((lies, road) => !lies || counters[road] !== null)],
    ['roads are empty between rounds', hasRoads || onRoads.length === 0],
    ...seatClaims(state, ['first-seat']),
    ['a round of the game', isSetUp ? round === 0 : round >= 1 && round <= rounds],
    ['the last round or the last piece', phase !== 'over' || round === rounds || hasAll(state)],
    ['a seat each', bySeat([boots, pieces, townCards, obstacleInHand, hands, open, faceDown])],
    ['48 roads', counters.length === 48 && obstacles.length === 48],
    ['the step belongs to the phase', step.kind === kindOf(phase)],
  ];
  return claims.filter(([, holds]) => !holds).map(([claim]) => claim);
}

/** Whether the seat has moved in this round (EL-7.1). */
function hasMoved(state: State, seat: Seat): boolean {
  const { phase } = state;
  const hasEnded = placeOf(state, seat) < placeOf(state, state.turn);
  if (phase === 'movement' || phase === 'discard') return hasEnded;
  return phase === 'keep' || phase === 'over';
}

function hasAll({ pieces }: State): boolean {
  return pieces.some((left) => piecesTaken(left) === 20);
}

function kindOf(phase: State['phase']): Step['kind'] {
  switch (phase) {
    case 'deal':
    case 'planning':
      return phase;
    case 'counters':
    case 'refill':
    case 'blind':
      return 'counters';
    default:
      return 'none';
  }
}

/** Renames every seat to its left neighbour. */
const rotated: Symmetry = {
  name: 'seats',
  applies: ({ phase }) => phase !== 'first-seat',
  state(state: State): State {
    return {
      ...rotatedSeats(state),
      obstacleInHand: shifted(state.obstacleInHand),
    };
  },
  move: (move: Move): Move => move,
};

const options = fc.integer({ min: 2, max: 6 }).chain((players) =>
  fc.record(
    {
      players: fc.constant(players),
      firstSeat: fc.oneof(fc.constant('random'), fc.nat(players - 1)),
      rounds: fc.constantFrom(3, 4),
      deal: fc.constantFrom('to-eight', 'eight-new'),
      finalHandLimit: fc.boolean(),
      destination: fc.boolean(),
    },
    { requiredKeys: ['players'] },
  ),
);

/** The bot's evaluation with a preference for passing, so that counters are left over (EL-8.1). */
function guide(state: State, seat: Seat): number {
  const passes = state.step.kind === 'planning' ? state.step.passes : state.players;
  return evaluate(state, seat) + 1000 * passes;
}

/** The states of a game in which players place nothing, so that counters are left over (EL-8.1). */
function idle(given: Parameters<typeof elfenland.setup>[0]): State[] {
  const rng = seeded(1);
  const states = [elfenland.setup(given)];
  for (const state of states) {
    const actor = elfenland.actor(state);
    const move = actor === 'chance' ? elfenland.sample(state, rng) : elfenland.legalMoves(state).at(-1);
    if (move !== undefined) states.push(elfenland.apply(state, move));
  }
  return states;
}

/** Positions for the refusals of a second town card and of keeping too much, and one with all cards revealed. */
const positions: readonly State[] = [
  elfenland.apply(elfenland.setup({ firstSeat: 0, destination: true }), { type: 'town-card', town: 'beata' }),
  ...idle({ players: 2 })
    .filter(({ phase }) => phase === 'keep')
    .slice(0, 1),
  ...idle({ players: 2, destination: true }).slice(-2, -1),
];

export const spec: Spec = {
  game: elfenland,
  options,
  schemas: await schemasOf(kit),
  broken,
  stock: ({ players, destination }: State) => ({
    boot: players,
    'town-piece': 20 * players,
    obstacle: players,
    card: 72,
    tile: 48,
    'town-card': destination ? 12 : 0,
  }),
  describeView,
  guide,
  symmetries: [rotated],
  positions,
  moves: `
    first-seat: first-seat EL-1.2
    town-card: town-card EL-3.3
    display: draw EL-3.4
    deal: draw EL-4.1
    face-down: draw EL-5.1
    counters: take EL-5.2, take-blind EL-5.2
    refill: draw EL-5.2
    blind: draw EL-5.2
    planning: place EL-6.2, obstacle EL-6.3, pass EL-6.4
    movement: travel EL-7.2, caravan EL-7.4, end EL-7.1
    discard: discard EL-7.8
    keep: keep EL-8.1
    over:`,
  wordbook: words,
  mutated: 0.055,
};
