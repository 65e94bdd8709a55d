import type { Rng } from '../../core/rng.ts';
import { guess, hasBeenDealt, less, lessCounters } from './secrecy.ts';
import { allCards, allTiles, clone } from './state.ts';
import type { State, View } from './types.ts';

/** EL-10.5: what the viewer cannot see, redistributed evenly. */
export function resample(seen: View, rng: Rng): State {
  const { phase, destination } = seen;
  const dealt =
    phase === 'town-card' ? (seat: number) => hasBeenDealt(seen, seat) : () => destination && phase !== 'first-seat';
  const cards = less(allCards, [seen.discard]);
  const tiles = lessCounters(less(allTiles, [seen.display, ...seen.open]), seen.counters);
  return clone({ ...seen, ...guess(seen, dealt, cards, tiles, rng) });
}
