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

/** EW-8.3: the box of the dice for a wizard on this space; `undefined` for the High Wizard, who does not duel. */
export function duelBoxFor(space: SpaceId): DuelBox | undefined {
  return duelBoxes[levelAt(placeOf(space)) - 1];
}

/** EW-2.4: titles that a wizard on this space may win: two for a Magic User, none for the High Wizard, else one. */
export function titlesAbove(space: SpaceId): readonly TitleId[] {
  const place = placeOf(space);
  if (place === HIGH_WIZARD) return [];
  if (place < MAGIC_USERS) return [titleNameOf(contestOf(place))];
  const first = necromancersAbove(place);
  return [titleNameOf(first), titleNameOf(first + 1)];
}

/** EW-2.4: spaces of the wizards that may win this title. */
export function candidatesFor(title: TitleId): readonly SpaceId[] {
  return spaceIds.filter((space) => titlesAbove(space).includes(title));
}
