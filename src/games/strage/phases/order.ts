import { at, stepOf } from '../../../core/checked-access.ts';
import type { Phase } from '../../../core/define.ts';
import type { Seat } from '../../../core/game.ts';
import { rollPhase } from '../dice.ts';
import { beginTurn } from '../flow.ts';
import type { Strage } from '../game.ts';
import type { Step } from '../types.ts';

/** ST-1.2: rolls for the turn order. */
export const order: Phase<Strage> = rollPhase('ST-1.2', (draft, die, emit) => {
  const step = stepOf(draft.step, 'order');
  const seat = nextToRoll(step);
  if (seat === undefined) throw new Error('broken state: no seat is due to roll for the turn order');
  step.faces[seat] = die;
  emit?.({ type: 'order-rolled', seat, die }, 'ST-1.2');
  if (nextToRoll(step) !== undefined) return;

  // ST-1.2: higher dice go first; seats that are still tied roll again.
  const { ahead, faces } = step;
  step.ahead = ahead.map(
    (place, own) => place + ahead.filter((other, rival) => other === place && at(faces, rival) > at(faces, own)).length,
  );
  step.faces = faces.map(() => 0);
  if (nextToRoll(step) !== undefined) return;

  draft.order = step.ahead.map((_, place) => step.ahead.indexOf(place));
  emit?.({ type: 'order-settled', order: draft.order.slice() }, 'ST-1.2');
  beginTurn(draft, emit);
});

/** ST-1.2: of the tied seats that have not rolled in this round of rolls, the one with the lowest number. */
function nextToRoll({ ahead, faces }: Extract<Step, { kind: 'order' }>): Seat | undefined {
  const seat = ahead.findIndex(
    (place, own) => at(faces, own) === 0 && ahead.some((other, rival) => rival !== own && other === place),
  );
  return seat < 0 ? undefined : seat;
}
