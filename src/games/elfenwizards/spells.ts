import { at, stepOf } from '../../core/checked-access.ts';
import type { Draft, Seat, Violation } from '../../core/game.ts';
import { FACES, MINOR_BOX, wizardField } from './data.ts';
import { diceOf } from './dice.ts';
import { wizardName } from './notation.ts';
import {
  ALL_CONTESTS,
  CONTESTS_BELOW,
  contestsOf,
  idOf,
  MAGIC_USERS,
  numberOf,
  openContests,
  seatOf,
} from './pyramid.ts';
import { refuse } from './refusals.ts';
import { tokensOf } from './tokens.ts';
import type { Spell, SpellKind, State, Step, StepView, WizardId } from './types.ts';

const NOTHING_CAST: readonly number[] = [];
const NO_POINTS: readonly number[] = wizardField.values.map(() => 0);

/** EW-8.6: by id of a wizard, the points beside it; empty if no spell lies beside a wizard. */
export function pointsBeside({
  step,
  players,
}: {
  readonly step: Step | StepView;
  readonly players: number;
}): readonly number[] {
  if (step.kind !== 'duels' || step.spells.length === 0) return NOTHING_CAST;
  const points = NO_POINTS.slice(0, idOf(players, 0));
  for (const spell of step.spells) points[spell.wizard] = at(points, spell.wizard) + worth(spell);
  return points;
}

/** EW-8.6: a major counts its face, a minor 1. */
function worth({ spell }: Spell): number {
  return spell === 'minor' ? 1 : spell;
}

/** EW-0.5: the lowest id among the wizards interchangeable with this one. Moves may name only that wizard. */
export function alikeTo(state: Pick<State, 'wizards' | 'grey' | 'step'>, wizard: WizardId): WizardId {
  const seat = seatOf(wizard);
  const k = numberOf(wizard);
  const own = at(state.wizards, seat);
  const place = own[k];
  if (place === undefined || place < MAGIC_USERS) return wizard;
  for (let other = 0; other < k; other++) {
    if (own[other] !== place || !haveEqualPoints(state.step, idOf(seat, other), wizard)) continue;
    const tokens = tokensOf(state, seat);
    if (tokens[other] === tokens[k]) return idOf(seat, other);
  }
  return wizard;
}

/** EW-0.5: the refusal if a move must name an interchangeable wizard instead. Checked last, so that move is legal. */
export function refuseAlike(state: State, wizard: WizardId): Violation | undefined {
  const named = alikeTo(state, wizard);
  if (named === wizard) return undefined;
  return refuse('interchangeable', 'EW-0.5', { wizard: wizardName(wizard), named: wizardName(named) });
}

/** Whether two wizards have equal points beside them (EW-8.6). */
function haveEqualPoints(step: Step, one: WizardId, other: WizardId): boolean {
  if (step.kind !== 'duels') return true;
  let lead = 0;
  for (const spell of step.spells) {
    if (spell.wizard === one) lead += worth(spell);
    else if (spell.wizard === other) lead -= worth(spell);
  }
  return lead === 0;
}

/** EW-8.2, EW-8.3: whether the seat has this spell for wizards on the level of a duel box. */
export function hasSpell(state: State, seat: Seat, spell: SpellKind, box: number): boolean {
  return spell === 'minor' ? at(state.minors, seat) > 0 : diceOf(at(state.boxes, seat), box, spell) > 0;
}

/** EW-8.2, EW-8.5: whether the seat has a legal cast. */
export function canCast(state: State, seat: Seat): boolean {
  const within = contestsWithin(state, seat);
  // The cheap test comes first: usually the seat has a candidate in one of these contests.
  return (contestsOf(at(state.wizards, seat)) & within) !== 0 || (openContests(state, seat) & within) !== 0;
}

/** EW-8.3: the contests for which the seat has a spell, one bit per contest. */
function contestsWithin({ minors, boxes }: State, seat: Seat): number {
  if (at(minors, seat) > 0) return ALL_CONTESTS;
  const own = at(boxes, seat);
  let within = 0;
  for (let box = 0; box < MINOR_BOX; box++) {
    for (let face = 1; face <= FACES; face++) if (diceOf(own, box, face) > 0) within |= at(CONTESTS_BELOW, box);
  }
  return within;
}

/** EW-9.5: returns cast dice and dice left in duel boxes to the reserves; cast minors go to the minor box. */
export function returnSpells(draft: Draft<State>): void {
  for (const { seat, spell } of stepOf(draft.step, 'duels').spells) {
    const home = spell === 'minor' ? draft.minorBox : draft.reserve;
    home[seat] = at(home, seat) + 1;
  }
  for (let seat = 0; seat < draft.players; seat++) {
    const own = at(draft.boxes, seat);
    let dice = 0;
    for (let i = 0; i < FACES * MINOR_BOX; i++) {
      dice += own[i] ?? 0;
      own[i] = 0;
    }
    draft.reserve[seat] = at(draft.reserve, seat) + dice;
  }
}
