import { deepFreeze } from '../../core/deep-freeze.ts';
import type { RequiredDomain } from '../../core/domain.ts';
import { oneOf } from '../../core/domain.ts';
import { BAD_FAIRIES, GOOD_FAIRIES, OBJECTS } from './data.ts';
import type { Back, BadFairy, Card, CardName, GoodFairy, LightFace, ObjectKind, SpriteFace } from './types.ts';

/** What the face of a card shows (FF-2.1). */
export type Face =
  | { readonly kind: 'object'; readonly object: ObjectKind }
  /** The sprite takes that object away. */
  | { readonly kind: 'taken'; readonly object: ObjectKind }
  | { readonly kind: 'good'; readonly fairy: GoodFairy }
  | { readonly kind: 'bad'; readonly fairy: BadFairy }
  | { readonly kind: 'serpent' };

export interface CardFacts {
  readonly name: CardName;
  readonly back: Back;
  readonly face: Face;
}

const fairyFaces: readonly (readonly [LightFace, Face])[] = [
  ...GOOD_FAIRIES.map((fairy): [LightFace, Face] => [fairy, { kind: 'good', fairy }]),
  ...BAD_FAIRIES.map((fairy): [LightFace, Face] => [fairy, { kind: 'bad', fairy }]),
  ['serpent', { kind: 'serpent' }],
];
const objectFaces: readonly (readonly [ObjectKind, Face])[] = OBJECTS.map((object) => [
  object,
  { kind: 'object', object },
]);
const takenFaces: readonly (readonly [SpriteFace, Face])[] = OBJECTS.map((object) => [
  `no-${object}`,
  { kind: 'taken', object },
]);

/** The 44 different cards (FF-0.4), back by back (FF-2.2); a card's number is its index here. */
export const cards: readonly CardFacts[] = deepFreeze([
  ...fairyFaces.map(([name, face]): CardFacts => ({ name: `light-${name}`, back: 'light', face })),
  ...[...objectFaces, ...takenFaces].map(
    ([name, face]): CardFacts => ({ name: `sprite-${name}`, back: 'sprite', face }),
  ),
  ...[...fairyFaces, ...objectFaces].map(
    ([name, face]): CardFacts => ({ name: `nature-${name}`, back: 'nature', face }),
  ),
]);

const numbers = new Map<string, Card>(cards.map(({ name }, number) => [name, number]));

/** By back: its first card, and the one after its last. */
const ranges: Readonly<Record<Back, readonly [Card, Card]>> = {
  light: rangeOf('light'),
  sprite: rangeOf('sprite'),
  nature: rangeOf('nature'),
};

/** The names of cards, as a field of moves. */
export const cardName: RequiredDomain<CardName> = oneOf(...cards.map(({ name }) => name));

export function factsOf(card: Card): CardFacts {
  const facts = cards[card];
  if (facts === undefined) throw new Error(`broken state: no card ${card}`);
  return facts;
}

export function nameOf(card: Card): CardName {
  return factsOf(card).name;
}

export function backOf(card: Card): Back {
  return factsOf(card).back;
}

/** The number of the card of that name. */
export function numberOf(name: CardName): Card {
  const number = numbers.get(name);
  if (number === undefined) throw new Error(`no card is called ${name}`);
  return number;
}

/** The first card with that back, and the one after the last: cards are numbered back by back. */
export function rangeWith(back: Back): readonly [Card, Card] {
  return ranges[back];
}

function rangeOf(back: Back): readonly [Card, Card] {
  const first = cards.findIndex((card) => card.back === back);
  return [first, first + cards.filter((card) => card.back === back).length];
}
