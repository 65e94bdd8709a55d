import type { RequiredDomain } from '../../core/domain.ts';
import { multisets, oneOf } from '../../core/domain.ts';
import type { CounterKind, TravelCardKind } from '../../realm/transport.ts';
import { counterKinds, travelCardKinds } from '../../realm/transport.ts';

/** EL-2.1: the copies of each kind of card and counter. */
export const CARDS_OF_A_KIND = 10;
export const RAFTS = 12;
export const COUNTERS_OF_A_KIND = 8;
/** EL-3.4: counters laid face up. */
export const DISPLAY = 5;
/** EL-4.1: number of cards that hands are filled up to. */
export const HAND = 8;
/** EL-5.2: number of counters that each player takes. */
export const LAPS = 3;

/** The fields of moves. */
export const tileField: RequiredDomain<CounterKind> = oneOf(...counterKinds);
export const cardField: RequiredDomain<TravelCardKind> = oneOf(...travelCardKinds);
export const keptField: RequiredDomain<readonly CounterKind[]> = multisets(counterKinds, 0, 1);
