import type { Draft, Seat } from '../../core/game.ts';
import { at } from '../../core/intact.ts';
import type { DefeatedBox, MagicUserId, Place, SpaceId, State, TitleId, WizardId } from './types.ts';

// The pyramid is numbered like a heap: the candidates for title t stand on 2t + 1 and 2t + 2 (EW-2.4).

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
/** Every space, by place (EW-2.1). */
export const spaceIds: readonly SpaceId[] = Object.freeze([...titleIds, ...magicUserIds]);

/** Each defeated box is that of the level with the same index plus 1. */
export const defeatedBoxes: readonly DefeatedBox[] = ['defeated-wizard', 'defeated-sorcerer', 'defeated-necromancer'];

export const HIGH_WIZARD: Place = 0;
const NECROMANCERS: Place = 7;
export const MAGIC_USERS: Place = 15;
export const DEFEATED: Place = 19;
export const DEFEATED_NECROMANCERS: Place = 21;
export const DEFEATED_BOXES = 3;

/** By level, from 0: its first place. The next level begins where it ends. */
const FIRST_PLACES: readonly Place[] = [0, 1, 3, NECROMANCERS, MAGIC_USERS, DEFEATED];

/** The titles that two candidates contest: High Wizard, Wizards and Sorcerers. */
export const PAIRED_TITLES = 7;

const levels: readonly number[] = spaceIds.map((_, place) => FIRST_PLACES.findLastIndex((first) => first <= place));

/** The level of a space, counted from 0 for High Wizard to 4. */
export function levelAt(place: Place): number {
  return levels[place] ?? 0;
}

/** The index in {@link titleIds}, or for the rest in {@link spaceIds}, of a space. */
export function placeOf(space: SpaceId): Place {
  return spaceIds.indexOf(space);
}

/** EW-9.2: the defeated box of those who stand there. */
export function defeatedFrom(place: Place): Place {
  return DEFEATED + levelAt(place) - 1;
}

/** EW-2.4: which contest a wizard on that space takes part in: 0 … 6 for the title of that place, 7 … 10 a magic-user space. */
export function contestOf(place: Place): number {
  return place < MAGIC_USERS ? (place - 1) >> 1 : place - MAGIC_USERS + PAIRED_TITLES;
}

/** By contest: whose wizards take part, a bit a seat. */
export function contenders({ wizards }: Pick<State, 'wizards'>): number[] {
  const found = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let seat = 0; seat < wizards.length; seat++) {
    const own = wizards[seat] ?? [];
    for (let k = 0; k < own.length; k++) {
      const place = own[k] ?? DEFEATED;
      if (place > HIGH_WIZARD && place < DEFEATED) {
        const contest = contestOf(place);
        found[contest] = (found[contest] ?? 0) | (1 << seat);
      }
    }
  }
  return found;
}

/** EW-8.4: whether all candidates of a contest belong to one player, who is another. */
export function isBarred(contenders: readonly number[], contest: number, seat: Seat): boolean {
  const seats = contenders[contest] ?? 0;
  return (seats & (seats - 1)) === 0 && seats !== 1 << seat;
}

/** The title spaces that are taken, a bit a place. */
export function takenTitles({ wizards }: Pick<State, 'wizards'>): number {
  let taken = 0;
  for (let seat = 0; seat < wizards.length; seat++) {
    const own = wizards[seat] ?? [];
    for (let k = 0; k < own.length; k++) {
      const place = own[k] ?? DEFEATED;
      if (place < MAGIC_USERS) taken |= 1 << place;
    }
  }
  return taken;
}

/** Whoever stands on a title space. */
export function wizardOn({ wizards }: Pick<State, 'wizards'>, place: Place): WizardId | undefined {
  for (let seat = 0; seat < wizards.length; seat++) {
    const k = wizards[seat]?.indexOf(place) ?? -1;
    if (k >= 0) return idOf(seat, k);
  }
  return undefined;
}

/** EW-0.4: by so many the ids of two seats are apart. */
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

/** Where a wizard is; `undefined` if there is none of that id. */
export function whereIs({ wizards }: Pick<State, 'wizards'>, wizard: WizardId): Place | undefined {
  return wizards[seatOf(wizard)]?.[numberOf(wizard)];
}

/** Where a wizard of the game is. */
export function standsOn({ wizards }: Pick<State, 'wizards'>, wizard: WizardId): Place {
  return at(at(wizards, seatOf(wizard)), numberOf(wizard));
}

/** Puts a wizard on a place. */
export function put(draft: Draft<State>, wizard: WizardId, place: Place): void {
  at(draft.wizards, seatOf(wizard))[numberOf(wizard)] = place;
}

/** EW-2.4: the first of the two titles that the wizards on a magic-user space contest. */
export function necromancersAbove(magicUsers: Place): Place {
  return NECROMANCERS + 2 * (magicUsers - MAGIC_USERS);
}

/** The name of a title space. */
export function titleNameOf(place: Place): TitleId {
  return at(titleIds, place);
}

/** The name of a space. */
export function spaceNameOf(place: Place): SpaceId {
  return at(spaceIds, place);
}

/** The name of a defeated box. */
export function boxNameOf(place: Place): DefeatedBox {
  return at(defeatedBoxes, place - DEFEATED);
}
