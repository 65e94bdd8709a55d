import { at } from '../../core/checked-access.ts';
import type { Draft, Listener } from '../../core/game.ts';
import type { Vacancy } from './events.ts';
import type { Elfenwizards } from './game.ts';
import {
  boxNameOf,
  DEFEATED,
  defeatedFrom,
  HIGH_WIZARD,
  idOf,
  MAGIC_USERS,
  necromancersAbove,
  PAIRED_TITLES,
  put,
  seatOf,
  standsOn,
  titleIds,
} from './pyramid.ts';
import { pointsBeside } from './spells.ts';
import type { Place, State, WizardId } from './types.ts';

const NOBODY: readonly (WizardId | undefined)[] = titleIds.map(() => undefined);

/** EW-9: settles the contests of the turn from top to bottom and left to right (EW-9.1). */
export function settleContests(draft: Draft<State>, emit: Listener<Elfenwizards>): void {
  const points = pointsBeside(draft);
  const candidates = onTitles(draft); // reading once is enough: a wizard that rises is in no later contest
  for (let title = HIGH_WIZARD; title < PAIRED_TITLES; title++) settlePair(draft, title, candidates, points, emit);
  for (let space = MAGIC_USERS; space < DEFEATED; space++) settleMagicUsers(draft, space, points, emit);
}

/** EW-9.2: the candidate with more points rises; every candidate that does not is defeated. */
function settlePair(
  draft: Draft<State>,
  title: Place,
  candidates: readonly (WizardId | undefined)[],
  points: readonly number[],
  emit: Listener<Elfenwizards>,
): void {
  const left = candidates[2 * title + 1];
  const right = candidates[2 * title + 2];
  const lead = pointsOf(points, left) - pointsOf(points, right);
  const winner = lead > 0 ? left : lead < 0 ? right : undefined;
  if (winner !== undefined) rise(draft, winner, title, points, emit, 'EW-9.2');
  else leaveVacant(title, left ?? right, pointsOf(points, left), emit, 'EW-9.2');
  if (title === HIGH_WIZARD) draft.highWizards.push(winner === undefined ? null : seatOf(winner));
  if (left !== undefined && left !== winner) defeat(draft, left, points, emit);
  if (right !== undefined && right !== winner) defeat(draft, right, points, emit);
}

/** EW-9.3: the two best candidates rise; a tie leaves titles vacant. */
function settleMagicUsers(
  draft: Draft<State>,
  space: Place,
  points: readonly number[],
  emit: Listener<Elfenwizards>,
): void {
  const title = necromancersAbove(space);
  const candidates = wizardsOn(draft, space);
  const first = bestOf(candidates, points);
  if (first.wizard === undefined) {
    leaveVacant(title, candidates[0], first.points, emit, 'EW-9.3');
    leaveVacant(title + 1, candidates[0], first.points, emit, 'EW-9.3');
    return;
  }
  rise(draft, first.wizard, title, points, emit, 'EW-9.3');
  const rest = candidates.filter((wizard) => wizard !== first.wizard);
  const second = bestOf(rest, points);
  if (second.wizard === undefined) leaveVacant(title + 1, rest[0], second.points, emit, 'EW-9.3');
  else rise(draft, second.wizard, title + 1, points, emit, 'EW-9.3');
}

/** The highest points, and the wizard that has them; `wizard` is `undefined` in a tie and for 0 points. */
function bestOf(
  candidates: readonly WizardId[],
  points: readonly number[],
): { readonly wizard: WizardId | undefined; readonly points: number } {
  let wizard: WizardId | undefined;
  let most = 0;
  for (let i = 0; i < candidates.length; i++) {
    const candidate = at(candidates, i);
    const own = pointsOf(points, candidate);
    if (own > most) [wizard, most] = [candidate, own];
    else if (own === most) wizard = undefined;
  }
  return { wizard, points: most };
}

/** By place of a title space: the wizard there, if any. */
function onTitles({ wizards }: Draft<State>): readonly (WizardId | undefined)[] {
  const standing = NOBODY.slice();
  for (let seat = 0; seat < wizards.length; seat++) {
    const own = at(wizards, seat);
    for (let k = 0; k < own.length; k++) {
      const place = own[k] ?? DEFEATED;
      if (place < MAGIC_USERS) standing[place] = idOf(seat, k);
    }
  }
  return standing;
}

function wizardsOn({ wizards }: Draft<State>, space: Place): WizardId[] {
  const found: WizardId[] = [];
  for (let seat = 0; seat < wizards.length; seat++) {
    const own = at(wizards, seat);
    for (let k = 0; k < own.length; k++) if (own[k] === space) found.push(idOf(seat, k));
  }
  return found;
}

/** Points beside the candidate; 0 without a candidate or without spells. */
function pointsOf(points: readonly number[], wizard: WizardId | undefined): number {
  return wizard === undefined || points.length === 0 ? 0 : at(points, wizard);
}

function rise(
  draft: Draft<State>,
  wizard: WizardId,
  title: Place,
  points: readonly number[],
  emit: Listener<Elfenwizards>,
  clause: string,
): void {
  put(draft, wizard, title);
  if (emit === undefined) return;
  const [seat, won] = [seatOf(wizard), pointsOf(points, wizard)];
  emit({ type: 'title-given', seat, wizard, title: at(titleIds, title), points: won }, clause);
}

function leaveVacant(
  title: Place,
  candidate: WizardId | undefined,
  points: number,
  emit: Listener<Elfenwizards>,
  clause: string,
): void {
  const reason: Vacancy = candidate === undefined ? 'no-candidate' : points === 0 ? 'no-points' : 'tie';
  emit?.({ type: 'title-vacant', title: at(titleIds, title), reason }, clause);
}

function defeat(draft: Draft<State>, wizard: WizardId, points: readonly number[], emit: Listener<Elfenwizards>): void {
  const place = defeatedFrom(standsOn(draft, wizard));
  put(draft, wizard, place);
  if (emit === undefined) return;
  const [seat, box] = [seatOf(wizard), boxNameOf(place)];
  emit({ type: 'defeated', seat, wizard, box, points: pointsOf(points, wizard) }, 'EW-9.2');
}
