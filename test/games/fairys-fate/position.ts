import type { Back, FairysFate, GoodFairy, ObjectKind, Place, State } from '../../../src/games/fairys-fate/index.ts';
import { cards, fairysFate } from '../../../src/games/fairys-fate/index.ts';
import { kit } from '../../../src/games/fairys-fate/kit.ts';
import { type InNotation, inNotation } from '../notation.ts';

/** Cards, objects and fairies are named in lists separated by spaces. */
export interface Position {
  /** 3 by default. */
  readonly players?: 2 | 3 | 4 | 5;
  readonly lastTravel?: State['lastTravel'];
  readonly natureCards?: 'even' | 'serpents';
  readonly turn?: number;
  /** By seat; by default a light, a sprite and a nature card each. */
  readonly hands?: readonly string[];
  /** Cards in slots 0 and 2 are covered, and no seat knows them unless {@link known} says otherwise. */
  readonly places?: Partial<Record<Place, string>>;
  /** The seats that know the covered cards, by place and slot. */
  readonly known?: Readonly<Record<string, readonly number[]>>;
  /** By seat. */
  readonly owned?: readonly Owned[];
  /** Whether the piles hold all other cards; if not, these have been eliminated. */
  readonly piles?: 'full' | 'empty';
  /** The tops of full piles. */
  readonly tops?: readonly [Back, Back, Back, Back];
  readonly barePasses?: number;
}

export interface Owned {
  /** By default the recipe with the seat's own number. */
  readonly recipes?: readonly number[];
  readonly objects?: string;
  readonly fairies?: string;
  readonly serpents?: number;
  readonly petrified?: number;
}

const DEFAULT_HANDS: readonly string[] = [
  'light-serpent sprite-orange nature-leaf',
  'light-serpent sprite-walnut nature-acorn',
  'light-serpent sprite-acorn nature-petals',
  'light-serpent sprite-mushroom nature-walnut',
  'light-serpent sprite-petals nature-mushroom',
];

/** Three places with two cards each, enough for three seats to travel. */
export const PLACES = {
  cave: 'light-serpent light-serpent',
  wood: 'sprite-no-leaf sprite-no-leaf',
  hill: 'light-serpent nature-serpent',
} as const;

/** A position at the start of a turn. */
export function position(given: Position = {}): State {
  const { players = 3, turn = 0, natureCards = 'even', lastTravel = 'piles-empty', piles = 'full' } = given;
  const start = fairysFate.setup({ players, firstSeat: 0, natureCards, lastTravel });
  const unseen = [...start.unseen];
  const gone = [...start.gone];
  const take = (name: string): number => {
    const card = cards.findIndex((own) => own.name === name);
    if ((unseen[card] ?? 0) === 0) throw new Error(`no ${name} is left`);
    unseen[card] = (unseen[card] ?? 0) - 1;
    return card;
  };
  const collect = (face: string): void => {
    const name = ['light', 'sprite', 'nature']
      .map((back) => `${back}-${face}`)
      .find((own) => unseen[cards.findIndex((card) => card.name === own)]);
    const card = take(name ?? face);
    gone[card] = (gone[card] ?? 0) + 1;
  };
  const hands = Array.from({ length: players }, (_, seat) =>
    words(given.hands?.[seat] ?? DEFAULT_HANDS[seat])
      .map(take)
      .sort((a, b) => a - b),
  );
  const lying = (place: Place): State['places'][Place] =>
    words(given.places?.[place]).map((name, slot) => ({
      card: take(name),
      covered: slot % 2 === 0,
      knownTo: given.known?.[`${place}:${slot}`] ?? [],
    }));
  const places = {
    cave: lying('cave'),
    meadow: lying('meadow'),
    wood: lying('wood'),
    river: lying('river'),
    hill: lying('hill'),
  };
  const seats = start.seats.map((none, seat) => {
    const { recipes = [seat], objects, fairies, serpents = 0, petrified = 0 } = given.owned?.[seat] ?? {};
    for (const face of [...words(objects), ...words(fairies), ...Array.from({ length: serpents }, () => 'serpent')])
      collect(face);
    return {
      objects: countInto<ObjectKind>(none.objects, words(objects)),
      fairies: countInto<GoodFairy>(none.fairies, words(fairies)),
      serpents,
      petrified,
      hand: hands[seat] ?? [],
      recipes: recipes.map((recipe) => ({ recipe, may: [0, 1, 2, 3, 4, 5, 6, 7, 8] })),
    };
  });
  const left = unseen.reduce((sum, copies) => sum + copies, 0);
  const tops = given.tops ?? ['light', 'sprite', 'nature', 'light'];
  const state = {
    ...start,
    phase: 'turn',
    turn,
    barePasses: given.barePasses ?? 0,
    gone,
    unseen,
    piles: tops.map((top, pile) => ({ size: Math.floor((left + pile) / 4), top })),
    places,
    seats,
  } as const;
  if (piles === 'full') return state;
  return {
    ...state,
    gone: gone.map((copies, card) => copies + (unseen[card] ?? 0)),
    unseen: unseen.map(() => 0),
    piles: tops.map(() => ({ size: 0, top: null })),
  };
}

/** A position in which seat 0 may collect these cards from the cave, while all others are petrified. */
export function rowFor(row: string, owned: Owned = {}, hand: string = 'light-serpent sprite-walnut'): State {
  return position({
    hands: [hand, '', ''],
    places: { cave: row, wood: 'sprite-no-walnut sprite-no-walnut', hill: 'light-mutation nature-mutation' },
    owned: [owned, { petrified: 1 }, { petrified: 1 }],
  });
}

/** The same position with these unseen cards alone, in one pile; the other unseen cards have been eliminated. */
export function withUnseen(state: State, names: Readonly<Record<string, number>>, pile: number = 0): State {
  const unseen = cards.map(({ name }) => names[name] ?? 0);
  const size = unseen.reduce((sum, copies) => sum + copies);
  const top = cards[unseen.findIndex((copies) => copies > 0)]?.back ?? null;
  return {
    ...state,
    unseen,
    gone: state.gone.map((copies, card) => copies + (state.unseen[card] ?? 0) - (unseen[card] ?? 0)),
    piles: state.piles.map((_, index) => (index === pile ? { size, top } : { size: 0, top: null })),
  };
}

function words(list: string = ''): string[] {
  return list.split(' ').filter((word) => word !== '');
}

function countInto<Name extends string>(
  none: Readonly<Record<Name, number>>,
  names: readonly string[],
): Record<Name, number> {
  const counts = { ...none };
  for (const [name, count] of Object.entries(counts))
    Object.assign(counts, { [name]: Number(count) + names.filter((own) => own === name).length });
  return counts;
}

const inGame = await inNotation(kit);

export const move: InNotation<FairysFate>['move'] = inGame.move;
export const play: InNotation<FairysFate>['play'] = inGame.play;
export const eventsOf: InNotation<FairysFate>['eventsOf'] = inGame.eventsOf;
export const refusal: InNotation<FairysFate>['refused'] = inGame.refused;
export const legal: InNotation<FairysFate>['legal'] = inGame.legal;
export const weights: InNotation<FairysFate>['odds'] = inGame.odds;

/** The types of the events and the cards they name. */
export function story(state: State, notations: string): string[] {
  return eventsOf(state, notations).map((event) => ('card' in event ? `${event.type} ${event.card}` : event.type));
}

/** The cards on a place, covered ones in brackets. */
export function on(state: State, place: Place): string {
  return state.places[place]
    .map(({ card, covered }) => (covered ? `[${cards[card]?.name}]` : cards[card]?.name))
    .join(' ');
}

/** The cards in a hand. */
export function inHand(state: State, seat: number): string {
  return (state.seats[seat]?.hand ?? []).map((card) => cards[card]?.name).join(' ');
}

/** The cards in front of a seat, in a few words: objects, good fairies, serpents. */
export function owns(state: State, seat: number): string {
  const player = state.seats[seat];
  if (player === undefined) return '';
  const counted = [
    ...Object.entries(player.objects),
    ...Object.entries(player.fairies),
    ['serpent', player.serpents] as const,
  ];
  return counted.flatMap(([name, count]) => Array.from({ length: count }, () => name)).join(' ');
}
