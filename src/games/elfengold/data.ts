import type { OptionalDomain, RequiredDomain } from '../../core/domain.ts';
import { integers, listing, multisets, oneOf, optional } from '../../core/domain.ts';
import { caravanField as travelCaravanField } from '../../realm/data.ts';
import type { TownId } from '../../realm/map.ts';
import { towns } from '../../realm/map.ts';
import { ascending } from '../../realm/numbering.ts';
import type { CounterKind } from '../../realm/transport.ts';
import { counterKinds, listedCards } from '../../realm/transport.ts';
import type { CardKind, HandCardKind } from './cards.ts';
import { cardKinds, handCardKinds } from './cards.ts';
import type { TileKind } from './tiles.ts';
import { listedTiles, tileKinds } from './tiles.ts';
import type { GoldValues } from './types.ts';

/** EG-3.4: number of cards dealt to each player, and number of cards in the display. */
export const HAND = 5;
export const DISPLAY = 3;
/** EG-3.5: gold of each player at the start. */
export const FIRST_GOLD = 12;
/** EG-3.6: number of rounds. */
export const ROUNDS = 6;
/** EG-4.1: number of draws of each player, and gold for each card of the gold pile. */
export const DRAWS = 3;
export const GOLD_A_CARD = 3;
/** EG-5.1: gold that each player gets as income. */
export const INCOME = 2;
/** EG-6.1: number of tiles that each player draws. */
export const TILES_DRAWN = 2;
/** EG-7.1: number of lots for each player. */
export const LOTS = 2;
/** EG-7.6: the value of all coins, which no bid may exceed. */
export const HIGHEST_BID = 300;
/** Gold that a player pays in addition to a wizard card: to pass an obstacle (EG-9.4), to fly (EG-9.5). */
export const WIZARD_FEE = 1;
export const FLIGHT_FEE = 3;
/** EG-9.6: number of draws that a player may take instead of the gold earned. */
export const MOVE_DRAWS = 2;
/** EG-10.1: maximum number of tiles kept for the next round. */
export const KEPT = 2;

/** EG-2.3: by value, the number of discs with that value. */
export const discs: readonly number[] = [0, 0, 2, 6, 6, 4, 1, 1];

/** EG-2.3: the standard values of the towns. */
export const standardPlacing: GoldValues = {
  albaran: 7,
  kihromah: 6,
  grangor: 5,
  mahdavikia: 5,
  jaccaranda: 5,
  ergeren: 5,
  strykhaven: 4,
  dagamura: 4,
  yttar: 4,
  parundia: 4,
  usselen: 4,
  feodor: 4,
  virst: 3,
  ixara: 3,
  wylhien: 3,
  throtmanni: 3,
  tichih: 3,
  rivinia: 3,
  beata: 2,
  lapphalya: 2,
};

/** EG-2.3: the standard values by number of the town; 0 for Elvenhold, which has none. */
export const standardValues: readonly number[] = towns.map(({ id }) => (id === 'elvenhold' ? 0 : standardPlacing[id]));

/** The towns with a disc, in ascending order of id (EG-3.2). */
export const townsWithDiscs: readonly (keyof GoldValues)[] = ascending(
  towns.flatMap(({ id }) => (id === 'elvenhold' ? [] : [id])),
);

/** Cards in the order in which a multiset lists them (EL-0.2). */
export const handCardsListed: readonly HandCardKind[] = ascending(handCardKinds);

// The values that the fields of moves may have.
export const townField: RequiredDomain<TownId> = oneOf(...towns.map(({ id }) => id));
export const valueField: RequiredDomain<number> = integers(2, 7);
export const kindField: RequiredDomain<CardKind | TileKind> = oneOf(...new Set([...cardKinds, ...tileKinds]));
export const handCardField: RequiredDomain<HandCardKind> = oneOf(...handCardKinds);
export const tileField: RequiredDomain<TileKind> = oneOf(...tileKinds);
export const counterField: RequiredDomain<CounterKind> = oneOf(...counterKinds);
export const choiceField: OptionalDomain<CounterKind> = optional(counterField);
export const wizardField: OptionalDomain<true> = optional(oneOf(true));
/** Includes bids above the maximum, so that EG-7.6 refuses them; otherwise they would be malformed. */
export const amountField: RequiredDomain<number> = listing(integers(1, HIGHEST_BID).values, [HIGHEST_BID + 1], {
  schema: { type: 'integer', minimum: 1 },
  read: (value) => (typeof value === 'number' && Number.isInteger(value) && value >= 1 ? value : undefined),
});
/** Includes wizards: with the variant `wizards`, EG-9.4 refuses them; without it, they are malformed. */
export const caravanField: RequiredDomain<readonly HandCardKind[]> = listing(
  travelCaravanField.values,
  listedCards.map((card) => Object.freeze<HandCardKind[]>([card, card, 'wizard'])),
  multisets(handCardsListed, 3, 4),
);
export const keptField: RequiredDomain<readonly TileKind[]> = multisets(listedTiles, 0, KEPT);
export const takeField: RequiredDomain<'gold' | 'cards'> = oneOf('gold', 'cards');
