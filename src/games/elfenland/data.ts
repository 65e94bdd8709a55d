import type { OptionalDomain, RequiredDomain } from '../../core/domain.ts';
import { integers, multisets, oneOf, optional } from '../../core/domain.ts';
import type { Seat } from '../../core/game.ts';
import type { RoadId, TownId } from './map.ts';
import { roads } from './map.ts';
import type { CardKind, CounterKind } from './transport.ts';
import { cardKinds, counterKinds, listedCards } from './transport.ts';

/** EL-2.1: the copies of each kind of card and counter. */
export const CARDS_OF_A_KIND = 10;
export const RAFTS = 12;
export const COUNTERS_OF_A_KIND = 8;
/** EL-3.4: counters laid face up. */
export const DISPLAY = 5;
/** EL-4.1: cards that every hand is filled up to. */
export const HAND = 8;
/** EL-5.2: counters taken by each player. */
export const LAPS = 3;
/** EL-7.8: cards that a hand holds at most after a movement. */
export const HAND_LIMIT = 4;

const MAX_SEATS = 6;

/** EL-2.6: the towns that have a card. */
export const townCardIds: readonly TownId[] = [
  'beata',
  'ergeren',
  'grangor',
  'ixara',
  'jaccaranda',
  'mahdavikia',
  'strykhaven',
  'tichih',
  'usselen',
  'virst',
  'wylhien',
  'yttar',
];

/** The fields of moves. */
export const seatField: RequiredDomain<Seat> = integers(0, MAX_SEATS - 1);
export const townCardField: RequiredDomain<TownId> = oneOf(...townCardIds);
export const roadField: RequiredDomain<RoadId> = oneOf(...roads.map(({ id }) => id));
export const tileField: RequiredDomain<CounterKind> = oneOf(...counterKinds);
export const cardField: RequiredDomain<CardKind> = oneOf(...cardKinds);
export const hiddenField: OptionalDomain<true> = optional(oneOf(true));
export const caravanField: RequiredDomain<readonly CardKind[]> = multisets(listedCards, 3, 4);
export const keptField: RequiredDomain<readonly CounterKind[]> = multisets(counterKinds, 0, 1);
