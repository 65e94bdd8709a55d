import { at } from '../../core/checked-access.ts';
import type { Seat } from '../../core/game.ts';
import { GREY_BOX, LEVEL_POINTS, MINOR_BOX } from './data.ts';
import { diceIn, pointsIn } from './dice.ts';
import { learnt } from './learnt.ts';
import { CONTESTS, contestOf, DEFEATED, idOf, levelAt } from './pyramid.ts';
import { greyRecovery, minorRecovery, mostBought } from './recovery.ts';
import { pointsOnBoard } from './scoring.ts';
import { pointsBeside } from './spells.ts';
import type { State, WizardId } from './types.ts';
import type { Weights } from './weights.ts';

/** The value of the position for a seat: its score, wizards, contests and spells. Higher is better. */
export const evaluate: (state: State, seat: Seat) => number = evaluateBy(learnt);

/** The heuristic with these weights. */
export function evaluateBy(weights: Weights): (state: State, seat: Seat) => number {
  return (state, seat) => {
    if (state.phase === 'over') return at(state.scores, seat);
    let value = at(state.scores, seat) + pointsOnBoard(state, seat) + contestValue(state, seat, weights);
    const minors = at(state.minors, seat) + mostBought(minorRecovery, state, seat);
    value += weights.minor * minors + mostBought(greyRecovery, state, seat);
    return value + diceValue(state, seat, weights);
  };
}

function diceValue(state: State, seat: Seat, { ready, readyAbove, idle, unrolled, defeated }: Weights): number {
  let levels = 0;
  let value = 0;
  for (const place of at(state.wizards, seat)) {
    if (place < DEFEATED) levels |= 1 << levelAt(place);
    else value += defeated;
  }
  for (let box = 0; box < MINOR_BOX; box++) {
    if ((levels & (2 << box)) !== 0) value += (ready + readyAbove * (step(box + 1) - 1)) * pointsIn(state, seat, box);
  }
  const waiting = diceIn(state, seat, GREY_BOX);
  value += idle * (diceIn(state, seat, MINOR_BOX) + waiting);
  if (waiting > 0 && mostBought(greyRecovery, state, seat) === 0) value -= 1;
  return state.step.kind === 'majors' ? value + unrolled * at(state.reserve, seat) : value;
}

/** EW-13.1: points gained by a wizard that rises from this level to the next. */
function step(level: number): number {
  return at(LEVEL_POINTS, level - 1) - at(LEVEL_POINTS, level);
}

/** EW-9: value of the contests that the seat leads or can still lead. */
function contestValue(state: State, seat: Seat, { rise, spare, hope }: Weights): number {
  if (state.step.kind !== 'duels') return 0;
  const points = pointsBeside(state);
  const own = at(state.wizards, seat);
  const mayCast = !at(state.step.passed, seat);
  // EW-8.2: a seat casts at most two spells at a time.
  const minors = Math.min(2, at(state.minors, seat));
  const tops = topsOf(state, points);
  let value = 0;
  for (let k = 0; k < own.length; k++) {
    // EW-5.3, EW-11.1: no wizard is High Wizard or defeated during the duels, so each is a candidate.
    const place = at(own, k);
    const wizard = idOf(seat, k);
    const { leader, most, next } = at(tops, contestOf(place));
    const lead = (points[wizard] ?? 0) - (leader === wizard ? next : most);
    const level = levelAt(place);
    if (lead > 0) value += step(level) + rise + spare * (lead - 1);
    else if (mayCast && lead + minors + pointsIn(state, seat, level - 1) > 0) value += hope * (step(level) + rise);
  }
  return value;
}

/** A contest: its leader (−1 if no wizard has points), the leader's points, and those of the runner-up. */
interface Top {
  leader: WizardId;
  most: number;
  next: number;
}

function topsOf({ wizards }: State, points: readonly number[]): readonly Top[] {
  const tops = Array.from({ length: CONTESTS }, (): Top => ({ leader: -1, most: 0, next: 0 }));
  for (let seat = 0; seat < wizards.length; seat++) {
    const own = at(wizards, seat);
    for (let k = 0; k < own.length; k++) {
      const beside = points[idOf(seat, k)] ?? 0;
      if (beside === 0) continue;
      const top = at(tops, contestOf(at(own, k)));
      if (beside > top.most) {
        top.next = top.most;
        top.most = beside;
        top.leader = idOf(seat, k);
      } else if (beside > top.next) top.next = beside;
    }
  }
  return tops;
}
