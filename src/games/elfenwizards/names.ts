import { numberOf, seatOf, WIZARDS_A_SEAT } from './board.ts';
import { seatLetters } from './layouts.ts';
import type { WizardId } from './types.ts';

/** A wizard's short name: the letter of its seat and its number from 1, as `R3`. */
export function wizardName(wizard: WizardId): string {
  return `${seatLetters[seatOf(wizard)]}${numberOf(wizard) + 1}`;
}

/** The inverse of {@link wizardName}; `undefined` if the text is no name. */
export function wizardNamed(name: string): WizardId | undefined {
  const [, letter, number] = /^([RGBYKW])([1-9]|1[0-6])$/.exec(name) ?? [];
  return letter === undefined ? undefined : WIZARDS_A_SEAT * seatLetters.indexOf(letter) + Number(number) - 1;
}
