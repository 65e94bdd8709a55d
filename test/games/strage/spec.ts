import * as fc from 'fast-check';
import type { Seat } from '../../../src/core/game.ts';
import { evaluate } from '../../../src/games/strage/heuristic.ts';
import type { Move, Square, State, Step } from '../../../src/games/strage/index.ts';
import { strage } from '../../../src/games/strage/index.ts';
import { kit } from '../../../src/games/strage/kit.ts';
import { clanAt, hasSprite, inExitArea, ORC, piece, SPRITE, squares } from '../../../src/games/strage/squares.ts';
import { describeView } from '../../../src/games/strage/table.ts';
import { words } from '../../../src/games/strage/words/index.ts';
import { schemasOf } from '../../testing/kit-schemas.ts';
import type { Spec, Symmetry } from '../../testing/spec.ts';

/** The invariants of docs/rules/strage.md. */
function broken(state: State): string[] {
  const { board, players, reserve, saved, killed, orcReserve, order, points, placed, step } = state;
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  const count = (is: (square: Square) => boolean): number => squares.filter(is).length;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const claims: readonly (readonly [string, boolean])[] = [
    ['64 squares', board.length === 64],
    ['16 sprites', count((square) => hasSprite(board, square)) + sum(saved) + killed === 16],
    ['8 orcs', count((square) => piece(board, square) === ORC) + orcReserve === 8],
    [
      '6 half-elves a clan',
      seats.every((seat) => count((at) => clanAt(board, at) === seat) + (reserve[seat] ?? 0) === 6),
    ],
    ['ST-2.1', board.every((on) => on === SPRITE || (on >= 0 && on <= ORC) || (on > SPRITE && on <= SPRITE + players))],
    ['only clans that play', board.every((on) => (on & 7) === ORC || (on & 7) <= players)],
    ['no sprite in the exit area', count((square) => inExitArea(square) && hasSprite(board, square)) === 0],
    ['0 to 6 action points', points >= 0 && points <= 6],
    ['at most two placements', placed <= 2],
    ['the order is a permutation', state.phase === 'order' || seats.every((seat) => order.includes(seat))],
    ['a seat each', reserve.length === players && saved.length === players],
    ['the step belongs to the phase', step.kind === kindOf(state.phase)],
    ['over without sprites', (state.phase === 'over') === (sum(saved) + killed === 16)],
  ];
  return claims.filter(([, holds]) => !holds).map(([claim]) => claim);
}

function kindOf(phase: State['phase']): Step['kind'] {
  if (phase === 'order' || phase === 'massacre') return phase;
  return phase === 'attack' || phase === 'orc-attack-roll' ? 'attack' : 'none';
}

const mirror = (square: Square): Square => square ^ 7;

/** The mirrored board. In the massacre the order of squares matters (ST-6.1). */
const mirrored: Symmetry = {
  name: 'files a and h',
  applies: ({ phase }) => phase !== 'massacre',
  state(state: State): State {
    const { step } = state;
    return {
      ...state,
      board: state.board.map((_, square) => state.board[mirror(square)] ?? 0),
      step:
        step.kind === 'attack'
          ? { ...step, at: mirror(step.at) }
          : step.kind === 'massacre'
            ? { ...step, waiting: step.waiting.map(mirror).sort((a, b) => a - b) }
            : step,
    };
  },
  move(move: Move): Move {
    switch (move.type) {
      case 'place':
      case 'place-orc':
        return { ...move, to: mirror(move.to) };
      case 'move':
      case 'move-orc':
        return { ...move, from: mirror(move.from), to: mirror(move.to) };
      case 'attack':
      case 'orc-attack':
        return { ...move, at: mirror(move.at) };
      case 'roll':
      case 'end':
        return move;
    }
  },
};

/** Renames every clan to its neighbour. The rolls for the order use seat names (ST-1.2). */
const renamed: Symmetry = {
  name: 'clans',
  applies: ({ phase }) => phase !== 'order',
  state(state: State): State {
    const next = (seat: Seat): Seat => (seat + 1) % state.players;
    const shifted = (values: readonly number[]): number[] => values.map((_, seat) => values.at(seat - 1) ?? 0);
    return {
      ...state,
      order: state.order.map(next),
      board: state.board.map((on, square) => {
        const clan = clanAt(state.board, square);
        return clan === undefined ? on : on - clan + next(clan);
      }),
      reserve: shifted(state.reserve),
      saved: shifted(state.saved),
    };
  },
  move: (move) => move,
};

const orders = fc.integer({ min: 2, max: 4 }).chain((players) =>
  fc.record({
    players: fc.constant(players),
    order: fc.oneof(
      fc.constant('roll'),
      fc.shuffledSubarray(
        Array.from({ length: players }, (_, seat) => seat),
        { minLength: players },
      ),
    ),
  }),
);

export const spec: Spec = {
  game: strage,
  options: orders,
  schemas: await schemasOf(kit),
  broken,
  stock: ({ players }) => ({ sprite: 16, orc: 8, 'half-elf': 6 * players }),
  describeView,
  guide: evaluate,
  symmetries: [mirrored, renamed],
  moves: `
    order: roll ST-1.2
    roll: roll ST-3.1
    actions: place ST-3.3, move ST-3.4, attack ST-3.6, end ST-3.2
    attack: roll ST-3.6
    orc: place-orc ST-4.1, move-orc ST-4.2
    orc-attack: orc-attack ST-5.1
    orc-attack-roll: roll ST-5.1
    massacre: roll ST-6.1
    over:`,
  wordbook: words,
  mutated: 0.12,
};
