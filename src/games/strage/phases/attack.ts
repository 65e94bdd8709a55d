import { at as item, stepOf } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import type { Draft } from '../../../core/game.ts';
import { HIT, square } from '../data.ts';
import { rollPhase } from '../dice.ts';
import { continueActions, mover } from '../flow.ts';
import type { Strage } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { nameOf } from '../notation.ts';
import { refuse } from '../refusals.ts';
import { ANY_HALF_ELF, ANY_ORC, isNextTo, SquareSet, withOrWithoutSprite } from '../square-set.ts';
import { clanAt, EMPTY, halfElf, occupants, piece, squares } from '../squares.ts';
import type { Square, State } from '../types.ts';

const attacks: readonly MoveOf<'attack'>[] = squares.map((at) => Object.freeze({ type: 'attack', at }));

/** ST-3.6: once per turn, a half-elf attacks an adjacent rival or orc. */
export const attack: MoveRule<Strage, MoveOf<'attack'>> = {
  type: 'attack',
  clause: 'ST-3.6',
  fields: { at: square },
  trusted: true,

  closed: ({ attacked }) => (attacked ? refuse('already-attacked', 'ST-3.6') : undefined),

  candidates(state, out) {
    const { board } = state;
    const own = withOrWithoutSprite(halfElf(mover(state)));
    const others = (ANY_HALF_ELF | ANY_ORC) & ~own;
    SquareSet.where(board, own).widened().and(SquareSet.where(board, others)).pick(attacks, out);
  },

  violation(state, { at }) {
    const own = halfElf(mover(state));
    const target = piece(state.board, at);
    if (target === EMPTY || target === own) return refuse('no-target', 'ST-3.6', { square: nameOf(at) });
    if (!isNextTo(state.board, at, withOrWithoutSprite(own)))
      return refuse('target-out-of-reach', 'ST-3.6', { square: nameOf(at) });
    return undefined;
  },

  perform(draft, { at }, emit) {
    draft.points -= 1; // ST-3.2
    draft.attacked = true;
    draft.phase = 'attack';
    draft.step = { kind: 'attack', at };
    emit?.({ type: 'attack-declared', seat: mover(draft), at, target: clanAt(draft.board, at) ?? 'orc' }, 'ST-3.6');
  },
};

/** ST-3.6: rolls the attack die, then returns to the actions. */
export const attackRoll: Phase<Strage> = rollPhase('ST-3.6', (draft, die, emit) => {
  const { at } = stepOf(draft.step, 'attack');
  const target = clanAt(draft.board, at) ?? 'orc';
  const hit = die >= HIT;
  if (hit) strike(draft, at);
  emit?.({ type: 'attacked', seat: mover(draft), at, target, die, hit }, 'ST-3.6');
  continueActions(draft, emit);
});

/** ST-3.6: returns the half-elf or orc to its reserve; a sprite on its square stays. */
export function strike(draft: Draft<State>, at: Square): void {
  const clan = clanAt(draft.board, at);
  draft.board[at] = occupants(draft.board, at) - piece(draft.board, at);
  if (clan === undefined) draft.orcReserve += 1;
  else draft.reserve[clan] = item(draft.reserve, clan) + 1;
}
