import type { Seat } from '../../core/game.ts';
import { at } from '../../core/intact.ts';
import { diceBoxes, GREY_BOX, LEVEL_POINTS, MINOR_BOX } from './data.ts';
import { diceIn, pointsIn } from './dice.ts';
import { contestOf, DEFEATED, HIGH_WIZARD, idOf, levelAt } from './pyramid.ts';
import { greyDue, minorsDue } from './recovery.ts';
import { pointsOnBoard } from './scoring.ts';
import { pointsBeside } from './spells.ts';
import type { View } from './types.ts';

/** A point on a die in a duel box, in points of the game. */
const READY_POINT = 0.25;
/** A point of lead in a contest beyond the first, which is what a title takes. */
const SPARE_POINT = -0.1;
/** A minor in the reserve: a point at the end (EW-14.2), and a spell until then. */
const MINOR = 1.2;
/** A die kept in a box without use. */
const IDLE_DIE = -0.5;

/** How well the seat stands, higher is better: score, wizards, contests it leads, and spells. */
export function heuristic(view: View, seat: Seat): number {
  let value = at(view.scores, seat) + pointsOnBoard(view, seat) + contestValue(view, seat);
  value += MINOR * (at(view.minors, seat) + minorsDue(view, seat)) + greyDue(view, seat);
  for (let box = 0; box < MINOR_BOX; box++) {
    if (hasWizardAt(view, seat, box + 1)) value += READY_POINT * pointsIn(view, seat, box);
  }
  for (let box = MINOR_BOX; box < diceBoxes.length; box++) value += IDLE_DIE * diceIn(view, seat, box);
  return value - (diceIn(view, seat, GREY_BOX) > 0 && greyDue(view, seat) === 0 ? 1 : 0);
}

function hasWizardAt({ wizards }: View, seat: Seat, level: number): boolean {
  const own = at(wizards, seat);
  for (let k = 0; k < own.length; k++) {
    const place = at(own, k);
    if (place < DEFEATED && levelAt(place) === level) return true;
  }
  return false;
}

/** EW-9: what the seat's wizards would rise by now. */
function contestValue(view: View, seat: Seat): number {
  if (view.step.kind !== 'duels') return 0;
  const points = pointsBeside(view);
  const own = at(view.wizards, seat);
  let value = 0;
  for (let k = 0; k < own.length; k++) {
    const place = at(own, k);
    const wizard = idOf(seat, k);
    const beside = points[wizard] ?? 0;
    // Without points there is no lead.
    if (beside === 0 || place === HIGH_WIZARD || place >= DEFEATED) continue;
    const lead = beside - bestRival(view, wizard, contestOf(place), points);
    const level = levelAt(place);
    if (lead > 0) value += at(LEVEL_POINTS, level - 1) - at(LEVEL_POINTS, level) + 2 + SPARE_POINT * (lead - 1);
  }
  return value;
}

function bestRival({ wizards }: View, wizard: number, contest: number, points: readonly number[]): number {
  let best = 0;
  for (let owner = 0; owner < wizards.length; owner++) {
    const own = at(wizards, owner);
    for (let k = 0; k < own.length; k++) {
      const place = at(own, k);
      const isRival = place > HIGH_WIZARD && place < DEFEATED && contestOf(place) === contest;
      if (isRival && idOf(owner, k) !== wizard) best = Math.max(best, points[idOf(owner, k)] ?? 0);
    }
  }
  return best;
}
