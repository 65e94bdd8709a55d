import type { Draft, Seat } from '../../core/game.ts';
import { at, stepOf } from '../../core/intact.ts';
import { FACES, MINOR_BOX, wizardField } from './data.ts';
import { addDie, diceIn, diceOf } from './dice.ts';
import { CONTESTS_BELOW, idOf, MAGIC_USERS, numberOf, openContests, seatOf } from './pyramid.ts';
import type { Place, Spell, SpellKind, State, WizardId } from './types.ts';

const NOTHING_CAST: readonly number[] = [];
const NO_POINTS: readonly number[] = wizardField.values.map(() => 0);

/** By id: the points beside each wizard (EW-8.6); empty where no spell is cast. */
export function pointsBeside({ step, players }: Pick<State, 'step' | 'players'>): readonly number[] {
  if (step.kind !== 'duels' || step.spells.length === 0) return NOTHING_CAST;
  const points = NO_POINTS.slice(0, idOf(players, 0));
  for (const spell of step.spells) points[spell.wizard] = at(points, spell.wizard) + worth(spell);
  return points;
}

/** EW-8.6: a major counts its face, a minor 1. */
function worth({ spell }: Spell): number {
  return spell === 'minor' ? 1 : spell;
}

/** EW-0.5: the wizard of lowest id that is alike; only that one may be named. */
export function alikeTo(state: Pick<State, 'wizards' | 'grey'>, wizard: WizardId, points: readonly number[]): WizardId {
  const seat = seatOf(wizard);
  return idOf(seat, firstAlike(at(state.wizards, seat), at(state.grey, seat), points, seat, numberOf(wizard)));
}

/** EW-0.5: the first of a seat's wizards that is alike to number k, given where they are, their tokens and the points beside all. */
export function firstAlike(
  own: readonly Place[],
  grey: readonly number[],
  points: readonly number[],
  seat: Seat,
  k: number,
): number {
  const place = own[k];
  if (place === undefined || place < MAGIC_USERS) return k;
  for (let other = 0; other < k; other++) {
    if (own[other] !== place || grey[other] !== grey[k]) continue;
    if (points[idOf(seat, other)] === points[idOf(seat, k)]) return other;
  }
  return k;
}

/** Whether the seat has that spell for a wizard of that duel box (EW-8.2, EW-8.3). */
export function hasSpell(state: State, seat: Seat, spell: SpellKind, box: number): boolean {
  return spell === 'minor' ? at(state.minors, seat) > 0 : diceOf(at(state.boxes, seat), box, spell) > 0;
}

/** EW-8.2, EW-8.5: whether the seat has a legal cast. */
export function canCast(state: State, seat: Seat): boolean {
  const open = openContests(state, seat);
  if (at(state.minors, seat) > 0) return open !== 0;
  const own = at(state.boxes, seat);
  for (let box = 0; box < MINOR_BOX; box++) {
    if ((open & at(CONTESTS_BELOW, box)) !== 0 && hasDie(own, box)) return true;
  }
  return false;
}

function hasDie(boxes: readonly number[], box: number): boolean {
  for (let face = 1; face <= FACES; face++) if (diceOf(boxes, box, face) > 0) return true;
  return false;
}

/** EW-9.5: the spells cast go home, and the dice that have not been cast with them. */
export function returnSpells(draft: Draft<State>): void {
  for (const { seat, spell } of stepOf(draft.step, 'duels').spells) {
    const home = spell === 'minor' ? draft.minorBox : draft.reserve;
    home[seat] = at(home, seat) + 1;
  }
  for (let seat = 0; seat < draft.players; seat++) {
    const own = at(draft.boxes, seat);
    for (let box = 0; box < MINOR_BOX; box++) {
      draft.reserve[seat] = at(draft.reserve, seat) + diceIn(draft, seat, box);
      for (let face = 1; face <= FACES; face++) addDie(own, box, face, -diceOf(own, box, face));
    }
  }
}
