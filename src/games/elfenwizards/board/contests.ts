import { duelBoxes } from '../data.ts';
import {
  contestOf,
  HIGH_WIZARD,
  levelAt,
  MAGIC_USERS,
  necromancersAbove,
  placeOf,
  spaceIds,
  titleNameOf,
} from '../pyramid.ts';
import type { DuelBox, SpaceId, TitleId } from '../types.ts';

/** EW-8.3: the box from which a die is cast on a wizard of that space; `undefined` of the High Wizard, who fights no duel. */
export function duelBoxFor(space: SpaceId): DuelBox | undefined {
  return duelBoxes[levelAt(placeOf(space)) - 1];
}

/** EW-2.4: the titles that a wizard on that space may win: one, of a Magic User two, of the High Wizard none. */
export function titlesAbove(space: SpaceId): readonly TitleId[] {
  const place = placeOf(space);
  if (place === HIGH_WIZARD) return [];
  if (place < MAGIC_USERS) return [titleNameOf(contestOf(place))];
  const first = necromancersAbove(place);
  return [titleNameOf(first), titleNameOf(first + 1)];
}

/** EW-2.4: the spaces of those who may win that title. */
export function candidatesFor(title: TitleId): readonly SpaceId[] {
  return spaceIds.filter((space) => titlesAbove(space).includes(title));
}
