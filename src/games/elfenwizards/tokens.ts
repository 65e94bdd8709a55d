import { at } from '../../core/intact.ts';
import { numberOf, seatOf } from './pyramid.ts';
import type { State, WizardId } from './types.ts';

/** The grey tokens under a wizard. */
export function tokensUnder({ grey }: Pick<State, 'grey'>, wizard: WizardId): number {
  return at(at(grey, seatOf(wizard)), numberOf(wizard));
}

/** The tokens by seat and number when so many lie under that wizard, in lists that states may share. */
export function withTokens(grey: State['grey'], wizard: WizardId, tokens: number): State['grey'] {
  const seat = seatOf(wizard);
  const own: number[] = []; // in a loop: to slice a frozen list takes ten times as long
  const under = at(grey, seat);
  for (let k = 0; k < under.length; k++) own.push(k === numberOf(wizard) ? tokens : at(under, k));
  Object.freeze(own);
  const rows: (readonly number[])[] = [];
  for (let owner = 0; owner < grey.length; owner++) rows.push(owner === seat ? own : at(grey, owner));
  return Object.freeze(rows);
}
