import { Beside } from '../../core/beside.ts';
import type { Frozen, Seat, Viewer } from '../../core/game.ts';
import { at } from '../../core/intact.ts';
import { cards, numberOf } from './cards.ts';
import { seat } from './data.ts';
import type { Back, Card, CardName, Lying, SeenCard, SeenLying } from './types.ts';

// A card on a place is made when it first lies so, and so is what is seen of it; both are the same ever after, frozen,
// in all states or in all views.

/** How a card lies: twice the set of the seats that know it, as bits, and one more if it is covered. */
type Way = number;

/** A card as it is seen. */
interface Seen {
  readonly inHand: Frozen<SeenCard>;
  /** By the way in which it lies. */
  readonly onPlace: Frozen<SeenLying>[];
}

/** A card on a place: how it is seen by those who know it, and by all others. */
class Look extends Beside {
  readonly #way: Way;
  readonly #known: Frozen<SeenLying>;
  readonly #hidden: Frozen<SeenLying>;

  constructor(lying: Lying, way: Way) {
    super(lying);
    const { card, covered } = lying;
    this.#way = way;
    this.#known = seenOnPlace(seen(card, true), way);
    this.#hidden = seenOnPlace(seen(card, !covered), way);
  }

  static same(lying: Lying): Frozen<Lying> {
    return #way in lying ? lying : lyingOf(lying.card, lying.covered, lying.knownTo);
  }

  static at(lying: Lying, viewer: Viewer): Frozen<SeenLying> {
    if (!(#way in lying)) return Look.at(Look.same(lying), viewer);
    return typeof viewer === 'number' && (lying.#way & (2 << viewer)) !== 0 ? lying.#known : lying.#hidden;
  }
}

/** A card as it is seen: its number, null if its face is hidden; and on a place the way in which it lies. */
class Known extends Beside {
  readonly #card: Card | null;
  readonly #way: Way;

  constructor(seen: SeenCard, card: Card | null, way: Way) {
    super(seen);
    this.#card = card;
    this.#way = way;
  }

  static cardOf(seen: SeenCard): Card | null {
    if (#card in seen) return seen.#card;
    return seen.card === null ? null : numberOf(seen.card);
  }

  static wayOf(seen: SeenLying): Way {
    return #way in seen ? seen.#way : wayOf(seen.covered, seen.knownTo);
  }
}

/** By set of seats, as bits: its members, ascending. */
const members: readonly (readonly Seat[])[] = Array.from({ length: 1 << seat.values.length }, (_, set) =>
  Object.freeze(seat.values.filter((own) => (set & (1 << own)) !== 0)),
);

/** By card and the way in which it lies. */
const onPlaces: readonly Frozen<Lying>[][] = cards.map(() => []);

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
  return lyingSo(card, wayOf(covered, knownTo));
}

/** The card on the place of one that is seen there. */
export function lyingAs(card: Card, on: SeenLying): Frozen<Lying> {
  return lyingSo(card, Known.wayOf(on));
}

/** The card on a place itself; of a state that was read, its equal. */
export const sameLying: (lying: Lying) => Frozen<Lying> = Look.same;

/** The card on a place as that viewer sees it (FF-11.2, FF-11.3). */
export const seeLying: (lying: Lying, viewer: Viewer) => Frozen<SeenLying> = Look.at;

/** As a viewer sees a card who knows its face, or does not. */
export function seen(card: Card, isKnown: boolean): Seen {
  return at(isKnown ? faces : covers, card);
}

/** The number of a card that is seen, null if its face is hidden. */
export const faceOf: (seen: SeenCard) => Card | null = Known.cardOf;

function lyingSo(card: Card, way: Way): Frozen<Lying> {
  const made = at(onPlaces, card);
  made[way] ??= newLying(card, way);
  return made[way];
}

function newLying(card: Card, way: Way): Frozen<Lying> {
  const lying: Lying = { card, covered: isCovered(way), knownTo: at(members, way >> 1) };
  new Look(lying, way);
  return Object.freeze(lying);
}

function seenAs(back: Back, card: CardName | null): Seen {
  return { inHand: known({ back, card }, 0), onPlace: [] };
}

function seenOnPlace({ inHand, onPlace }: Seen, way: Way): Frozen<SeenLying> {
  onPlace[way] ??= known({ ...inHand, covered: isCovered(way), knownTo: at(members, way >> 1) }, way);
  return onPlace[way];
}

function known<T extends SeenCard>(seen: T, way: Way): Frozen<T> {
  new Known(seen, Known.cardOf(seen), way);
  return Object.freeze(seen);
}

function wayOf(covered: boolean, knownTo: readonly Seat[]): Way {
  let set = 0;
  for (let i = 0; i < knownTo.length; i++) set |= 1 << (knownTo[i] ?? 0);
  return 2 * set + (covered ? 1 : 0);
}

function isCovered(way: Way): boolean {
  return (way & 1) === 1;
}
