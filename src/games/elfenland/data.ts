import type { RequiredDomain } from '../../core/domain.ts';
import { multisets, oneOf } from '../../core/domain.ts';
import type { CounterKind, TravelCardKind } from '../../realm/transport.ts';
import { counterKinds, travelCardKinds } from '../../realm/transport.ts';

/** EL-2.1: number of copies of each kind of card and counter. */
export const CARDS_OF_A_KIND = 10;
export const RAFTS = 12;
export const COUNTERS_OF_A_KIND = 8;
/** EL-3.4: number of counters in the display. */
export const DISPLAY = 5;
/** EL-4.1: number of cards in a hand after dealing; EL-4.2: number of cards dealt to each player. */
export const HAND = 8;
/** EL-5.2: number of counters that each player takes in a round. */
export const LAPS = 3;

// The values that the fields of moves may have.
export const tileField: RequiredDomain<CounterKind> = oneOf(...counterKinds);
export const cardField: RequiredDomain<TravelCardKind> = oneOf(...travelCardKinds);
export const keptField: RequiredDomain<readonly CounterKind[]> = multisets(counterKinds, 0, 1);
