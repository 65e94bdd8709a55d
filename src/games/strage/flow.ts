import { at } from '../../core/checked-access.ts';
import type { Draft, Listener, Seat } from '../../core/game.ts';
import type { Strage } from './game.ts';
import { canMoveOrc, exposedSprites, hasPrey, mustPlaceOrc } from './orcs.ts';
import { endReason, outcome, spritesLeft } from './scoring.ts';
import type { State } from './types.ts';

/** The seat whose turn it is. */
export function mover(state: Pick<State, 'order' | 'turn'>): Seat {
  return at(state.order, state.turn);
}

/** §3: starts a turn with its roll. */
export function beginTurn(draft: Draft<State>, emit: Listener<Strage>): void {
  draft.phase = 'roll';
  draft.placed = 0;
  draft.attacked = false;
  draft.step = { kind: 'none' };
  emit?.({ type: 'turn', seat: mover(draft) }, 'ST-3.1');
}

/** Goes to the actions, or ends them if no points are left (ST-3.2). */
export function continueActions(draft: Draft<State>, emit: Listener<Strage>): void {
  draft.phase = 'actions';
  draft.step = { kind: 'none' };
  if (draft.points === 0) endActions(draft, emit);
}

/** Goes to §4, or skips it if no orc can be placed or moved (ST-4.3). */
export function endActions(draft: Draft<State>, emit: Listener<Strage>): void {
  emit?.({ type: 'actions-ended', seat: mover(draft), unused: draft.points }, 'ST-3.2');
  draft.points = 0;
  draft.phase = 'orc';
  if (!mustPlaceOrc(draft) && !canMoveOrc(draft)) endOrcs(draft, emit);
}

/** Goes to §5, or skips it if no half-elf is next to an orc. */
export function endOrcs(draft: Draft<State>, emit: Listener<Strage>): void {
  draft.phase = 'orc-attack';
  if (!hasPrey(draft.board)) beginMassacre(draft, emit);
}

/** §6: determines which sprites must roll (ST-6.1). */
export function beginMassacre(draft: Draft<State>, emit: Listener<Strage>): void {
  draft.phase = 'massacre';
  draft.step = { kind: 'massacre', waiting: exposedSprites(draft.board) };
  continueMassacre(draft, emit);
}

/** Starts the next turn if no sprite has to roll any more. */
export function continueMassacre(draft: Draft<State>, emit: Listener<Strage>): void {
  if (draft.step.kind === 'massacre' && draft.step.waiting.length > 0) return;
  draft.turn = (draft.turn + 1) % draft.players;
  beginTurn(draft, emit);
}

/** ST-7.1: ends the game, even mid-turn, if no sprite is left on the board. @returns whether it ended. */
export function endsGame(draft: Draft<State>, emit: Listener<Strage>): boolean {
  if (spritesLeft(draft) > 0) return false;
  draft.phase = 'over';
  draft.points = 0;
  draft.step = { kind: 'none' };
  const result = emit && outcome(draft);
  if (result !== undefined) emit?.({ type: 'ended', winners: result.winners, reason: endReason(result) }, 'ST-7.1');
  return true;
}
