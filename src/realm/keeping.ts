import { at } from '../core/checked-access.ts';
import type { Draft } from '../core/game.ts';
import type { Pool } from '../core/pool.ts';
import { add, countOf } from '../core/pool.ts';
import type { Realm } from './types.ts';

/** EL-8.1: the tiles that a player keeps at the end of a round. */
export interface Kept {
  readonly open: Pool;
  readonly hidden: Pool;
}

/** All choices of `keep` tiles among a player's open and face-down ones. */
export function waysOfKeeping(open: Pool, faceDown: Pool, keep: number): Kept[] {
  const kinds = open.length;
  const found: Kept[] = [];
  const own = [...open, ...faceDown];
  const chosen = own.map(() => 0);
  const choose = (kind: number, missing: number): void => {
    if (missing === 0) found.push({ open: chosen.slice(0, kinds), hidden: chosen.slice(kinds) });
    else if (kind < own.length) {
      for (let pieces = Math.min(missing, countOf(own, kind)); pieces >= 0; pieces--) {
        chosen[kind] = pieces;
        choose(kind + 1, missing - pieces);
      }
      chosen[kind] = 0;
    }
  };
  choose(0, keep);
  return found;
}

/** The player keeps these tiles, which stay open or face down (EL-5.3); the others return to the pile. */
export function keepOnly(draft: Draft<Realm>, { open, hidden }: Kept): void {
  keepOf(draft, at(draft.open, draft.turn), open);
  keepOf(draft, at(draft.faceDown, draft.turn), hidden);
}

function keepOf({ pile }: Draft<Realm>, own: number[], kept: Pool): void {
  for (let kind = 0; kind < own.length; kind++) {
    add(pile, kind, countOf(own, kind) - countOf(kept, kind));
    own[kind] = countOf(kept, kind);
  }
}
