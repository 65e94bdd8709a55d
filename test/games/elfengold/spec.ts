import * as fc from 'fast-check';
import type { Seat } from '../../../src/core/game.ts';
import { standardValues } from '../../../src/games/elfengold/data.ts';
import { evaluate } from '../../../src/games/elfengold/heuristic.ts';
import type { Move, State, Step } from '../../../src/games/elfengold/index.ts';
import { cardKinds, elfengold, tileKinds } from '../../../src/games/elfengold/index.ts';
import { kit } from '../../../src/games/elfengold/kit.ts';
import { describeView } from '../../../src/games/elfengold/table.ts';
import { words } from '../../../src/games/elfengold/words/index.ts';
import { roads } from '../../../src/games/elfenland/index.ts';
import { towns } from '../../../src/realm/map.ts';
import { piecesTaken } from '../../../src/realm/pieces.ts';
import { accepted, type Claim, placeOf, rotatedSeats, seatClaims, shifted, sum } from '../../realm/spec.ts';
import { schemasOf } from '../../testing/kit-schemas.ts';
import type { Spec, Symmetry } from '../../testing/spec.ts';
import { play, position } from './position.ts';

const count = <T>(list: readonly T[], wanted: T): number => list.filter((item) => item === wanted).length;

/** EG-2.1 and EG-2.3 a second time. */
const tilesOfAKind: Readonly<Record<string, number>> = {
  dragon: 4,
  'magic-cloud': 4,
  unicorn: 5,
  elfcycle: 8,
  'troll-wagon': 8,
  'giant-pig': 9,
  gold: 2,
  double: 2,
  exchange: 2,
  log: 2,
  'sea-monster': 2,
};
const DISCS = [2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 6, 7];

/** EG-2.1: the number of tiles of a kind, in all places together. */
function tilesOf(state: State, kind: string): number {
  const { pile, open, faceDown, counters, seconds, obstacles, goldTiles, step } = state;
  const number = tileKinds.map(String).indexOf(kind);
  const off = sum([pile, ...open, ...faceDown].map((pool) => pool[number] ?? 0));
  const row = step.kind === 'auction' || step.kind === 'lots' ? step.lots : step.kind === 'tiles' ? step.drawn : [];
  const spell = step.kind === 'spell' ? [step.spell] : [];
  const onRoads: Readonly<Record<string, number>> = {
    gold: count(goldTiles, true),
    double: seconds.filter((second) => second !== null).length,
    log: obstacles.filter((lies, road) => lies && roads[road]?.isLand === true).length,
    'sea-monster': obstacles.filter((lies, road) => lies && roads[road]?.isLand === false).length,
  };
  return off + count([...row, ...spell], number) + (onRoads[kind] ?? count([...counters, ...seconds], number));
}

/** The invariants of docs/rules/elfengold.md that concern a single state. */
function broken(state: State): string[] {
  const { phase, players, deck, discard, display, hands, pile, open, faceDown, gold, goldPile, values } = state;
  const { counters, seconds, obstacles, goldTiles, pieces, boots, townCards, round, step } = state;
  const { turn, wizards, handLimit } = state;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const isSetUp = ['first-seat', 'gold-value', 'town-card', 'deal', 'display'].includes(phase);
  const hasRoads = ['planning', 'add', 'swap', 'movement', 'draw', 'draw-card', 'refill', 'discard', 'keep', 'over'];
  const cards = [deck, discard, display, ...hands];
  const laid = values.filter((value) => value > 0).sort((a, b) => a - b);
  const isAccepted = (counter: number | null, road: number): boolean =>
    counter === null || accepted[roads[road]?.terrain ?? '']?.includes(tileKinds[counter] ?? '') === true;
  const claims: readonly Claim[] = [
    ['48 tiles by kind', tileKinds.every((kind) => tilesOf(state, kind) === tilesOfAKind[kind])],
    [
      '63 or 69 cards by kind',
      cardKinds.every((kind, card) => {
        const here = sum(cards.map((pool) => pool[card] ?? 0));
        if (kind === 'gold') return here + goldPile === (isSetUp ? 0 : 7);
        return here === (kind === 'wizard' ? (wizards ? 6 : 0) : 9);
      }),
    ],
    ['gold cards in no hand or display', [display, ...hands].every((pool) => pool[cardKinds.indexOf('gold')] === 0)],
    ['no pool owes a piece', [...cards, pile, ...open, ...faceDown].flat().every((pieces) => pieces >= 0)],
    ['pools of their kinds', [...cards].every(({ length }) => length === 9) && pile.length === 11],
    ['nobody owes gold', gold.every((own) => Number.isInteger(own) && own >= 0)],
    ['a display of 3', sum(display) <= 3 && (phase === 'draw' || !isSetUp || sum(display) < 3)],
    ['20 discs', isSetUp || (laid.length === 20 && laid.every((value, index) => value === DISCS[index]))],
    ['no more discs than there are', DISCS.every((disc) => count(laid, disc) <= count(DISCS, disc))],
    ['no disc in Elvenhold', values[0] === 0 && values.length === 21],
    ['roads accept their counters', [counters, seconds].every((lying) => lying.every(isAccepted))],
    ['a second counter lies with a first', seconds.every((second, road) => second === null || counters[road] !== null)],
    [
      'the lower counter comes first',
      seconds.every((second, road) => second === null || second >= (counters[road] ?? 9)),
    ],
    ['gold tiles and obstacles apart', goldTiles.every((lies, road) => !(lies && obstacles[road]))],
    ['gold tiles lie with counters', goldTiles.every((lies, road) => !lies || counters[road] !== null)],
    [
      'logs lie with counters',
      obstacles.every((lies, road) => !lies || roads[road]?.isLand === false || counters[road] !== null),
    ],
    [
      'roads are empty between rounds',
      hasRoads.includes(phase) || [...counters, ...seconds].every((counter) => counter === null),
    ],
    ['§4 has empty roads', step.kind !== 'draw' || step.before === 'turn' || counters.every((on) => on === null)],
    [
      'at most two tiles kept',
      phase !== 'draw' || step.kind !== 'draw' || step.before === 'turn' || mostTiles(state) <= 2,
    ],
    [
      'hands within the limit',
      handLimit === null || seats.every((seat) => !hasMoved(state, seat) || sum(hands[seat] ?? []) <= afterMove(state)),
    ],
    ['Elfenland’s limit: no hand over 9', handLimit !== 'elfenland' || hands.every((hand) => sum(hand) <= 9)],
    [
      'Elfenland’s limit: four cards and those drawn since',
      handLimit !== 'elfenland' ||
        step.kind !== 'draw' ||
        step.before !== 'turn' ||
        // A card is taken before the display is filled, and that ends the draw.
        sum(hands[turn] ?? []) <= 6 - step.left + (phase === 'refill' ? 1 : 0),
    ],
    [
      'Elfenland’s limit: six cards in deck and discard pile',
      handLimit !== 'elfenland' || isSetUp || sum(deck) + sum(discard) >= 6,
    ],
    ...seatClaims(state, ['first-seat', 'gold-value']),
    ['a round of the game', isSetUp ? round === 0 : round >= 1 && round <= 6],
    ['round 1 has no §4', round !== 1 || step.kind !== 'draw' || step.before === 'turn'],
    [
      'the last round or the last piece',
      phase !== 'over' || round === 6 || pieces.some((left) => piecesTaken(left) === 20),
    ],
    ['a seat each', [boots, pieces, townCards, gold, hands, open, faceDown].every(({ length }) => length === players)],
    ['48 roads', [counters, seconds, obstacles, goldTiles].every(({ length }) => length === 48)],
    ['the step belongs to the phase', step.kind === kindOf(phase)],
    ['an auction of its own', step.kind !== 'auction' || isAuction(state, step)],
  ];
  return claims.filter(([, holds]) => !holds).map(([claim]) => claim);
}

/** EG-7: the seat that bids is in; the highest bidder has a bid and has neither passed nor defaulted. */
function isAuction({ players, turn }: State, step: Extract<Step, { kind: 'auction' }>): boolean {
  const { lots, bid, bidder, passed, defaulted } = step;
  const isOut = (seat: Seat): boolean => (passed[seat] ?? true) || (defaulted[seat] ?? true);
  return (
    lots.length >= 1 &&
    lots.length <= 2 * players &&
    bid <= 300 &&
    (bid === 0) === (bidder === null) &&
    !isOut(turn) &&
    (bidder === null || (bidder !== turn && !isOut(bidder))) &&
    passed.length === players &&
    defaulted.length === players
  );
}

function mostTiles({ open, faceDown }: State): number {
  return Math.max(...open.map((pool, seat) => sum(pool) + sum(faceDown[seat] ?? [])));
}

/** Whether the seat has moved in this round (EG-9). */
function hasMoved(state: State, seat: Seat): boolean {
  const { phase, step } = state;
  const hasEnded = placeOf(state, seat) < placeOf(state, state.turn);
  const isMoving = phase === 'movement' || phase === 'discard' || (step.kind === 'draw' && step.before === 'turn');
  return isMoving ? hasEnded : phase === 'keep' || phase === 'over';
}

/** The hand limit of a seat that has moved (EG-9.9). */
function afterMove({ handLimit }: State): number {
  if (handLimit === null) return Number.POSITIVE_INFINITY;
  return handLimit === 'elfenland' ? 6 : handLimit;
}

function kindOf(phase: State['phase']): Step['kind'] {
  switch (phase) {
    case 'deal':
    case 'tiles':
    case 'lots':
    case 'auction':
    case 'planning':
    case 'movement':
    case 'draw':
    case 'discard':
      return phase;
    case 'reveal':
      return 'tiles';
    case 'restock':
    case 'draw-card':
    case 'refill':
      return 'draw';
    case 'add':
    case 'swap':
      return 'spell';
    default:
      return 'none';
  }
}

/** Renames every seat to its left neighbour. */
const rotated: Symmetry = {
  name: 'seats',
  applies: ({ phase }) => phase !== 'first-seat',
  state(state: State): State {
    const { step } = state;
    const next = (seat: Seat): Seat => (seat + 1) % state.players;
    return {
      ...rotatedSeats(state),
      gold: shifted(state.gold),
      step:
        step.kind === 'auction'
          ? {
              ...step,
              bidder: step.bidder === null ? null : next(step.bidder),
              passed: shifted(step.passed),
              defaulted: shifted(step.defaulted),
            }
          : step,
    };
  },
  move: (move: Move): Move => move,
};

/** The discs of the standard game, each moved to the next town. */
const shiftedValues = Object.fromEntries(
  towns.slice(1).map(({ id }, index) => [id, standardValues[1 + ((index + 1) % 20)] ?? 0]),
);

const options = fc.integer({ min: 2, max: 6 }).chain((players) =>
  fc.record(
    {
      players: fc.constant(players),
      firstSeat: fc.oneof(fc.constant('random'), fc.nat(players - 1)),
      destination: fc.boolean(),
      goldValues: fc.constantFrom('standard', 'random', shiftedValues),
      wizards: fc.boolean(),
      bidding: fc.constantFrom('penalty', 'capped'),
      handLimit: fc.oneof(fc.constantFrom('elfenland', null), fc.constantFrom(0, 4, 8, 70)),
      moveDraw: fc.constantFrom('deck', 'choice'),
    },
    { requiredKeys: ['players'] },
  ),
);

/** The bot's evaluation with a preference for special tiles on roads, so that every spell is played. */
function guide(state: State, seat: Seat): number {
  const special = [state.goldTiles, state.obstacles].flat().filter(Boolean).length;
  const doubles = state.seconds.filter((second) => second !== null).length;
  const casting = state.step.kind === 'spell' ? 1 : 0;
  return evaluate(state, seat) + 50 * (special + 2 * doubles + 2 * casting);
}

const positions: readonly State[] = [
  elfengold.apply(elfengold.setup({ firstSeat: 0, destination: true }), { type: 'town-card', town: 'beata' }),
  play(position({ turn: 1, earned: 1, open: ['dragon log', 'unicorn'], faceDown: ['dragon', 'log'] }), 'end:gold'),
  elfengold.setup({ players: 2 }),
  position({ phase: 'planning', open: ['double dragon'], roads: 'ixara-lapphalya-forest=dragon' }),
  elfengold.setup({ firstSeat: 0, goldValues: 'random' }),
  { ...position({ phase: 'draw', deck: '', goldPile: 1 }), discard: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
  play(
    { ...position({ deck: 'raft', options: { handLimit: null } }), discard: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
    'end:cards',
  ),
  play(position({ hands: ['dragon*3 raft*3'] }), 'end:cards'),
  position({
    phase: 'planning',
    open: ['gold log double exchange dragon sea-monster giant-pig'],
    roads: 'ixara-lapphalya-forest=dragon+elfcycle$ albaran-feodor-desert=unicorn feodor-rivinia-forest=magic-cloud!',
  }),
  ...['albaran-feodor-desert', 'ixara-lapphalya-forest'].map((road) =>
    play(
      position({
        phase: 'planning',
        open: ['exchange'],
        roads: 'ixara-lapphalya-forest=dragon+elfcycle albaran-feodor-desert=unicorn feodor-rivinia-forest=unicorn',
      }),
      `exchange@${road}`,
    ),
  ),
  play(
    position({ phase: 'planning', open: ['double elfcycle dragon'], roads: 'ixara-lapphalya-forest=dragon' }),
    'double@ixara-lapphalya-forest',
  ),
  position({
    options: { wizards: true },
    boots: 'ixara',
    hands: ['wizard*2 dragon*3 raft*4'],
    gold: [9],
    roads: 'ixara-lapphalya-forest=dragon+elfcycle! virst-ixara-river!',
  }),
  position({
    options: { wizards: true },
    boots: 'ixara',
    hands: ['wizard*2 dragon*3'],
    gold: [0],
    roads: 'ixara-lapphalya-forest=dragon+elfcycle! ixara-virst-plain=dragon',
  }),
];

/** Codes whose template no test vector uses. */
const rareMoves: readonly Move[] = [
  { type: 'swap', counter: 'dragon', road: 'albaran-feodor-desert' },
  { type: 'swap', counter: 'dragon', road: 'albaran-feodor-desert', with: 'unicorn' },
  { type: 'travel', road: 'albaran-feodor-desert', wizard: true },
  { type: 'caravan', road: 'albaran-feodor-desert', cards: ['dragon', 'raft', 'raft'], wizard: true },
];

export const spec: Spec = {
  game: elfengold,
  options,
  schemas: await schemasOf(kit),
  broken,
  stock: ({ players, destination, wizards, gold }: State) => ({
    boot: players,
    'town-piece': 20 * players,
    card: wizards ? 76 : 70,
    tile: 48,
    disc: 20,
    coin: sum(gold),
    'town-card': destination ? 12 : 0,
  }),
  describeView,
  guide,
  symmetries: [rotated],
  positions,
  moves: `
    first-seat: first-seat EL-1.2
    gold-value: gold-value EG-3.2
    town-card: town-card EL-3.3
    deal: draw EG-3.4
    display: draw EG-3.4
    restock: draw EG-4.3
    draw: draw-deck EG-4.1, draw-open EG-4.1, take-gold EG-4.1
    draw-card: draw EG-4.1
    refill: draw EG-4.3
    tiles: draw EG-6.1
    reveal: reveal EG-6.1
    lots: draw EG-7.1
    auction: bid EG-7.2, pass EG-7.2
    planning: place EG-8.1, pass EL-6.4
    add: add EG-8.5
    swap: swap EG-8.6
    movement: travel EG-9.1, caravan EG-9.1, fly EG-9.5, end EG-9.6
    discard: discard EG-9.9
    keep: keep EG-10.1
    over:`,
  wordbook: words,
  rare: { moves: rareMoves },
  // EG-9.3 limits neither the earnings on the roads nor a player's gold.
  unbounded: ['seats.gold', 'gold', 'step.earned', 'outcome.tiebreaks', 'earned'],
  mutated: 0.055,
};
