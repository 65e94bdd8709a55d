import { expect } from 'vitest';
import type { Game, GameTypes } from '../../src/core/game.ts';

/** The refusal of a move as `code clause`, or `legal`. Also checks that its sentences have all placeholders filled. */
export function refusalOf<T extends GameTypes>(game: Game<T>, state: T['state'], move: T['move']): string {
  const violation = game.violation(state, move);
  if (violation === undefined) return 'legal';
  for (const locale of ['en', 'it']) {
    expect(game.describeViolation(violation, locale), violation.code).not.toMatch(/\b(undefined|NaN|null)\b/);
  }
  return `${violation.code.slice(`${game.id}/`.length)} ${violation.clause}`;
}
