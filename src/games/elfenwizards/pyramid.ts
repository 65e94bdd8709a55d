import { at } from '../../core/checked-access.ts';
import type { Draft, Seat } from '../../core/game.ts';
import type { DefeatedBox, MagicUserId, Place, SpaceId, State, TitleId, WizardId } from './types.ts';

// EW-2.4: places are numbered like a binary heap: the candidates for the title on place t < 7 are on 2t + 1 and 2t + 2.

/** The title spaces, by place. */
export const titleIds: readonly TitleId[] = Object.freeze([
  'high-wizard',
  'wizard-1',
  'wizard-2',
  'sorcerer-1',
  'sorcerer-2',
  'sorcerer-3',
  'sorcerer-4',
  'necromancer-1',
  'necromancer-2',
  'necromancer-3',
  'necromancer-4',
  'necromancer-5',
  'necromancer-6',
  'necromancer-7',
  'necromancer-8',
]);
export const magicUserIds: readonly MagicUserId[] = ['magic-user-1', 'magic-user-2', 'magic-user-3', 'magic-user-4'];
/** All spaces, by place (EW-2.1). */
export const spaceIds: readonly SpaceId[] = Object.freeze([...titleIds, ...magicUserIds]);

/** Box i holds the defeated wizards of level i + 1. */
export const defeatedBoxes: readonly DefeatedBox[] = ['defeated-wizard', 'defeated-sorcerer', 'defeated-necromancer'];

/** By place: its name in moves and views. */
export const placeNames: readonly (SpaceId | DefeatedBox)[] = [...spaceIds, ...defeatedBoxes];

export const HIGH_WIZARD: Place = 0;
const NECROMANCERS: Place = 7;
export const MAGIC_USERS: Place = 15;
export const DEFEATED: Place = 19;
export const DEFEATED_NECROMANCERS: Place = 21;
export const DEFEATED_BOXES = 3;

/** Number of titles with two candidates: High Wizard, Wizards and Sorcerers. */
export const PAIRED_TITLES = 7;
/** Number of contests: one for each title with two candidates, and one for each Magic User space. */
export const CONTESTS: number = PAIRED_TITLES + magicUserIds.length;

/** The level of a space, from 0 for High Wizard to 4 for Magic User. */
export function levelAt(place: Place): number {
  return 31 - Math.clz32(place + 1);
}

/** The place of a space or defeated box: its index in {@link placeNames}. */
export function placeOf(name: SpaceId | DefeatedBox): Place {
  return placeNames.indexOf(name);
}

/** EW-9.2: the defeated box for a wizard on this title space. */
export function defeatedFrom(place: Place): Place {
  return DEFEATED + levelAt(place) - 1;
}

/** EW-2.4: the contest of a wizard on this space: the place of the title to win, or 7 … 10 for Necromancer titles. */
export function contestOf(place: Place): number {
  return place < MAGIC_USERS ? (place - 1) >> 1 : place - MAGIC_USERS + PAIRED_TITLES;
}

/** By duel box: the contests of the wizards on its level, one bit per contest. */
export const CONTESTS_BELOW: readonly number[] = [0b1, 0b110, 0b1111000, 0b11110000000];
export const ALL_CONTESTS = 0b11111111111;

/** EW-8.4: the contests in which the seat may cast, one bit each: the seat or two other seats have candidates there. */
export function openContests({ wizards }: Pick<State, 'wizards'>, seat: Seat): number {
  let taken = 0;
  let open = 0;
  for (let owner = 0; owner < wizards.length; owner++) {
    const places = wizards[owner];
    const own = places === undefined ? 0 : contestsOf(places);
    open |= owner === seat ? own : own & taken;
    taken |= own;
  }
  return open;
}

/** The contests of wizards on these places, one bit per contest. */
export function contestsOf(places: readonly Place[]): number {
  let contests = 0;
  for (let k = 0; k < places.length; k++) contests |= 1 << contestOf(places[k] ?? HIGH_WIZARD);
  return contests & ALL_CONTESTS; // drops the bits of the High Wizard and of defeated wizards
}

const ALL_TITLES = (1 << MAGIC_USERS) - 1;

/** The occupied title spaces, one bit per place. */
export function takenTitles({ wizards }: Pick<State, 'wizards'>): number {
  let taken = 0;
  for (let seat = 0; seat < wizards.length; seat++) {
    const own = at(wizards, seat);
    for (let k = 0; k < own.length; k++) taken |= 1 << (own[k] ?? MAGIC_USERS);
  }
  return taken & ALL_TITLES;
}

/** The wizard on a title space, if any. */
export function wizardOn({ wizards }: Pick<State, 'wizards'>, place: Place): WizardId | undefined {
  for (let seat = 0; seat < wizards.length; seat++) {
    const k = at(wizards, seat).indexOf(place);
    if (k >= 0) return idOf(seat, k);
  }
  return undefined;
}

/** EW-0.4: the ids of a seat's wizards start at this number times the seat. */
export const WIZARDS_A_SEAT = 16;

export function idOf(seat: Seat, k: number): WizardId {
  return WIZARDS_A_SEAT * seat + k;
}

export function seatOf(wizard: WizardId): Seat {
  return wizard >> 4;
}

/** The number of a wizard within its seat, from 0. */
export function numberOf(wizard: WizardId): number {
  return wizard & 15;
}

/** The place of a wizard; `undefined` if the game has no wizard with this id. */
export function whereIs({ wizards }: Pick<State, 'wizards'>, wizard: WizardId): Place | undefined {
  return wizards[seatOf(wizard)]?.[numberOf(wizard)];
}

/** The place of a wizard. @throws Error if the game has no wizard with this id. */
export function standsOn({ wizards }: Pick<State, 'wizards'>, wizard: WizardId): Place {
  return at(at(wizards, seatOf(wizard)), numberOf(wizard));
}

export function put(draft: Draft<State>, wizard: WizardId, place: Place): void {
  at(draft.wizards, seatOf(wizard))[numberOf(wizard)] = place;
}

/** EW-2.4: the first of the two titles that wizards on this Magic User space may win. */
export function necromancersAbove(magicUsers: Place): Place {
  return NECROMANCERS + 2 * (magicUsers - MAGIC_USERS);
}

export function boxNameOf(place: Place): DefeatedBox {
  return at(defeatedBoxes, place - DEFEATED);
}
