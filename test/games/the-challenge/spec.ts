import * as fc from 'fast-check';
import type { Seat } from '../../../src/core/game.ts';
import { evaluate } from '../../../src/games/the-challenge/heuristic.ts';
import type { BlueAlone, Event, Move, State, Step } from '../../../src/games/the-challenge/index.ts';
import { theChallenge } from '../../../src/games/the-challenge/index.ts';
import { kit } from '../../../src/games/the-challenge/kit.ts';
import { describeView } from '../../../src/games/the-challenge/table.ts';
import { words } from '../../../src/games/the-challenge/words/index.ts';
import { schemasOf } from '../../testing/kit-schemas.ts';
import type { Spec } from '../../testing/spec.ts';
import { during, play, position } from './position.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const [STONES_OF, FAIRIES_OF] = [
  [8, 10, 12, 14, 17, 19],
  [5, 5, 7, 5, 4, 4],
];

/** TC-4.3, word for word. */
export function isValidBag(bag: readonly number[], bigger: boolean, blueAlone: BlueAlone): boolean {
  const changes = bag.filter((colour, at) => at > 0 && colour !== bag[at - 1]).length;
  return (
    bag.length <= (bigger ? 10 : 5) &&
    new Set(bag).size <= 2 &&
    changes <= 1 &&
    (!bag.includes(0) || (blueAlone === 'stone' ? bag.length === 1 : bag.every((colour) => colour === 0))) &&
    (bigger || bag.filter((colour) => colour === 1 || colour === 2).length <= 2)
  );
}

/** The invariants of docs/rules/the-challenge.md. */
function broken(state: State): string[] {
  const { phase, players, blueAlone, turn, seats, forest, forestFairies, eliminated, used, deck, fairyDeck, step } =
    state;
  const isSetUp = phase === 'first-seat' || phase === 'deal-fairy' || phase === 'deal-stone';
  const atFirst = players >= 5 ? 2 : 3;
  const sprites = seats.flatMap((player) => player.sprites);
  const inPlay = (kind: number): number => {
    if (kind === 0) return sprites.length - players * atFirst;
    if (kind === 1) return sprites.filter(({ bigger }) => bigger).length;
    return kind === 2 ? sprites.filter(({ immune }) => immune).length : 0;
  };
  const drawn = (kind: number): number => (step.kind === 'fairies' ? (step.drawn[kind] ?? 0) : 0);
  const owned = (seat: Seat, colour: number): number => {
    const player = seats[seat];
    const inBags = player?.sprites.flatMap(({ bag }) => bag.filter((own) => own === colour)).length ?? 0;
    return (player?.hand[colour] ?? 0) + inBags;
  };
  const planned = step.kind === 'rearrange' ? step.planned : [];
  const handLimit = (seat: Seat): number => {
    if (seat !== turn || phase === 'turn' || phase === 'rearrange') return 3;
    if (['harvest', 'harvest-draw'].includes(phase)) return 7;
    return phase === 'overflow' ? 7 : 5;
  };
  const claims: readonly (readonly [string, boolean])[] = [
    [
      '80 stones by colour',
      STONES_OF.every(
        (copies, colour) =>
          copies ===
          (deck[colour] ?? 0) +
            (forest[colour] ?? 0) +
            (eliminated[colour] ?? 0) +
            sum(seats.map((_, seat) => owned(seat, colour))),
      ),
    ],
    [
      '30 fairies by kind',
      FAIRIES_OF.every(
        (copies, kind) =>
          copies ===
          (fairyDeck[kind] ?? 0) +
            (forestFairies[kind] ?? 0) +
            (used[kind] ?? 0) +
            sum(seats.map(({ kept }) => kept[kind] ?? 0)) +
            drawn(kind) +
            inPlay(kind),
      ),
    ],
    [
      'no negative number of cards',
      [
        deck,
        forest,
        eliminated,
        fairyDeck,
        forestFairies,
        used,
        ...seats.flatMap(({ hand, kept }) => [hand, kept]),
      ].every((counts) => counts.length === 6 && counts.every((count) => count >= 0)),
    ],
    [
      'pool and plan are what the planner owns',
      step.kind !== 'rearrange' ||
        STONES_OF.every(
          (_, colour) =>
            owned(turn, colour) === (step.pool[colour] ?? 0) + planned.flat().filter((own) => own === colour).length,
        ),
    ],
    ['bags are valid', sprites.every(({ bag, bigger }) => isValidBag(bag, bigger, blueAlone))],
    [
      'planned bags are valid',
      planned.every((bag, index) => isValidBag(bag, seats[turn]?.sprites[index]?.bigger ?? false, blueAlone)) &&
        (step.kind !== 'rearrange' || planned.length === seats[turn]?.sprites.length),
    ],
    ['hands within their limit', seats.every(({ hand }, seat) => sum(hand) <= handLimit(seat))],
    ['an overflow flows over', phase !== 'overflow' || sum(seats[turn]?.hand ?? []) > 3],
    ['stones to draw at the start of a turn', phase !== 'turn' || sum(deck) > 0],
    ['over with the stone deck', phase !== 'over' || sum(deck) === 0],
    ['sprites of every seat', seats.every((player) => player.sprites.length >= atFirst)],
    ['five open fairies at first', !isSetUp || sum(forestFairies) <= 5],
    ['the step belongs to the phase', step.kind === kindOf(phase)],
    ['the fairy obtained is kept', step.kind !== 'obtained' || (seats[turn]?.kept[step.fairy] ?? 0) > 0],
    [
      'what is offered reaches its price',
      step.kind !== 'offer' ||
        step.paid + sum(STONES_OF.map((_, colour) => owned(turn, colour) * (state.fairyPoints[colour] ?? 0))) >= 4,
    ],
    ['the victim is an opponent', step.kind !== 'steal' || (step.victim !== turn && step.victim < players)],
  ];
  return claims.filter(([, holds]) => !holds).map(([claim]) => claim);
}

function kindOf(phase: State['phase']): Step['kind'] {
  switch (phase) {
    case 'gather':
    case 'discard':
      return 'gather';
    case 'offer':
    case 'obtained':
    case 'rearrange':
      return phase;
    case 'draw-fairy':
    case 'choose':
      return 'fairies';
    case 'harvest':
    case 'harvest-draw':
      return 'harvest';
    case 'steal':
    case 'steal-draw':
      return 'steal';
    default:
      return 'none';
  }
}

/** Renames every seat to its neighbour. */
const rotated: Spec['symmetries'][number] = {
  name: 'seats',
  // These name seats, and a move does not contain the number of seats; with six seats it wraps around.
  applies: ({ phase, players }) => players === 6 || !['first-seat', 'turn', 'obtained'].includes(phase),
  state(state: State): State {
    const next = (seat: Seat): Seat => (seat + 1) % state.players;
    const { firstSeat, turn, seats, step } = state;
    return {
      ...state,
      firstSeat: firstSeat === null ? null : next(firstSeat),
      turn: next(turn),
      seats: [...seats.slice(-1), ...seats.slice(0, -1)],
      step: step.kind === 'steal' ? { ...step, victim: next(step.victim) } : step,
    };
  },
  move: (move: Move): Move =>
    move.type === 'first-seat' || (move.type === 'play' && move.seat !== undefined)
      ? { ...move, seat: ((move.seat ?? 0) + 1) % 6 }
      : move,
};

/** Swaps the first two sprites of every seat, and the colours purple and black, which the bag rules treat alike. */
const mirrored: Spec['symmetries'][number] = {
  name: 'first sprites, purple and black',
  // A fairy's move names a sprite of a seat; stones eliminated or drawn are named by colour. All are mirrored.
  applies: ({ phase, fairyPoints }: State) => phase !== 'over' && fairyPoints[3] === fairyPoints[4],
  state(state: State): State {
    const colour = (own: number): number => (own === 3 ? 4 : own === 4 ? 3 : own);
    const counts = (own: readonly number[]): number[] => own.map((_, index) => own[colour(index)] ?? 0);
    const swap = <T>([first, second, ...rest]: readonly T[]): T[] =>
      [second, first, ...rest].filter((item): item is T => item !== undefined);
    const { seats, step } = state;
    return {
      ...state,
      forest: counts(state.forest),
      eliminated: counts(state.eliminated),
      deck: counts(state.deck),
      seats: seats.map(({ hand, kept, sprites }) => ({
        hand: counts(hand),
        kept,
        sprites: swap(sprites.map((sprite) => ({ ...sprite, bag: sprite.bag.map(colour) }))),
      })),
      step:
        step.kind === 'rearrange'
          ? { ...step, pool: counts(step.pool), planned: swap(step.planned.map((bag) => bag.map(colour))) }
          : step,
    };
  },
  move(move: Move): Move {
    const stone = <S>(own: S): S | 'purple' | 'black' =>
      own === 'purple' ? 'black' : own === 'black' ? 'purple' : own;
    const sprite = (own: number): number => (own < 2 ? 1 - own : own);
    const to = (own: number | 'forest'): number | 'forest' => (own === 'forest' ? own : sprite(own));
    switch (move.type) {
      case 'draw':
        return { ...move, kind: stone(move.kind) };
      case 'discard':
        return { ...move, stone: stone(move.stone) };
      case 'place':
        return { ...move, stone: stone(move.stone), to: to(move.to) };
      case 'send':
      case 'pick':
      case 'lay':
        return { ...move, stone: stone(move.stone), sprite: sprite(move.sprite) };
      case 'offer':
        return {
          ...move,
          ...(move.stone !== undefined && { stone: stone(move.stone) }),
          ...(move.sprite !== undefined && { sprite: sprite(move.sprite) }),
        };
      case 'play':
        return move.sprite === undefined ? move : { ...move, sprite: sprite(move.sprite) };
      case 'steal':
        return { ...move, sprite: sprite(move.sprite), to: to(move.to) };
      default:
        return move;
    }
  },
};

const points = fc.constantFrom(
  { blue: 1, red: 1, yellow: 1, purple: 1, black: 1, green: 3 },
  { blue: 9, red: 4, yellow: 3, purple: 2, black: 2, green: 1 },
  { blue: 3, red: 2, yellow: 2, purple: 1, black: 1, green: 1 },
);

const options = fc.integer({ min: 2, max: 6 }).chain((players) =>
  fc.record(
    {
      players: fc.constant(players),
      firstSeat: fc.oneof(fc.constant('random'), fc.nat(players - 1)),
      fairyPoints: points,
      blueAlone: fc.constantFrom('colour', 'stone'),
    },
    { requiredKeys: ['players'] },
  ),
);

const all = 'extra-sprite bigger-bag immunity collective-harvest steal leaky-bag';

/** Positions for refusals and sentences that random play hardly reaches. */
const positions: readonly State[] = [
  position({
    kept: [all],
    hands: ['blue'],
    sprites: [
      ['+', '!'],
      ['2 purple', '!'],
    ],
    forest: '2 red',
    forestFairies: 'steal',
  }),
  position({ kept: ['collective-harvest steal'], hands: ['', 'green', ''], deck: 'green' }),
  position({ hands: ['3 green'], sprites: [['green']], fairyDeck: '' }),
  play(position({ hands: ['green'], deck: 'blue' }), 'gather draw:blue'),
  play(
    position({ kept: ['collective-harvest'], deck: 'blue', forest: 'red' }),
    'play:collective-harvest pick-covered draw:blue',
  ),
  play(
    position({
      kept: ['steal'],
      sprites: [
        ['2 red', '5 black', '5 green'],
        ['blue', 'red !'],
      ],
    }),
    'play:steal:p1',
  ),
  play(
    position({ hands: ['3 purple'], sprites: [['5 black', '5 green'], []], players: 5, kept: ['steal'] }),
    'rearrange',
  ),
  during('offer', { kind: 'offer', paid: 4 }, { hands: ['red'], fairyDeck: '', forestFairies: 'steal' }),
  during('offer', { kind: 'offer', paid: 3 }, { hands: ['red'], forestFairies: 'steal' }),
  during('overflow', { kind: 'none' }, { hands: ['3 green blue'], sprites: [['', 'black', 'red yellow']] }),
  during(
    'overflow',
    { kind: 'none' },
    { blueAlone: 'stone', hands: ['blue red 2 green'], sprites: [['blue', '', 'blue +']] },
  ),
  position({ blueAlone: 'stone', hands: ['2 blue'], sprites: [['blue +']], forest: '3 blue' }),
  during('overflow', { kind: 'none' }, { hands: ['3 red yellow'], sprites: [['red yellow', '2 red', 'yellow']] }),
];

/** Codes whose template no test vector uses. */
const rareMoves: readonly Move[] = [{ type: 'offer' }, { type: 'steal', sprite: 0, to: 'forest' }];
const rareEvents: readonly Event[] = [{ type: 'stolen', seat: 0, victim: 1, sprite: 0, stone: 'red', to: 'forest' }];

export const spec: Spec = {
  game: theChallenge,
  options,
  schemas: await schemasOf(kit),
  broken,
  stock: ({ players }) => ({ stone: 80, fairy: 30, sprite: players * (players >= 5 ? 2 : 3) }),
  describeView,
  guide: evaluate,
  symmetries: [rotated, mirrored],
  positions,
  moves: `
    first-seat: first-seat TC-1.2
    deal-fairy: draw TC-0.4
    deal-stone: draw TC-0.4
    turn: gather TC-6.1, send TC-7.1, offer TC-8.1, play TC-9.1, rearrange TC-10.1
    gather: draw TC-0.4
    discard: discard TC-6.2, keep-stones TC-6.4
    overflow: place TC-4.6
    offer: offer TC-8.2, take TC-8.3, draw-fairies TC-8.3
    draw-fairy: draw TC-0.4
    choose: choose TC-8.3
    obtained: play TC-8.4, keep-fairy TC-8.4
    harvest: pick-covered TC-9.7, pick TC-9.7, stop TC-9.7
    harvest-draw: draw TC-0.4
    steal: steal-hand TC-9.8, steal TC-9.8
    steal-draw: draw TC-9.8
    rearrange: lay TC-10.2, finish TC-10.2, restore TC-10.2
    over:`,
  wordbook: words,
  rare: { moves: rareMoves, events: rareEvents },
  mutated: 0.058,
};
