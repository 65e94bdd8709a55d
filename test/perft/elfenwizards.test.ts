import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/core/rng.ts';
import type { Face, Move, State } from '../../src/games/elfenwizards/index.ts';
import { elfenwizards } from '../../src/games/elfenwizards/index.ts';
import { bought, isNeeded, minorRecovery } from '../../src/games/elfenwizards/recovery.ts';
import { elfenwizardsSpec } from '../conformance/elfenwizards.ts';
import { changed, duels, spend, table } from '../games/elfenwizards/position.ts';
import { type Contest, settle } from './naive-titles.ts';
import { perft } from './perft.ts';

const movesIn = (state: State): Move[] => elfenwizards.legalMoves(state);

const three = { 'wizard-1': [0], 'wizard-2': [1], 'magic-user-1': [0, 0, 2] } as const;

const cases: readonly (readonly [name: string, state: State, counts: readonly number[]])[] = [
  // 792 rolls have 2772 different faces in all: 3 · (6 · 2772 + 792) allocations and ends.
  ['the beginning', elfenwizards.setup({ players: 3 }), [3, 2376, 52272]],
  // 24 casts and a pass; 24 · 24 + 25; 24 · 24 · 25 + 24 · 24 + 25.
  ['the first duels for three', duels('reconstructed'), [25, 601, 15001]],
  [
    'few spells are left',
    duels(three, { R: { wizard: '5', 'magic-user': '23' } }, (draft) => {
      spend(draft, 0, 6);
      spend(draft, 1, 5);
      spend(draft, 2, 7);
    }),
    [11, 83, 453, 2200],
  ],
  [
    'defeated in all boxes',
    changed(table('reconstructed'), (draft) => {
      draft.phase = 'claim';
      draft.step = { kind: 'none' };
      draft.wizards[0] = [19, 20, 21, 21, 15, 15, 16, 17];
      draft.wizards[1] = [19, 20, 21, 21, 0, 16, 17, 17];
      draft.wizards[2] = [20, 20, 21, 4, 7, 8, 15, 18];
    }),
    [2, 2, 6, 12],
  ],
];

describe('the numbers of move sequences, those of chance included', () => {
  it.each(cases)('%s', (_, state, counts) => {
    expect(counts.map((_count, index) => perft(state, index + 1, movesIn, elfenwizards.apply))).toEqual(counts);
  });
});

describe('against a second reading of the rules', () => {
  it('titles go where the text sends them', () => {
    const rng = seeded(9);
    for (let game = 0; game < 300; game++) {
      let state = elfenwizards.setup({ players: game % 2 === 0 ? 3 : 6 });
      while (elfenwizards.actor(state) !== 'over') {
        const before = state;
        const moves = movesIn(state);
        const move =
          elfenwizards.actor(state) === 'chance' ? elfenwizards.sample(state, rng) : moves[rng.int(moves.length)];
        if (move === undefined) throw new Error('no move');
        const given: Contest[] = [];
        state = elfenwizards.apply(state, move, (event) => {
          if (event.type === 'title-given') given.push({ title: event.title, winner: event.wizard });
          if (event.type === 'title-vacant') given.push({ title: event.title, winner: undefined });
        });
        if (before.phase !== 'cast' || given.length === 0) continue;
        expect(given).toEqual(settle(before, move));
      }
    }
  });

  it('dice are needed exactly if no smaller selection of them does as well', () => {
    const subsets = (dice: readonly Face[]): Face[][] => {
      const found: Face[][] = [[]];
      for (const die of dice) for (const other of [...found]) found.push([...other, die]);
      return found;
    };
    for (let code = 0; code < 6 ** 4; code++) {
      const dice = [0, 1, 2, 3].map((digit) => 1 + (Math.floor(code / 6 ** digit) % 6)).sort((a, b) => a - b);
      for (const stock of [1, 3, 7]) {
        const worth = bought(minorRecovery, dice, stock);
        const smaller = subsets(dice).filter((other) => other.length < dice.length);
        expect(isNeeded(minorRecovery, dice, stock)).toBe(
          smaller.every((other) => bought(minorRecovery, other, stock) < worth),
        );
      }
    }
  });
});

it('every position counted is one of the game', () => {
  for (const [, state] of cases) expect(elfenwizardsSpec.broken(state)).toEqual([]);
});
