import { stepOf } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import type { Seat } from '../../../core/game.ts';
import { HIT, square } from '../data.ts';
import { rollPhase } from '../dice.ts';
import { beginMassacre, mover } from '../flow.ts';
import type { Strage } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { nameOf } from '../notation.ts';
import { besideOrcs } from '../orcs.ts';
import { refuse } from '../refusals.ts';
import { ANY_HALF_ELF, ANY_ORC, isNextTo } from '../square-set.ts';
import { clanAt, squares } from '../squares.ts';
import type { Board, Square } from '../types.ts';
import { strike } from './attack.ts';

const attacks: readonly MoveOf<'orc-attack'>[] = squares.map((at) => Object.freeze({ type: 'orc-attack', at }));

/** ST-5.1: exactly one attack on a half-elf of any clan; the half-elf must be next to an orc. */
const attack: MoveRule<Strage, MoveOf<'orc-attack'>> = {
  type: 'orc-attack',
  clause: 'ST-5.1',
  fields: { at: square },

  candidates(state, out) {
    besideOrcs(state.board, ANY_HALF_ELF).pick(attacks, out);
  },

  violation({ board }, { at }) {
    if (clanAt(board, at) === undefined) return refuse('no-half-elf-there', 'ST-5.1', { square: nameOf(at) });
    if (!isNextTo(board, at, ANY_ORC)) return refuse('no-orc-adjacent', 'ST-5.1', { square: nameOf(at) });
    return undefined;
  },

  perform(draft, { at }, emit) {
    draft.phase = 'orc-attack-roll';
    draft.step = { kind: 'attack', at };
    emit?.({ type: 'orc-attack-declared', seat: mover(draft), at, clan: victim(draft.board, at) }, 'ST-5.1');
  },
};

/** The seat of the attacked half-elf. */
function victim(board: Board, at: Square): Seat {
  const clan = clanAt(board, at);
  if (clan === undefined) throw new Error(`broken state: no half-elf on ${nameOf(at)}`);
  return clan;
}

/** §5: the seat whose turn it is chooses the half-elf that the orcs attack. */
export const orcAttack: Phase<Strage> = {
  actor: mover,
  clause: 'ST-5.1',
  rules: [attack],
};

/** ST-5.1: rolls the orcs' attack die. */
export const orcAttackRoll: Phase<Strage> = rollPhase('ST-5.1', (draft, die, emit) => {
  const { at } = stepOf(draft.step, 'attack');
  const clan = victim(draft.board, at);
  const hit = die >= HIT;
  if (hit) strike(draft, at);
  emit?.({ type: 'orc-attacked', seat: mover(draft), at, clan, die, hit }, 'ST-5.1');
  beginMassacre(draft, emit);
});
