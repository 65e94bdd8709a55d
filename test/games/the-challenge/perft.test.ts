import { describe, expect, it } from 'vitest';
import { seeded } from '../../../src/core/rng.ts';
import type { Options, State } from '../../../src/games/the-challenge/index.ts';
import { FAIRIES, STONES, theChallenge } from '../../../src/games/the-challenge/index.ts';
import { anyOf } from '../../core/at-random.ts';
import { tries } from '../../testing/effort.ts';
import { type Case, casesOf, expectCounts, sortedWeights, weighed } from '../perft.ts';
import { counted } from './counts.ts';
import { begin, movesOf, scoresOf, type Table, weightsOf } from './naive/choices.ts';
import { after } from './naive/course.ts';
import { list, play, position } from './position.ts';

const all = 'extra-sprite bigger-bag immunity collective-harvest steal leaky-bag';

const cases: readonly Case<State, Table>[] = [
  ...casesOf(theChallenge, counted, begin, after),
  {
    name: 'a turn with every fairy',
    state: position({
      players: 2,
      hands: ['red green', 'blue black'],
      kept: [all],
      sprites: [
        ['2 purple yellow', 'blue'],
        ['3 black', 'red !', '2 yellow +'],
      ],
      forest: '3 red 2 blue',
      forestFairies: 'steal',
    }),
    counts: [19, 132, 964, 6419, 42433],
  },
  {
    name: 'an offer',
    state: play(
      position({ hands: ['2 red blue', 'green'], sprites: [['red purple']], forestFairies: 'steal leaky-bag' }),
      'offer:red',
    ),
    counts: [3, 13, 51, 193, 609, 1731, 4402],
  },
  {
    name: 'a harvest that uses up the deck',
    state: play(
      position({ kept: ['collective-harvest'], hands: ['2 green'], deck: 'blue red', forest: 'black red' }),
      'play:collective-harvest',
    ),
    counts: [7, 32, 88, 220, 484, 736, 3348],
  },
  {
    name: 'a turn with every fairy where every blue stone lies alone',
    state: position({
      players: 2,
      blueAlone: 'stone',
      hands: ['2 blue green', 'blue black'],
      kept: [all],
      sprites: [
        ['blue', '2 purple', 'blue +'],
        ['3 black', 'blue', '2 yellow +'],
      ],
      forest: 'red 2 blue',
      forestFairies: 'steal',
    }),
    counts: [18, 117, 762, 4280, 23458],
  },
  {
    name: 'a new arrangement',
    state: play(position({ players: 5, hands: ['2 green blue'], sprites: [['red yellow', 'purple']] }), 'rearrange'),
    counts: [11, 79, 372, 1244, 2658, 8250, 34260],
  },
];

/** Besides the default: every option at another value, alone and together. */
const variants: readonly Partial<Options>[] = [
  {},
  { blueAlone: 'stone' },
  { firstSeat: 1, fairyPoints: { blue: 9, red: 4, yellow: 3, purple: 2, black: 2, green: 1 } },
  { blueAlone: 'stone', fairyPoints: { blue: 1, red: 1, yellow: 1, purple: 1, black: 1, green: 3 } },
];

it.each(cases)('the numbers of move sequences, with chance moves: $name', (given) => {
  expectCounts(theChallenge, { movesOf, after }, { table: tableOf(given.state), ...given }, 40_000);
});

describe('in random games', () => {
  it.each([2, 3, 4, 5, 6] as const)(
    'of %i the naive rules allow the same moves with the same weights and reach the same tables and scores',
    (players) => {
      const rng = seeded(players);
      for (let game = 0; game < tries(12, 2); game++) {
        const options = { ...variants[game % variants.length], players };
        let state = theChallenge.setup(options);
        let table = begin(options);
        while (theChallenge.actor(state) !== 'over') {
          expect(sortedWeights(weightsIn(table))).toEqual(weighed(theChallenge, state));
          const move = anyOf(theChallenge.legalMoves(state), rng);
          const notation = theChallenge.print(move);
          [state, table] = [theChallenge.apply(state, move), after(table, notation)];
          expect(told(table)).toEqual(told(tableOf(state)));
        }
        expect(scoresOf(table)).toEqual(theChallenge.outcome(state)?.scores);
      }
    },
  );
});

function weightsIn(table: Table): Record<string, number> {
  const drawn = weightsOf(table);
  return Object.keys(drawn).length > 0 ? drawn : Object.fromEntries(movesOf(table).map((move) => [move, 1]));
}

/** A table as text: all cards with their places, and the next task. */
function told({ now, turn, seats, deck, fairyDeck, forest, open, gone, used, pool, plan, drawn }: Table): string[] {
  const inOrder = (names: readonly string[]): string => [...names].sort((a, b) => (a < b ? -1 : 1)).join(' ');
  return [
    now,
    String(turn),
    ...[deck, fairyDeck, forest, open, gone, used].map(inOrder),
    ...seats.map(({ hand, kept, sprites }) => `${inOrder(hand)} | ${inOrder(kept)} | ${JSON.stringify(sprites)}`),
    ...(now === 'rearrange' ? [inOrder(pool), JSON.stringify(plan)] : []),
    ...(now === 'choose' ? [inOrder(drawn)] : []),
  ];
}

/** A state in the format of the naive rules. */
function tableOf(state: State): Table {
  const { step, seats } = state;
  const names = (kinds: readonly string[], counts: readonly number[]): string[] =>
    list(kinds, counts)
      .split(' ')
      .filter((name) => name !== '');
  const bagOf = (bag: readonly number[]): string[] => bag.flatMap((colour) => STONES[colour] ?? []);
  return {
    points: Object.fromEntries(STONES.map((stone, colour) => [stone, state.fairyPoints[colour] ?? 0])),
    blueAlone: state.blueAlone,
    first: state.firstSeat ?? -1,
    turn: state.turn,
    now: state.phase,
    deck: names(STONES, state.deck),
    fairyDeck: names(FAIRIES, state.fairyDeck),
    forest: names(STONES, state.forest),
    open: names(FAIRIES, state.forestFairies),
    gone: names(STONES, state.eliminated),
    used: names(FAIRIES, state.used),
    seats: seats.map(({ hand, kept, sprites }) => ({
      hand: names(STONES, hand),
      kept: names(FAIRIES, kept),
      sprites: sprites.map(({ bag, bigger, immune }) => ({ bag: bagOf(bag), big: bigger, safe: immune })),
    })),
    left: step.kind === 'offer' ? step.paid : 'left' in step ? step.left : 0,
    victim: step.kind === 'steal' ? step.victim : -1,
    drawn: step.kind === 'fairies' ? names(FAIRIES, step.drawn) : [],
    obtained: step.kind === 'obtained' ? (FAIRIES[step.fairy] ?? '') : '',
    pool: step.kind === 'rearrange' ? names(STONES, step.pool) : [],
    plan: step.kind === 'rearrange' ? step.planned.map(bagOf) : [],
  };
}
