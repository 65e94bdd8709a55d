import type { OptionRule } from './options.ts';
import { shown } from './wording.ts';

/**
 * Refuses a number of players that a game is not for.
 * @param rule what the rules say of the option `players`.
 * @throws RangeError
 */
export function checkPlayers(players: number, { values = [], clause }: OptionRule<number, never>): void {
  if (values.includes(players)) return;
  throw new RangeError(
    `There is no table for ${shown(players)}; there are those for ${values.join(', ')} (${clause}).`,
  );
}
