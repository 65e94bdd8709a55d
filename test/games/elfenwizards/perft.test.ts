import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../../src/bots/greedy.ts';
import { seeded } from '../../../src/core/rng.ts';
import { sumOf } from '../../../src/games/elfenwizards/dice.ts';
import { evaluate } from '../../../src/games/elfenwizards/heuristic.ts';
import type { Face, Move, PhaseName, State } from '../../../src/games/elfenwizards/index.ts';
import { elfenwizards, spaceIds } from '../../../src/games/elfenwizards/index.ts';
import { bought, isNeeded, minorRecovery } from '../../../src/games/elfenwizards/recovery.ts';
import { expectAlike } from '../../testing/alike.ts';
import { effort, tries } from '../../testing/effort.ts';
import { type Case, casesOf, expectCounts, sortedWeights, weighed } from '../perft.ts';
import { counted } from './counts.ts';
import { movesOf, weightsOf } from './naive/choices.ts';
import { after } from './naive/course.ts';
import { begin, lay } from './naive/set-up.ts';
import type { Table } from './naive/table.ts';
import { resultOf, tellOf } from './naive/table.ts';
import { duels, inPhase, table as laidOut, mark, spend } from './position.ts';
import { spec as elfenwizardsSpec } from './spec.ts';

const three = { 'wizard-1': [0], 'wizard-2': [1], 'magic-user-1': [0, 0, 2] } as const;

const cases: readonly Case<State, Table>[] = [
  ...casesOf(elfenwizards, counted, begin, after),
  {
    name: 'the first duels for three',
    state: duels('reconstructed'),
    table: lay({ players: 3 }, 5, {}),
    // 24 casts and a pass; 24 · 24 + 25; 24 · 24 · 25 + 24 · 24 + 25.
    counts: [25, 601, 15001],
  },
  {
    name: 'few spells are left',
    state: duels(three, { R: { wizard: '5', 'magic-user': '23' } }, (draft) => {
      spend(draft, 0, 6);
      spend(draft, 1, 5);
      spend(draft, 2, 7);
    }),
    table: lay({ players: 3, layout: three }, 5, {
      dice: { 'R wizard': '5', 'R magic-user': '23' },
      spent: [6, 5, 7],
    }),
    counts: [11, 83, 453, 2200],
  },
  {
    name: 'defeated in all boxes',
    state: inPhase('claim', laidOut('reconstructed'), (draft) => {
      draft.wizards[0] = [19, 20, 21, 21, 15, 15, 16, 17];
      draft.wizards[1] = [19, 20, 21, 21, 0, 16, 17, 17];
      draft.wizards[2] = [20, 20, 21, 4, 7, 8, 15, 18];
    }),
    table: lay({ players: 3 }, 7, {
      wizards: {
        'defeated-wizard': 'R1 G1',
        'defeated-sorcerer': 'R2 G2 B1 B2',
        'defeated-necromancer': 'R3 R4 G3 G4 B3',
        'magic-user-1': 'R5 R6 B7',
        'magic-user-2': 'R7 G6',
        'magic-user-3': 'R8 G7 G8',
        'high-wizard': 'G5',
        'sorcerer-2': 'B4',
        'necromancer-1': 'B5',
        'necromancer-2': 'B6',
        'magic-user-4': 'B8',
      },
    }),
    counts: [2, 2, 6, 12],
  },
  ...(['seat', 'wizard'] as const).map((claims) => ({
    name: `two titles for four of the defeated, claimed by ${claims}`,
    state: inPhase('claim', laidOut('reconstructed'), (draft) => {
      draft.claims = claims;
      draft.wizards[0] = [19, 20, 20, 1, 3, 4, 15, 16];
      draft.wizards[1] = [20, 20, 7, 8, 9, 10, 15, 16];
      draft.wizards[2] = [11, 12, 13, 14, 15, 16, 17, 18];
      mark(draft, 0, [0, 1, 0, 0, 0, 0, 0, 0]);
      mark(draft, 1, [1, 0, 0, 0, 0, 0, 0, 0]);
      draft.greySupply = 10;
    }),
    table: lay({ players: 3, claims }, 7, {
      wizards: {
        'defeated-wizard': 'R1',
        'defeated-sorcerer': 'R2 R3 G1 G2',
        'wizard-1': 'R4',
        'sorcerer-1': 'R5',
        'sorcerer-2': 'R6',
        'necromancer-1': 'G3',
        'necromancer-2': 'G4',
        'necromancer-3': 'G5',
        'necromancer-4': 'G6',
        'necromancer-5': 'B1',
        'necromancer-6': 'B2',
        'necromancer-7': 'B3',
        'necromancer-8': 'B4',
        'magic-user-1': 'R7 G7 B5',
        'magic-user-2': 'R8 G8 B6',
        'magic-user-3': 'B7',
        'magic-user-4': 'B8',
      },
      tokens: { R2: 1, G1: 1 },
    }),
    // The Wizard; one of R's two Sorcerers for one of two titles; R's other, or one of G's two; four spaces to go down to.
    counts: claims === 'seat' ? [1, 4, 4, 16] : [1, 4, 8, 32],
  })),
  {
    name: 'minors are recovered after the duels',
    state: inPhase(
      'recover-again',
      laidOut('reconstructed', { R: { minor: '125' }, G: { minor: '125' }, B: { minor: '1' } }),
      (draft) => {
        draft.wizards[1] = [0, 3, 9, 14, 15, 16, 17, 18];
        spend(draft, 0, 3);
        spend(draft, 1, 1);
      },
    ),
    table: lay({ players: 3 }, 6, {
      dice: { 'R minor': '125', 'G minor': '125', 'B minor': '1' },
      spent: [3, 1, 0],
      wizards: { 'high-wizard': 'G1' },
    }),
    // R and G as in worked example 5. R recovers; 8 + 4 + 4 + 2 + 2 ways to leave the others; then 3 and 8 + 4 + 4.
    counts: [5, 20, 60, 320, 640, 960],
  },
  {
    name: 'the last grey token',
    state: inPhase('demote', laidOut('reconstructed', { R: { grey: '44' }, G: { grey: '16' } }), (draft) => {
      draft.wizards[0] = [1, 20, 7, 11, 6, 16, 16, 18];
      draft.wizards[1] = [0, 20, 9, 14, 3, 16, 17, 18];
      draft.wizards[2] = [4, 5, 8, 10, 12, 13, 2, 18];
      mark(draft, 0, [0, 3, 0, 0, 0, 1, 1, 0]);
      mark(draft, 1, [0, 0, 0, 0, 0, 6, 0, 0]);
      draft.greySupply = 1;
    }),
    table: lay({ players: 3 }, 8, {
      dice: { 'R grey': '44', 'G grey': '16' },
      wizards: {
        'defeated-sorcerer': 'R2 G2',
        'sorcerer-4': 'R5',
        'magic-user-2': 'R7',
        'high-wizard': 'G1',
        'sorcerer-1': 'G5',
        'wizard-2': 'B7',
      },
      tokens: { R2: 3, R6: 1, R7: 1, G6: 6 },
    }),
    // R puts down first and gets it, G gets none (EW-11.2).
    counts: [4, 16, 48, 112, 224, 496, 928],
  },
];

it.each(cases)('the numbers of move sequences, with chance moves: $name', (given) => {
  const { state, table } = given;
  expect(elfenwizardsSpec.broken(state)).toEqual([]);
  expect(table && tellOf(table)).toEqual(told(state));
  expectCounts(elfenwizards, { movesOf, after }, given);
});

/** Picks a legal move: every third is the greedy bot's, every seventh (every second if lazy) an end, if legal. */
const games = fc.record({
  options: elfenwizardsSpec.options,
  lazy: fc.boolean(),
  picks: fc.array(fc.nat(), { minLength: 900, maxLength: 1000, size: 'max' }),
});
const greedy = greedyBot(elfenwizards, evaluate);

function picked(state: State, pick: number, lazy: boolean): Move | undefined {
  const actor = elfenwizards.actor(state);
  if (actor === 'chance') return elfenwizards.sample(state, seeded(pick));
  const moves = elfenwizards.legalMoves(state);
  const ends = moves.filter(({ type }) => type === 'pass' || type === 'end-allocation' || type === 'reroll');
  if (ends.length > 0 && pick % (lazy ? 2 : 7) === 0) return ends[Math.floor(pick / 2) % ends.length];
  if (typeof actor !== 'number' || pick % 3 > 0) return moves[pick % moves.length];
  const observation = { viewer: actor, view: elfenwizards.view(state, actor), actor, moves };
  return greedy.decide(observation, { rng: seeded(pick) });
}

describe('in random games', () => {
  it('the naive rules allow the same moves with the same weights and reach the same tables and results', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(games, ({ options, lazy, picks }) => {
        let state = elfenwizards.setup(options);
        let table = begin(options);
        let record = JSON.stringify(options);
        for (const pick of picks) {
          if (elfenwizards.actor(state) === 'over') break;
          expectAlike(sortedWeights(weightsOf(table)), weighed(elfenwizards, state), record);
          const move = picked(state, pick, lazy) ?? expect.fail('no legal move');
          seen.add(move.type);
          const notation = elfenwizards.print(move);
          const titles: string[] = [];
          state = elfenwizards.apply(state, move, (event) => {
            if (event.type === 'title-given') titles.push(`${event.title} ${nameOf(event.wizard)}`);
            if (event.type === 'title-vacant') titles.push(`${event.title} vacant`);
            if (event.type === 'ended') seen.add(event.reason);
          });
          [table, record] = [after(table, notation), `${record} ${notation}`];
          expectAlike([...tellOf(table), ...table.titles], [...told(state), ...titles], record);
        }
        expect(elfenwizards.outcome(state), record).toMatchObject(resultOf(table));
      }),
      // The first disagreement is enough; shrinking with the naive rules takes minutes.
      { numRuns: tries(20, 3), seed: 1995, endOnFailure: true },
    );
    const all = [...Object.keys(elfenwizards.moves), 'four-turns', 'high-wizard-twice', 'not-given-twice'];
    // Only at full effort, like everything that random play must reach.
    if (effort() >= 1) expect(all.filter((type) => !seen.has(type))).toEqual([]);
  });
});

it('dice are needed exactly if no smaller selection of them recovers as much', () => {
  const subsets = (dice: readonly Face[]): Face[][] => {
    const found: Face[][] = [[]];
    for (const die of dice) for (const other of [...found]) found.push([...other, die]);
    return found;
  };
  for (let code = 0; code < 6 ** 4; code++) {
    const dice = [0, 1, 2, 3].map((digit) => 1 + (Math.floor(code / 6 ** digit) % 6)).sort((a, b) => a - b);
    for (const stock of [1, 3, 7]) {
      const worth = bought(minorRecovery, sumOf(dice), stock);
      const smaller = subsets(dice).filter((other) => other.length < dice.length);
      expect(isNeeded(minorRecovery, dice, stock)).toBe(
        smaller.every((other) => bought(minorRecovery, sumOf(other), stock) < worth),
      );
    }
  }
});

function letter(seat: number | null): string {
  return 'RGBYKW'[seat ?? -1] ?? '';
}

/** EW-0.4. */
function nameOf(wizard: number): string {
  return `${letter(Math.floor(wizard / 16))}${(wizard % 16) + 1}`;
}

/** The name of a phase in the naive rules; that of majors depends on the lap. */
const TASKS: Readonly<Record<PhaseName, string>> = {
  'first-seat': 'first seat 0',
  record: 'record 1',
  retire: 'retire 1',
  roll: 'roll',
  allocate: 'allocate',
  recover: 'recover 4',
  cast: 'cast 5',
  'recover-again': 'recover 6',
  'take-back': 'take back 6',
  claim: 'claim 7',
  demote: 'demote 8',
  'recover-grey': 'recover 9',
  'remove-grey': 'remove 9',
  'take-back-grey': 'take back 9',
  over: 'over 0',
};

/** A state in the format of {@link tellOf}. */
function told(state: State): string[] {
  const { phase, step, seat, turn, dragon, highWizards, scores, greySupply, wizards, grey } = state;
  const places = [...spaceIds, 'defeated-wizard', 'defeated-sorcerer', 'defeated-necromancer'];
  const spells = step.kind === 'duels' ? step.spells : [];
  const passed = step.kind === 'duels' ? step.passed.map((has, own) => (has ? letter(own) : '')) : [];
  const faces = (counts: readonly number[]): string =>
    counts.map((count, index) => String(index + 1).repeat(count)).join('');
  const task = step.kind === 'duels' && step.owesSecond ? 'second 5' : TASKS[phase];
  const lap = step.kind === 'majors' ? ` ${step.lap + 1}` : '';
  return [
    `${task}${lap} ${phase === 'first-seat' || phase === 'over' ? '' : letter(seat)}`,
    `turn ${turn} dragon ${letter(dragon)} passed ${passed.join('')}`,
    `to remove ${step.kind === 'grey' ? step.due : 0}`,
    `high wizards ${highWizards.map((winner) => letter(winner) || '-').join('')}`,
    `scores ${scores.join()}`,
    `supply ${greySupply}`,
    ...wizards.flatMap((own, of) =>
      own.map((place, k) => {
        const beside = spells.filter(({ wizard }) => wizard === 16 * of + k);
        const cast = beside.map(({ seat: caster, spell }) => `${letter(caster)}${spell}`);
        return `${nameOf(16 * of + k)} ${places[place]} ${grey[of]?.[k]} ${cast.sort().join(' ')}`;
      }),
    ),
    ...state.boxes.map((boxes, own) => {
      const rolled = step.kind === 'majors' && own === seat ? faces(step.rolled) : '';
      const dice = ['wizard', 'sorcerer', 'necromancer', 'magic-user', 'minor', 'grey'].map(
        (box, index) => `${box} ${faces(boxes.slice(6 * index, 6 * index + 6))}`,
      );
      const recorded = [0, 1, 2].map((past) => (state.record[past] === own ? 1 : 0));
      const minors = [state.minors[own], state.minorBox[own], ...recorded];
      return [
        letter(own),
        `reserve ${'0'.repeat(state.reserve[own] ?? 0)} rolled ${rolled}`,
        ...dice,
        `minors ${minors.join()}`,
      ].join(' ');
    }),
  ];
}
