import { at } from '../../core/checked-access.ts';
import type { Draft, Listener, Seat } from '../../core/game.ts';
import type { Outcome } from '../../core/outcome.ts';
import { leaders, places } from '../../core/outcome.ts';
import { LEVEL_POINTS, TURNS } from './data.ts';
import type { EndReason } from './events.ts';
import type { Elfenwizards } from './game.ts';
import { DEFEATED, levelAt } from './pyramid.ts';
import { tokensOf } from './tokens.ts';
import type { State } from './types.ts';

/** EW-13.1: the points that a seat would get if the turn were scored now. */
export function pointsOnBoard(state: Pick<State, 'wizards' | 'grey'>, seat: Seat): number {
  let points = 0;
  const own = at(state.wizards, seat);
  const tokens = tokensOf(state, seat);
  for (let k = 0; k < own.length; k++) {
    const place = own[k] ?? DEFEATED;
    if (place < DEFEATED) points += LEVEL_POINTS[levelAt(place)] ?? 0;
    points -= tokens[k] ?? 0;
  }
  return points;
}

/** EW-13.1: scores the turn. */
export function scoreTurn(draft: Draft<State>, emit: Listener<Elfenwizards>): void {
  const points = draft.scores.map((_, seat) => pointsOnBoard(draft, seat));
  draft.scores = draft.scores.map((score, seat) => score + at(points, seat));
  emit?.({ type: 'scored', turn: draft.turn, points, scores: draft.scores.slice() }, 'EW-13.1');
}

/** EW-14.2: adds one point for each minor in reserve; minors in the box or on the record do not count. */
export function scoreMinors(draft: Draft<State>, emit: Listener<Elfenwizards>): void {
  draft.scores = draft.scores.map((score, seat) => score + at(draft.minors, seat));
  emit?.({ type: 'minors-scored', points: draft.minors.slice(), scores: draft.scores.slice() }, 'EW-14.2');
}

/** EW-14.1: the reason why the game ends after this turn; `undefined` if it continues. */
export function endReason({ turn, highWizards }: Pick<State, 'turn' | 'highWizards'>): EndReason | undefined {
  const last = highWizards.at(-1);
  const times = highWizards.filter((winner) => winner === last).length;
  if (times === 2) return last === null ? 'not-given-twice' : 'high-wizard-twice';
  return turn === TURNS ? 'four-turns' : undefined;
}

/** EW-14.3: the highest total wins; seats with equal totals share their place in the ranking. */
export function outcome({ phase, scores }: State): Outcome | undefined {
  if (phase !== 'over') return undefined;
  const ranking = places(scores, []);
  return { scores: scores.slice(), tiebreaks: scores.map(() => []), ranking, winners: leaders(ranking) };
}
