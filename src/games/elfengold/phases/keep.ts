import { at } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import type { Pool } from '../../../core/pool.ts';
import { countOf } from '../../../core/pool.ts';
import { atTurn } from '../../../core/seats.ts';
import { keepOnly, waysOfKeeping } from '../../../realm/keeping.ts';
import { KEPT, keptField } from '../data.ts';
import { continueKeeping } from '../flow.ts';
import type { Elfengold } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';
import type { TileKind } from '../tiles.ts';
import { listOf, poolOf, tileName } from '../tiles.ts';

/** EG-10.1: the player keeps two tiles, which stay open or face down, and returns the others to the pile. */
const keepTwo: MoveRule<Elfengold, MoveOf<'keep'>> = {
  type: 'keep',
  clause: 'EG-10.1',
  fields: { open: keptField, hidden: keptField },

  candidates({ open, faceDown, turn }, out) {
    for (const kept of waysOfKeeping(at(open, turn), at(faceDown, turn), KEPT))
      out.push({ type: 'keep', open: listOf(kept.open), hidden: listOf(kept.hidden) });
  },

  violation({ open: lying, faceDown, turn }, { open, hidden }) {
    const lacksOpen = lackingIn(at(lying, turn), open);
    const lacksHidden = lackingIn(at(faceDown, turn), hidden);
    if (open.length + hidden.length !== KEPT) return refuse('kept-number', 'EG-10.1', { keep: KEPT });
    if (lacksOpen !== undefined) return refuse('no-such-tile', 'EG-10.1', { tile: lacksOpen });
    if (lacksHidden !== undefined) return refuse('no-such-hidden-tile', 'EG-10.1', { tile: lacksHidden });
    return undefined;
  },

  perform(draft, { open, hidden }, emit) {
    keepOnly(draft, { open: poolOf(open), hidden: poolOf(hidden) });
    emit?.({ type: 'kept', seat: draft.turn, open: open.slice(), hidden: hidden.slice() }, 'EG-10.1');
    continueKeeping(draft, emit);
  },
};

/** A kind of tile that `kept` has more often than the pool. */
function lackingIn(pool: Pool, kept: readonly TileKind[]): TileKind | undefined {
  const tile = poolOf(kept).findIndex((pieces, kind) => pieces > countOf(pool, kind));
  return tile < 0 ? undefined : tileName(tile);
}

/** §10: each seat with more than two tiles chooses, in turn order. */
export const keep: Phase<Elfengold> = { actor: atTurn, clause: 'EG-10.1', rules: [keepTwo] };
