import type { Draft } from '../../core/game.ts';
import {
  boxNameOf,
  DEFEATED,
  defeatedFrom,
  HIGH_WIZARD,
  idOf,
  MAGIC_USERS,
  necromancersAbove,
  numberOf,
  PAIRED_TITLES,
  seatOf,
  titleNameOf,
  whereIs,
  wizardOn,
} from './board.ts';
import { FACES, MINOR_BOX } from './data.ts';
import { addDie, diceIn, diceOf } from './dice.ts';
import type { Listener } from './flow.ts';
import { pointsBeside } from './spells.ts';
import type { Place, State, Vacancy, WizardId } from './types.ts';

/** EW-9: the contests of the turn, settled from top to bottom and left to right; then the spells go home. */
export function settleContests(draft: Draft<State>, emit: Listener): void {
  const points = pointsBeside(draft);
  for (let title = HIGH_WIZARD; title < PAIRED_TITLES; title++) settlePair(draft, title, points, emit);
  for (let space = MAGIC_USERS; space < DEFEATED; space++) settleMagicUsers(draft, space, points, emit);
  returnSpells(draft);
}

/** EW-9.2. */
function settlePair(draft: Draft<State>, title: Place, points: readonly number[], emit: Listener): void {
  const left = wizardOn(draft, 2 * title + 1);
  const right = wizardOn(draft, 2 * title + 2);
  const lead = pointsOf(points, left) - pointsOf(points, right);
  const winner = lead > 0 ? left : lead < 0 ? right : undefined;
  if (winner !== undefined) rise(draft, winner, title, points, emit);
  else leaveVacant(title, left ?? right, pointsOf(points, left), emit);
  if (title === HIGH_WIZARD) draft.highWizards.push(winner === undefined ? null : seatOf(winner));
  if (left !== undefined && left !== winner) defeat(draft, left, points, emit);
  if (right !== undefined && right !== winner) defeat(draft, right, points, emit);
}

/** EW-9.3: two titles for the two best, whose points must stand alone. */
function settleMagicUsers(draft: Draft<State>, space: Place, points: readonly number[], emit: Listener): void {
  const title = necromancersAbove(space);
  const candidates = wizardsOn(draft, space);
  const first = bestOf(candidates, points);
  if (first.wizard === undefined) {
    leaveVacant(title, candidates[0], first.points, emit);
    leaveVacant(title + 1, candidates[0], first.points, emit);
    return;
  }
  rise(draft, first.wizard, title, points, emit);
  const rest = candidates.filter((wizard) => wizard !== first.wizard);
  const second = bestOf(rest, points);
  if (second.wizard === undefined) leaveVacant(title + 1, rest[0], second.points, emit);
  else rise(draft, second.wizard, title + 1, points, emit);
}

/** The most points, and whoever has them alone. */
function bestOf(
  candidates: readonly WizardId[],
  points: readonly number[],
): { readonly wizard: WizardId | undefined; readonly points: number } {
  let wizard: WizardId | undefined;
  let most = 0;
  for (let i = 0; i < candidates.length; i++) {
    const own = pointsOf(points, candidates[i]);
    if (own > most) [wizard, most] = [candidates[i], own];
    else if (own === most) wizard = undefined;
  }
  return { wizard, points: most };
}

function wizardsOn({ wizards }: Draft<State>, space: Place): WizardId[] {
  const found: WizardId[] = [];
  for (let seat = 0; seat < wizards.length; seat++) {
    const own = wizards[seat] ?? [];
    for (let k = 0; k < own.length; k++) if (own[k] === space) found.push(idOf(seat, k));
  }
  return found;
}

function pointsOf(points: readonly number[], wizard: WizardId | undefined): number {
  return wizard === undefined ? 0 : (points[wizard] ?? 0);
}

function rise(draft: Draft<State>, wizard: WizardId, title: Place, points: readonly number[], emit: Listener): void {
  put(draft, wizard, title);
  emit?.({
    type: 'title-given',
    seat: seatOf(wizard),
    wizard,
    title: titleNameOf(title),
    points: pointsOf(points, wizard),
  });
}

function leaveVacant(title: Place, candidate: WizardId | undefined, points: number, emit: Listener): void {
  const reason: Vacancy = candidate === undefined ? 'no-candidate' : points === 0 ? 'no-points' : 'tie';
  emit?.({ type: 'title-vacant', title: titleNameOf(title), reason });
}

function defeat(draft: Draft<State>, wizard: WizardId, points: readonly number[], emit: Listener): void {
  const box = defeatedFrom(whereIs(draft, wizard) ?? MAGIC_USERS);
  put(draft, wizard, box);
  emit?.({ type: 'defeated', seat: seatOf(wizard), wizard, box: boxNameOf(box), points: pointsOf(points, wizard) });
}

/** Puts a wizard on a place. */
export function put(draft: Draft<State>, wizard: WizardId, place: Place): void {
  const own = draft.wizards[seatOf(wizard)];
  if (own !== undefined) own[numberOf(wizard)] = place;
}

/** EW-9.5. */
function returnSpells(draft: Draft<State>): void {
  if (draft.step.kind === 'duels') {
    for (const { seat, spell } of draft.step.spells) {
      const home = spell === 'minor' ? draft.minorBox : draft.reserve;
      home[seat] = (home[seat] ?? 0) + 1;
    }
  }
  for (let seat = 0; seat < draft.players; seat++) {
    const own = draft.boxes[seat] ?? [];
    for (let box = 0; box < MINOR_BOX; box++) {
      draft.reserve[seat] = (draft.reserve[seat] ?? 0) + diceIn(draft, seat, box);
      for (let face = 1; face <= FACES; face++) addDie(own, box, face, -diceOf(own, box, face));
    }
  }
}
