import { keyed } from '../../../../core/keyed.ts';
import { bareFaceOf, cards } from '../../cards.ts';
import type { Name } from '../../game.ts';
import type { CardName } from '../../types.ts';

/** Adds the names of the cards, which have a face and a back: `Wisdom (light)`. */
export function withCards(names: Readonly<Record<Exclude<Name, CardName>, string>>): Readonly<Record<Name, string>> {
  return { ...names, ...keyed(cards.map(({ name, back }) => [name, `${names[bareFaceOf(name)]} (${names[back]})`])) };
}
