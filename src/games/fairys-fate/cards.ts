import { deepFreeze } from '../../core/deep-freeze.ts';
import type { RequiredDomain } from '../../core/domain.ts';
import { oneOf } from '../../core/domain.ts';
import { coreFailure } from '../../core/failures.ts';
import { shown } from '../../core/wording.ts';
import { BAD_FAIRIES, GOOD_FAIRIES, OBJECTS } from './data.ts';
import type { Back, BadFairy, Card, CardName, GoodFairy, LightFace, ObjectKind, SpriteFace } from './types.ts';
import type { CardCounts } from './units.ts';

/** The face of a card (FF-2.1). */
export type Face =
  | { readonly kind: 'object'; readonly object: ObjectKind }
  /** A sprite that takes this object away. */
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

/** The 44 different cards (FF-0.4), grouped by back (FF-2.2). A card's number is its index. */
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

/** By back: its first card, and the card after its last. */
const ranges: Readonly<Record<Back, readonly [Card, Card]>> = {
  light: rangeOf('light'),
  sprite: rangeOf('sprite'),
  nature: rangeOf('nature'),
};

/** The values that card fields of moves may have. */
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

/** The number of the card with this name. */
export function numberOf(name: CardName): Card {
  const number = numbers.get(name);
  if (number === undefined) throw coreFailure('core/no-such-name', { kind: 'card', name: shown(name) });
  return number;
}

/** The face of a card without its back, which no longer matters once the card is kept (FF-8.4) or eliminated. */
export type BareFace = LightFace | SpriteFace;

/** The face of a card without its back. */
export function bareFaceOf(card: CardName): BareFace {
  const { face } = factsOf(numberOf(card));
  switch (face.kind) {
    case 'object':
      return face.object;
    case 'taken':
      return `no-${face.object}`;
    case 'good':
    case 'bad':
      return face.fairy;
    case 'serpent':
      return 'serpent';
  }
}

/** Counts by card name. Hot path: the keys are written out, because computed keys are slow. */
export function byName(counts: readonly number[]): CardCounts {
  let card = 0;
  const next = (): number => counts[card++] ?? 0;
  return {
    'light-wisdom': next(),
    'light-clairvoyance': next(),
    'light-wealth': next(),
    'light-truth': next(),
    'light-liberation': next(),
    'light-protection': next(),
    'light-mutation': next(),
    'light-transport': next(),
    'light-poverty': next(),
    'light-adversity': next(),
    'light-petrification': next(),
    'light-darkness': next(),
    'light-serpent': next(),
    'sprite-orange': next(),
    'sprite-walnut': next(),
    'sprite-acorn': next(),
    'sprite-mushroom': next(),
    'sprite-leaf': next(),
    'sprite-petals': next(),
    'sprite-no-orange': next(),
    'sprite-no-walnut': next(),
    'sprite-no-acorn': next(),
    'sprite-no-mushroom': next(),
    'sprite-no-leaf': next(),
    'sprite-no-petals': next(),
    'nature-wisdom': next(),
    'nature-clairvoyance': next(),
    'nature-wealth': next(),
    'nature-truth': next(),
    'nature-liberation': next(),
    'nature-protection': next(),
    'nature-mutation': next(),
    'nature-transport': next(),
    'nature-poverty': next(),
    'nature-adversity': next(),
    'nature-petrification': next(),
    'nature-darkness': next(),
    'nature-serpent': next(),
    'nature-orange': next(),
    'nature-walnut': next(),
    'nature-acorn': next(),
    'nature-mushroom': next(),
    'nature-leaf': next(),
    'nature-petals': next(),
  };
}

/** The inverse of {@link byName}. */
export function byCard(by: CardCounts): number[] {
  return [
    by['light-wisdom'],
    by['light-clairvoyance'],
    by['light-wealth'],
    by['light-truth'],
    by['light-liberation'],
    by['light-protection'],
    by['light-mutation'],
    by['light-transport'],
    by['light-poverty'],
    by['light-adversity'],
    by['light-petrification'],
    by['light-darkness'],
    by['light-serpent'],
    by['sprite-orange'],
    by['sprite-walnut'],
    by['sprite-acorn'],
    by['sprite-mushroom'],
    by['sprite-leaf'],
    by['sprite-petals'],
    by['sprite-no-orange'],
    by['sprite-no-walnut'],
    by['sprite-no-acorn'],
    by['sprite-no-mushroom'],
    by['sprite-no-leaf'],
    by['sprite-no-petals'],
    by['nature-wisdom'],
    by['nature-clairvoyance'],
    by['nature-wealth'],
    by['nature-truth'],
    by['nature-liberation'],
    by['nature-protection'],
    by['nature-mutation'],
    by['nature-transport'],
    by['nature-poverty'],
    by['nature-adversity'],
    by['nature-petrification'],
    by['nature-darkness'],
    by['nature-serpent'],
    by['nature-orange'],
    by['nature-walnut'],
    by['nature-acorn'],
    by['nature-mushroom'],
    by['nature-leaf'],
    by['nature-petals'],
  ];
}

/** The cards with this back: the first, and the one after the last. */
export function rangeWith(back: Back): readonly [Card, Card] {
  return ranges[back];
}

/** The sum of the counts of some cards. @param range the first card, and the one after the last. */
export function sumOf(counts: readonly number[], range: readonly [Card, Card]): number {
  let sum = 0;
  for (let card = range[0]; card < range[1]; card++) sum += counts[card] ?? 0;
  return sum;
}

function rangeOf(back: Back): readonly [Card, Card] {
  const first = cards.findIndex((card) => card.back === back);
  return [first, first + cards.filter((card) => card.back === back).length];
}
