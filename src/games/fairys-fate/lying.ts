import type { Frozen, Seat } from '../../core/game.ts';
import { at } from '../../core/intact.ts';
import { cards } from './cards.ts';
import { seat } from './data.ts';
import type { Back, Card, CardName, Lying, SeenCard, SeenLying } from './types.ts';

/** A card on a place by whether it is covered and who knows it: made once, and the same ever after. */
type OnPlace<T> = (covered: boolean, knownTo: readonly Seat[]) => T;

/** A card as it is seen. */
interface Seen {
  readonly inHand: Frozen<SeenCard>;
  readonly onPlace: OnPlace<Frozen<SeenLying>>;
}

/** By set of seats, as bits: its members, ascending. */
const members: readonly (readonly Seat[])[] = Array.from({ length: 1 << seat.values.length }, (_, set) =>
  Object.freeze(seat.values.filter((own) => (set & (1 << own)) !== 0)),
);

const onPlaces: readonly OnPlace<Frozen<Lying>>[] = cards.map((_, card) =>
  madeOnce((covered, knownTo) => Object.freeze({ card, covered, knownTo })),
);

/** By card: as it is seen with its face. */
const faces: readonly Seen[] = cards.map(({ back, name }) => seenAs(back, name));

/** As all cards with that back are seen without: one and the same, or whoever compares could tell them apart. */
const backs: Readonly<Record<Back, Seen>> = {
  light: seenAs('light', null),
  sprite: seenAs('sprite', null),
  nature: seenAs('nature', null),
};

/** By card. */
const covers: readonly Seen[] = cards.map(({ back }) => backs[back]);

/** The card on a place. */
export function lyingOf(card: Card, covered: boolean, knownTo: readonly Seat[]): Frozen<Lying> {
  return at(onPlaces, card)(covered, knownTo);
}

/** The card on a place itself; of a state that was read, its equal. */
export function sameLying({ card, covered, knownTo }: Lying): Frozen<Lying> {
  return lyingOf(card, covered, knownTo);
}

/** As a viewer sees a card who knows its face, or does not. */
export function seen(card: Card, isKnown: boolean): Seen {
  return at(isKnown ? faces : covers, card);
}

function seenAs(back: Back, card: CardName | null): Seen {
  return {
    inHand: Object.freeze({ back, card }),
    onPlace: madeOnce((covered, knownTo) => Object.freeze({ back, card, covered, knownTo })),
  };
}

function madeOnce<T extends object>(make: OnPlace<T>): OnPlace<T> {
  const made: T[] = [];
  return (covered, knownTo) => {
    let set = 0;
    for (let i = 0; i < knownTo.length; i++) set |= 1 << (knownTo[i] ?? 0);
    const index = covered ? 2 * set + 1 : 2 * set;
    made[index] ??= make(covered, at(members, set));
    return made[index];
  };
}
