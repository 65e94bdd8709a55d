import { withItem } from '../../core/frozen.ts';
import type { Draft } from '../../core/game.ts';
import type { Road } from '../../realm/map.ts';
import { roadAt } from '../../realm/map.ts';
import type { Counter } from '../../realm/transport.ts';
import { accepts, counterName } from '../../realm/transport.ts';
import type { MoveOf } from './moves.ts';
import { firstOn, isMixed, landRoads, secondOn } from './roads.ts';
import type { State } from './types.ts';

type Counters = Pick<State, 'counters' | 'seconds'>;

/** The counters of a road, each kind once. */
function kindsOn(on: Counters, road: Road): Counter[] {
  const [first, second] = [firstOn(on, road), secondOn(on, road)];
  if (first === null) return [];
  return second === null || second === first ? [first] : [first, second];
}

/** EG-8.6: the legal swaps of the spell's road. @param most maximum number of swaps to return. */
export function swapsFrom(on: Counters, from: Road, most: number = Number.POSITIVE_INFINITY): MoveOf<'swap'>[] {
  const swaps: MoveOf<'swap'>[] = [];
  const own = kindsOn(on, from);
  for (const to of landRoads) {
    if (to === from || firstOn(on, to) === null) continue;
    for (const other of kindsOn(on, to)) {
      for (const counter of own) {
        if (counter === other || !accepts(from, other) || !accepts(to, counter)) continue;
        swaps.push(swapOf(on, from, counter, to, other));
        if (swaps.length === most) return swaps;
      }
    }
  }
  return swaps;
}

/** EG-0.1: the move names a counter only on a road with two kinds. */
function swapOf(on: Counters, from: Road, counter: Counter, to: Road, other: Counter): MoveOf<'swap'> {
  return {
    type: 'swap',
    ...(isMixed(on, from) && { counter: counterName(counter) }),
    road: roadAt(to).id,
    ...(isMixed(on, to) && { with: counterName(other) }),
  };
}

/** Replaces `counter` by `other` on a road. */
export function replace(draft: Draft<Counters>, road: Road, counter: Counter, other: Counter): void {
  const [first, second] = [firstOn(draft, road), secondOn(draft, road)];
  if (second === null) draft.counters[road] = other;
  else layTwo(draft, road, first === counter ? second : (first ?? second), other);
}

/** Lays two counters on a road, the one with the lower number first. */
export function layTwo(draft: Draft<Counters>, road: Road, one: Counter, other: Counter): void {
  draft.counters[road] = Math.min(one, other);
  draft.seconds = withItem(draft.seconds, road, Math.max(one, other));
}
