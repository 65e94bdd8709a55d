import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../../src/bots/greedy.ts';
import { seeded } from '../../../src/core/rng.ts';
import { evaluate } from '../../../src/games/fairys-fate/heuristic.ts';
import type { GoodFairy, Move, ObjectKind, Place, State } from '../../../src/games/fairys-fate/index.ts';
import { cards, fairysFate } from '../../../src/games/fairys-fate/index.ts';
import { expectAlike } from '../../testing/alike.ts';
import { tries } from '../../testing/effort.ts';
import { type Case, casesOf, expectCounts, sortedWeights, weighed } from '../perft.ts';
import { counted } from './counts.ts';
import { movesOf, weightsOf } from './naive/choices.ts';
import { after } from './naive/course.ts';
import { begin, lay } from './naive/set-up.ts';
import type { Table } from './naive/table.ts';
import { tellOf, winnersOf } from './naive/table.ts';
import { position } from './position.ts';
import { spec as fairysFateSpec } from './spec.ts';

interface Laid {
  /** By seat. */
  readonly hands: readonly [string, string, ...string[]];
  readonly places: Partial<Record<Place, string>>;
  /** By seat: the cards it has kept. */
  readonly front?: readonly string[];
  readonly petrified?: readonly number[];
  /** All other cards have been eliminated. */
  readonly noPiles?: true;
}

const TOPS = ['light', 'sprite', 'nature', 'light'] as const;

function laid(name: string, given: Laid, counts: readonly number[]): Case<State, Table> {
  const { hands, places, front = [], petrified = [], noPiles } = given;
  const players = hands.length === 2 ? 2 : hands.length === 5 ? 5 : 3;
  const faces = (seat: number): string[] =>
    (front[seat] ?? '').split(' ').map((card) => card.slice(card.indexOf('-') + 1));
  const none = fairysFate.setup().seats[0];
  const named = (seat: number, kinds: object = {}): string =>
    faces(seat)
      .filter((face) => Object.hasOwn(kinds, face))
      .join(' ');
  const state = position({
    players,
    hands,
    places,
    piles: noPiles ? 'empty' : 'full',
    tops: TOPS,
    owned: hands.map((_, seat) => ({
      objects: named(seat, none?.objects),
      fairies: named(seat, none?.fairies),
      serpents: faces(seat).filter((face) => face === 'serpent').length,
      petrified: petrified[seat] ?? 0,
    })),
  });
  const heaps = {
    ...Object.fromEntries(hands.map((hand, seat) => [`hand ${seat}`, hand])),
    ...places,
    ...Object.fromEntries(front.map((kept, seat) => [`front ${seat}`, kept])),
  };
  return { name, state, table: lay({ players }, 0, heaps, noPiles ? '' : TOPS.join(' '), petrified), counts };
}

const cases: readonly Case<State, Table>[] = [
  ...casesOf(fairysFate, counted, begin, after),
  laid(
    'a turn with four fairies',
    {
      hands: ['light-serpent sprite-orange nature-leaf', 'light-truth sprite-walnut', 'nature-acorn'],
      places: { cave: 'light-serpent', river: 'light-truth sprite-leaf light-wisdom', hill: 'nature-truth' },
      front: ['light-clairvoyance light-mutation light-transport light-wealth', 'sprite-leaf'],
    },
    [11, 73, 609, 2476, 14048, 96860],
  ),
  laid(
    'a travel of two, with answers',
    {
      hands: ['light-serpent', 'sprite-walnut'],
      places: { cave: 'light-poverty light-adversity', wood: 'sprite-no-leaf sprite-leaf', hill: 'light-serpent' },
      front: ['sprite-orange light-truth', 'sprite-leaf sprite-leaf light-truth light-protection'],
    },
    [6, 20, 179, 558, 1468, 5962, 20328],
  ),
  laid(
    'the last travel of five, two of them petrified',
    {
      hands: ['', 'light-serpent sprite-orange', '', 'nature-acorn', 'light-truth'],
      places: {
        cave: 'light-darkness light-liberation light-wisdom',
        meadow: 'nature-serpent nature-leaf',
        wood: 'sprite-no-leaf sprite-leaf',
        river: 'light-petrification sprite-petals',
        hill: 'light-wealth nature-darkness',
      },
      front: ['light-transport', 'light-liberation light-serpent light-serpent light-serpent', 'sprite-walnut'],
      petrified: [0, 0, 0, 1, 1],
      noPiles: true,
    },
    [7, 36, 229, 924, 5198, 20692, 68836],
  ),
  laid(
    'nothing left to be played',
    {
      hands: ['', 'nature-leaf', ''],
      places: {
        cave: 'light-truth light-truth light-wisdom light-wisdom',
        meadow: 'nature-orange nature-orange nature-truth nature-wisdom',
        wood: 'sprite-leaf sprite-leaf',
        river: 'light-wealth',
        hill: 'nature-acorn light-mutation light-wealth',
      },
      front: ['light-mutation', 'light-transport'],
      noPiles: true,
    },
    [6, 28, 181, 1051, 3671, 21714, 83586],
  ),
  laid(
    'petrifications undone, before the last of the row and after it',
    {
      hands: ['light-serpent', '', ''],
      places: {
        cave: 'light-petrification light-poverty light-serpent light-petrification',
        wood: 'sprite-leaf sprite-leaf',
        river: 'light-liberation sprite-petals nature-petrification',
      },
      front: ['light-liberation nature-liberation', '', 'light-transport light-truth'],
      petrified: [0, 1],
    },
    [6, 24, 204, 656, 3362, 13635, 50311],
  ),
  laid(
    'the last round, with fairies and a turn to be lost',
    {
      hands: ['light-serpent', '', ''],
      places: { cave: 'light-truth', wood: 'sprite-leaf sprite-leaf', river: 'light-wealth sprite-petals' },
      front: ['light-clairvoyance', 'light-transport', 'light-mutation light-truth'],
      petrified: [0, 1],
      noPiles: true,
    },
    [5, 11, 36, 114, 377, 1075, 2915, 7827, 18834],
  ),
];

it.each(cases)('the numbers of move sequences, with chance moves: $name', (given) => {
  const { state, table } = given;
  expect(table && tellOf(table)).toEqual(told(state));
  expectCounts(fairysFate, { movesOf, after }, given, 25_000);
});

/**
 * Picks among the legal moves. Every third is the greedy bot's, since random play completes hardly any recipe. In
 * some games seats avoid travelling once the piles are empty, so that the last round comes (FF-10.3).
 */
const games = fc.record({
  options: fairysFateSpec.options,
  picks: fc.array(fc.nat(), { minLength: 200, maxLength: 700, size: 'max' }),
});
const greedy = greedyBot(fairysFate, evaluate);

function picked(state: State, pick: number, staysHome: boolean): Move | undefined {
  const actor = fairysFate.actor(state);
  if (actor === 'chance') return fairysFate.sample(state, seeded(pick));
  const legal = fairysFate.legalMoves(state);
  const others = legal.filter(({ type }) => type !== 'travel');
  const moves = staysHome && others.length > 0 && state.piles.every(({ size }) => size === 0) ? others : legal;
  if (typeof actor !== 'number' || pick % 3 > 0) return moves[pick % moves.length];
  const observation = { viewer: actor, view: fairysFate.view(state, actor), actor, moves };
  return greedy.decide(observation, { rng: seeded(pick) });
}

describe('in random games', () => {
  it('the naive rules allow the same moves with the same weights and reach the same tables and winners', () => {
    let ended = 0;
    fc.assert(
      fc.property(games, ({ options, picks }) => {
        let state = fairysFate.setup(options);
        let table = begin(options);
        let record = JSON.stringify(options);
        const staysHome = (picks[0] ?? 0) % 2 === 0;
        for (const pick of picks) {
          if (fairysFate.actor(state) === 'over') break;
          expectAlike(sortedWeights(weightsOf(table)), weighed(fairysFate, state), record);
          const move = picked(state, pick, staysHome) ?? expect.fail('no legal move');
          const notation = fairysFate.print(move);
          [state, table, record] = [fairysFate.apply(state, move), after(table, notation), `${record} ${notation}`];
          expectAlike(tellOf(table), told(state), record);
        }
        if (fairysFate.actor(state) !== 'over') return;
        expectAlike(winnersOf(table), fairysFate.outcome(state)?.winners, record);
        ended += 1;
      }),
      // The first disagreement is enough; shrinking with the naive rules takes minutes.
      { numRuns: tries(25, 3), seed: 20090220, endOnFailure: true },
    );
    expect(ended).toBeGreaterThan(0);
  });
});

/** A state in the format of {@link tellOf}. */
function told(state: State): string[] {
  const { phase, travel, piles, row, gone, places, seats, players } = state;
  const name = (card: number): string => cards[card]?.name ?? '';
  const nobody = Array.from({ length: players }, () => '');
  const repeated = (counts: Readonly<Record<string, number>>): string[] =>
    Object.entries(counts).flatMap(([word, count]) => Array.from({ length: count }, () => word));
  const inPlay = (['cave', 'meadow', 'wood', 'river', 'hill'] satisfies Place[]).map(
    (place) =>
      `${place} ${places[place]
        .map(({ card, covered, knownTo }) => (covered ? `[${name(card)}]${knownTo.join('')}` : name(card)))
        .join(' ')}`,
  );
  const front = (objects: Record<ObjectKind, number>, fairies: Record<GoodFairy, number>, serpents: number): string =>
    inOrder([...repeated(objects), ...repeated(fairies), ...repeated({ serpent: serpents })]).join(' ');
  return [
    `over ${phase === 'over'}`,
    `travel ${travel?.starter} ${travel?.last} ${(travel?.chosen ?? nobody).join()}`,
    `piles ${piles.map(({ size, top }) => `${size}${top ?? ''}`).join()}`,
    `row ${row.map(name).join(' ')}`,
    `gone ${inOrder(gone.flatMap((copies, card) => Array.from({ length: copies }, () => name(card)))).join(' ')}`,
    ...inPlay,
    ...seats.flatMap(({ hand, objects, fairies, serpents, petrified, recipes }) => [
      `hand ${inOrder(hand.map(name)).join(' ')}`,
      `front ${front(objects, fairies, serpents)}`,
      `lost turns ${petrified}`,
      ...recipes.map(({ recipe, may }) => `recipe ${recipe} ${may.join('')}`),
    ]),
  ];
}

function inOrder(words: string[]): string[] {
  return words.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
