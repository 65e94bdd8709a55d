import * as fc from 'fast-check';
import type { Seat } from '../../../src/core/game.ts';
import { evaluate } from '../../../src/games/elfenwizards/heuristic.ts';
import type { Move, Place, SpaceId, State, WizardId } from '../../../src/games/elfenwizards/index.ts';
import { elfenwizards, spaceIds } from '../../../src/games/elfenwizards/index.ts';
import { kit } from '../../../src/games/elfenwizards/kit.ts';
import { describeView } from '../../../src/games/elfenwizards/table.ts';
import { words } from '../../../src/games/elfenwizards/words/index.ts';
import { schemasOf } from '../../testing/kit-schemas.ts';
import type { Spec, Symmetry } from '../../testing/spec.ts';
import { moveOf } from '../notation.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The invariants of docs/rules/elfenwizards.md. */
function broken(state: State): string[] {
  const { phase, players, turn, wizards, grey, reserve, boxes, minors, minorBox, record, highWizards, step } = state;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const spells = step.kind === 'duels' ? step.spells : [];
  const everywhere = wizards.flat();
  const on = (place: Place): number => everywhere.filter((at) => at === place).length;
  const castBy = (seat: Seat, minor: boolean): number =>
    spells.filter((spell) => spell.seat === seat && (spell.spell === 'minor') === minor).length;
  const diceOf = (seat: Seat): number =>
    (reserve[seat] ?? 0) +
    sum(boxes[seat] ?? []) +
    castBy(seat, false) +
    (step.kind === 'majors' && state.seat === seat ? sum(step.rolled) : 0);
  const minorsOf = (seat: Seat): number =>
    (minors[seat] ?? 0) + (minorBox[seat] ?? 0) + castBy(seat, true) + record.filter((own) => own === seat).length;
  const inDuelBoxes = sum(boxes.flatMap((own) => own.slice(0, 24)));
  const defeated = on(19) + on(20) + on(21);
  const isFought = ['roll', 'allocate', 'recover', 'cast'].includes(phase);
  const titles = (winner: Seat | null): number => highWizards.filter((other) => other === winner).length;
  const claims: readonly (readonly [string, boolean])[] = [
    ['a row a seat', [wizards, grey, reserve, boxes, minors, minorBox].every((rows) => rows.length === players)],
    ['7 dice a seat', seats.every((seat) => diceOf(seat) === 7)],
    ['7 minors a seat', seats.every((seat) => minorsOf(seat) === 7)],
    ['nothing below 0', [reserve, minors, minorBox, ...boxes, ...grey].flat().every((pieces) => pieces >= 0)],
    ['12 grey tokens', sum(grey.flat()) + state.greySupply === 12 && state.greySupply >= 0],
    ['every wizard on a place', everywhere.every((place) => Number.isInteger(place) && place >= 0 && place <= 21)],
    ['one wizard at most on a title', Array.from({ length: 15 }, (_, title) => on(title)).every((held) => held <= 1)],
    ['duel boxes are empty after the duels', isFought || inDuelBoxes === 0],
    [
      'nobody is defeated but in phases 7 and 8',
      defeated === 0 || /^(recover-again|take-back|claim|demote)$/.test(phase),
    ],
    ['defeated boxes hold 2, 4, 8', on(19) <= 2 && on(20) <= 4 && on(21) <= 8],
    ['no High Wizard in phases 2 to 5', !isFought || on(0) === 0],
    [
      'a minor of a seat at most on the record',
      seats.every((seat) => record.filter((own) => own === seat).length <= 1),
    ],
    ['titles of High Wizard', [...seats, null].every((winner) => titles(winner) <= 2)],
    ['a turn of the game', turn <= 4 && (phase === 'first-seat') === (turn === 0)],
    ['the step belongs to the phase', step.kind === kindOf(phase)],
  ];
  return claims.filter(([, holds]) => !holds).map(([claim]) => claim);
}

function kindOf(phase: State['phase']): State['step']['kind'] {
  if (phase === 'roll' || phase === 'allocate') return 'majors';
  if (phase === 'cast') return 'duels';
  return phase === 'remove-grey' ? 'grey' : 'none';
}

/** Renames every guild to its neighbour. */
const renamed: Symmetry = {
  name: 'guilds',
  applies: ({ players }) => players === 3,
  state(state: State): State {
    const next = (seat: Seat): Seat => (seat + 1) % state.players;
    const orNull = (seat: Seat | null): Seat | null => (seat === null ? null : next(seat));
    const shifted = <T>(rows: readonly T[]): T[] => [...rows.slice(-1), ...rows.slice(0, -1)];
    const { step } = state;
    return {
      ...state,
      dragon: orNull(state.dragon),
      seat: state.phase === 'first-seat' ? 0 : next(state.seat),
      wizards: shifted(state.wizards),
      grey: shifted(state.grey),
      reserve: shifted(state.reserve),
      boxes: shifted(state.boxes),
      minors: shifted(state.minors),
      minorBox: shifted(state.minorBox),
      record: state.record.map(orNull),
      highWizards: state.highWizards.map(orNull),
      scores: shifted(state.scores),
      step:
        step.kind !== 'duels'
          ? step
          : {
              ...step,
              passed: shifted(step.passed),
              spells: step.spells.map((spell) => ({
                ...spell,
                seat: next(spell.seat),
                wizard: nextWizard(spell.wizard),
              })),
            },
    };
  },
  move(move: Move): Move {
    if (move.type === 'first-seat') return { ...move, seat: (move.seat + 1) % 3 };
    return 'wizard' in move ? { ...move, wizard: nextWizard(move.wizard) } : move;
  },
};

/** The wizard of the next of three seats. */
function nextWizard(wizard: WizardId): WizardId {
  return (wizard + 16) % 48;
}

/** The mirrored pyramid. Titles are settled from left to right (EW-9.3). */
const mirrored: Symmetry = {
  name: 'left and right',
  applies: ({ phase }) => phase !== 'cast' && phase !== 'recover' && phase !== 'allocate',
  state: (state: State): State => ({ ...state, wizards: state.wizards.map((own) => own.map(mirror)) }),
  move: (move: Move): Move =>
    'to' in move ? { ...move, to: spaceIds[mirror(spaceIds.indexOf(move.to))] ?? move.to } : move,
};

function mirror(place: Place): Place {
  for (const [first, end] of [
    [1, 3],
    [3, 7],
    [7, 15],
    [15, 19],
  ] as const) {
    if (place >= first && place < end) return first + end - 1 - place;
  }
  return place;
}

const seatsFor = (players: number): fc.Arbitrary<number[]> =>
  fc.array(fc.nat(players - 1), { minLength: 1, maxLength: 3 }).map((seats) => seats.sort((a, b) => a - b));

/** A placement with few wizards or many, at least one for each seat. */
function placements(players: number): fc.Arbitrary<object> {
  const titles = spaceIds.slice(1, 15);
  const onTitles = fc.dictionary(
    fc.constantFrom<SpaceId>(...titles),
    fc.nat(players - 1).map((seat) => [seat]),
  );
  return fc.record({ onTitles, more: seatsFor(players) }).map(({ onTitles: taken, more }) => ({
    ...taken,
    'magic-user-2': Array.from({ length: players }, (_, seat) => seat),
    'magic-user-4': more,
  }));
}

const options = fc.integer({ min: 3, max: 6 }).chain((players) =>
  fc.record(
    {
      players: fc.constant(players),
      firstSeat: fc.oneof(fc.constant('random'), fc.nat(players - 1)),
      layout: fc.oneof({ weight: 3, arbitrary: fc.constant('reconstructed') }, placements(players)),
      claims: fc.constantFrom('seat', 'wizard'),
    },
    { requiredKeys: ['players'] },
  ),
);

/** A seat that may refuse its roll, and the same seat afterwards. Random play hardly ever does so. */
const refusing = played('1111111 end 1111111 end 1111111 end 1111111');
const refused = played('1111111 end 1111111 end 1111111 end 1111111 reroll 1111111');

/** The same position without a minor to pay with. */
const spent: State = { ...refusing, minors: [0, 7, 7], minorBox: [7, 0, 0] };

/** Every title is vacant. */
const claiming = played(`${'1111111 end '.repeat(6)}pass pass pass`);

/** A seat that may take a grey token from one of its wizards. */
const clearing: State = {
  ...elfenwizards.setup({ players: 3, firstSeat: 0 }),
  phase: 'remove-grey',
  grey: [
    [0, 1, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0],
  ],
  greySupply: 11,
  step: { kind: 'grey', due: 1 },
};

/** The same seat one step earlier, with a die of four points in the grey box. */
const recovering: State = {
  ...clearing,
  phase: 'recover-grey',
  reserve: [6, 7, 7],
  boxes: clearing.boxes.map((own, seat) => own.map((dice, index) => (seat === 0 && index === 33 ? 1 : dice))),
  step: { kind: 'none' },
};

function played(notations: string): State {
  return notations
    .split(' ')
    .reduce<State>(
      (state, notation) => elfenwizards.apply(state, moveOf(elfenwizards, notation)),
      elfenwizards.setup({ players: 3, firstSeat: 0 }),
    );
}

export const spec: Spec = {
  game: elfenwizards,
  options,
  schemas: await schemasOf(kit),
  broken,
  stock: ({ players, wizards }: State) => ({
    wizard: wizards.flat().length,
    major: 7 * players,
    minor: 7 * players,
    'grey-token': 12,
    dragon: 1,
  }),
  describeView,
  guide: evaluate,
  symmetries: [renamed, mirrored],
  positions: [refusing, refused, spent, claiming, clearing, recovering],
  moves: `
    first-seat: first-seat EW-3.2
    record: record EW-5.2
    retire: retire EW-5.3
    roll: roll EW-6.6
    allocate: allocate EW-6.2, end-allocation EW-6.2, reroll EW-6.5
    recover: recover EW-7.2
    cast: cast EW-8.2, pass EW-8.1
    recover-again: recover EW-7.2
    take-back: take-back EW-7.4
    claim: claim EW-10.1
    demote: demote EW-11.1
    recover-grey: recover EW-12.1
    remove-grey: remove-grey EW-12.2
    take-back-grey: take-back EW-12.3
    over:`,
  wordbook: words,
  mutated: 0.058,
};
