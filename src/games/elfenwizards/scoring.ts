import type { Draft, Seat } from '../../core/game.ts';
import type { Outcome } from '../../core/outcome.ts';
import { leaders, places } from '../../core/outcome.ts';
import { DEFEATED, levelAt } from './board.ts';
import { LEVEL_POINTS, TURNS } from './data.ts';
import type { Listener } from './flow.ts';
import type { EndReason, State } from './types.ts';

/** EW-13.1: what the wizards of a seat are worth where they stand. */
export function pointsOnBoard({ wizards, grey }: Pick<State, 'wizards' | 'grey'>, seat: Seat): number {
  let points = 0;
  for (const [k, place] of (wizards[seat] ?? []).entries()) {
    if (place < DEFEATED) points += LEVEL_POINTS[levelAt(place)] ?? 0;
    points -= grey[seat]?.[k] ?? 0;
  }
  return points;
}

/** EW-13.1. */
export function scoreTurn(draft: Draft<State>, emit: Listener): void {
  const points = draft.scores.map((_, seat) => pointsOnBoard(draft, seat));
  draft.scores = draft.scores.map((score, seat) => score + (points[seat] ?? 0));
  emit?.({ type: 'scored', turn: draft.turn, points, scores: draft.scores.slice() });
}

/** EW-14.2. */
export function scoreMinors(draft: Draft<State>, emit: Listener): void {
  draft.scores = draft.scores.map((score, seat) => score + (draft.minors[seat] ?? 0));
  emit?.({ type: 'minors-scored', points: draft.minors.slice(), scores: draft.scores.slice() });
}

/** EW-14.1: what ends the game after this turn, if anything does. */
export function endReason({ turn, highWizards }: Pick<State, 'turn' | 'highWizards'>): EndReason | undefined {
  const last = highWizards.at(-1);
  const times = highWizards.filter((winner) => winner === last).length;
  if (times === 2) return last === null ? 'not-given-twice' : 'high-wizard-twice';
  return turn === TURNS ? 'four-turns' : undefined;
}

/** EW-14.3. */
export function outcome({ phase, scores }: State): Outcome | undefined {
  if (phase !== 'over') return undefined;
  const ranking = places(scores, []);
  return { scores: scores.slice(), tiebreaks: scores.map(() => []), ranking, winners: leaders(ranking) };
}
