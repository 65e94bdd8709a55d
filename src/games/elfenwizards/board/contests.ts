import { at } from '../../../core/checked-access.ts';
import { duelBoxes } from '../data.ts';
import {
  contestOf,
  HIGH_WIZARD,
  levelAt,
  MAGIC_USERS,
  necromancersAbove,
  placeOf,
  spaceIds,
  titleIds,
} from '../pyramid.ts';
import type { DuelBox, SpaceId, TitleId } from '../types.ts';

/** EW-8.3: the box whose dice can be cast on a wizard on this space; `undefined` for the High Wizard. */
export function duelBoxFor(space: SpaceId): DuelBox | undefined {
  return duelBoxes[levelAt(placeOf(space)) - 1];
}

/** EW-2.4: the titles that a wizard on this space may win: 2 for Magic Users, none for the High Wizard, otherwise 1. */
export function titlesAbove(space: SpaceId): readonly TitleId[] {
  const place = placeOf(space);
  if (place === HIGH_WIZARD) return [];
  if (place < MAGIC_USERS) return [at(titleIds, contestOf(place))];
  const first = necromancersAbove(place);
  return [at(titleIds, first), at(titleIds, first + 1)];
}

/** EW-2.4: the spaces from which a wizard may win this title. */
export function candidatesFor(title: TitleId): readonly SpaceId[] {
  return spaceIds.filter((space) => titlesAbove(space).includes(title));
}
