import type { OptionalDomain, RequiredDomain } from '../core/domain.ts';
import { integers, multisets, oneOf, optional } from '../core/domain.ts';
import type { Seat } from '../core/game.ts';
import type { RoadId, TownId } from './map.ts';
import { roads } from './map.ts';
import type { TravelCardKind } from './transport.ts';
import { listedCards } from './transport.ts';

/** EL-7.8: maximum number of cards in a hand after a movement. */
export const HAND_LIMIT = 4;

const MAX_SEATS = 6;

/** EL-2.6: the towns with a card. */
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

// The values that the fields of moves may have.
export const seatField: RequiredDomain<Seat> = integers(0, MAX_SEATS - 1);
export const townCardField: RequiredDomain<TownId> = oneOf(...townCardIds);
export const roadField: RequiredDomain<RoadId> = oneOf(...roads.map(({ id }) => id));
export const hiddenField: OptionalDomain<true> = optional(oneOf(true));
export const caravanField: RequiredDomain<readonly TravelCardKind[]> = multisets(listedCards, 3, 4);
