import type { Seat } from '../../core/game.ts';
import { at } from '../../core/intact.ts';
import { GREY_BOX, LEVEL_POINTS, MINOR_BOX } from './data.ts';
import { diceIn, pointsIn } from './dice.ts';
import { learnt } from './learnt.ts';
import { CONTESTS, contestOf, DEFEATED, HIGH_WIZARD, idOf, levelAt } from './pyramid.ts';
import { greyDue, minorsDue } from './recovery.ts';
import { pointsOnBoard } from './scoring.ts';
import { pointsBeside } from './spells.ts';
import type { State, View, WizardId } from './types.ts';
import { view as viewOf } from './view.ts';
import type { Weights } from './weights.ts';

/** How well the seat stands, higher is better: score, wizards, contests it leads, and spells. */
export const heuristic: (view: View, seat: Seat) => number = heuristicBy(learnt);

/** The heuristic with these weights. */
export function heuristicBy(weights: Weights): (view: View, seat: Seat) => number {
  return (view, seat) => {
    if (view.phase === 'over') return at(view.scores, seat);
    let value = at(view.scores, seat) + pointsOnBoard(view, seat) + contestValue(view, seat, weights);
    value += weights.minor * (at(view.minors, seat) + minorsDue(view, seat)) + greyDue(view, seat);
    return value + diceValue(view, seat, weights);
  };
}

function diceValue(view: View, seat: Seat, { ready, readyAbove, idle, unrolled, defeated }: Weights): number {
  let levels = 0;
  let value = 0;
  for (const place of at(view.wizards, seat)) {
    if (place < DEFEATED) levels |= 1 << levelAt(place);
    else value += defeated;
  }
  for (let box = 0; box < MINOR_BOX; box++) {
    if ((levels & (2 << box)) !== 0) value += (ready + readyAbove * (step(box + 1) - 1)) * pointsIn(view, seat, box);
  }
  const waiting = diceIn(view, seat, GREY_BOX);
  value += idle * (diceIn(view, seat, MINOR_BOX) + waiting);
  if (waiting > 0 && greyDue(view, seat) === 0) value -= 1;
  return view.step.kind === 'majors' ? value + unrolled * at(view.reserve, seat) : value;
}

/** EW-13.1: what a wizard gains that rises from the level. */
function step(level: number): number {
  return at(LEVEL_POINTS, level - 1) - at(LEVEL_POINTS, level);
}

/** EW-9: what the seat's wizards would rise by now, or still may. */
function contestValue(view: View, seat: Seat, { rise, spare, hope }: Weights): number {
  if (view.step.kind !== 'duels') return 0;
  const points = pointsBeside(view);
  const own = at(view.wizards, seat);
  const mayCast = !at(view.step.passed, seat);
  // EW-8.2: two spells at a time.
  const minors = Math.min(2, at(view.minors, seat));
  const tops = topsOf(view, points);
  let value = 0;
  for (let k = 0; k < own.length; k++) {
    const place = at(own, k);
    if (place === HIGH_WIZARD || place >= DEFEATED) continue;
    const wizard = idOf(seat, k);
    const { leader, most, next } = at(tops, contestOf(place));
    const lead = (points[wizard] ?? 0) - (leader === wizard ? next : most);
    const level = levelAt(place);
    // Without points there is no lead.
    if (lead > 0) value += step(level) + rise + spare * (lead - 1);
    else if (mayCast && lead + minors + pointsIn(view, seat, level - 1) > 0) value += hope * (step(level) + rise);
  }
  return value;
}

/** A contest as it stands: who has most points, how many, and how many the best of the others has. */
interface Top {
  leader: WizardId;
  most: number;
  next: number;
}

function topsOf({ wizards }: View, points: readonly number[]): readonly Top[] {
  const tops = Array.from({ length: CONTESTS }, (): Top => ({ leader: -1, most: 0, next: 0 }));
  for (let seat = 0; seat < wizards.length; seat++) {
    const own = at(wizards, seat);
    for (let k = 0; k < own.length; k++) {
      const place = at(own, k);
      const beside = points[idOf(seat, k)] ?? 0;
      if (beside === 0 || place === HIGH_WIZARD || place >= DEFEATED) continue;
      const top = at(tops, contestOf(place));
      if (beside > top.most) {
        top.next = top.most;
        top.most = beside;
        top.leader = idOf(seat, k);
      } else if (beside > top.next) top.next = beside;
    }
  }
  return tops;
}

export const evaluate: (state: State, seat: Seat) => number = evaluateBy(learnt);

export function evaluateBy(weights: Weights): (state: State, seat: Seat) => number {
  const judge = heuristicBy(weights);
  return (state, seat) => judge(viewOf(state), seat);
}
