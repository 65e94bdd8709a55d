import * as fc from 'fast-check';
import type { Seat } from '../../../src/core/game.ts';
import { DEFAULT_RECIPES } from '../../../src/games/fairys-fate/data.ts';
import { evaluateBy } from '../../../src/games/fairys-fate/heuristic.ts';
import type { Event, Lying, Move, State, Step } from '../../../src/games/fairys-fate/index.ts';
import { cards, fairysFate } from '../../../src/games/fairys-fate/index.ts';
import { kit } from '../../../src/games/fairys-fate/kit.ts';
import { describeView } from '../../../src/games/fairys-fate/table.ts';
import { handMade } from '../../../src/games/fairys-fate/weights.ts';
import { words } from '../../../src/games/fairys-fate/words/index.ts';
import { schemasOf } from '../../testing/kit-schemas.ts';
import type { Spec } from '../../testing/spec.ts';
import { play, position } from './position.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const isAscending = (numbers: readonly number[], strictly: boolean): boolean =>
  numbers.every((number, at) => at === 0 || number - (numbers[at - 1] ?? 0) >= (strictly ? 1 : 0));

/** The invariants of docs/rules/fairys-fate.md. */
function broken(state: State): string[] {
  const { phase, players, deck, unseen, gone, piles, row, seats, travel, step, turn, stage } = state;
  const places = Object.entries(state.places);
  const lying = places.flatMap(([, on]) => on);
  const held = seats.flatMap(({ recipes }) => recipes);
  const isDealing = phase === 'first-seat' || phase.startsWith('deal-');
  const isDue = (pile: number): boolean =>
    (phase === 'top' || phase === 'deal-top') && step.kind === 'draw' && (pile === step.pile || phase === 'deal-top');
  const goneFairies = (name: string): number =>
    sum(cards.map(({ face }, card) => (face.kind === 'good' && face.fairy === name ? (gone[card] ?? 0) : 0)));
  const chosen = travel?.chosen.filter((place) => place !== null) ?? [];
  const claims: readonly (readonly [string, boolean])[] = [
    ['96 cards', sum(deck) === 96],
    [
      'every card lies somewhere',
      deck.every((copies, card) => {
        const inHands = sum(seats.map(({ hand }) => hand.filter((own) => own === card).length));
        const onPlaces = lying.filter((on) => on.card === card).length;
        const inRow = row.filter((own) => own === card).length;
        return copies === (unseen[card] ?? 0) + inHands + onPlaces + inRow + (gone[card] ?? 0);
      }),
    ],
    ['no negative number of copies', [...unseen, ...gone].every((copies) => copies >= 0)],
    [
      'piles hold the unseen cards',
      sum(unseen) === sum(piles.map(({ size }) => size)) || (isDealing && phase !== 'deal-top'),
    ],
    [
      'a pile shows a back unless it is empty',
      piles.every(({ size, top }, pile) => isDue(pile) || (top !== null) === size > 0),
    ],
    [
      'as many unseen cards of a back as piles that show it',
      (['light', 'sprite', 'nature'] as const).every(
        (back) =>
          piles.filter(({ top }) => top === back).length <=
          sum(cards.map((card, number) => (card.back === back ? (unseen[number] ?? 0) : 0))),
      ),
    ],
    ['recipes are held once', new Set(held.map(({ recipe }) => recipe)).size === held.length && held.length <= 8],
    ['a recipe each', isDealing || seats.every(({ recipes }) => recipes.length >= 1)],
    ['a recipe is one of those that it may be', held.every(({ recipe, may }) => may.includes(recipe))],
    ['four cards a place at most', places.every(([, on]) => on.length <= 4) && row.length <= 4],
    [
      'FF-5.1 and FF-5.2 while no fairy has moved a card',
      goneFairies('mutation') + goneFairies('transport') > 0 || places.every(([place, on]) => isRegular(place, on)),
    ],
    ['the row is empty outside a collection', row.length === 0 || stage === 'collect'],
    [
      'hands of 1 to 7 cards while there are piles',
      phase !== 'turn' || sum(unseen) === 0 || seats.every(({ hand }) => hand.length >= 1 && hand.length <= 7),
    ],
    ['hands in order', seats.every(({ hand }) => isAscending(hand, false))],
    [
      'only covered cards are known',
      lying.every(({ covered, knownTo }) => isAscending(knownTo, true) && (covered || knownTo.length === 0)),
    ],
    ['no two seats go to one place', new Set(chosen).size === chosen.length],
    ['a collector has a place', stage !== 'collect' || phase === 'over' || typeof travel?.chosen[turn] === 'string'],
    ['three petrifications at most', sum(seats.map(({ petrified }) => petrified)) <= 3],
    [
      'nobody is petrified in his own turn but while he collects',
      stage === 'collect' || phase === 'over' || (seats[turn]?.petrified ?? 0) === 0,
    ],
    ['the count of FF-10.3', state.barePasses <= players && (state.barePasses < players || phase === 'over')],
    [
      'nothing owned is negative',
      seats.every(({ objects, fairies, serpents, petrified }) =>
        [...Object.values(objects), ...Object.values(fairies), serpents, petrified].every((owned) => owned >= 0),
      ),
    ],
    ['the step belongs to the phase', step.kind === kindOf(phase)],
    ['the stage is what a decision interrupts', !STAGES.has(phase) || phase === stage],
  ];
  return claims.filter(([, holds]) => !holds).map(([claim]) => claim);
}

const STAGES = new Set<string>(['turn', 'travel-turn', 'draw', 'choose', 'end', 'collect']);

/** A position without effects of fairies: slots 0 and 2 covered, the first two cards with the backs of the place. */
function isRegular(place: string, on: readonly Lying[]): boolean {
  const wanted: Readonly<Record<string, string>> = {
    cave: 'light light',
    meadow: 'nature nature',
    wood: 'sprite sprite',
    river: 'light sprite',
    hill: 'light nature',
  };
  const named = (wanted[place] ?? '').split(' ');
  const shown = on.slice(0, 2).map(({ card }) => cards[card]?.back ?? '');
  const coversMatch = on.every(({ covered }, slot) => covered === (slot % 2 === 0));
  if (shown.length < 2) return coversMatch && shown.every((back) => named.includes(back));
  return coversMatch && shown.sort((a, b) => (a < b ? -1 : 1)).join() === named.sort((a, b) => (a < b ? -1 : 1)).join();
}

function kindOf(phase: State['phase']): Step['kind'] {
  switch (phase) {
    case 'card':
    case 'top':
    case 'deal-top':
      return 'draw';
    case 'clairvoyance':
      return 'look';
    case 'answer':
      return 'answer';
    case 'mutation':
      return 'mutation';
    case 'drop':
      return 'transport';
    case 'over':
      return 'over';
    default:
      return 'none';
  }
}

/** Renames every seat to its neighbour. */
const rotated: Spec['symmetries'][number] = {
  name: 'seats',
  // These two name a seat, and a move does not contain the number of seats; with five seats it wraps around.
  applies: ({ phase, players }) => players === 5 || (phase !== 'first-seat' && phase !== 'truth'),
  state(state: State): State {
    const next = (seat: Seat): Seat => (seat + 1) % state.players;
    const nextOrNone = (seat: Seat | null): Seat | null => (seat === null ? null : next(seat));
    const shifted = <T>(values: readonly T[]): T[] => [...values.slice(-1), ...values.slice(0, -1)];
    const lying = (on: Lying): Lying => ({ ...on, knownTo: on.knownTo.map(next).sort((a, b) => a - b) });
    const { places, step, travel } = state;
    return {
      ...state,
      firstSeat: nextOrNone(state.firstSeat),
      turn: next(state.turn),
      seats: shifted(state.seats),
      places: {
        cave: places.cave.map(lying),
        meadow: places.meadow.map(lying),
        wood: places.wood.map(lying),
        river: places.river.map(lying),
        hill: places.hill.map(lying),
      },
      travel: travel && { ...travel, starter: next(travel.starter), chosen: shifted(travel.chosen) },
      step:
        step.kind === 'answer'
          ? { ...step, seat: next(step.seat) }
          : step.kind === 'over'
            ? { ...step, freedBy: nextOrNone(step.freedBy) }
            : step,
    };
  },
  move: (move: Move): Move =>
    move.type === 'first-seat' || move.type === 'ask' ? { ...move, seat: (move.seat + 1) % 5 } : move,
};

/** The piles in the opposite order; the first backs are shown in their order (FF-3.4). */
const reversed: Spec['symmetries'][number] = {
  name: 'piles',
  applies: ({ phase }) => phase !== 'first-seat' && !phase.startsWith('deal-'),
  state(state: State): State {
    const { piles, step } = state;
    return {
      ...state,
      piles: [...piles].reverse(),
      step: step.kind === 'draw' ? { ...step, pile: 3 - step.pile } : step,
    };
  },
  move: (move: Move): Move => (move.type === 'draw' ? { ...move, pile: 3 - move.pile } : move),
};

/** Distributions of the backs other than the two named ones (FF-2.3). */
const natureTables = fc.constantFrom(
  { serpent: 18, orange: 5, walnut: 5, leaf: 2 },
  { wisdom: 3, truth: 3, mutation: 3, transport: 3, darkness: 3, poverty: 3, acorn: 4, mushroom: 4, petals: 4 },
);

/** The recipes of FF-2.4 in another order, other recipes, and two that are alike. */
const lists = fc.constantFrom(
  [...DEFAULT_RECIPES].reverse(),
  [...DEFAULT_RECIPES.slice(1), ['mushroom', 'leaf', 'petals', 'orange'].sort(inTableOrder)],
  [...DEFAULT_RECIPES.slice(1), DEFAULT_RECIPES[1]],
);

function inTableOrder(a: string, b: string): number {
  const order = ['orange', 'walnut', 'acorn', 'mushroom', 'leaf', 'petals'];
  return order.indexOf(a) - order.indexOf(b);
}

const options = fc.integer({ min: 2, max: 5 }).chain((players) =>
  fc.record(
    {
      players: fc.constant(players),
      firstSeat: fc.oneof(fc.constant('random'), fc.nat(players - 1)),
      natureCards: fc.oneof(fc.constantFrom('even', 'serpents'), natureTables),
      recipes: lists,
      lastTravel: fc.constantFrom('piles-empty', 'hands-empty'),
    },
    { requiredKeys: ['players'] },
  ),
);

const three = {
  cave: 'light-serpent light-serpent',
  wood: 'sprite-leaf sprite-leaf',
  hill: 'light-truth nature-truth',
};
const four = {
  cave: 'light-serpent light-serpent light-wisdom light-wisdom',
  meadow: 'nature-serpent nature-adversity nature-darkness nature-wisdom',
  wood: 'sprite-leaf sprite-leaf sprite-leaf sprite-walnut',
  river: 'light-wealth sprite-petals light-wealth light-mutation',
};
const fairies = 'clairvoyance wealth truth liberation protection mutation transport';

/** Positions for adversity, the bite, and the refusals of fairies and of passing. */
const positions: readonly State[] = [
  position({ owned: [{ fairies }], piles: 'empty' }),
  position({ owned: [{ fairies }], places: { cave: 'light-serpent' } }),
  position({
    owned: [{ fairies }],
    hands: ['', '', ''],
    places: { ...four, hill: 'light-petrification nature-serpent light-petrification' },
  }),
  position({
    hands: ['', '', ''],
    owned: [{ fairies }],
    places: { ...four, hill: 'light-petrification nature-serpent light-petrification nature-poverty' },
  }),
  ...[
    'use:truth',
    'use:truth ask:1',
    'use:clairvoyance look:cave:0',
    'use:mutation pick:wood:0',
    'use:transport pick:cave:0',
  ].map((moves) => play(position({ owned: [{ fairies }, { objects: 'orange petals' }], places: three }), moves)),
  play(position({ owned: [{ fairies }], places: { ...four, hill: 'light-petrification' } }), 'use:transport'),
  play(position({ hands: ['', '', ''], owned: [{ fairies }], places: three }), 'travel:cave'),
  play(position({ hands: ['', '', ''], places: three }), 'travel:cave'),
  play(position({ places: three }), 'travel:cave'),
  play(
    position({
      places: { ...three, cave: 'light-adversity light-poverty' },
      owned: [{ objects: 'orange leaf' }, { petrified: 1 }, { petrified: 1 }],
    }),
    'travel:cave',
  ),
  position({
    places: { ...three, cave: 'sprite-leaf light-serpent' },
    owned: [{ objects: 'acorn', serpents: 3 }, { petrified: 1 }, { petrified: 1 }],
  }),
];

/** Codes whose template no test vector uses. */
const rareEvents: readonly Event[] = [
  { type: 'ended', winners: [0, 2], reason: 'last-travel' },
  { type: 'turned-up', seat: 0, place: 'hill', cards: [] },
];

export const spec: Spec = {
  game: fairysFate,
  options,
  schemas: await schemasOf(kit),
  broken,
  stock: () => ({ card: 96, recipe: 9 }),
  describeView,
  // Bots change when they learn, the tried games need not. These meet every event.
  guide: evaluateBy(handMade),
  symmetries: [rotated, reversed],
  positions,
  moves: `
    first-seat: first-seat FF-1.2
    deal-recipe: recipe FF-3.2
    deal-card: card FF-4.2
    deal-top: top FF-4.3
    turn: play FF-6.2, travel FF-7.1, pass FF-6.4, use FF-9.1
    travel-turn: play FF-6.2, travel FF-7.4, pass FF-7.6, use FF-9.1
    draw: draw FF-6.3, use FF-9.1
    card: card FF-4.2
    top: top FF-4.3
    choose: travel FF-7.4, pass FF-7.6, use FF-9.1
    end: end FF-6.5, use FF-9.1
    collect: take FF-8.3, end FF-8.3, use FF-9.1
    discard: discard FF-8.7
    lose: lose FF-8.7
    wisdom: recipe FF-9.2
    clairvoyance: look FF-9.2
    wealth: draw FF-4.4
    truth: ask FF-9.2
    answer: answer FF-9.3
    mutation: pick FF-9.2
    transport: pick FF-9.2
    drop: drop FF-9.2
    over:`,
  wordbook: words,
  rare: { events: rareEvents },
  mutated: 0.055,
};
