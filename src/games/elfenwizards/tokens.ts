import { at } from '../../core/checked-access.ts';
import { itemsOf, withItem } from '../../core/frozen.ts';
import type { Seat } from '../../core/game.ts';
import { numberOf, seatOf } from './pyramid.ts';
import type { State, WizardId } from './types.ts';

/** The grey tokens under each wizard of the seat, by number of the wizard. */
export function tokensOf({ grey }: Pick<State, 'grey'>, seat: Seat): readonly number[] {
  return itemsOf(at(itemsOf(grey), seat));
}

/** Number of grey tokens under a wizard. */
export function tokensUnder(state: Pick<State, 'grey'>, wizard: WizardId): number {
  return at(tokensOf(state, seatOf(wizard)), numberOf(wizard));
}

/** A copy of `grey` in which this wizard has `tokens` grey tokens. The lists are frozen, so states may share them. */
export function withTokens(grey: State['grey'], wizard: WizardId, tokens: number): State['grey'] {
  const seat = seatOf(wizard);
  return withItem(grey, seat, withItem(tokensOf({ grey }, seat), numberOf(wizard), tokens));
}
