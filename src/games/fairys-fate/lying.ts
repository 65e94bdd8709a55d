import type { Frozen, Seat, Viewer } from '../../core/game.ts';
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

/** How a card on a place is seen: by the seats that know it, as bits, and by all others. */
interface Look {
  readonly knowing: number;
  readonly known: Frozen<SeenLying>;
  readonly hidden: Frozen<SeenLying>;
}

const looks = new Map<Lying, Look>();

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
export function sameLying(lying: Lying): Frozen<Lying> {
  return Object.isFrozen(lying) ? lying : lyingOf(lying.card, lying.covered, lying.knownTo);
}

/** The card on a place as that viewer sees it (FF-11.2, FF-11.3). */
export function seeLying(lying: Lying, viewer: Viewer): Frozen<SeenLying> {
  const { knowing, known, hidden } = looks.get(lying) ?? lookOf(lying);
  return typeof viewer === 'number' && (knowing & (1 << viewer)) !== 0 ? known : hidden;
}

function lookOf({ card, covered, knownTo }: Lying): Look {
  const lying = lyingOf(card, covered, knownTo);
  const look = looks.get(lying) ?? {
    knowing: bitsOf(knownTo),
    known: seen(card, true).onPlace(covered, knownTo),
    hidden: seen(card, !covered).onPlace(covered, knownTo),
  };
  looks.set(lying, look);
  return look;
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
    const set = bitsOf(knownTo);
    const index = covered ? 2 * set + 1 : 2 * set;
    made[index] ??= make(covered, at(members, set));
    return made[index];
  };
}

function bitsOf(seats: readonly Seat[]): number {
  let set = 0;
  for (let i = 0; i < seats.length; i++) set |= 1 << (seats[i] ?? 0);
  return set;
}
